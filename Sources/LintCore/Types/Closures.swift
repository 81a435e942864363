struct ClosureKey: Hashable {
    let unit: Int32
    let node: NodeID
    let frame: FrameID
    let parameters: [TypeID]
    let builder: TypeID?
    let expected: TypeID?

    func hash(into hasher: inout Hasher) {
        var hash = TypeHash(UInt64(UInt32(bitPattern: unit)))
        hash.add(node.index)
        hash.add(frame)
        hash.add(parameters)
        hash.add(builder)
        hash.add(expected)
        hasher.combine(hash.value)
    }
}

/// The types of closures.
extension Evaluator {
    /// How many parameters a closure takes: those of its signature, or as many as `$n` name.
    func closureArity(_ closure: Node) -> Int {
        if let signature = closure.child(.signature) {
            if let clause = signature.child(.parameters) { return clause.children(.element).count }
            if signature.child(.element) != nil { return signature.children(.element).count }
            // `{ [weak self] in … }` or `{ @MainActor in … }` says nothing of parameters.
            if let names = signatureNames(closure) { return names.count }
        }
        // Each candidate of a call asks for it; whoever asks from elsewhere is told anew.
        guard unit >= 0, program.units[Int(unit)].tree.records == closure.tree else { return namedArity(closure) }
        let key = UInt32(bitPattern: closure.id.index)
        if let found = closureArities[unit, key] { return found }
        let result = namedArity(closure)
        closureArities[unit, key] = result
        return result
    }

    private func namedArity(_ closure: Node) -> Int {
        let tree = closure.tree
        var arity = 0
        var index = closure.subtree.lowerBound + 1
        while index < closure.subtree.upperBound {
            let record = tree.nodes[index]
            // The `$0` of a closure inside this one is its own.
            if record.kind == .closure {
                index = Int(record.subtreeEnd)
                continue
            }
            if record.kind == .identifier, tree.tokens[Int(record.firstToken)].kind == .dollarIdentifier,
                let number = Int(tree.text(of: tree.tokens[Int(record.firstToken)]).dropFirst()) {
                arity = max(arity, number + 1)
            }
            index += 1
        }
        return arity
    }

    /// The names before `in`.
    func signatureNames(_ closure: Node) -> [Node]? {
        guard let signature = closure.child(.signature) else { return nil }
        if let clause = signature.child(.parameters) {
            return clause.children(.element).isEmpty ? [] : clause.children(.element)
        }
        let plain = signature.children(.element)
        return plain.isEmpty ? nil : plain
    }

    func closureFits(_ closure: Node, _ parameters: TypeList, _ inference: Inference) -> Bool {
        let count = closureArity(closure)
        if count == parameters.count { return true }
        // `{ () in … }` where the one value is `()`, as a publisher of `Void` sends it.
        if count == 0, parameters.count == 1, substitute(parameters[0], inference.bindings) == void { return true }
        // One parameter that is a tuple can be taken apart.
        guard parameters.count == 1, count > 1, !isNoTuple(parameters[0]) else { return false }
        let type = substitute(parameters[0], inference.bindings)
        switch types[type] {
        case .tuple(let parts, _): return parts.count == count
        // One that is still to be told may be a tuple; one of the code around is not.
        case .parameter, .member: return mentions(type, inference)
        case .unknown: return true
        default: return false
        }
    }

    /// Whether a generic parameter asks for a protocol, to which no tuple conforms: `V: Equatable`.
    private func isNoTuple(_ type: TypeID) -> Bool {
        guard case .parameter = types[type] else { return false }
        return constraints(on: type).contains { !isLibrary($0, .Sendable) }
    }

    /// Whether the types written before `in` are those of the parameters, which they may tell.
    func writtenParametersFit(_ closure: Node, _ parameters: TypeList, _ inference: inout Inference) -> Bool {
        guard let names = signatureNames(closure), names.count == parameters.count, let context = contexts.last else { return true }
        for (name, parameter) in zip(names, parameters) {
            guard let node = name.child(.type) else { continue }
            let written = resolveType(node, in: context)
            var told = inference
            if unify(parameter, written, &told) != .no {
                inference.bindings = told.bindings
                continue
            }
            // A closure that takes more than it is given: an optional, a superclass.
            var rigid = Inference.rigid
            if unify(written, substitute(parameter, inference.bindings), &rigid) == .no { return false }
        }
        return true
    }

    /// The type of a closure as a value.
    func closureType(_ closure: Node, in frame: FrameID, _ expected: TypeID?) -> TypeID {
        if let expected, case .function(let parts, let result, let traits) = types[withoutOptional(expected)] {
            if types.traits(of: result).isDisjoint(with: [.hasParameter, .hasUnknown]) { return withoutOptional(expected) }
            let actual = closureResult(closure, parameters: Array(parts), builder: nil, in: frame, expected: nil)
            return types.intern(.function(parts, result: actual, traits))
        }
        let count = closureArity(closure)
        let names = signatureNames(closure)
        var parameters: [TypeID] = []
        for index in 0..<count {
            if let names, index < names.count, let written = names[index].child(.type), let context = contexts.last {
                parameters.append(resolveType(written, in: context))
            } else {
                parameters.append(unknown("a closure's parameter without a type", at: closure))
            }
        }
        let result = closureResult(closure, parameters: parameters, builder: nil, in: frame, expected: nil)
        return types.function(parameters, result: defaulted(result))
    }

