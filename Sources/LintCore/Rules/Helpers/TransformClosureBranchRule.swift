/// A closure that is given a view and branches over it: `view.extend { if isOn { $0.bold() } else { $0 } }`.
struct TransformClosureBranchRule: Rule {
    static let info = RuleInfo(
        id: "transform-closure-branch", family: .helpers, summary: "A closure that returns a different view in each branch", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.closure, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let found = context.decidedClosure(node) else { return }
        let lost = context.lost(found.view.state)
        let decision = found.decision
        context.report(
            .closure(found, lost), of: Self.info, at: decision.place,
            evidence: found.view.evidence(context, losing: lost), decidedBy: decision.conditions, losing: lost,
            fix: BranchRewrite.fix(decision.node, context, title: "move the condition into the modifiers"))
    }
}

extension Message {
    fileprivate static func closure(_ found: DecidedClosure, _ lost: [LostState]) -> Message {
        let condition = found.view.condition
        let occasion = Occasion(condition.variables, condition, writtenIn: found.decision.conditions)
        let unread = found.isRead ? "" : ", which was not read,"
        return Message("This closure of `.\(found.function)`\(unread) \(found.view.words(losing: lost, occasion))", help: found.view.cure.words)
    }
}
