/// From the syntax of types to types.
extension Evaluator {
    /// What a written type means inside a declaration.
    ///
    /// - Parameter opaque: what `some P` means here; the constraint is the argument.
    func resolveType(_ node: Node, in id: DeclarationID, opaque: ((Node) -> TypeID)? = nil) -> TypeID {
        switch node.kind {
        case .identifierType: return resolveIdentifier(node, in: id, opaque)
        case .memberType: return resolveMember(node, in: id, opaque)
        case .optionalType, .implicitlyUnwrappedType:
            guard let type = node.child(.type) else { break }
            return optional(resolveType(type, in: id, opaque: opaque))
        case .arrayType:
            guard let element = node.child(.element) ?? node.child(.type) else { break }
            return library(.Array, resolveType(element, in: id, opaque: opaque))
        case .dictionaryType:
            guard let key = node.child(.key), let value = node.child(.value) else { break }
            return library(.Dictionary, resolveType(key, in: id, opaque: opaque), resolveType(value, in: id, opaque: opaque))
        case .tupleType: return resolveTuple(node, in: id, opaque)
        case .functionType: return resolveFunction(node, in: id, opaque)
        case .someType:
            if let constraint = node.child(.type), let opaque { return opaque(constraint) }
            return unknown("'some' stands where its type cannot be told", at: node, in: program[id].unit)
        case .anyType:
            guard let type = node.child(.type) else { break }
            return types.intern(existentialParts(type, in: id)) { .existential($0) }
        case .compositionType: return types.intern(resolveConstraint(node, in: id)) { .existential($0) }
        case .metatypeType:
            guard let base = node.child(.base) else { break }
            return types.intern(.metatype(resolveType(base, in: id, opaque: opaque)))
        case .attributedType, .suppressedType:
            if let type = node.child(.type) {
                let resolved = resolveType(type, in: id, opaque: opaque)
                guard case .function(let parts, let result, let traits) = types[resolved],
                    node.children(.attribute).contains(where: { Attribute($0).map { program.name(of: $0) } == .known(.Sendable) })
                else { return resolved }
                return types.intern(.function(parts, result: result, traits.union(.isSendable)))
            }
        case .packExpansionType, .packElementType:
            guard let type = node.child(.type) ?? node.child(.operand) else { break }
            let resolved = resolveType(type, in: id, opaque: opaque)
            return node.kind == .packExpansionType ? types.intern(.expansion(resolved)) : resolved
        default: break
        }
        return unknown("this form of type is not supported", at: node, in: program[id].unit)
    }

    private func resolveTuple(_ node: Node, in id: DeclarationID, _ opaque: ((Node) -> TypeID)?) -> TypeID {
        var parts: [TypeID] = []
        var labels: [Name] = []
        for element in node.children(.element) {
            guard let type = element.child(.type) else { continue }
            parts.append(resolveType(type, in: id, opaque: opaque))
            let label = element.child(.name).map { program.name(of: $0) }
            labels.append(label == .known(.wildcard) ? .known(.empty) : label ?? .known(.empty))
        }
        if parts.count == 1, case .expansion = types[parts[0]] { return types.tuple(parts, labels: []) }
        if parts.count == 1 { return parts[0] }
        return types.tuple(parts, labels: labels.allSatisfy { $0 == .known(.empty) } ? [] : labels)
    }

    private func resolveFunction(_ node: Node, in id: DeclarationID, _ opaque: ((Node) -> TypeID)?) -> TypeID {
        let parts = (node.child(.parameters)?.children(.element) ?? []).compactMap { element in
            element.child(.type).map { resolveType($0, in: id, opaque: opaque) }
        }
        let result = node.child(.result).map { resolveType($0, in: id, opaque: opaque) } ?? void
        var traits: FunctionTraits = []
        if let effects = node.child(.effects) {
            for token in effects.tokenIndices.map({ node.tree.tokens[$0] }) {
                if token.keyword == .async { traits.insert(.isAsync) }
                if token.keyword == .throws || token.keyword == .rethrows { traits.insert(.isThrowing) }
            }
        }
        return types.function(parts, result: result, traits)
    }

