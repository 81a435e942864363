/// A helper that adds an overlay or a callback on one way and not on the other: the condition belongs inside.
struct ConditionalDecorationHelperRule: Rule {
    static let info = RuleInfo(
        id: "conditional-decoration-helper", family: .helpers, summary: "A helper that decorates its view on one of two ways", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.func, .patternBinding, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let found = context.helper(declaredBy: node), found.defect == .decoration else { return }
        context.report(
            .decoration(found), of: Self.info, at: node.child(.name) ?? node.child(.pattern) ?? node,
            evidence: found.evidence(context), related: found.related, fix: found.fix(context))
    }
}

extension Message {
    fileprivate static func decoration(_ found: HelperDefinition) -> Message {
        let name = found.branch.differing[0].name
        return """
            `\(found.name)` gives \(found.subject) back with and without `.\(name)`, which are two views: \
            \(found.consequence); \(found.cure.words)
            """
    }
}
