/// Where the order of modifiers on a view can be another without anybody seeing it.
enum ModifierOrder {
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