    private func arguments(of node: Node, in id: DeclarationID, _ opaque: ((Node) -> TypeID)?) -> [TypeID]? {
        guard let clause = node.child(.genericArguments) else { return nil }
        return clause.children(.element).map { resolveType($0, in: id, opaque: opaque) }
    }

    private func resolveIdentifier(_ node: Node, in id: DeclarationID, _ opaque: ((Node) -> TypeID)?) -> TypeID {
        let tree = node.tree
        let name = program.name(of: tree.tokens[tree.nameIndex(at: node.tokenIndices.lowerBound)], in: tree)
        let written = arguments(of: node, in: id, opaque)
        guard let type = typeNamed(name, from: id, arguments: written) ?? localAlias(name, around: node, in: id) else {
            return unknown("'\(program.text(of: name))' is declared outside of what was read", at: node, in: program[id].unit, cause: causeOfMissing(name, in: nil))
        }
        return asWritten(type)
    }

    /// What a `typealias` among the statements around a type says.
    private func localAlias(_ name: Name, around node: Node, in id: DeclarationID) -> TypeID? {
        var inner = node
        while let outer = inner.parent {
            for statement in outer.children(.statement) where statement.kind == .typealias && statement.id != inner.id {
                guard let declared = statement.child(.name), program.name(of: declared) == name, let type = statement.child(.type) else { continue }
                return resolveType(type, in: id)
            }
            inner = outer
        }
        return nil
    }

    /// A protocol's name in the place of a type stands for `any`.
    func asWritten(_ type: TypeID) -> TypeID {
        guard case .nominal(let declaration, _) = types[type], program[declaration].kind == .protocol else { return type }
        return types.intern([type]) { .existential($0) }
    }

    private func resolveMember(_ node: Node, in id: DeclarationID, _ opaque: ((Node) -> TypeID)?) -> TypeID {
        guard let base = node.child(.base) else { return unknown("a type is missing", at: node, in: program[id].unit) }
        let name = program.memberName(of: node)
        let written = arguments(of: node, in: id, opaque)
        if base.kind == .identifierType, base.child(.genericArguments) == nil {
            let baseName = program.name(of: base)
            if !isSeenType(baseName, from: id) {
                // `SwiftUI.Text`: the module is not looked at, its names are in the interfaces.
                if mayBeModule(baseName, from: id), let found = topLevelType(named: name, inModule: baseName, from: id, arguments: written) {
                    return asWritten(found)
                }
                return unknown(
                    "'\(program.text(of: baseName))' is declared outside of what was read", at: node, in: program[id].unit,
                    cause: causeOfMissing(baseName, in: nil))
            }
        }
        let baseType = resolveType(base, in: id, opaque: opaque)
        if name == .known(.`Type`) || name == .known(.`Protocol`) { return types.intern(.metatype(baseType)) }
        return asWritten(memberType(of: baseType, named: name, arguments: written, at: node, in: program[id].unit))
    }

    /// Whether what no type is called is a module, rather than a type that was not read: `Result` of `NWBrowser.Result` is not Swift's.
    private func mayBeModule(_ name: Name, from id: DeclarationID) -> Bool {
        isModule(name) || program.imports[Int(program[id].unit)].contains(name)
    }

    /// Whether a type has a name. One that the file would see only if more were known of the build gives way to a module.
    private func isSeenType(_ name: Name, from id: DeclarationID) -> Bool {
        guard let type = typeNamed(name, from: id, arguments: nil) else { return false }
        let declaration = types.declaration(of: type)
        guard isModule(name), declaration != .none else { return true }
        // A folder that is taken for a module may be called like the type that it holds.
        return program.units[Int(program[declaration].unit)].isModuleGuessed || program.sees(declaration, from: program[id].unit)
    }