    /// What a closure gives for parameters of these types.
    func closureResult(
        _ closure: Node, parameters: [TypeID], builder: TypeID?, in frame: FrameID, expected: TypeID?
    ) -> TypeID {
        let key = ClosureKey(
            unit: unit, node: closure.id, frame: frame, parameters: parameters, builder: builder, expected: expected)
        if let found = closureResults[key] { return found }
        let result = findClosureResult(closure, parameters, builder, frame, expected)
        closureResults[key] = result
        return result
    }

    private func findClosureResult(
        _ closure: Node, _ parameters: [TypeID], _ builder: TypeID?, _ frame: FrameID, _ expected: TypeID?
    ) -> TypeID {
        if let result = closure.child(.signature)?.child(.result), signatureNames(closure) != nil, let context = contexts.last {
            return resolveType(result, in: context)
        }
        let inner = closureFrame(closure, parameters, in: frame)
        noteClosure(closure, frame: inner, builder: builder)
        return blockResult(closure.children(.statement), builder: builder, in: inner, expected: expected, at: closure)
    }

    /// The frame of the statements of a closure, with its parameters and what it captures by another name.
    func closureFrame(_ closure: Node, _ parameters: [TypeID], in frame: FrameID) -> FrameID {
        self.frame(inside: closure, parameters, in: frame, statements: closure.children(.statement)) { inner in
            define(parametersOf: closure, parameters, in: inner)
        }
    }

    private func define(parametersOf closure: Node, _ parameters: [TypeID], in inner: FrameID) {
        if let names = signatureNames(closure) {
            bindParameters(names, parameters, in: inner)
        } else {
            let count = closureArity(closure)
            if count > 1, parameters.count == 1, case .tuple(let parts, _) = types[parameters[0]] {
                for (index, part) in parts.enumerated() { define(program.dollarName(index), addLazy(.known(part)), in: inner) }
            } else {
                for (index, type) in parameters.enumerated() { define(program.dollarName(index), addLazy(.known(type)), in: inner) }
            }
        }
    }

    private func bindParameters(_ names: [Node], _ parameters: [TypeID], in frame: FrameID) {
        var types = parameters
        if names.count > 1, parameters.count == 1, case .tuple(let parts, _) = self.types[parameters[0]], parts.count == names.count {
            types = Array(parts)
        }
        for (index, node) in names.enumerated() {
            let nameNode = node.child(.name) ?? node
            let name = program.name(of: nameNode)
            var type = index < types.count ? types[index] : unknown("a closure's parameter without a type", at: node)
            if let written = node.child(.type), let context = contexts.last { type = resolveType(written, in: context) }
            define(name, addLazy(.known(type)), in: frame)
            // `$item in` gives `item` and `$item`.
            guard let (bare, projection) = split(name), projection == .projectedValue,
                let wrapped = propertyType(named: .known(.wrappedValue), of: type)
            else { continue }
            define(bare, addLazy(.known(wrapped)), in: frame)
        }
    }

    // MARK: Functions inside functions

    func localFunctionType(_ node: Node, in frame: FrameID) -> TypeID {
        guard let context = contexts.last else { return unknown("a function without a place", at: node) }
        let parameters = (node.child(.parameters)?.children(.element) ?? []).map { parameter in
            parameter.child(.type).map { resolveType($0, in: context) } ?? unknown("a parameter without a type", at: parameter)
        }
        return types.function(parameters, result: localFunctionResult(node, parameters, in: frame))
    }

    private func localFunctionResult(_ node: Node, _ parameters: [TypeID], in frame: FrameID) -> TypeID {
        guard let written = node.child(.result) else { return void }
        if node.child(.genericParameters) != nil { return unknown("a generic function inside a function", at: node) }
        guard let context = contexts.last else { return unknown("a function without a place", at: node) }
        guard written.descendants.contains(where: { $0.kind == .someType }) else { return resolveType(written, in: context) }
        guard let body = node.child(.body) else { return unknown("a function without a body", at: node) }
        let inner = pushFrame(parent: frame)
        for (parameter, type) in zip(node.child(.parameters)?.children(.element) ?? [], parameters) {
            guard let name = parameter.child(.name) else { continue }
            define(program.name(of: name), addLazy(.known(type)), in: inner)
        }
        let type = blockResult(
            body.children(.statement), builder: builder(among: node.attributes, from: context), in: inner, expected: nil, at: node)
        // The value of a property is no body of its type: its generic parameters are not told there.
        guard written.kind == .someType, !program[context].kind.isNominal else { return type }
        localResults.append((written, type))
        return types.intern(allGenerics(of: context).map(self.type)) { .opaque(OpaqueResult(declaration: context, ordinal: ~Int32(localResults.count - 1)), $0) }
    }
}
