/// What calls and subscripts give.
extension ExpressionReader {
    func call(_ node: Node) -> Reading {
        guard let callee = node.child(.callee) else { return .unknown(.form) }
        let arguments = node.children(.argument).compactMap { $0.child(.value) }.map { read($0) }.joined()
        switch callee.kind {
        case .implicitMember: return arguments
        case .identifier where isType(callee):
            let isEmpty = node.children(.argument).isEmpty
            return isEmpty && callee.spells("Date") ? Reading(Constancy(rate: .always), .library("Date()")) : arguments
        case .memberAccess:
            guard let base = callee.child(.base) else { fallthrough }
            return method(callee, base, arguments, node)
        default:
            let isTelling = arguments.constancy.isConstant && !node.children(.argument).isEmpty && graph.readsOnlyArguments(of: node, in: member)
            // Any other function may read anything.
            return isTelling ? arguments : Reading(arguments.constancy.joined(with: .unknown(.call)), .call(node))
        }
    }

    private func method(_ callee: Node, _ base: Node, _ arguments: Reading, _ node: Node) -> Reading {
        if isType(base) { return names.isOfProcess(base, in: unit) ? .never : .unknown(.call, .call(node)) }
        // `items.contains(x)` changes as `items` does.
        let found = arguments.joined(with: read(base))
        if found.constancy.isChanging { return found }
        let limit: Rate = names.has(.computes, node, in: unit) ? .perCaller : .never
        return found.constancy.unknown.isEmpty && found.constancy.rate <= limit ? found : Reading(found.constancy.joined(with: .unknown(.call)), .call(node))
    }

    /// `items[0]` changes as `items` does; what a subscript of the project gives may rest on anything else.
    func element(_ node: Node) -> Reading {
        guard let base = node.child(.callee) ?? node.child(.base) else { return .unknown(.form) }
        let found = node.children(.argument).compactMap { $0.child(.value) }.map { read($0) }.joined().joined(with: read(base))
        if found.constancy.isChanging || isOfLibrary(base) { return found.called(.call(node)) }
        return Reading(found.constancy.joined(with: .unknown(.call)), .call(node))
    }

    /// Whether a library declares the type of a value.
    private func isOfLibrary(_ value: Node) -> Bool {
        graph.typeOfValue(value, in: member).map { type in graph.declaration(of: type).map(graph.isInInterface) ?? true } ?? false
    }
}
