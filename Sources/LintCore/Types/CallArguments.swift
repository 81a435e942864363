/// The arguments of one call, each evaluated without its context at most once.
final class CallArguments {
    struct Item {
        let label: Name
        /// In the tree of the call; nil for arguments that are known by their type alone, as in the calls that a result builder makes.
        let node: NodeID?
        let isTrailing: Bool
    }

    let items: [Item]
    let frame: FrameID
    private let evaluator: Evaluator
    private let tree: SyntaxTree?
    @exclusivity(unchecked) private var typesAlone: [TypeID?]

    /// Those of a call, subscript or attribute: walked as records, since calls are most of what a body is made of.
    init(_ evaluator: Evaluator, of call: Node, in frame: FrameID, takesTrailing: Bool = true) {
        self.evaluator = evaluator
        self.frame = frame
        let tree = call.tree
        self.tree = tree
        var arguments: [Item] = []
        var trailing: [Item] = []
        var index = call.subtree.lowerBound + 1
        while index < call.subtree.upperBound {
            let record = tree.nodes[index]
            let id = NodeID(index)
            if record.role == .argument {
                arguments.append(
                    Item(label: Self.label(of: id, tree, evaluator), node: tree.child(.value, of: id), isTrailing: false))
            } else if record.role == .trailingClosure, takesTrailing {
                let isLabeled = record.kind == .argument
                let label = isLabeled ? Self.label(of: id, tree, evaluator) : .known(.empty)
                trailing.append(
                    Item(
                        label: label == .known(.wildcard) ? .known(.empty) : label,
                        node: isLabeled ? tree.child(.value, of: id) : id, isTrailing: true))
            }
            index = Int(record.subtreeEnd)
        }
        items = trailing.isEmpty ? arguments : arguments + trailing
        typesAlone = Array(repeating: nil, count: items.count)
    }

    private static func label(of argument: NodeID, _ tree: SyntaxTree, _ evaluator: Evaluator) -> Name {
        tree.child(.label, of: argument).map { evaluator.program.name(of: Node(tree, $0)) } ?? .known(.empty)
    }

    init(_ evaluator: Evaluator, labels: [Name], types: [TypeID]) {
        self.evaluator = evaluator
        frame = -1
        tree = nil
        items = labels.map { Item(label: $0, node: nil, isTrailing: false) }
        typesAlone = types
    }

    private init(_ other: CallArguments, _ range: Range<Int>) {
        evaluator = other.evaluator
        frame = other.frame
        tree = other.tree
        items = Array(other.items[range])
        typesAlone = Array(other.typesAlone[range])
    }

    func prefix(_ count: Int) -> CallArguments { CallArguments(self, 0..<count) }

    func suffix(from index: Int) -> CallArguments { CallArguments(self, index..<items.count) }

    func node(_ index: Int) -> Node? {
        guard let tree, let id = items[index].node else { return nil }
        return Node(tree, id)
    }

    /// The type that an argument has by itself; nil where it takes its type from the parameter.
    func typeAlone(_ index: Int) -> TypeID? {
        if let found = typesAlone[index] { return found }
        guard let node = node(index), !evaluator.needsContext(node) else { return nil }
        let type = evaluator.type(of: node, in: frame)
        typesAlone[index] = type
        return type
    }
}

extension Evaluator {
    func arguments(of call: Node, in frame: FrameID) -> CallArguments {
        CallArguments(self, of: call, in: frame)
    }

    /// Which arguments go to each parameter; nil where the labels do not fit (SE-0286 for trailing closures).
    func match(_ parameters: [Signature.Parameter], _ arguments: CallArguments) -> [Range<Int>]? {
        var result: [Range<Int>] = []
        result.reserveCapacity(parameters.count)
        var next = 0
        let items = arguments.items
        for (position, parameter) in parameters.enumerated() {
            guard next < items.count else {
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                result.append(next..<next)
                continue
            }
            let item = items[next]
            let takes: Bool
            if item.isTrailing, item.label == .known(.empty) {
                takes = isClosureLike(parameter.type) && !isForLater(position, parameters, items, next)
            } else {
                takes = item.label == parameter.label
            }
            guard takes else {
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                result.append(next..<next)
                continue
            }
            let start = next
            next += 1
            if parameter.isVariadic {
                while next < items.count, items[next].label == .known(.empty), !items[next].isTrailing {
                    next += 1
                }
            }
            result.append(start..<next)
        }
        return next == items.count ? result : nil
    }

    /// Whether an unlabelled trailing closure is needed by a later parameter and this one can do without.
    private func isForLater(
        _ position: Int, _ parameters: [Signature.Parameter], _ items: [CallArguments.Item], _ item: Int
    ) -> Bool {
        guard parameters[position].hasDefault else { return false }
        let nextLabel = item + 1 < items.count ? items[item + 1].label : nil
        for later in parameters[(position + 1)...] {
            if let nextLabel, later.label == nextLabel { return false }
            if !later.hasDefault, !later.isVariadic, isClosureLike(later.type) { return true }
        }
        return false
    }

    private func isClosureLike(_ type: TypeID) -> Bool {
        var type = type
        while let inner = unwrapped(type) { type = inner }
        if case .function = types[type] { return true }
        return isUnknown(type)
    }
}
