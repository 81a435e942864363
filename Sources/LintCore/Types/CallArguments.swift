/// The arguments of one call, each evaluated without its context at most once.
final class CallArguments {
    struct Item {
        let label: Name
        /// Nil for arguments that are known by their type alone, as in the calls that a result builder makes.
        let node: Node?
        let isTrailing: Bool
    }

    let items: [Item]
    let frame: FrameID
    private let evaluator: Evaluator
    private var typesAlone: [TypeID?]

    init(_ evaluator: Evaluator, _ arguments: [Node], trailing: [Node], in frame: FrameID) {
        self.evaluator = evaluator
        self.frame = frame
        var items: [Item] = []
        for argument in arguments {
            let label = argument.child(.label).map { evaluator.program.name(of: $0) } ?? .known(.empty)
            items.append(Item(label: label, node: argument.child(.value), isTrailing: false))
        }
        for closure in trailing {
            let label = closure.kind == .argument
                ? closure.child(.label).map { evaluator.program.name(of: $0) } ?? .known(.empty) : .known(.empty)
            items.append(
                Item(
                    label: label == .known(.wildcard) ? .known(.empty) : label,
                    node: closure.kind == .argument ? closure.child(.value) : closure, isTrailing: true))
        }
        self.items = items
        typesAlone = Array(repeating: nil, count: items.count)
    }

    init(_ evaluator: Evaluator, labels: [Name], types: [TypeID]) {
        self.evaluator = evaluator
        frame = -1
        items = labels.map { Item(label: $0, node: nil, isTrailing: false) }
        typesAlone = types
    }

    private init(_ other: CallArguments, _ range: Range<Int>) {
        evaluator = other.evaluator
        frame = other.frame
        items = Array(other.items[range])
        typesAlone = Array(other.typesAlone[range])
    }

    func prefix(_ count: Int) -> CallArguments { CallArguments(self, 0..<count) }

    func suffix(from index: Int) -> CallArguments { CallArguments(self, index..<items.count) }

    /// The type that an argument has by itself; nil where it takes its type from the parameter.
    func typeAlone(_ index: Int) -> TypeID? {
        if let found = typesAlone[index] { return found }
        guard let node = items[index].node, !evaluator.needsContext(node) else { return nil }
        let type = evaluator.type(of: node, in: frame)
        typesAlone[index] = type
        return type
    }
}

extension Evaluator {
    func arguments(of call: Node, in frame: FrameID) -> CallArguments {
        CallArguments(self, call.children(.argument), trailing: call.children(.trailingClosure), in: frame)
    }

    /// Which arguments go to each parameter; nil where the labels do not fit (SE-0286 for trailing closures).
    func match(_ parameters: [Signature.Parameter], _ arguments: CallArguments) -> [[Int]]? {
        var result: [[Int]] = []
        result.reserveCapacity(parameters.count)
        var next = 0
        let items = arguments.items
        for (position, parameter) in parameters.enumerated() {
            guard next < items.count else {
                guard parameter.hasDefault || parameter.isVariadic else { return nil }
                result.append([])
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
                result.append([])
                continue
            }
            var taken = [next]
            next += 1
            if parameter.isVariadic {
                while next < items.count, items[next].label == .known(.empty), !items[next].isTrailing {
                    taken.append(next)
                    next += 1
                }
            }
            result.append(taken)
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
