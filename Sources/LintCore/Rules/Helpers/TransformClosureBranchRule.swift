/// A closure that is given a view and branches over it: `view.extend { if isOn { $0.bold() } else { $0 } }`.
struct TransformClosureBranchRule: Rule {
    static let info = RuleInfo(
        id: "transform-closure-branch", family: .helpers, summary: "A closure that gives the view it is handed back in two forms", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.closure, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let found = context.decidedClosure(node) else { return }
        let lost = context.lost(found.view.state)
        let decision = found.decision
        context.report(
            .closure(found, lost), of: Self.info, at: decision.conditions.first ?? decision.node,
            evidence: found.view.evidence(context, losing: lost), losing: lost,
            fix: BranchRewrite.fix(decision.node, context, title: "put the condition inside"))
    }
}

extension Message {
    fileprivate static func closure(_ found: DecidedClosure, _ lost: [LostState]) -> Message {
        """
        this closure of `.\(found.function)` makes two views of \(found.view.subject.words): \(found.view.condition.occasion) \
        \(found.view.loss(lost).clause); \(found.view.cure.words)
        """
    }
}
