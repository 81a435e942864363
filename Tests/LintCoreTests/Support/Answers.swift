#if canImport(LintCore)
@testable import LintCore
#endif

/// All that the tool says of a project, as rows that can be sorted and compared: the findings of a file, what `explain` says of
/// each view in it, what `trace` says of each view for each variable that can change.
///
/// Used by tests, and by `scripts/answers.sh`, which compiles it with the sources.
struct Answers {
    /// What is asked about.
    struct Kinds: OptionSet {
        let rawValue: Int

        static let findings = Kinds(rawValue: 1)
        static let lifetimes = Kinds(rawValue: 2)
        static let changes = Kinds(rawValue: 4)
        static let all: Kinds = [.findings, .lifetimes, .changes]
    }

    let input: CheckInput
    let options: LoadOptions
    let project: LoadedProject

    init(folder: String) {
        var options = LoadOptions()
        options.workingDirectory = folder
        options.root = folder
        self.init(CheckInput(paths: [folder]), options)
    }

    init(_ input: CheckInput, _ options: LoadOptions = LoadOptions()) {
        self.input = input
        self.options = options
        project = LoadedProject(input, options)
    }

    /// The files that are asked about, by number.
    var files: [Int] { project.files.indices.filter { project.files[$0].isReported } }

    /// Whether a variable of a view can change.
    static func isTraced(_ property: DeclarationID, _ model: IdentityModel) -> Bool {
        let declaration = model.program[property]
        guard declaration.kind == .variable, !declaration.flags.contains(.isStatic), model.evaluator.body(of: property) == nil else { return false }
        return !(model.constancy(of: property) as ConstancyClass).isConstant
    }

    /// What one model says when it is asked about files one after the other; by file.
    func rows(_ kinds: Kinds, inOrder order: [Int]) -> [Int: [String]] {
        BigStackThread.run {
            var timings = Timings(isOn: false)
            let (program, places) = project.assemble(&timings)
            let model = IdentityModel(Evaluator(program))
            var asked = AskedModel(model: model, places: places, table: RuleTable(RuleRegistry.all))
            var rows: [Int: [String]] = [:]
            for file in order { rows[file] = asked.rows(kinds, ofFile: Int32(file)) }
            return rows
        }
    }

    /// What models say that are asked one thing each: one rule about one file, or what `explain` and `trace` say of one body; by file.
    ///
    /// In a debug build the rules go over all nodes of a file after each question, so one model that is asked several knows more
    /// than it does in a release build.
    func rowsAskedAlone(_ kinds: Kinds) -> [Int: [String]] {
        BigStackThread.run {
            var timings = Timings(isOn: false)
            let (program, places) = project.assemble(&timings)
            func fresh(_ rules: [any Rule]) -> AskedModel {
                AskedModel(model: IdentityModel(Evaluator(program)), places: places, table: RuleTable(rules))
            }
            var rows: [Int: [String]] = [:]
            for file in files {
                let unit = Int32(file)
                var found: [String] = []
                if kinds.contains(.findings) {
                    let interested = RuleTable(RuleRegistry.all).interestedRules(in: program.units[file].tree) { true }
                    for rule in interested {
                        var asked = fresh([RuleRegistry.all[rule]])
                        found += asked.rows(.findings, ofFile: unit)
                    }
                }
                if !kinds.isDisjoint(with: [.lifetimes, .changes]) {
                    for place in fresh([]).bodies(in: unit) {
                        var asked = fresh([])
                        found += asked.rows(kinds, of: place)
                    }
                }
                rows[file] = found
            }
            return rows
        }
    }
}

/// A model that is asked about one file after the other.
private struct AskedModel {
    let model: IdentityModel
    var places: PlaceFinder
    let table: RuleTable

    mutating func rows(_ kinds: Answers.Kinds, ofFile unit: Int32) -> [String] {
        var rows: [String] = []
        if kinds.contains(.findings) { rows += findings(in: unit) }
        guard !kinds.isDisjoint(with: [.lifetimes, .changes]) else { return rows }
        for place in bodies(in: unit) { rows += self.rows(kinds, of: place) }
        return rows
    }

