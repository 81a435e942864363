/// A generic parameter of a declaration, `Self` of a protocol included.
struct GenericParameter {
    let owner: DeclarationID
    let name: Name
    let isPack: Bool
}

/// What generic parameters must fulfil.
enum Requirement: Hashable {
    /// The constraint is a nominal type: a protocol or a class.
    case conforms(TypeID, TypeID)
    case same(TypeID, TypeID)
}

extension Evaluator {
    func addParameter(_ owner: DeclarationID, _ name: Name, isPack: Bool = false) -> ParameterID {
        parameters.append(GenericParameter(owner: owner, name: name, isPack: isPack))
        return ParameterID(index: Int32(parameters.count - 1))
    }

    func type(of parameter: ParameterID) -> TypeID { types.intern(.parameter(parameter)) }

    func parameter(_ id: ParameterID) -> GenericParameter { parameters[Int(id.index)] }

    /// The generic parameters that a declaration writes itself; `Self` for a protocol. Those that `some` in a parameter
    /// list stands for belong to its signature.
    func ownParameters(of id: DeclarationID) -> ParameterList {
        if let found = ownParameters[id] { return found }
        var result: [ParameterID] = []
        if program[id].kind == .protocol {
            result = [addParameter(id, .known(.`Self`))]
        } else if program[id].kind != .extension, let clause = program.node(id).child(.genericParameters) {
            for node in clause.children(.element) {
                guard let name = node.child(.name) else { continue }
                let isPack = node.firstToken.keyword == .each
                result.append(addParameter(id, program.name(of: name), isPack: isPack))
            }
        }
        let kept = parameterRows.keep(result)
        ownParameters[id] = kept
        return kept
    }

    /// With those of the types around it, which come first.
    func allParameters(of id: DeclarationID) -> ParameterList {
        guard id != .none else { return .empty }
        if let found = allParameters[id] { return found }
        let declaration = program[id]
        var result = ParameterList.empty
        if declaration.kind == .extension {
            if let extended = program.extendedType(of: id) { result = allParameters(of: extended) }
        } else {
            result = joined(allParameters(of: declaration.parent), ownParameters(of: id))
        }
        allParameters[id] = result
        return result
    }

    func joined(_ first: ParameterList, _ second: ParameterList) -> ParameterList {
        if first.isEmpty || second.isEmpty { return first.isEmpty ? second : first }
        return parameterRows.keep(Array(first) + second)
    }

    /// The type as seen from inside: its parameters stand for themselves. `Self` for a protocol.
    func selfType(of id: DeclarationID) -> TypeID {
        let declaration = program[id]
        if declaration.kind == .extension {
            guard let extended = program.extendedType(of: id) else {
                return unknown("the extended type is declared outside of what was read", at: id, cause: .declaredOutside)
            }
            return selfType(of: extended)
        }
        if declaration.kind == .protocol { return type(of: ownParameters(of: id)[0]) }
        return nominal(id, allParameters(of: id).map(type))
    }

    /// What holds inside a declaration because it says so itself.
    func ownRequirements(of id: DeclarationID) -> StableList<Requirement> {
        if let found = requirements[id] { return found }
        guard requirementsInProgress.enter(id) else { return .empty }
        defer { requirementsInProgress.leave() }
        var result: [Requirement] = []
        let node = program.node(id)
        let declaration = program[id]
        if declaration.kind == .protocol {
            result.append(.conforms(type(of: ownParameters(of: id)[0]), nominal(id, allParameters(of: id).map(type))))
        } else if declaration.kind != .extension, let clause = node.child(.genericParameters) {
            for (parameter, node) in zip(ownParameters(of: id), clause.children(.element)) {
                guard let constraint = node.child(.type) else { continue }
                result += conformances(of: type(of: parameter), to: constraint, in: id)
            }
        }
        if declaration.kind == .extension { result += boundArguments(node, in: id) }
        if let clause = node.child(.genericWhere) { result += whereRequirements(clause, in: id) }
        let kept = requirementRows.keep(result)
        // What a protocol says of names that it inherits is not known before those are.
        let isSettled = declaration.kind != .protocol || node.child(.genericWhere) == nil || inheritedTypesInProgress.isEmpty
        if isSettled { requirements[id] = kept }
        return kept
    }

    /// `extension Row<Text>` says `where Label == Text` (SE-0361), as does one of another name for that type.
    private func boundArguments(_ node: Node, in id: DeclarationID) -> [Requirement] {
        guard let extended = program.extendedType(of: id), let written = node.child(.type),
            written.kind != .identifierType || written.child(.genericArguments) != nil || program.name(of: written) != program[extended].name,
            case let parameters = allParameters(of: extended), !parameters.isEmpty,
            case .nominal(extended, let arguments) = types[resolveType(written, in: id)], arguments.count == parameters.count
        else { return [] }
        return zip(parameters, arguments).compactMap { parameter, argument in
            let subject = type(of: parameter)
            return isUnknown(argument) || argument == subject ? nil : .same(subject, argument)
        }
    }

    private func whereRequirements(_ clause: Node, in id: DeclarationID) -> [Requirement] {
        var result: [Requirement] = []
        for node in clause.children(.element) {
            guard let left = node.child(.left), let right = node.child(.right) else { continue }
            let subject = resolveType(left, in: id)
            // `T == U` has an operator between its sides, `T: P` a colon.
            if node.tree.tokens[left.tokenIndices.upperBound].kind == .colon {
                result += conformances(of: subject, to: right, in: id)
            } else {
                result.append(.same(subject, resolveType(right, in: id)))
            }
        }
        return result
    }

    /// What `T: P & Q<X>` says.
    func conformances(of subject: TypeID, to constraint: Node, in id: DeclarationID) -> [Requirement] {
        switch constraint.kind {
        case .compositionType: return constraint.children(.element).flatMap { conformances(of: subject, to: $0, in: id) }
        case .attributedType, .tupleType:
            if let inner = constraint.child(.type) ?? constraint.child(.element)?.child(.type) {
                return conformances(of: subject, to: inner, in: id)
            }
            return []
        case .suppressedType: return []
        default:
            let resolved = resolveConstraint(constraint, in: id)
            var result: [Requirement] = []
            for part in resolved {
                result.append(.conforms(subject, part))
                result += primaryRequirements(of: subject, constraint: constraint, protocolType: part, in: id)
            }
            return result
        }
    }

    /// `some Collection<Int>`: the primary associated types, in order, are the same as the arguments.
    private func primaryRequirements(
        of subject: TypeID, constraint: Node, protocolType: TypeID, in id: DeclarationID
    ) -> [Requirement] {
        guard case .nominal(let declaration, _) = types[protocolType], program[declaration].kind == .protocol,
            let arguments = constraint.child(.genericArguments),
            let primary = program.node(declaration).child(.genericParameters)
        else { return [] }
        return zip(primary.children(.element), arguments.children(.element)).compactMap { parameter, argument in
            guard let name = parameter.child(.name) else { return nil }
            return .same(memberType(of: subject, named: program.name(of: name)), resolveType(argument, in: id))
        }
    }

    /// What may be taken for granted inside a declaration: its own requirements and those of everything around it.
    func assumptions(in id: DeclarationID) -> [Requirement] {
        var result: [Requirement] = []
        var current = id
        while current != .none {
            result += signatures[current]?.requirements ?? ownRequirements(of: current)
            if program[current].kind == .extension, let extended = program.extendedType(of: current) {
                result += ownRequirements(of: extended)
            }
            current = program[current].parent
        }
        return result
    }
}
