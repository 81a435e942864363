/// What a rule may ask while it looks at one file, and where its findings go.
struct RuleContext {
    let model: IdentityModel
    /// The file, as the program numbers it.
    let unit: Int32
    let tree: SyntaxRecords
    /// By the rule's id, for the rules that were told anything.
    private let options: [String: RuleOptions]
    private let notes: NoteDemand
    private(set) var findings: [Finding] = []
    /// Of the statement that was asked about last: several rules look at each.
    private var lastShared: (node: NodeID, views: [SharedView])?

    init(model: IdentityModel, unit: Int32, options: [String: RuleOptions] = [:], notes: NoteDemand = .all) {
        self.model = model
        self.unit = unit
        self.options = options
        self.notes = notes
        tree = model.program.units[Int(unit)].tree.records
    }

    /// What the project told a rule, for this file.
    func options(of info: RuleInfo) -> RuleOptions { options[info.id] ?? RuleOptions() }

    /// Whether somebody reads what a rule finds of severity `note`. Where nobody does, a rule may stop as soon as it knows that it could
    /// say no more.
    func wantsNotes(of info: RuleInfo) -> Bool { notes.includes(info.id) }

    var scope: FileScope { FileScope(model: model, unit: unit) }

    /// Reports a finding at a node, or at a part of it. Code in previews is passed over here, once for all rules, and so are
    /// the places that the project allows.
    ///
    /// - Parameters:
    ///   - severity: that of the rule, unless this finding weighs less.
    ///   - fix: edits of this file that remove the finding, where all that they rest on is shown.
    mutating func report(
        _ message: Message, of info: RuleInfo, at node: Node, range: ByteRange? = nil, severity: Severity? = nil,
        losing state: [LostState] = [], related: [RelatedLocation] = [], fix: Fix? = nil
    ) {
        var severity = severity ?? info.severity
        // What nobody shows harms nobody yet.
        if severity != .note, model.standsInDeadView(node, in: unit) { severity = .note }
        assert(!info.isNoteOnly || severity == .note, "what is said of a rule holds")
        guard severity != .note || wantsNotes(of: info), !PreviewCode.holds(node) else { return }
        let view = EnclosingMember(of: node)?.name
        if let view, options(of: info).names(.allowedIn, hold: view) { return }
        findings.append(Finding(
            ruleID: info.id, severity: severity, message: message, path: tree.source.path,
            range: range ?? node.range, view: view,
            identityPath: model.identityPath(of: node, in: unit), stateLost: state,
            related: related + (state.isEmpty ? [] : ListMemory.remark(on: node, self)), fix: fix))
    }

    /// The views that several branches of an `if` or `switch` show.
    mutating func sharedViews(of node: Node) -> [SharedView] {
        if let last = lastShared, last.node == node.id { return last.views }
        let found = BranchSyntax(node).map { SharedView.all(in: $0, isSwitch: node.kind == .switch) } ?? []
        let views = found.filter { $0.isContainerKnown || ProjectContainers.hold(Array($0.containers.values), scope) }
        lastShared = (node.id, views)
        return views
    }

    // MARK: What rules say of state

    /// The state that a view expression and all below it own.
    func state(of view: Node) -> OwnedState {
        scope.state(of: view)
    }

    /// The same of a view in branches, what a change of the branch would end in any case left out.
    func state(of view: Node, in branches: ViewBranches) -> OwnedState {
        scope.state(of: view, in: branches)
    }

    /// The state that one row owns.
    func rowState(of rows: RowsCall) -> OwnedState {
        scope.rowState(of: rows)
    }

    /// State as a finding lists it.
    func lost(_ state: OwnedState) -> [LostState] {
        state.properties.map { property in
            let id = property.declaration
            return LostState(
                view: model.program.owner(of: id).map { model.evaluator.qualifiedTypeName(of: $0) } ?? "_",
                property: model.name(of: id), wrapper: property.wrapper, path: model.path(of: id),
                offset: model.evaluator.nameNode(of: id).range.startOffset)
        }
    }
}

extension [LostState] {
    /// The properties as a sentence names them: `Row.isOpen` and `Row.text`.
    var names: String { map { "`\($0.view).\($0.property)`" }.sentence }
}

extension [String] {
    /// `a`, `b` and `c` as a sentence lists them.
    var sentence: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " and " + last
    }

    /// Of what does not have to come together: `a, b or c`.
    var alternatives: String {
        guard let last, count > 1 else { return first ?? "" }
        return dropLast().joined(separator: ", ") + " or " + last
    }
}
