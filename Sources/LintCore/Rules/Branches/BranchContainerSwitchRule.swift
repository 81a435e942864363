/// The same views in one stack or another: the stacks are different views, so what is in them is destroyed with them.
struct BranchContainerSwitchRule: Rule {
    static let info = RuleInfo(
        id: "branch-container-switch", family: .branches, summary: "The same views in a different stack in each branch", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.differentStacks, at: node, in: &context) {
            let shared = sharedViews(found.shared.chains, context)
            guard found.condition.constancy > .environment, !shared.isEmpty,
                !shared.contains(where: { $0.links.contains { context.behaviour(of: $0.node).isDeliberate } })
            else { continue }
            var state = OwnedState()
            for view in shared { state.add(context.state(of: view.root)) }
            let lost = context.lost(state)
            let counts = found.shared.chains.map { Containers.views(in: $0.root, context.viewNames).count }
            let areArranged = counts[0] == counts[1] && found.shared.chains.allSatisfy { context.has(.arranges, $0.root) }
            context.report(
                .containerSwitch(found, Loss(lost, state), areArranged: areArranged), of: Self.info, at: found.second.root.nameOfView,
                evidence: found.evidence(context, loss: Evidence.Loss(state, lost, least: .redraw), cure: areArranged ? .clear : .advice),
                decidedBy: found.deciding, losing: lost,
                related: [
                    RelatedLocation(
                        message: "the other stack in `\(found.label(of: 0))`", path: context.tree.source.path,
                        range: found.shared.chains[0].root.nameOfView.range)
                ])
        }
    }

    /// What stands in both, leaves left out that anything may hold.
    private func sharedViews(_ chains: [ViewChain], _ context: RuleContext) -> [ViewChain] {
        let others = Containers.views(in: chains[1].root, context.viewNames)
        let shared = Containers.views(in: chains[0].root, context.viewNames).filter { view in
            others.contains { $0.root.hasSameCode(as: view.root) }
        }
        return shared.filter { !context.has(.leaf, $0.root) }
    }
}

extension Message {
    fileprivate static func containerSwitch(_ found: SharedViewFinding, _ loss: Loss, areArranged: Bool) -> Message {
        let names = found.shared.chains.compactMap(\.rootName)
        return Message(
            "`\(names[0])` and `\(names[1])` build the same content as separate views, so \(loss.clause(found.occasion))",
            help: areArranged
                ? "choose the layout by value: `let layout = … ? AnyLayout(\(names[0])Layout()) : AnyLayout(\(names[1])Layout())`"
                : "keep the state outside of the stacks and pass it in as a binding")
    }
}