    mutating func rows(_ kinds: Answers.Kinds, of place: Body) -> [String] {
        var rows: [String] = []
        if kinds.contains(.lifetimes) { rows += lifetimes(in: place.body) }
        guard kinds.contains(.changes), let owner = place.owner else { return rows }
        for property in model.program.ownMembers[owner] ?? [] where Answers.isTraced(property, model) { rows += changes(of: property, in: owner) }
        return rows
    }

    private mutating func findings(in unit: Int32) -> [String] {
        table.findings(inUnit: unit, of: model).map { finding in
            let place = places.place(inUnit: unit, at: finding.range.startOffset)
            let fix = finding.fix.map { " [\($0.applicability) fix, \($0.edits.count) edits]" } ?? ""
            let lost = finding.stateLost.map { "\($0.view).\($0.property)" }.joined(separator: ",")
            return row("finding", place, finding.ruleID, "\(finding.severity)", "\(finding.message.text)\(fix)", lost, finding.identityPath.joined(separator: " > "), Self.words(finding.evidence))
        }
    }

    private static func words(_ evidence: Evidence?) -> String {
        evidence.map { "\($0.change.map { "\($0)" } ?? "no change") \($0.loss) \($0.reach) \($0.intent) \($0.cure)" } ?? ""
    }

    /// A member that gives views; `owner` is the type whose body it is.
    typealias Body = (owner: DeclarationID?, body: DeclarationID)

    func bodies(in unit: Int32) -> [Body] {
        model.evaluator.viewMembers(ofUnit: unit).map(\.declaration).filter { !PreviewCode.holds(model.program.node($0)) }.map { member in
            let owner = model.owner(ofMember: member)
            return (owner.flatMap { model.body(of: $0) == member ? $0 : nil }, member)
        }
    }

    private mutating func lifetimes(in body: DeclarationID) -> [String] {
        let tree = model.openTree(of: body)
        return tree.nodes.flatMap { node -> [String] in
            let found = ViewFinder.Found(tree: tree, nodes: [node], others: [])
            var maker = ExplainReportMaker(model, places)
            let report = maker.report(found, [], inUnit: model.program[body].unit)
            return report.instances.flatMap { rows(of: $0, report) }
        }
    }

    private func rows(of instance: ExplainReport.Instance, _ report: ExplainReport) -> [String] {
        let path = instance.path.map(\.text).joined(separator: " > ")
        func line(_ what: String, _ text: String) -> String { row("explain", report.place, path, what, text) }
        func names(_ variables: [ExplainReport.Variable]) -> String { variables.map { "\($0.text) \($0.constancy)" }.joined(separator: ", ") }
        func names(_ states: [ReportState]) -> String { states.map { "\($0.view).\($0.property)" }.joined(separator: ", ") }
        var rows = [
            line("keeps", "\(names(instance.ownState)); \(names(instance.stateBelow)); \(instance.builtInState.joined(separator: ", "))"
                + (instance.isComplete ? "" : "; and more")),
            line("is updated by", names(instance.ownInputs)),
        ]
        rows += instance.ends.map { line("ends with", "\($0.text) \($0.constancy) (\(names($0.variables)))\($0.isSeen ? ", \($0.writes.count) writes" : ", by nobody seen")") }
        rows += instance.constants.map { line("never ends with", "\($0.text) \($0.constancy) (\(names($0.variables)))") }
        rows += instance.inputs.map { line("is given", "\($0.name) (\(names($0.variables)))") }
        rows += instance.notes.map { line("note", $0) }
        return rows
    }

    private mutating func changes(of property: DeclarationID, in view: DeclarationID) -> [String] {
        let trace = ChangeTrace(of: property, path: [model.name(of: property)], in: view, isInList: false, model)
        var maker = TraceReportMaker(model, places)
        let report = maker.report(trace, inside: nil)
        return report.rows.map { found in
            let lost = found.stateLost.map { "\($0.view).\($0.property)" } + found.builtInStateLost
            return row(
                "trace", found.place, "\(report.view).\(report.variable)", found.identityPath.joined(separator: " > ") + " > \(found.name)",
                found.verdict + (found.isCertain ? "" : "?"), found.reason, lost.joined(separator: ", "), found.note ?? "")
        }
    }

    private func row(_ kind: String, _ place: ReportPlace, _ columns: String...) -> String {
        ([kind, "\(place.path):\(place.line):\(place.utf8Column)"] + columns)
            .map { $0.replacing("\n", with: " ").replacing("\t", with: " ") }.joined(separator: "\t")
    }
}
