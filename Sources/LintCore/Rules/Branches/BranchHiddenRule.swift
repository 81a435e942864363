/// A view that is hidden by a branch: it is built anew each time it shows.
struct BranchHiddenRule: Rule {
    static let info = RuleInfo(
        id: "branch-hidden", family: .branches, summary: "A branch for the hidden form of a view", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: ["hidden"])

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.hidden, at: node, in: &context) {
            // Of a view that keeps nothing a fade is lost, which the other form has too.
            let keepsNothing = found.losesNothing || found.given?.losesNothing ?? false
            context.report(
                .hidden(found), of: Self.info, at: found.second.root.nameOfView,
                evidence: found.evidence(context, loss: keepsNothing ? .drawing(of: found.state) : nil, cure: .clear), decidedBy: found.deciding, losing: found.lost,
                related: found.related(context))
        }
    }
}

extension Message {
    fileprivate static func hidden(_ found: SharedViewFinding) -> Message {
        let loss = Loss(found.lost, found.state)
        return Message(
            "`\(found.name)` and its hidden form are separate views, so \(loss.clause(found.occasion))",
            help: "write it once with \(found.visibility.words)")
    }
}

extension SharedViewFinding {
    /// What decides whether the view is hidden, where one condition does.
    fileprivate var visibility: Visibility {
        guard !branches.isSwitch, branches.arms.count == 2, let condition = branches.node.onlyCondition else { return Visibility() }
        return Visibility(condition, hidesWhenTrue: shared.markedArm == 0)
    }
}
