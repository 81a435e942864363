/// A view with input of its own in a branch that people open and close: what they put in is gone the next time.
struct StatefulViewInBranchRule: Rule {
    static let info = RuleInfo(
        id: "stateful-view-in-branch", summary: "A view that holds input, in a branch that is toggled", severity: .note,
        since: "0.2", isNoteOnly: true)

    let interest = Interest.nodes(.if, inFilesWith: ["toggle", "Toggle"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), syntax.arms.count <= 2, syntax.arms[0].count == 1, let chain = syntax.viewChains.first?.chain,
            let flag = node.onlyCondition, flag.kind == .identifier, chain.root.kind == .call,
            !chain.links.contains(where: { InertForms.deliberate.contains($0.name) }), context.sharedViews(of: node).isEmpty
        else { return }
        guard let branches = context.model.branches(of: node, in: context.unit),
            let property = context.model.property(named: flag.text, ofTypeAround: branches.member), isToggled(property, context.model),
            let type = context.model.typeOfView(chain.root, in: context.unit), let view = context.model.declaration(of: type),
            !context.model.isInInterface(view)
        else { return }
        let input = context.model.ownProperties(of: view).filter { UserInput.isHeld(in: $0, context.model) }
        let lost = context.lost(OwnedState(properties: input))
        guard !lost.isEmpty else { return }
        context.report(
            .inBranch(context.model.name(of: view), flag.text, lost), of: Self.info, at: chain.root.nameOfView, losing: lost,
            related: [
                RelatedLocation(
                    message: "`\(flag.text)` is toggled", path: context.model.path(of: property),
                    range: context.model.evaluator.nameNode(of: property).range)
            ])
    }

    /// `@State private var isOpen = false` with `isOpen.toggle()` or a `Toggle`: somebody opens and closes it, and opens it again.
    private func isToggled(_ property: DeclarationID, _ model: IdentityModel) -> Bool {
        let attributes = model.program.node(property).attributes
        guard attributes.contains(where: { $0.name == "State" }) else { return false }
        let assignments = Assignments(to: property, model)
        return assignments.toggles || assignments.switches
    }
}

extension Message {
    fileprivate static func inBranch(_ view: String, _ flag: String, _ lost: [LostState]) -> Message {
        """
        `\(view)` is built anew each time `\(flag)` is toggled, and \(lost.names) \(lost.count == 1 ? "starts" : "start") over; if it \
        shall last, hold it in the view around and hand it in as a binding
        """
    }
}
