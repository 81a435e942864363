struct MemberTypeKey: Hashable {
    let base: TypeID
    let name: Name
}

/// Types inside types: nested ones, aliases, associated types.
extension Evaluator {
    /// `Base.Name`. For a generic parameter it stays `T.Name` until a type takes the parameter's place.
    func memberType(of base: TypeID, named name: Name) -> TypeID {
        if let found = memberTypes[base.index, name.index] { return found }
        let key = MemberTypeKey(base: base, name: name)
        guard memberTypesInProgress.enter(key) else { return types.intern(.member(base, name)) }
        defer { memberTypesInProgress.leave() }
        let result = findMemberType(of: base, named: name)
        // What is known of a generic parameter depends on the place that asks.
        let isSettled = memberTypesInProgress.count == 1 && !types.traits(of: base).contains(.hasParameter)
        if isSettled { memberTypes[base.index, name.index] = result }
        return result
    }

    func memberType(of base: TypeID, named name: Name, arguments: [TypeID]?, at node: Node, in unit: Int32) -> TypeID {
        if arguments != nil, case .nominal(let declaration, _) = types[base],
            let found = declaredMemberType(named: name, of: declaration, base: base, arguments: arguments) {
            return found
        }
        return memberType(of: base, named: name)
    }

    private func findMemberType(of base: TypeID, named name: Name) -> TypeID {
        switch types[base] {
        case .nominal(let declaration, let arguments):
            if let found = declaredMemberType(named: name, of: declaration, base: base, arguments: nil) { return found }
            let parameters = allParameters(of: declaration)
            if let index = parameters.firstIndex(where: { parameter($0).name == name }), index < arguments.count {
                return arguments[index]
            }
            for inherited in inherited(by: declaration) {
                guard case .nominal(let superclass, _) = types[inherited.type], program[superclass].kind == .class else { continue }
                let type = substitute(inherited.type, Substitution(parameters, arguments))
                let found = findMemberType(of: type, named: name)
                if !isUnknown(found) { return found }
            }
            return associatedType(named: name, of: base, declaration)
        case .parameter, .member, .opaque: return abstractMemberType(of: base, named: name)
        case .existential(let parts):
            for case .nominal(let declaration, let arguments) in parts.map({ types[$0] }) {
                // `ButtonStyle.Configuration`, which is one type whoever conforms.
                for inherited in protocols(of: declaration) {
                    for alias in program.members(of: inherited, named: name) where program[alias].kind == .alias {
                        let named = instantiate(alias, base: base, arguments: nil)
                        if types.traits(of: named).isDisjoint(with: [.hasParameter, .hasMember]) { return named }
                    }
                }
                guard let index = primaryTypes(of: declaration).firstIndex(of: name), index < arguments.count else { continue }
                return arguments[index]
            }
            return noMember(name, of: base)
        case .metatype(let type) where name == .known(.`Type`): return types.intern(.metatype(type))
        case .unknown: return base
        case .literal: return memberType(of: defaulted(base), named: name)
        default: return noMember(name, of: base)
        }
    }

    private func noMember(_ name: Name, of base: TypeID) -> TypeID {
        types.unknown(
            Unknown(
                reason: reasonForEntity(name, of: base)
                    ?? "no type '\(program.text(of: name))' in '\(TypePrinter(self).text(base))'",
                unit: -1, offset: 0, constraints: [], cause: causeOfMissing(name, in: base)))
    }

    /// A type or alias declared in a type, its extensions or the extensions of what it conforms to.
    func declaredMemberType(
        named name: Name, of owner: DeclarationID, base: TypeID, arguments: [TypeID]?
    ) -> TypeID? {
        for member in program.members(of: owner, named: name) {
            let kind = program[member].kind
            if kind.isNominal || kind == .alias { return instantiate(member, base: base, arguments: arguments) }
        }
        return nil
    }

    /// Whether a protocol that the type conforms to, or is, has such an associated type or alias.
    func hasAssociatedType(named name: Name, _ declaration: DeclarationID) -> Bool {
        protocols(of: declaration).contains { isAssociated(name, in: $0) }
    }

    private func isAssociated(_ name: Name, in protocolDeclaration: DeclarationID) -> Bool {
        program.members(of: protocolDeclaration, named: name).contains {
            program[$0].kind == .associatedType || program[$0].kind == .alias
        }
    }

    private func associatedType(named name: Name, of base: TypeID, _ declaration: DeclarationID) -> TypeID {
        var fallback: TypeID?
        for conformed in protocols(of: declaration) {
            for member in program.members(of: conformed, named: name) {
                if program[member].kind == .alias { return instantiate(member, base: base, arguments: nil) }
                guard program[member].kind == .associatedType else { continue }
                if let witness = witnessedType(named: name, of: base, in: conformed) { return witness }
                if fallback == nil, let type = program.node(member).child(.type) {
                    let selfParameter = ownParameters(of: conformed)
                    fallback = substitute(resolveType(type, in: member), Substitution(selfParameter, [base]))
                }
            }
        }
        if let fallback { return fallback }
        if name == .known(.rawValueType), let raw = rawType(of: declaration) { return raw }
        if name == .known(.allCasesType), program[declaration].kind == .enum { return library(.Array, base) }
        return noMember(name, of: base)
    }

