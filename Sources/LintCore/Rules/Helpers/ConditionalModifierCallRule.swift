/// A call of a helper that returns another view when a condition changes: the view starts over each time.
struct ConditionalModifierCallRule: Rule {
    static let info = RuleInfo(
        id: "conditional-modifier-call", family: .helpers, summary: "A call that passes a changing condition to a branching helper", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), let found = context.decidedCall(node) else { return }
        let lost = context.lost(found.view.state)
        let helper = (found.takesView ? "" : ".") + (callee.referencedName ?? "modifier")
        // What the helper is told, where that is what it decides by.
        let given = CallExpr(node)?.arguments.compactMap(\.value).filter { $0.kind != .closure } ?? []
        context.report(
            .call(helper, found, lost, writtenIn: given), of: Self.info, at: callee, range: callee.memberNameRange,
            evidence: found.view.evidence(context, losing: lost, intent: found.isHarmless ? .unsure : .none), decidedBy: given, losing: lost,
            related: found.decision.map { [RelatedLocation(message: "the branches", path: $0.tree.source.path, range: $0.range)] } ?? [],
            // What was not read may do more than its name says.
            fix: found.helper.flatMap { CallRewrite.fix(node, of: $0.node, context) })
    }
}

extension Message {
    fileprivate static func call(_ helper: String, _ found: DecidedCall, _ lost: [LostState], writtenIn given: [Node]) -> Message {
        let occasion = found.asksForPresence
            ? Occasion(found.deciding, found.view.condition, way: Occasion.presence)
            : Occasion(found.deciding, found.view.condition, writtenIn: given)
        let unread = found.helper == nil ? ", which was not read," : ""
        return Message("`\(helper)`\(unread) \(found.view.words(losing: lost, occasion))", help: found.view.cure.words)
    }
}
