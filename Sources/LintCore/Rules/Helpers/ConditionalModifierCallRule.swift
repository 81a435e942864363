/// A call of a helper that gives its view back in two forms, with a condition that changes: the view starts over each time.
struct ConditionalModifierCallRule: Rule {
    static let info = RuleInfo(
        id: "conditional-modifier-call", family: .helpers, summary: "A view drawn in two forms by a helper, as a condition changes", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), let found = context.decidedCall(node) else { return }
        let lost = context.lost(found.view.state)
        let helper = (found.takesView ? "" : ".") + (callee.referencedName ?? "modifier")
        context.report(
            .call(helper, found, lost), of: Self.info, at: callee, range: callee.memberNameRange,
            evidence: found.view.evidence(context, losing: lost, intent: found.isHarmless ? .unsure : .none), losing: lost,
            related: [RelatedLocation(message: "the two forms", path: found.decision.tree.source.path, range: found.decision.range)],
            fix: CallRewrite.fix(node, of: found.helper.node, context))
    }
}

extension Message {
    fileprivate static func call(_ helper: String, _ found: DecidedCall, _ lost: [LostState]) -> Message {
        """
        `\(helper)` makes two views of \(found.view.subject.words): \
        \(Occasion.change(of: found.deciding, toOrFromNil: found.asksForPresence)) \(found.view.loss(lost).clause); \(found.view.cure.words)
        """
    }
}
