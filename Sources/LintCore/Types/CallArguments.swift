/// The arguments of one call, each evaluated without its context at most once: what `typeAlone` of the evaluator found
/// stands in its row of argument types.
struct CallArguments {
    struct Item {
        let label: Name
        /// In the tree of the call; nil for arguments that are known by their type alone, as in the calls that a result builder makes.
        let node: NodeID?
        let isTrailing: Bool
    }

    let items: StableList<Item>
    let frame: FrameID
    fileprivate let tree: SyntaxRecords?
    /// Where the types of the arguments start in the evaluator's row.
    fileprivate let firstType: Int

    func prefix(_ count: Int) -> CallArguments {
        CallArguments(items: items.prefix(count), frame: frame, tree: tree, firstType: firstType)
    }

    func suffix(from index: Int) -> CallArguments {
        CallArguments(items: items.suffix(from: index), frame: frame, tree: tree, firstType: firstType + index)
    }

    func node(_ index: Int) -> Node? {
        guard let tree, let id = items[index].node else { return nil }
        return Node(tree, id)
    }
}

extension Evaluator {
    /// Those of a call, subscript or attribute: walked as records, since calls are most of what a body is made of.
    func arguments(of call: Node, in frame: FrameID, takesTrailing: Bool = true) -> CallArguments {
        let tree = call.tree
        collectedArguments.truncate(to: 0)
        var index = call.subtree.lowerBound + 1
        let end = call.subtree.upperBound
        while index < end {
            let record = tree.nodes[index]
            let id = NodeID(index)
            if record.role == .argument {
                collectedArguments.append(
                    CallArguments.Item(label: label(of: id, tree), node: tree.child(.value, of: id), isTrailing: false))
            } else if record.role == .trailingClosure, takesTrailing {
                let isLabeled = record.kind == .argument
                let label = isLabeled ? label(of: id, tree) : .known(.empty)
                collectedArguments.append(
                    CallArguments.Item(
                        label: label == .known(.wildcard) ? .known(.empty) : label,
                        node: isLabeled ? tree.child(.value, of: id) : id, isTrailing: true))
            }
            index = Int(record.subtreeEnd)
        }
        let firstType = argumentTypes.count
        for _ in 0..<collectedArguments.count { argumentTypes.append(.notFound) }
        return CallArguments(items: argumentRows.keep(collectedArguments.elements), frame: frame, tree: tree, firstType: firstType)
    }

    private func label(of argument: NodeID, _ tree: SyntaxRecords) -> Name {
        tree.child(.label, of: argument).map { program.name(of: Node(tree, $0)) } ?? .known(.empty)
    }

    /// Those of a call that nobody wrote.
    func arguments(labels: [Name], types: [TypeID]) -> CallArguments {
        let firstType = argumentTypes.count
        for type in types { argumentTypes.append(type) }
        let items = labels.map { CallArguments.Item(label: $0, node: nil, isTrailing: false) }
        return CallArguments(items: argumentRows.keep(items), frame: -1, tree: nil, firstType: firstType)
    }

    /// The type that an argument has by itself; nil where it takes its type from the parameter.
    func typeAlone(_ index: Int, in arguments: CallArguments) -> TypeID? {
        let found = argumentTypes[arguments.firstType + index]
        if found != .notFound { return found }
        guard let node = arguments.node(index), !needsContext(node) else { return nil }
        let type = type(of: node, in: arguments.frame)
        argumentTypes[arguments.firstType + index] = type
        return type
    }

    /// Whether the labels of a call fit.
    func fits(_ parameters: StableList<Signature.Parameter>, _ arguments: CallArguments) -> Bool {
        let start = argumentEnds.count
        defer { argumentEnds.truncate(to: start) }
        return match(parameters, arguments) != nil
    }

    /// Which arguments go to each parameter; nil where the labels do not fit.
    func taken(by parameters: StableList<Signature.Parameter>, of arguments: CallArguments) -> [Range<Int>]? {
        let start = argumentEnds.count
        defer { argumentEnds.truncate(to: start) }
        return match(parameters, arguments).map { firstEnd in
            parameters.indices.map { taken(by: $0, from: firstEnd) }
        }
    }

    /// The arguments that a parameter takes, where a match was filed.
    func taken(by parameter: Int, from firstEnd: Int) -> Range<Int> {
        let start = parameter == 0 ? 0 : Int(argumentEnds[firstEnd + parameter - 1])
        return start..<Int(argumentEnds[firstEnd + parameter])
    }

    /// Finds out which arguments go to each parameter, and files for each where its arguments end in `argumentEnds`.
    ///
    /// - Returns: where the first of these stands; nil where the labels do not fit (SE-0286 for trailing closures).
    func match(_ parameters: StableList<Signature.Parameter>, _ arguments: CallArguments) -> Int? {
        let start = argumentEnds.count
        guard matches(parameters, arguments) else {
            argumentEnds.truncate(to: start)
            return nil
        }
        return start
    }

    private func matches(_ parameters: StableList<Signature.Parameter>, _ arguments: CallArguments) -> Bool {
        var next = 0
        let items = arguments.items
        for position in 0..<parameters.count {
            let parameter = parameters[position]
            guard next < items.count else {
                guard parameter.hasDefault || parameter.isVariadic else { return false }
                argumentEnds.append(Int32(next))
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
                guard parameter.hasDefault || parameter.isVariadic else { return false }
                argumentEnds.append(Int32(next))
                continue
            }
            next += 1
            if parameter.isVariadic {
                while next < items.count, items[next].label == .known(.empty), !items[next].isTrailing {
                    next += 1
                }
            }
            argumentEnds.append(Int32(next))
        }
        return next == items.count
    }

    /// Whether an unlabelled trailing closure is needed by a later parameter and this one can do without.
    private func isForLater(
        _ position: Int, _ parameters: StableList<Signature.Parameter>, _ items: StableList<CallArguments.Item>, _ item: Int
    ) -> Bool {
        guard parameters[position].hasDefault else { return false }
        let nextLabel = item + 1 < items.count ? items[item + 1].label : nil
        for later in parameters.suffix(from: position + 1) {
            if let nextLabel, later.label == nextLabel { return false }
            if !later.hasDefault, !later.isVariadic, isClosureLike(later.type) { return true }
        }
        return false
    }

    private func isClosureLike(_ type: TypeID) -> Bool {
        var type = type
        while let inner = unwrapped(type) { type = inner }
        switch types[type] {
        case .function: return true
        // A value of any type, as in `.environment(\.act) { … }`; no closure is what a protocol asks for.
        case .parameter: return constraints(on: type).isEmpty
        default: return isUnknown(type)
        }
    }
}
