/// Applies fixes until none is left: each round takes those that do not come into each other's way, looks at the whole
/// project with the new texts, and keeps what did what it promised. A round reads the files that were edited and no others. Nothing is
/// written here.
public struct FixRun: Sendable {
    /// What came of it.
    public struct Result: Sendable {
        /// The files that changed, each as it was read and as it is to be, sorted by path.
        public let files: [(old: SourceFile, new: SourceFile)]
        /// How many findings were fixed, by rule.
        public let fixedCounts: [String: Int]
        /// Fixes that were not applied because of what they would do.
        public let refused: [Refusal]
        /// What is left, in the new texts.
        public let rest: CheckResult

        public var fixedCount: Int { fixedCounts.values.reduce(0, +) }
    }

    /// A fix that did not do what it promised, with the place in the old text.
    public struct Refusal: Hashable, Sendable {
        public let finding: Finding
        /// For people.
        public let reason: String
    }

    private let options: Engine.Options
    private let choice: FixChoice
    private let input: CheckInput

    /// Rounds after which a file that still changes is left as it is; each round removes findings, so this is never met
    /// unless two fixes undo each other.
    private static let maximumRounds = 20

    public init(_ input: CheckInput, _ choice: FixChoice, _ options: Engine.Options) {
        self.input = input
        self.choice = choice
        self.options = options
    }

    public func run() -> Result {
        let project = LoadedProject(input, options.project)
        var spent = project.timings
        let check = { (texts: Texts) in
            let result = self.check(texts, of: project)
            spent.add(result.timings)
            return result
        }
        var texts = Texts(input.unsavedFiles)
        var fixed: [String: Int] = [:]
        var refused: [RefusedFix: Refusal] = [:]
        for _ in 0..<Self.maximumRounds {
            let before = check(texts)
            let findings = reported(of: before)
            let proposed = ProposedFix.select(from: findings, choice) { refused[RefusedFix($0)] != nil }
            guard !proposed.isEmpty else { break }
            var round = Round(before, texts, check)
            round.settle(proposed)
            texts = round.texts
            for fix in round.accepted { fixed[fix.finding.ruleID, default: 0] += 1 }
            for (fix, verdict) in round.refused { refused[RefusedFix(fix.finding)] = Refusal(finding: fix.finding, reason: verdict.reason) }
            if round.accepted.isEmpty, round.refused.isEmpty { break }
        }
        var rest = Engine(options: options).check(project.replacing(texts.all), input(with: texts))
        rest.add(spent)
        return Result(
            files: texts.changed, fixedCounts: fixed,
            refused: refused.values.sorted { Finding.stands($0.finding, before: $1.finding) }, rest: rest)
    }

    private func input(with texts: Texts) -> CheckInput {
        var input = input
        input.unsavedFiles = texts.all
        return input
    }

    /// Notes, accepted findings and those that repeat others count for what a fix may not bring, though they are not reported.
    private func check(_ texts: Texts, of project: LoadedProject) -> CheckResult {
        var options = options
        options.includesNotes = true
        options.includesRepeated = true
        options.baseline = options.baseline?.with([])
        return Engine(options: options).check(project.replacing(texts.all), input(with: texts))
    }

    /// The findings that a report would show.
    private func reported(of result: CheckResult) -> [Finding] {
        var configured = ConfiguredRules(result.configured, options.selection)
        let accepted = Set(options.baseline?.entries.map(\.fingerprint) ?? [])
        let all = result.report.findings
        let repeated = Set(Finding.repeated(in: all, accepted: result.report.suppressed.map(\.finding)).map { all[$0].fingerprint })
        return result.report.findings.filter { finding in
            guard accepted.isDisjoint(with: finding.fingerprints), !repeated.contains(finding.fingerprint) else { return false }
            return finding.severity != .note || options.includesNotes || configured.answer(forFileAt: finding.path).pedantic ?? false
        }
    }
}

/// A fix is known again by what it is about; its place moves with the text above.
private struct RefusedFix: Hashable {
    let fingerprint: String
    let path: String

    init(_ finding: Finding) {
        fingerprint = finding.fingerprint
        path = finding.path
    }
}