    /// The type behind the colon of `enum Kind: String`.
    func rawType(of declaration: DeclarationID) -> TypeID? {
        guard program[declaration].kind == .enum else { return nil }
        return inherited(by: declaration).lazy.map(\.type).first { type in
            guard case .nominal(let inherited, _) = self.types[type] else { return false }
            return self.program[inherited].kind == .struct
        }
    }

    /// What the type's own member says about an associated type: `var id: UUID` tells `ID` of `var id: ID { get }`.
    private func witnessedType(named name: Name, of base: TypeID, in conformed: DeclarationID) -> TypeID? {
        let wanted = types.intern(.member(type(of: ownParameters(of: conformed)[0]), name))
        for requirement in program.ownMembers[conformed] ?? [] {
            let declaration = program[requirement]
            switch declaration.kind {
            case .variable:
                let asked = declaredType(of: requirement)
                guard mentions(wanted, in: asked), let witness = witness(of: requirement, kind: .variable, in: base) else { continue }
                let given = valueType(of: witness.declaration, substitution: witness.substitution)
                if let found = part(given, inPlaceOf: wanted, in: asked) { return found }
            case .function:
                let signature = signature(of: requirement)
                let asked = [signature.result] + signature.parameters.map(\.type)
                guard asked.contains(where: { mentions(wanted, in: $0) }), let witness = witness(of: requirement, kind: .function, in: base)
                else { continue }
                let own = self.signature(of: witness.declaration)
                guard own.parameters.count == signature.parameters.count else { continue }
                for (left, right) in zip(asked, [own.result] + own.parameters.map(\.type)) where mentions(wanted, in: left) {
                    if let found = part(substitute(right, witness.substitution), inPlaceOf: wanted, in: left) { return found }
                }
            default: continue
            }
        }
        return nil
    }

    private func mentions(_ wanted: TypeID, in type: TypeID?) -> Bool {
        guard let type, types.traits(of: type).contains(.hasMember) else { return false }
        return type == wanted || types.parts(of: type).contains { mentions(wanted, in: $0) }
    }

    /// What stands in a type where one of the same form has an associated type: `Int` of `Maker<Int>` beside `Maker<Value>`.
    private func part(_ given: TypeID, inPlaceOf wanted: TypeID, in asked: TypeID?) -> TypeID? {
        guard let asked else { return nil }
        if asked == wanted { return given }
        let (left, right) = (types.parts(of: asked), types.parts(of: given))
        guard left.count == right.count, types.declaration(of: asked) == types.declaration(of: given) else { return nil }
        return zip(left, right).lazy.compactMap { self.part($1, inPlaceOf: wanted, in: $0) }.first
    }

    private func witness(of requirement: DeclarationID, kind: DeclarationKind, in base: TypeID) -> Candidate? {
        let name = program[requirement].name
        return members(named: name, of: base, isStatic: program[requirement].flags.contains(.isStatic)).first { candidate in
            guard program[candidate.declaration].kind == kind, candidate.declaration != requirement else { return false }
            if let owner = program.owner(of: candidate.declaration), program[owner].kind == .protocol,
                program[program[candidate.declaration].parent].kind == .protocol {
                return false
            }
            return kind != .function
                || signature(of: candidate.declaration).labels == signature(of: requirement).labels
        }
    }

    /// An associated type of a type that is known by its constraints alone.
    private func abstractMemberType(of base: TypeID, named name: Name) -> TypeID {
        let member = types.intern(.member(base, name))
        for requirement in assumptions(about: base) {
            guard case .same(let left, let right) = requirement else { continue }
            if left == member, right != member { return right }
            if right == member, left != member, case .nominal = types[left] { return left }
        }
        for conformed in constraints(on: base) {
            guard case .nominal(let declaration, _) = types[conformed] else { continue }
            for inherited in protocols(of: declaration) {
                for found in program.members(of: inherited, named: name) where program[found].kind == .alias {
                    return instantiate(found, base: base, arguments: nil)
                }
                if let fixed = memberType(named: name, fixedBy: inherited, of: base) { return fixed }
            }
        }
        return member
    }

    /// `protocol Setting: Key where Value == Int`, where the name may be one that an inherited protocol declares.
    private func memberType(named name: Name, fixedBy declaration: DeclarationID, of base: TypeID) -> TypeID? {
        guard program.node(declaration).child(.genericWhere) != nil, !requirementsInProgress.contains(declaration) else { return nil }
        for case .same(let left, let right) in ownRequirements(of: declaration) {
            guard case .member(let holder, name) = types[left], case .parameter(let own) = types[holder], program[parameter(own).owner].kind == .protocol, left != right
            else { continue }
            return substitute(right, Substitution([own], [base]))
        }
        return nil
    }
}
