/// The same view in several branches: it is as many views, and each switch between them resets it.
struct BranchSameViewRule: Rule {
    static let info = RuleInfo(
        id: "branch-same-view", family: .branches, summary: "The same view in several branches of an if or switch", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.sameView, at: node, in: &context) where !isSilent(found, context) {
            let cure = context.cure(of: found.shared.chains)
            let owner = PickerItems.owner(of: node, context)
            let way: Evidence.Cure = !cure.isKnown && cure.evidence == .clear ? .advice : cure.evidence
            context.report(
                owner.map { .item($0, found, cure) } ?? .sameView(found, cure), of: Self.info, at: found.second.root.nameOfView,
                evidence: found.evidence(context, intent: owner == nil ? .none : .unsure, cure: way), decidedBy: found.deciding, losing: found.lost,
                related: found.related(context), fix: BranchRewrite.fix(node, context))
        }
    }

    private func isSilent(_ found: SharedViewFinding, _ context: RuleContext) -> Bool {
        // Branches over what a helper is given are that helper's defect.
        found.isReceiver || EmptyViews.contains(found.shared.chains[0].root, context) || InertForms.differInOrder(found.shared.chains, context.behaviour)
            || DrawnShapes.areDifferent(found.shared.chains, context)
    }
}

extension Message {
    fileprivate static func sameView(_ found: SharedViewFinding, _ cure: ModifierCure) -> Message {
        let loss = Loss(found.lost, found.state, isAnimated: cure.isSeen && found.isAnimated)
        return Message(
            "`\(found.name)` appears in \(found.places) \(found.separately), so \(loss.clause(found.occasion))", help: cure.wordsForOne)
    }

    /// Items of a menu or picker neither move nor fade.
    fileprivate static func item(_ owner: String, _ found: SharedViewFinding, _ cure: ModifierCure) -> Message {
        Message("`\(found.name)` appears in \(found.places) of this `\(owner)` \(found.separately), where one is enough", help: cure.wordsForOne)
    }
}

/// Views that stand in a menu or picker, which shows them in its own way: nothing in them moves or fades.
private enum PickerItems {
    /// The picker or menu of which a node is an item, not part of its label and not what a menu is attached to.
    static func owner(of node: Node, _ context: RuleContext) -> String? {
        var inner = node
        for outer in node.ancestors {
            if outer.kind == .memberBlock { return nil }
            if outer.kind == .argument, outer.child(.label)?.nameText == "label" { return nil }
            if inner.role != .callee, let call = CallExpr(outer), context.has(.items, outer) { return call.calledName }
            inner = outer
        }
        return nil
    }
}