    /// The protocols and classes behind `any`, with what they say of primary associated types: `any Collection<Int>`.
    private func existentialParts(_ node: Node, in id: DeclarationID) -> [TypeID] {
        if node.kind == .compositionType { return node.children(.element).flatMap { existentialParts($0, in: id) } }
        let parts = resolveConstraint(node, in: id)
        guard parts.count == 1, case .nominal(let declaration, _) = types[parts[0]], program[declaration].kind == .protocol,
            let written = arguments(of: node, in: id, nil), written.count == primaryTypes(of: declaration).count
        else { return parts }
        return [nominal(declaration, written)]
    }

    /// The names of the associated types that stand behind the name of a protocol.
    func primaryTypes(of declaration: DeclarationID) -> [Name] {
        guard program[declaration].kind == .protocol else { return [] }
        return program.node(declaration).child(.genericParameters)?.children(.element).compactMap { $0.child(.name) }.map { program.name(of: $0) } ?? []
    }

    /// The protocols and classes that a constraint names; none for what is not known.
    func resolveConstraint(_ node: Node, in id: DeclarationID) -> [TypeID] {
        switch node.kind {
        case .compositionType: return node.children(.element).flatMap { resolveConstraint($0, in: id) }
        case .attributedType, .suppressedType, .someType, .anyType:
            return node.kind == .suppressedType ? [] : node.child(.type).map { resolveConstraint($0, in: id) } ?? []
        case .tupleType where node.children(.element).count == 1:
            return node.child(.element)?.child(.type).map { resolveConstraint($0, in: id) } ?? []
        default:
            // The arguments of `Collection<Int>` are not those of a type: see `primaryRequirements`.
            let resolved = resolveType(node, in: id)
            switch types[resolved] {
            case .existential(let parts): return Array(parts)
            case .nominal: return [resolved]
            case .unknown: return [resolved]
            default: return []
            }
        }
    }

    // MARK: Names

    /// The type of this name as a declaration sees it; nil where none is declared. A protocol is its own nominal type.
    ///
    /// - Parameters:
    ///   - written: the generic arguments, if any were written.
    ///   - isCalled: whether it is the callee of a call, which infers what was not written.
    func typeNamed(
        _ name: Name, from id: DeclarationID, arguments written: [TypeID]?, isCalled: Bool = false
    ) -> TypeID? {
        switch name {
        case .known(.Void): return void
        case .known(.Any): return types.intern(.existential(.empty))
        case .known(.AnyObject): return types.intern(.existential(.empty))
        default: break
        }
        // Asked again and again for the same few names: remembered by the type or extension around, where the declaration
        // itself brings no names, and while nothing that the answer rests on is only half known.
        guard written == nil, let place = placeOfNames(around: id) else {
            return findTypeNamed(name, from: id, arguments: written, isCalled: isCalled)
        }
        let key = name.index << 1 | (isCalled ? 1 : 0)
        if let found = namedTypes[place.index, key] { return found }
        let isSettled = isSettled
        let result = findTypeNamed(name, from: id, arguments: written, isCalled: isCalled)
        // What is unknown as a whole may tell the place that asked.
        if isSettled, result.map(isUnknown) != true { namedTypes[place.index, key] = .some(result) }
        return result
    }

    /// The type or extension whose names are those that a declaration sees; nil where there is none.
    private func placeOfNames(around id: DeclarationID) -> DeclarationID? {
        let declaration = program[id]
        if declaration.kind.isNominal || declaration.kind == .extension { return id }
        guard declaration.parent != .none else { return nil }
        switch declaration.kind {
        case .variable: return declaration.parent
        case .function, .initializer, .subscript:
            // An initializer's signature has the generic parameters of the type, as they are outside of `where` clauses.
            if declaration.kind == .initializer, signatures[id] != nil { return nil }
            let tree = program.units[Int(declaration.unit)].tree.records
            guard tree.child(.genericParameters, of: declaration.node) == nil,
                tree.child(.genericWhere, of: declaration.node) == nil
            else { return nil }
            return declaration.parent
        default: return nil
        }
    }

