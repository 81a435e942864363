#if canImport(LintCore)
@testable import LintCore
#endif

/// Whether `check`, `explain` and `trace` say the same of a project: each answers from another side, and none may deny what another one
/// claims.
///
/// Used by tests, and by `scripts/agree.sh`, which compiles it with the sources.
struct Agreement {
    /// What two of them say that cannot both be true.
    private(set) var contradictions: [String] = []
    /// Views that `trace` and `explain` were both asked about.
    private(set) var compared = 0
    /// Findings that name lost state, and those of them in whose place `explain` shows a view.
    private(set) var losses = 0
    private(set) var explainedLosses = 0
    /// How often `trace` gives each verdict.
    private(set) var verdicts: [String: Int] = [:]
    /// How often `trace` says why it does not know.
    private(set) var unknowns: [String: Int] = [:]

    init(folder: String) {
        var options = LoadOptions()
        options.workingDirectory = folder
        options.root = folder
        self.init(LoadedProject(CheckInput(paths: [folder]), options))
    }

    init(_ project: LoadedProject) {
        self = BigStackThread.run {
            var timings = Timings(isOn: false)
            let model = IdentityModel(Evaluator(project.assemble(&timings).0))
            var found = Agreement()
            for unit in project.files.indices where project.files[unit].isReported { found.compare(inUnit: Int32(unit), model) }
            return found
        }
    }

    private init() {}

    private mutating func compare(inUnit unit: Int32, _ model: IdentityModel) {
        var trees: [IdentityTree] = []
        for member in model.evaluator.viewMembers(ofUnit: unit).map(\.declaration) where !PreviewCode.holds(model.program.node(member)) {
            trees.append(model.openTree(of: member))
            guard let owner = model.owner(ofMember: member), model.body(of: owner) == member else { continue }
            for property in model.program.ownMembers[owner] ?? [] where Self.changes(property, model) {
                compare(owner, member, property, unit: unit, model)
            }
        }
        let findings = RuleTable(RuleRegistry.all).findings(inUnit: unit, of: model).filter { !$0.stateLost.isEmpty }
        guard !findings.isEmpty else { return }
        losses += findings.count
        for finding in findings { compare(finding, with: trees, unit, model) }
    }

    // MARK: check and explain

    /// What a finding says is lost, `explain` says is kept by a view there, up to what may come and go with it.
    private mutating func compare(_ finding: Finding, with trees: [IdentityTree], _ unit: Int32, _ model: IdentityModel) {
        let place = SourceSpan(unit: unit, range: finding.range)
        var kept: Set<String> = []
        var isComplete = true
        var isShown = false
        for tree in trees {
            for node in tree.nodes where node.chain.contains(place) || tree.line(to: node).contains(where: { place.contains($0.span) }) || tree.steps(to: node).contains(where: { place.contains($0.place) }) {
                let lifetime = ViewLifetime(of: node, in: tree, model)
                isShown = true
                isComplete = isComplete && lifetime.below.isComplete
                kept.formUnion((lifetime.own + lifetime.below.properties).map { Self.name($0.declaration, model) })
            }
        }
        guard isShown else { return }
        explainedLosses += 1
        let denied = finding.stateLost.map { "\($0.view).\($0.property)" }.filter { !kept.contains($0) }
        guard isComplete, !denied.isEmpty else { return }
        contradictions.append("\(finding.path):\(finding.range.startOffset) \(finding.ruleID): check says that \(denied) is lost, explain that nothing there keeps it")
    }

    private static func name(_ property: DeclarationID, _ model: IdentityModel) -> String {
        (model.program.owner(of: property).map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? "") + model.name(of: property)
    }

    // MARK: trace and explain

    private static func changes(_ property: DeclarationID, _ model: IdentityModel) -> Bool {
        guard model.program[property].kind == .variable, !model.holdsObject(property), model.evaluator.body(of: property) == nil, !model.nobodyChanges(property)
        else { return false }
        return !(model.constancy(of: property) as ConstancyClass).isConstant
    }

    private mutating func compare(_ view: DeclarationID, _ body: DeclarationID, _ property: DeclarationID, unit: Int32, _ model: IdentityModel) {
        let name: String = model.name(of: property)
        let tree = model.openTree(of: body)
        let lifetimes = tree.nodes.map { ViewLifetime(of: $0, in: tree, model) }
        let trace = ChangeTrace(of: property, path: [name], in: view, isInList: false, model)
        for row in trace.rows {
            verdicts[row.verdict.rawValue, default: 0] += 1
            if row.verdict == .unknown { unknowns[row.reason.words, default: 0] += 1 }
        }
        for node in tree.nodes where node.span.unit == unit {
            // What another variable does that code then sets, explain tells of that one.
            let rows = trace.rows.filter { row in
                if case .afterwards = row.reason { return false }
                return row.span == node.span && row.name == node.words
            }
            guard !rows.isEmpty else { continue }
            compared += 1
            // One that is written once may be several views.
            let told = zip(tree.nodes, lifetimes).filter { $0.0.span == node.span && $0.0.words == node.words && !tree.isNeverShown($0.0) }.map(\.1)
            let sees = { (reads: [ReadVariable]) in reads.contains { $0.sees(property, [name]) } }
            // What explain calls constant, trace takes for changed all the same: it was asked about a change.
            let ends: [ViewLifetime.End] = told.flatMap { $0.ends + $0.constants }
            let isEnded = ends.contains { (end: ViewLifetime.End) -> Bool in
                // An id that each making of the view renews is told by who makes it.
                if end.driver.kind == .id, end.reads.isEmpty { return true }
                // What a container holds that is followed is told by its own name.
                if end.reads.contains(where: { $0.declaration.map { model.program.owner(of: $0) != view && !model.constancy(of: $0).isConstant } ?? false }) { return true }
                return sees(end.reads) || end.driver.kind == .container || end.driver.random != nil
            }
            let endsByIt = told.flatMap(\.ends).contains { sees($0.reads) && $0.driver.kind != .data }
            let isUpdated = told.flatMap(\.inputs).contains { sees($0.reads) && !$0.isAround }
            let found = Set(rows.map(\.verdict))
            func says(_ text: String) {
                contradictions.append(
                    "\(model.path(of: property)) \(model.name(of: view)).\(name), \(node.words): \(text), trace: \(rows.map { "\($0.verdict): \($0.reason.words)" })")
            }
            if found.contains(.recreated), !isEnded { says("explain knows no such end") }
            if endsByIt, found.isDisjoint(with: [.recreated, .unknown]) { says("explain knows an end") }
            if isUpdated, found.isDisjoint(with: [.updated, .recreated, .unknown]) { says("explain knows an update") }
            let isUpdatedByItself = told.contains { $0.eachRun != nil || !$0.ownInputs.isEmpty }
            let isOfEnvironment = rows.contains { if case .drawnBy = $0.reason { true } else { false } }
            if found == [.updated], !told.isEmpty, !isOfEnvironment, !isUpdated, !isUpdatedByItself { says("explain knows no update") }
        }
    }
}
