/// A helper that modifies its view in one branch and not in the other: callers get one of two views.
struct ConditionalModifierHelperRule: Rule {
    static let info = RuleInfo(
        id: "conditional-modifier-helper", family: .helpers, summary: "A helper that modifies its view on one path only", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.func, .patternBinding, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let found = context.helper(declaredBy: node), found.defect == .modifiers else { return }
        context.report(
            .helper(found), of: Self.info, at: node.child(.name) ?? node.child(.pattern) ?? node,
            evidence: found.evidence(context), related: found.related, sameEdit: found.onlyCall, fix: found.fix(context))
    }
}
