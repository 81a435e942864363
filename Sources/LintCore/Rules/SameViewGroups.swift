/// Branches that start with the same view: the same call with the same arguments, or the same property.
struct SameViewGroups {
    typealias Member = (arm: Int, chain: ViewChain)

    /// Each with two branches or more, in source order.
    private(set) var all: [[Member]] = []

    init(_ chains: [Member]) {
        var groups: [[Member]] = []
        for member in chains {
            if let index = groups.firstIndex(where: { $0[0].chain.root.hasSameCode(as: member.chain.root) }) {
                groups[index].append(member)
            } else {
                groups.append([member])
            }
        }
        all = groups.filter { $0.count > 1 }
    }

    var isEmpty: Bool { all.isEmpty }

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
}
