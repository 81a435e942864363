/// What calls and subscripts give.
extension ExpressionReader {
    func call(_ node: Node) -> Reading {
        guard let callee = node.child(.callee) else { return .unknown(.form) }
        let isDerived = isDerived(node)
        let closures = isDerived ? node.children(.trailingClosure).map { $0.child(.value) ?? $0 } : []
        let arguments = (node.children(.argument).compactMap { $0.child(.value) } + closures).map { read($0) }.joined()
        switch callee.kind {
        case .implicitMember: return arguments
        case _ where isType(callee.initializedType ?? callee):
            // Whether there is one may rest on anything.
            guard let made = graph.site(ofCall: node, in: unit)?.declaration, !graph.isInInterface(made), graph.program.node(made).isFailable else { return arguments }
            return Reading(arguments.constancy.joined(with: .unknown(.call)), .call(node))
        case .memberAccess:
            // What a method of the view itself reads is no more known than what a function does.
            guard let base = callee.child(.base), !base.spells("self") else { fallthrough }
            return method(callee, base, arguments, node, isDerived: isDerived)
        default:
            let isPure = isDerived
                || arguments.constancy.isConstant && !node.children(.argument).isEmpty && graph.readsOnlyArguments(of: node, in: member)
            if isPure { return arguments }
            // Any other function may read anything.
            return Reading(arguments.constancy.joined(with: result(ofFunctionCalledBy: node) ?? .unknown(.call)), .call(node))
        }
    }

    /// What a function of the project reads beside what this call gives it: one of the same value, or of none. Nil where it is none of those.
    private func result(ofFunctionCalledBy node: Node) -> Constancy? {
        guard let function = graph.function(calledBy: node, in: unit), graph.evaluator.body(of: function) != nil, isOfSameValue(function),
            !graph.program[function].flags.contains(.isMutating)
        else { return nil }
        let parameters = CallParameter.all(of: graph.program.node(function))
        guard let values = CallParameter.values(for: parameters, in: node) else { return nil }
        var found = graph.constancy(ofResultOf: function, context, held)
        let leftOut = parameters.indices.filter { values[$0] == nil }.compactMap { parameters[$0].defaultValue }
        let defaults = ExpressionReader(graph, in: function)
        for value in leftOut { found = found.joined(with: defaults.read(value).constancy) }
        // What a class declares may be overridden.
        let isOverridable = graph.program.owner(of: function).map { graph.isObject($0) } ?? false
        return isOverridable ? found.joined(with: .unknown(.call)) : found
    }

    /// Whether a function reads the properties that code around the call reads, or those of no value at all.
    private func isOfSameValue(_ function: DeclarationID) -> Bool {
        guard let owner = graph.program.owner(of: function), !graph.program[function].flags.contains(.isStatic) else { return true }
        return graph.program[owner].kind != .protocol && owner == graph.program.owner(of: member)
    }

    private func method(_ callee: Node, _ base: Node, _ arguments: Reading, _ node: Node, isDerived: Bool) -> Reading {
        if isType(base) {
            if case .enumCase = names.meaning(of: callee, in: unit) { return arguments }
            if names.isOfProcess(base, in: unit) { return .never }
            return Reading(result(ofFunctionCalledBy: node).map(arguments.constancy.joined) ?? .unknown(.call), .call(node))
        }
        // `items.contains(x)` changes as `items` does.
        let found = arguments.joined(with: read(base))
        if found.constancy.isChanging { return found }
        let limit: Rate = isDerived || names.has(.computes, node, in: unit) ? .perCaller : .never
        return found.constancy.unknown.isEmpty && found.constancy.rate <= limit ? found : Reading(found.constancy.joined(with: .unknown(.call)), .call(node))
    }

    private func isDerived(_ call: Node) -> Bool { names.derivesElements(call, in: unit) }

    /// Whether a closure is called with the elements of what is read beside it.
    func isApplied(_ closure: Node) -> Bool {
        let around = closure.parent.map { $0.kind == .call ? $0 : $0.parent ?? $0 }
        return around.map { $0.kind == .call && isDerived($0) } ?? false
    }

    /// `items[0]` changes as `items` does; what a subscript of the project gives may rest on anything else.
    func element(_ node: Node) -> Reading {
        guard let base = node.child(.callee) ?? node.child(.base) else { return .unknown(.form) }
        // `Defaults[.key]`: what a type gives is stored wherever it likes.
        if isType(base), !names.isOfProcess(base, in: unit) { return .unknown(.call, .call(node)) }
        let found = node.children(.argument).compactMap { $0.child(.value) }.map { read($0) }.joined().joined(with: read(base))
        let isOfProcess = found.constancy.unknown.isEmpty && found.constancy.rate <= .never
        if found.constancy.isChanging || isOfProcess || isOfLibrary(base) { return found.called(.call(node)) }
        return Reading(found.constancy.joined(with: .unknown(.call)), .call(node))
    }

    /// Whether a library declares the type of a value.
    private func isOfLibrary(_ value: Node) -> Bool {
        graph.typeOfValue(value, in: member).map { type in graph.declaration(of: type).map(graph.isInInterface) ?? true } ?? false
    }
}

/// Functions that are pure by what they are made of: `func isWide(_ mode: Mode) -> Bool { switch mode { case .wide: true default: false } }`.
extension SemanticQueries {
    /// Whether what a call of a member of the same type gives rests on its arguments and on nothing else.
    func readsOnlyArguments(of call: Node, in member: DeclarationID) -> Bool {
        guard let callee = call.child(.callee), callee.kind == .identifier && !callee.isLocalName || callee.child(.base)?.spells("self") == true else { return false }
        let named = names.declarations(namedBy: callee, in: program[member].unit).map(\.declaration)
        guard named.count == 1, program[named[0]].kind == .function, !isInInterface(named[0]), program.unit(of: named[0]).tree.records == call.tree,
            // What a class declares may be overridden.
            let owner = program.owner(of: named[0]), program[owner].kind == .struct, let body = evaluator.body(of: named[0])
        else { return false }
        let parameters = Set(CallParameter.all(of: program.node(named[0])).map(\.name))
        return body.descendants.allSatisfy { node in
            switch node.kind {
            case .identifier: node.role == .label || parameters.contains(node.text)
            // The name of a case; what stands elsewhere may be anything that the type declares.
            case .implicitMember: node.ancestors.first { $0.kind == .caseItem || $0.kind == .codeBlock }?.kind == .caseItem
            case .codeBlock, .switch, .switchCase, .caseItem, .if, .conditionList, .return, .boolean, .tuple, .argument, .name: true
            case .binary: ["==", "!=", "&&", "||"].contains(node.operatorText)
            case .prefixOperator: node.operatorText == "!"
            default: false
            }
        }
    }
}
