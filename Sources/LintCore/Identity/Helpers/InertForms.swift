/// Whether what differs between chains over one view can be written once: by values that change nothing, or by conditions inside.
enum InertForms {
    /// Whether chains over one view have the same modifiers, and differ in their order where that may be seen.
    static func differInOrder(_ chains: [ViewChain], _ behaviour: (Node) -> Behaviour) -> Bool {
        differingLinks(chains).isEmpty && !chains.allSatisfy { ModifierOrder.isAlike($0.links, chains[0].links, behaviour) }
    }

    /// The names of the modifiers that not all of these chains have alike, in the order in which they are met.
    static func differingLinks(_ chains: [ViewChain]) -> [String] {
        var names: [String] = []
        for chain in chains {
            for link in chain.links where !chains.allSatisfy({ $0.links.contains { $0.isSame(as: link) } }) {
                if !names.contains(link.name) { names.append(link.name) }
            }
        }
        return names
    }

    /// Whether it is known of all that differs between chains over one view how to write it once.
    static func cover(_ chains: [ViewChain], _ scope: FileScope) -> Bool {
        differingLinks(chains).allSatisfy { name in
            chains.allSatisfy { chain in
                let links = chain.links.filter { $0.name == name }
                // Twice the same: which one of the other branch it stands for is a guess.
                return links.count < 2 && links.allSatisfy { hasForm($0.node, scope) }
            }
        }
    }

    /// Whether the declaration that takes the condition is there on all systems that the code runs on, as far as those are known.
    private static func isThere(_ overload: NeutralCall.Overload?, _ scope: FileScope) -> Bool {
        guard let generation = overload?.generation else { return true }
        let profile = scope.model.program.units[Int(scope.unit)].profile
        return !profile.isTargetKnown || profile.deploymentTarget >= OSVersion(generation: generation, on: profile.platform)
    }

    /// A modifier of the library by what it is, a helper of the project by what it is made of.
    private static func hasForm(_ node: Node, _ scope: FileScope) -> Bool {
        guard let site = scope.model.site(ofCall: node, in: scope.unit) else {
            return scope.model.names.behaviour(of: node, in: scope.unit).hasNeutralForm
        }
        if scope.model.isInInterface(site.declaration) {
            let meant = scope.model.names.declaration(calledBy: node, in: scope.unit) ?? site.declaration
            return NeutralCall(meant, scope.model).map { isThere($0.overload, scope) && !$0.needsOneType } ?? false
        }
        let program = scope.model.program
        guard let result = program.node(site.declaration).child(.body)?.onlyResult, BranchSyntax.isExpression(result) else { return false }
        let chain = ViewChain(result)
        let inside = FileScope(model: scope.model, unit: program[site.declaration].unit)
        func hasForm(_ node: Node) -> Bool { inside.model.names.behaviour(of: node, in: inside.unit).hasNeutralForm }
        // `opacity(0.8)` on an implicit `self`, or `self.opacity(0.8)`.
        return chain.links.allSatisfy { hasForm($0.node) } && (chain.root.kind == .call ? hasForm(chain.root) : chain.root.spells("self"))
    }
}

/// Where the order of modifiers on a view can be another without anybody seeing it.
private enum ModifierOrder {
    /// Whether two chains have the same modifiers, and those that stand in another order come to the same.
    static func isAlike(_ links: [ViewChain.Link], _ others: [ViewChain.Link], _ behaviour: (Node) -> Behaviour) -> Bool {
        guard links.count == others.count else { return false }
        if zip(links, others).allSatisfy({ $0.isSame(as: $1) }) { return true }
        // What stands twice: which one it is in the other chain is a guess.
        guard Set(links.map(\.name)).count == links.count, Set(links.map(\.name)) == Set(others.map(\.name)) else { return false }
        let places = Dictionary(uniqueKeysWithValues: others.enumerated().map { ($1.name, $0) })
        for (index, link) in links.enumerated() {
            for later in links[(index + 1)...] where places[later.name, default: 0] < places[link.name, default: 0] {
                guard behaviour(link.node).has(.orderless), behaviour(later.node).has(.orderless) else { return false }
            }
        }
        return true
    }
}
