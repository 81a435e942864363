/// What `baseline` does: compares the findings there are with those that were accepted. Nothing is written here.
public struct BaselineRun: Sendable {
    /// The baseline as it was, and as it would be.
    public struct Result: Sendable {
        /// All findings that there are now, beside what is kept of files that were not looked at.
        public let written: Baseline
        /// Without the entries whose findings are gone.
        public let pruned: Baseline
        /// How many of the entries of `written` are of files that were not looked at.
        public let keptCount: Int
        /// What is new: the findings that the baseline does not accept.
        public let check: CheckResult
        public var stale: [Baseline.Entry] { check.accepted.stale }

        /// One line each: what is gone, and what is new.
        public var differences: [String] {
            let gone = stale.map { "- \($0.description)" }
            let since = Dictionary(RuleRegistry.infos.map { ($0.id, $0.since) }) { first, _ in first }
            return gone + check.report.findings.map { finding in
                let version = since[finding.ruleID] ?? ""
                return "+ \(check.baselineEntry(of: finding).description)" + (pruned.knows(ruleSince: version) ? "" : " (a rule of \(version))")
            }
        }
    }

    private let input: CheckInput
    private let options: Engine.Options

    /// - Parameter options: with the baseline to compare with, which may be empty.
    public init(_ input: CheckInput, _ options: Engine.Options) {
        self.input = input
        self.options = options
    }

    public func run(_ baseline: Baseline) -> Result {
        var options = options
        options.baseline = baseline
        let check = Engine(options: options).check(input)
        let stale = Set(check.accepted.stale)
        let pruned = baseline.entries.filter { !stale.contains($0) }
        let all = check.report.findings + check.accepted.findings
        let found = all.map { check.baselineEntry(of: $0) }
        // What the baseline accepts and nobody asked about, notes among it, is lost by no one.
        let fingerprints = Set(all.flatMap(\.fingerprints))
        let kept = pruned.filter { !fingerprints.contains($0.fingerprint) }
        return Result(
            written: baseline.with(found + kept), pruned: baseline.with(pruned), keptCount: kept.count, check: check)
    }
}
