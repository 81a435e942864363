/// What a rule may ask while it looks at one file, and where its findings go.
struct RuleContext {
    let project: ProjectIndex
    let tree: SyntaxTree
    private(set) var findings: [Finding] = []

    init(project: ProjectIndex, tree: SyntaxTree) {
        self.project = project
        self.tree = tree
    }

    mutating func report(_ message: Message, of info: RuleInfo, at range: ByteRange, related: [RelatedLocation] = []) {
        findings.append(Finding(
            ruleID: info.id, severity: info.severity, message: message, path: tree.source.path, range: range,
            related: related))
    }
}