/// The texts that stand in for files: those that were given so, and those that fixes made.
private struct Texts {
    private(set) var originals: [String: SourceFile] = [:]
    private var current: [String: SourceFile] = [:]

    init(_ given: [SourceFile]) { for file in given { current[file.path] = file } }

    var all: [SourceFile] { current.values.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) } }

    var changed: [(old: SourceFile, new: SourceFile)] {
        all.compactMap { new in originals[new.path].map { ($0, new) } }
    }

    subscript(path: String) -> SourceFile? { current[path] }

    mutating func replace(_ old: SourceFile, by new: SourceFile) {
        if originals[old.path] == nil { originals[old.path] = old }
        current[old.path] = new
    }
}

/// One round: fixes of one state of the texts, whose edits all speak of that state.
private struct Round {
    private let before: CheckResult
    private let check: (Texts) -> CheckResult
    private let start: Texts
    private(set) var accepted: [ProposedFix] = []
    private(set) var refused: [(fix: ProposedFix, verdict: FixVerdict)] = []

    init(_ before: CheckResult, _ start: Texts, _ check: @escaping (Texts) -> CheckResult) {
        self.before = before
        self.start = start
        self.check = check
    }

    var texts: Texts { texts(with: []) }

    private func texts(with more: [ProposedFix]) -> Texts {
        var texts = start
        for (path, fixes) in Dictionary(grouping: accepted + more, by: \.path) {
            guard let source = source(path) else { continue }
            texts.replace(source, by: EditedText.of(source, fixes.flatMap(\.fix.edits)))
        }
        return texts
    }

    private func source(_ path: String) -> SourceFile? { start[path] ?? before.report.sources.file(path) }

    /// Keeps the fixes that do no harm. Where a file has a fix that does, halves of its fixes are tried by themselves.
    mutating func settle(_ fixes: [ProposedFix]) {
        guard !fixes.isEmpty else { return }
        let texts = texts(with: fixes)
        let after = check(texts)
        let (old, new) = (findings(before), findings(after))
        let byPath = Dictionary(grouping: fixes, by: \.path)
        // Those that are kept may have brought to any file what they said that they would.
        let followUps = Set((accepted + fixes).flatMap(\.fix.followUps))
        // What a fix brings to another file is nobody's fault in particular.
        if let other = harmElsewhere(old, new, notIn: Set(byPath.keys), followUps: followUps) {
            return split(fixes, because: .adds(rule: other))
        }
        var first: [ProposedFix] = []
        var second: [ProposedFix] = []
        for (path, fixes) in byPath.sorted(by: { $0.key < $1.key }) {
            guard let source = source(path), let edited = texts[path] else { continue }
            let verdict = FixVerdict.of(
                source, edited, applied: accepted.filter { $0.path == path } + fixes, before: old[path] ?? [], after: new[path] ?? [],
                followUps: followUps)
            if verdict == .good {
                accepted += fixes
            } else if fixes.count == 1 {
                refused.append((fixes[0], verdict))
            } else {
                first += fixes[..<(fixes.count / 2)]
                second += fixes[(fixes.count / 2)...]
            }
        }
        settle(first)
        settle(second)
    }

    private mutating func split(_ fixes: [ProposedFix], because verdict: FixVerdict) {
        if fixes.count == 1 { return refused.append((fixes[0], verdict)) }
        settle(Array(fixes[..<(fixes.count / 2)]))
        settle(Array(fixes[(fixes.count / 2)...]))
    }

    private func findings(_ result: CheckResult) -> [String: [Finding]] { Dictionary(grouping: result.report.findings, by: \.path) }

    /// A rule that finds more than before in a file that nobody edited.
    private func harmElsewhere(
        _ old: [String: [Finding]], _ new: [String: [Finding]], notIn edited: Set<String>, followUps: Set<String>
    ) -> String? {
        for (path, findings) in new.sorted(by: { $0.key < $1.key }) where !edited.contains(path) {
            let counts = Dictionary(grouping: old[path] ?? [], by: \.ruleID).mapValues(\.count)
            for (rule, found) in Dictionary(grouping: findings, by: \.ruleID).sorted(by: { $0.key < $1.key })
            where found.count > counts[rule, default: 0] && !followUps.contains(rule) {
                return rule
            }
        }
        return nil
    }
}
