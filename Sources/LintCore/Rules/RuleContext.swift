/// What a rule may ask while it looks at one file, and where its findings go.
struct RuleContext {
    let project: ProjectIndex
    let tree: SyntaxTree
    private(set) var findings: [Finding] = []

    init(project: ProjectIndex, tree: SyntaxTree) {
        self.project = project
        self.tree = tree
    }

    /// Reports a finding at a node, or at a part of it. Code in previews is passed over here, once for all rules.
    mutating func report(
        _ message: Message, of info: RuleInfo, at node: Node, range: ByteRange? = nil,
        losing state: [LostState] = [], related: [RelatedLocation] = []
    ) {
        guard !SilentScope.covers(node) else { return }
        findings.append(Finding(
            ruleID: info.id, severity: info.severity, message: message, path: tree.source.path, range: range ?? node.range,
            view: EnclosingMember(of: node)?.name, stateLost: state, related: related))
    }

    /// The state that a view of this type keeps itself, as it is lost when its identity ends.
    func state(ownedBy type: String) -> [LostState] {
        project.state(ownedBy: type).map { path, property in
            LostState(
                view: type, property: property.name, wrapper: property.wrapper, path: path, offset: property.offset)
        }
    }
}

extension [LostState] {
    /// The properties as a sentence names them: `Row.isOpen` and `Row.text`.
    var names: String {
        let names = map { "`\($0.view).\($0.property)`" }
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }
}