    private func findTypeNamed(
        _ name: Name, from id: DeclarationID, arguments written: [TypeID]?, isCalled: Bool
    ) -> TypeID? {
        var current = id
        while current != .none {
            let declaration = program[current]
            let isScope = declaration.kind.isNominal || declaration.kind == .extension
            if name == .known(.`Self`), isScope { return selfAsSeen(in: current) }
            let own = declaration.kind == .extension ? allParameters(of: current) : ownParameters(of: current)
            if let parameter = own.first(where: { parameter($0).name == name }) {
                return sameType(type(of: parameter), in: id)
            }
            if let implicit = signatures[current]?.generics.first(where: { parameter($0).name == name }) {
                return type(of: implicit)
            }
            if isScope, let found = nestedType(named: name, from: current, arguments: written, isCalled) { return found }
            current = declaration.parent
        }
        return topLevelType(named: name, inModule: nil, from: id, arguments: written, isCalled: isCalled)
    }

    private func selfAsSeen(in id: DeclarationID) -> TypeID { sameType(selfType(of: id), in: id) }

    /// What a generic parameter is the same as, by the `where` clauses around a declaration.
    func sameType(_ type: TypeID, in id: DeclarationID) -> TypeID {
        guard types.traits(of: type).contains(.hasParameter) else { return type }
        let same = sameTypes(in: id)
        return same.isEmpty ? type : substitute(type, same)
    }

    /// The generic parameters that the extensions around a declaration, or itself, fix to a type: `where T == Int`.
    func sameTypes(in id: DeclarationID) -> Substitution {
        if let found = sameTypesFound[id] { return found }
        // While a clause is being read, what it says is not all there is.
        let isWhole = requirementsInProgress.isEmpty
        let result = findSameTypes(in: id)
        if isWhole { sameTypesFound[id] = result }
        return result
    }

    private func findSameTypes(in id: DeclarationID) -> Substitution {
        var result = Substitution()
        var current = id
        while current != .none {
            // While its own clause is being read, it cannot fix anything yet.
            if !requirementsInProgress.contains(current), program.node(current).child(.genericWhere) != nil {
                for case .same(let left, let right) in ownRequirements(of: current) {
                    if case .parameter(let parameter) = types[left], left != right { result[parameter] = right }
                }
            }
            current = program[current].parent
        }
        return result
    }

    private func nestedType(
        named name: Name, from scope: DeclarationID, arguments written: [TypeID]?, _ isCalled: Bool
    ) -> TypeID? {
        guard program.isNestedType(name) else { return nil }
        let owner = program[scope].kind == .extension ? program.extendedType(of: scope) : scope
        guard let owner else { return nil }
        if let found = declaredMemberType(named: name, of: owner, base: selfType(of: scope), arguments: written) { return found }
        // Associated types and aliases of the protocols it conforms to.
        guard hasAssociatedType(named: name, owner) else { return nil }
        return memberType(of: selfType(of: scope), named: name)
    }

    func topLevelType(
        named name: Name, inModule module: Name?, from id: DeclarationID, arguments written: [TypeID]?, isCalled: Bool = false
    ) -> TypeID? {
        let isPlain = module == nil && written == nil
        if isPlain, let found = plainTypesByName[program[id].unit, name.index] { return found }
        var candidates = visibleTypes(named: name, from: program[id].unit)
        if let module {
            let all = program.topLevel[name] ?? []
            let inModule = all.filter {
                (program[$0].kind.isNominal || program[$0].kind == .alias) && program.unit(of: $0).module == module
            }
            if !inModule.isEmpty { candidates = inModule }
        }
        guard var first = candidates.first else { return nil }
        if candidates.count > 1 {
            if let either = interchangeable(candidates) {
                first = either
            } else {
                return types.unknown(
                    Unknown(
                        reason: "several types are called '\(program.text(of: name))'", unit: program[id].unit,
                        offset: program.node(id).range.startOffset, constraints: [], cause: .ambiguous))
            }
        }
        let result = instantiate(first, base: nil, arguments: written, from: isCalled ? .none : id)
        // One without parameters is the same wherever in the file it is named.
        if isPlain, plainTypes[first] != nil { plainTypesByName[program[id].unit, name.index] = result }
        return result
    }

