/// A view with input of its own in a branch that people open and close: what they put in is gone the next time.
struct StatefulViewInBranchRule: Rule {
    static let info = RuleInfo(
        id: "stateful-view-in-branch", family: .branches, summary: "A view with user input in a branch that is toggled", severity: .note,
        since: "0.2")

    let interest = Interest.nodes(.if, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), syntax.arms.count <= 2, syntax.arms[0].count == 1,
            let condition = node.onlyCondition, case let flag = condition.comparedWithBoolean ?? condition, flag.isBareName,
            let chain = syntax.viewChains(startsView: context.startsView).first?.chain, chain.root.kind == .call,
            !chain.links.contains(where: { context.behaviour(of: $0.node).isDeliberate }), context.sharedViews(of: node).isEmpty
        else { return }
        guard let property = context.branches(of: node)?.flag(flag), isToggled(property), let view = context.view(chain.root),
            let declared = view.declared, declared.isOfProject
        else { return }
        let lost = context.lost(OwnedState(properties: view.input))
        guard !lost.isEmpty else { return }
        context.report(
            .inBranch(declared.name, flag.text, lost), of: Self.info, at: chain.root.nameOfView,
            // What is closed may be done with.
            evidence: Evidence(change: .seen, loss: .state, intent: .unsure, cure: .advice), losing: lost,
            related: [
                RelatedLocation(message: "`\(flag.text)` is toggled", path: property.declared.path, range: property.declared.nameNode.range)
            ])
    }

    /// `@State private var isOpen = false` with `isOpen.toggle()` or a `Toggle`: somebody opens and closes it, and opens it again.
    private func isToggled(_ property: BranchFlag) -> Bool {
        guard property.storage == .state else { return false }
        let assignments = property.assignments
        return assignments.toggles || assignments.switches
    }
}

extension Message {
    fileprivate static func inBranch(_ view: String, _ flag: String, _ lost: [LostState]) -> Message {
        Message(
            "`\(view)` is removed and rebuilt when `\(flag)` is toggled, which resets \(lost.names)",
            help: "hold the state in the view around it and pass a binding, if it is to be kept")
    }
}
