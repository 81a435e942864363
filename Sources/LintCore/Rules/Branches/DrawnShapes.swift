/// Shapes, which are nothing until they are filled or stroked: a filled and a stroked circle are two pictures.
enum DrawnShapes {
    /// Whether chains draw one shape, text or picture in other colours, or with others over it: where one fades into the other, the colours move.
    static func fadeAlike(_ chains: [ViewChain], _ context: RuleContext) -> Bool {
        guard chains.allSatisfy({ (context.view($0.root)?.isLibraryShape ?? false) || context.has(.leaf, $0.root) }) else { return false }
        let links = chains.flatMap(\.links)
        return InertForms.differingLinks(chains).allSatisfy { name in
            links.first { $0.name == name }.map { context.has(.draws, $0.node) || context.has(.decorates, $0.node) } ?? false
        }
    }

    /// Whether chains over one shape draw other things.
    static func areDifferent(_ chains: [ViewChain], _ context: RuleContext) -> Bool {
        let links = chains.flatMap(\.links)
        let differing = InertForms.differingLinks(chains).map { name in
            (name: name, behaviour: links.first { $0.name == name }.map { context.behaviour(of: $0.node) } ?? .none)
        }
        guard !differing.isEmpty, chains.contains(where: { context.view($0.root)?.isLibraryShape ?? false }) else { return false }
        let isDrawnOtherwise = differing.contains { link in
            link.behaviour.draws(.shape) && !chains.allSatisfy { $0.link(named: link.name) != nil }
        }
        // A shape says so little that another size and style leave nothing in common.
        return isDrawnOtherwise || differing.filter { !$0.behaviour.has(.draws) }.count > 1
    }
}