    private func visibleTypes(named name: Name, from unit: Int32) -> [DeclarationID] {
        if let found = visibleTypesFound[unit, name.index] { return found }
        let result = program.visibleTopLevel(named: name, from: unit) { $0.kind.isNominal || $0.kind == .alias }
        visibleTypesFound[unit, name.index] = result
        return result
    }

    /// A declared type or alias with its arguments; those not written are the type's own inside of itself, else unknown.
    func instantiate(
        _ declaration: DeclarationID, base: TypeID?, arguments written: [TypeID]?, from id: DeclarationID = .none
    ) -> TypeID {
        // Most names are those of types without parameters at the top of a file.
        if base == nil, written == nil, program[declaration].parent == .none, program[declaration].kind.isNominal,
            program[declaration].kind == .protocol || ownParameters(of: declaration).isEmpty {
            return plainType(of: declaration)
        }
        var outer: [TypeID] = []
        if let base, case .nominal(let baseDeclaration, let arguments) = types[base],
            program[baseDeclaration].kind != .protocol {
            outer = Array(arguments)
        } else if program[declaration].parent != .none {
            outer = allParameters(of: program[declaration].parent).map(type)
        }
        let own = ownParameters(of: declaration)
        var arguments: [TypeID]
        if program[declaration].kind == .protocol {
            arguments = []
        } else if let written {
            arguments = written
            if own.count == 1, parameter(own[0]).isPack { arguments = [types.intern(written) { .pack($0) }] }
            if arguments.count != own.count {
                arguments = own.indices.map { $0 < arguments.count ? arguments[$0] : missingArgument(own[$0]) }
            }
        } else if own.isEmpty || isInside(id, declaration) {
            arguments = own.map(type)
        } else {
            arguments = own.map(missingArgument)
        }
        if program[declaration].kind == .alias {
            // `typealias Key = Store.Key`, whose parameters are those of what it names.
            if own.isEmpty, let written, case .nominal(let named, let open) = types[aliasType(declaration)],
                ownParameters(of: named).count == written.count, open.count >= written.count {
                return nominal(named, open.dropLast(written.count) + written)
            }
            let parameters = Array(program.owner(of: declaration).map(allParameters) ?? .empty) + own
            var substitution = Substitution(parameters, outer + arguments)
            if let base, let owner = program.owner(of: declaration), program[owner].kind == .protocol {
                substitution = Substitution(Array(ownParameters(of: owner)) + own, [base] + arguments)
            }
            return substitute(aliasType(declaration), substitution)
        }
        return nominal(declaration, outer + arguments)
    }

    private func plainType(of declaration: DeclarationID) -> TypeID {
        if let found = plainTypes[declaration] { return found }
        let result = nominal(declaration)
        plainTypes[declaration] = result
        return result
    }

    private func isInside(_ id: DeclarationID, _ type: DeclarationID) -> Bool {
        var current = id
        while current != .none {
            if current == type || program[current].kind == .extension && program.extendedType(of: current) == type { return true }
            current = program[current].parent
        }
        return false
    }

    private func missingArgument(_ parameter: ParameterID) -> TypeID {
        if let found = missingArguments[parameter.index, 0] { return found }
        let name = program.text(of: self.parameter(parameter).name)
        let result = types.unknown(
            Unknown(reason: "generic parameter '\(name)' cannot be told", unit: -1, offset: 0, constraints: []))
        missingArguments[parameter.index, 0] = result
        return result
    }

    private func aliasType(_ id: DeclarationID) -> TypeID {
        if let found = aliasTypes[id] { return found }
        guard let node = program.node(id).child(.type), aliasesInProgress.enter(id) else {
            return unknown("an alias of itself", at: id)
        }
        defer { aliasesInProgress.leave() }
        let constraint = node.kind == .compositionType ? types.intern(resolveConstraint(node, in: id)) { .existential($0) } : nil
        let result = constraint ?? resolveType(node, in: id)
        aliasTypes[id] = result
        return result
    }
}
