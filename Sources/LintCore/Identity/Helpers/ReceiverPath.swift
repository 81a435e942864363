/// What a helper is given to show: an extension of views its `self`, a modifier its `content`, a function its parameter, a
/// closure what it is called with.
enum Receiver: Hashable {
    /// In an extension of the protocol `View`: a call without a base is one on `self` too.
    case anyView
    /// In a view's own type: a call without a base may be one of its functions.
    case ownType
    /// A parameter.
    case named(String)
}

/// What one way through a helper makes of the view that the helper is given.
indirect enum ReceiverPath {
    /// The receiver, with the modifiers on it.
    case receiver(Leaf)
    /// Something that holds the receiver inside: `ScrollView { content }`.
    case wrapped(Node)
    /// Something else.
    case other
    case decision(Decision)

    /// The receiver with what is called on it.
    struct Leaf {
        let node: Node
        /// The innermost first.
        var links: [Link] = []
        /// Whether `AnyView` hides its type.
        var isErased = false
    }

    /// A modifier on the receiver, or something that the receiver is handed to.
    struct Link {
        let name: String
        /// The call, or the reference to a property.
        let node: Node
        let role: Role

        enum Role {
            case modifier
            /// A closure of the caller: `transform(self)`.
            case closure
            /// A function that takes it: `framed(self)`.
            case function
        }

        /// Whether the same is called in the same way.
        func isSame(as other: Link) -> Bool {
            guard name == other.name, node.kind == other.node.kind else { return false }
            let (parts, others) = (node.argumentParts, other.node.argumentParts)
            return parts.count == others.count && zip(parts, others).allSatisfy { $0.hasSameCode(as: $1) }
        }
    }

    /// An `if`, `guard`, `switch` or `?:` that chooses between ways.
    struct Decision {
        let node: Node
        /// The conditions of an `if`, the subject of a `switch`.
        let conditions: [Node]
        let arms: [ReceiverPath]
        /// Of each arm, in the order in which they are tried: what has to hold, the items of a case.
        let armConditions: [[Node]]
    }

    /// The receiver where it comes out, on all ways.
    var leaves: [Leaf] {
        switch self {
        case .receiver(let leaf): [leaf]
        case .decision(let decision): decision.arms.flatMap(\.leaves)
        case .wrapped, .other: []
        }
    }

    /// Those on which it stands inside something else.
    var containers: [Node] {
        switch self {
        case .wrapped(let node): [node]
        case .decision(let decision): decision.arms.flatMap(\.containers)
        case .receiver, .other: []
        }
    }

    /// All decisions, an outer one before those in its arms.
    var decisions: [Decision] {
        guard case .decision(let decision) = self else { return [] }
        return [decision] + decision.arms.flatMap(\.decisions)
    }

    func mappingLeaves(_ transform: (inout Leaf) -> Void) -> ReceiverPath {
        switch self {
        case .receiver(var leaf):
            transform(&leaf)
            return .receiver(leaf)
        case .decision(let decision):
            return .decision(Decision(
                node: decision.node, conditions: decision.conditions, arms: decision.arms.map { $0.mappingLeaves(transform) },
                armConditions: decision.armConditions))
        case .wrapped, .other: return self
        }
    }
}

extension ReceiverPath.Decision {
    /// Where people see it: at its first condition.
    var place: Node { conditions.first ?? node }

    /// The arms in which the receiver is shown.
    var showingArms: [ReceiverPath] { arms.filter { !$0.leaves.isEmpty || !$0.containers.isEmpty } }

    /// Whether the receiver is shown in two arms or more, not the same way in all.
    var branches: Bool {
        let showing = showingArms
        guard showing.count > 1 else { return false }
        if showing.contains(where: { !$0.containers.isEmpty }) { return true }
        let first = showing[0].leaves[0]
        return showing.contains { arm in arm.leaves.contains { !$0.isSame(as: first) } }
    }

    /// Whether it asks what type something has: the kind of a value, which it keeps.
    var asksForType: Bool {
        node.kind == .switch && node.children(.element).contains { element in
            element.children(.element).contains { $0.kind == .caseItem && $0.child(.pattern)?.kind == .isPattern }
        }
    }

    /// Whether the ways to the receiver differ in their types, as far as names tell: two of one type are one view where no
    /// builder keeps the branches apart.
    var differsInType: Bool {
        let showing = showingArms
        guard showing.count > 1 else { return false }
        if showing.contains(where: { !$0.containers.isEmpty }) { return true }
        let leaves = showing.flatMap(\.leaves)
        return leaves.contains { leaf in
            leaf.links.map(\.name) != leaves[0].links.map(\.name) || leaf.links.contains { $0.role == .closure }
        }
    }

    /// Whether `AnyView` hides each of the views that it chooses between.
    var isErased: Bool {
        let leaves = showingArms.flatMap(\.leaves)
        return !leaves.isEmpty && leaves.allSatisfy(\.isErased)
    }

    /// What not all ways call alike, in the order in which it is met.
    var differingLinks: [ReceiverPath.Link] {
        let chains = showingArms.flatMap(\.leaves).map(\.links)
        var found: [ReceiverPath.Link] = []
        for link in chains.joined() where !chains.allSatisfy({ $0.contains { $0.isSame(as: link) } }) {
            if !found.contains(where: { $0.name == link.name }) { found.append(link) }
        }
        return found
    }
}

extension ReceiverPath.Leaf {
    func isSame(as other: ReceiverPath.Leaf) -> Bool {
        links.count == other.links.count && zip(links, other.links).allSatisfy { $0.isSame(as: $1) }
    }
}

extension Node {
    /// The arguments of a call with its closures; none of a reference.
    fileprivate var argumentParts: [Node] { kind == .call ? children(.argument) + children(.trailingClosure) : [] }
}
