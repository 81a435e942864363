/// A placeholder in one branch, the real view in the other: it is built anew when loading ends and begins.
struct BranchRedactedRule: Rule {
    static let info = RuleInfo(
        id: "branch-redacted", family: .branches, summary: "A branch for the redacted form of a view", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: ["redacted"])

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.redacted, at: node, in: &context) where !rowsDecide(found, context) {
            // What is shown while the first load runs keeps nothing that anybody misses, and often has not got it yet.
            let isOnce = !comesBack(found)
            context.report(
                .redacted(found, isOnce ? Loss([], OwnedState(), isAnimated: found.isAnimated) : found.loss), of: Self.info, at: found.second.root.nameOfView,
                evidence: isOnce ? found.evidence(context, change: .once, loss: found.isAnimated ? .motion : .redraw, cure: .clear) : found.evidence(context, cure: .clear),
                decidedBy: found.deciding, losing: isOnce ? [] : found.lost, related: found.related(context),
                fix: BranchRewrite.fix(node, context, choosing: .namesOfOneType))
        }
    }

    /// Whether the placeholder can be shown again once the view is there.
    private func comesBack(_ found: SharedViewFinding) -> Bool {
        guard let placeholder = found.shared.markedArm else { return true }
        return found.branches.comesBack(to: placeholder)
    }

    /// Rows of other data have other ids, so they are new in either form (S0: "either is fine when explicit identity decides").
    private func rowsDecide(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        let roots = found.shared.chains.map(\.root)
        guard !roots[0].hasSameCode(as: roots[1]) else { return false }
        return context.rows(of: roots[0]) != nil || Containers.views(in: roots[0], context.viewNames).contains { context.rows(of: $0.root) != nil }
    }
}

extension Message {
    fileprivate static func redacted(_ found: SharedViewFinding, _ loss: Loss) -> Message {
        Message(
            "`\(found.name)` and its redacted form are separate views, so \(loss.clause(found.occasion))",
            help: "write it once with \(found.redaction.redaction)")
    }
}

extension SharedViewFinding {
    /// What decides whether the view is redacted, where one condition does.
    fileprivate var redaction: Visibility {
        guard !branches.isSwitch, branches.arms.count == 2, let condition = branches.node.onlyCondition else { return Visibility() }
        return Visibility(condition, hidesWhenTrue: shared.markedArm == 0)
    }
}
