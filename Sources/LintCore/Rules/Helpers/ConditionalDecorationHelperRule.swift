/// A helper that adds an overlay or a callback in one branch and not in the other: the condition belongs inside.
struct ConditionalDecorationHelperRule: Rule {
    static let info = RuleInfo(
        id: "conditional-decoration-helper", family: .helpers, summary: "A helper that decorates its view on one path only", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.func, .patternBinding, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let found = context.helper(declaredBy: node), found.defect == .decoration else { return }
        context.report(
            .helper(found), of: Self.info, at: node.child(.name) ?? node.child(.pattern) ?? node,
            evidence: found.evidence(context), related: found.related, sameEdit: found.onlyCall, fix: found.fix(context))
    }
}
