/// The same view in several branches: it is as many views, and each switch between them destroys one and builds another.
struct BranchSameViewRule: Rule {
    static let info = RuleInfo(
        id: "branch-same-view", summary: "The same view in several branches of an if or switch", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.if, .switch)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), !syntax.hasConditionalCode, syntax.isExhaustive || syntax.arms.count > 1 else { return }
        let groups = SameViewGroups(syntax.singleChains)
        guard !groups.isEmpty, let branches = context.model.branches(of: node, in: context.unit) else { return }
        let condition = context.model.condition(of: branches)
        guard !condition.constancy.isConstant else { return }
        for group in groups.all where !isSilent(group, branches, context) {
            report(group, branches, condition, &context)
        }
    }

    // MARK: When it is meant

    private func isSilent(_ group: [SameViewGroups.Member], _ branches: ViewBranches, _ context: RuleContext) -> Bool {
        let chains = group.map(\.chain)
        guard let name = chains[0].rootName, !Self.emptyViews.contains(name) else { return true }
        if chains.contains(where: { $0.links.contains { InertForms.deliberate.contains($0.name) } }) { return true }
        if MoreSpecificBranchRule.speaks(of: chains, branches, context) { return true }
        let differing = SameViewGroups.differingLinks(chains)
        // Cases that are equal in all are for their patterns to be joined.
        if differing.isEmpty, branches.isSwitch { return true }
        return !differing.isEmpty && differing.allSatisfy { InertForms.absent.contains($0) }
    }

    private static let emptyViews: Set<String> = ["EmptyView", "Spacer", "Divider", "Color"]

    // MARK: What is said

    private func report(
        _ group: [SameViewGroups.Member], _ branches: ViewBranches, _ condition: Condition, _ context: inout RuleContext
    ) {
        let first = group[0]
        let second = group[1]
        guard let name = first.chain.rootName, let type = context.model.typeOfView(first.chain.root, in: context.unit) else { return }
        // A value that is no view by itself, as `model` in `model.row`, is only the start of one.
        guard context.model.isView(type) else { return }
        let state = context.model.state(ownedBy: type)
        let isLight = condition.constancy == .environment
        let label = branches.arms[first.arm].label
        context.report(
            .sameView(
                name, in: group.count, of: branches, condition, state, context.lost(state),
                SameViewGroups.differingLinks(group.map(\.chain))),
            of: Self.info, at: second.chain.root.nameOfView, severity: isLight ? .note : nil, losing: context.lost(state),
            related: [
                RelatedLocation(
                    message: "the same view in `\(label)`", path: context.tree.source.path,
                    range: first.chain.root.nameOfView.range)
            ])
    }
}

extension Message {
    fileprivate static func sameView(
        _ name: String, in count: Int, of branches: ViewBranches, _ condition: Condition, _ state: OwnedState, _ lost: [LostState],
        _ differing: [String]
    ) -> Message {
        let places = count == 2 ? "in two branches" : "in \(count) branches"
        let cure = differing.isEmpty
            ? "write it once"
            : "write it once, with the condition inside \(differing.map { "`.\($0)`" }.sentence)"
        return """
            `\(name)` stands \(places) and is another view in each: \(condition.occasion) \(Loss(lost, state).clause); \(cure)
            """
    }
}
