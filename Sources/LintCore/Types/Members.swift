/// A declaration that a name may mean, as seen through the type whose member it is.
struct Candidate {
    let declaration: DeclarationID
    /// For the generic parameters of the types around the declaration, `Self` of a protocol included.
    var substitution: Substitution
    /// Whether the conditions under which it exists are met.
    let certainty: Certainty
    /// The type it is looked up in, where it has one.
    var base: TypeID?
    /// From an extension of a protocol, or a requirement of one.
    var isFromProtocol = false
    /// Generic parameters of the type that were not written: `Binding.constant(1)`.
    var openParameters = ParameterList.empty
    /// Whether what the arguments do not tell is for the place of the call to tell: `.label` of a generic enum.
    var isOpenToPlace = false
    /// Whether arguments that do not fit rule it out even where it is the only one.
    var checksArguments = false
}

/// Looking up members by name.
extension Evaluator {
    /// The members of a type with this name, the type's own before those of superclasses and protocols.
    func members(named name: Name, of type: TypeID, isStatic: Bool) -> [Candidate] {
        guard program.isMember(name) else { return [] }
        let key = name.index << 1 | (isStatic ? 1 : 0)
        if let found = membersFound[type.index, key] { return found }
        // What is known of a generic parameter depends on the place that asks; so does what a file keeps to itself.
        let isSettled = !types.traits(of: type).contains(.hasParameter) && isSettled
        let metOutside = metFilePrivate
        metFilePrivate = false
        let result = findMembers(named: name, of: type, isStatic: isStatic)
        if isSettled, !metFilePrivate { membersFound[type.index, key] = result }
        metFilePrivate = metFilePrivate || metOutside
        return result
    }

    private func findMembers(named name: Name, of type: TypeID, isStatic: Bool) -> [Candidate] {
        var result: [Candidate] = []
        switch types[type] {
        case .nominal(let declaration, let arguments):
            if program[declaration].kind == .class {
                collectMembers(named: name, of: declaration, arguments, type, isStatic, &result)
            } else {
                result = placedMembers(named: name, of: declaration, arguments, type, isStatic)
            }
        case .parameter, .member, .opaque, .existential, .unknown:
            var seen: Set<DeclarationID> = []
            for constraint in constraints(on: type) {
                guard case .nominal(let declaration, let arguments) = types[constraint] else { continue }
                if program[declaration].kind != .protocol {
                    collectMembers(named: name, of: declaration, arguments, constraint, isStatic, &result)
                    continue
                }
                for conformed in protocols(of: declaration) where seen.insert(conformed).inserted {
                    collectProtocolMembers(named: name, of: conformed, type, isStatic, &result)
                }
            }
        case .literal: return members(named: name, of: defaulted(type), isStatic: isStatic)
        case .tuple, .function, .metatype, .pack, .expansion: break
        }
        return result
    }

    private func collectMembers(
        named name: Name, of declaration: DeclarationID, _ arguments: TypeList, _ type: TypeID, _ isStatic: Bool,
        _ result: inout [Candidate]
    ) {
        let substitution = Substitution(allParameters(of: declaration), arguments)
        append(named: name, of: declaration, substitution, type, isStatic, isFromProtocol: false, &result)
        for inherited in inherited(by: declaration) {
            guard case .nominal(let next, let nextArguments) = types[inherited.type], program[next].kind == .class,
                program[declaration].kind == .class, next != declaration
            else { continue }
            let known = nextArguments.map { substitute($0, substitution) }
            collectMembers(named: name, of: next, types.list(known), type, isStatic, &result)
        }
        guard program[declaration].kind != .protocol else { return }
        for conformed in protocols(of: declaration) {
            guard !program.members(of: conformed, named: name).isEmpty, conforms(type, to: conformed) != .no else { continue }
            collectProtocolMembers(named: name, of: conformed, type, isStatic, &result)
        }
    }

    private func collectProtocolMembers(
        named name: Name, of conformed: DeclarationID, _ type: TypeID, _ isStatic: Bool, _ result: inout [Candidate]
    ) {
        let substitution = Substitution(ownParameters(of: conformed)[0], type)
        append(named: name, of: conformed, substitution, type, isStatic, isFromProtocol: true, &result)
    }

    private func append(
        named name: Name, of owner: DeclarationID, _ substitution: Substitution, _ type: TypeID, _ isStatic: Bool,
        isFromProtocol: Bool, _ result: inout [Candidate]
    ) {
        for member in program.members(of: owner, named: name) where isCandidate(member, isStatic) {
            add(member, substitution, type, isFromProtocol, &result)
        }
    }

    func isCandidate(_ member: DeclarationID, _ isStatic: Bool) -> Bool {
        switch program[member].kind {
        case .function, .variable, .subscript, .enumCase: program[member].flags.contains(.isStatic) == isStatic
        case .initializer: isStatic
        default: false
        }
    }

    /// Adds a member, if its file lets it be seen and what its extension asks for holds.
    func add(
        _ member: DeclarationID, _ substitution: Substitution, _ type: TypeID, _ isFromProtocol: Bool, _ result: inout [Candidate]
    ) {
        let declaration = program[member]
        guard isVisible(declaration) else { return }
        var certainty = Certainty.yes
        if program[declaration.parent].kind == .extension, declaration.kind != .initializer {
            for requirement in ownRequirements(of: declaration.parent) {
                certainty = certainty && fulfils(substitute(requirement, substitution))
            }
        }
        guard certainty != .no else { return }
        result.append(
            Candidate(
                declaration: member, substitution: substitution, certainty: certainty, base: type, isFromProtocol: isFromProtocol))
    }

    /// Whether the code that is being evaluated sees a declaration.
    private func isVisible(_ declaration: Declaration) -> Bool {
        guard declaration.flags.contains(.isFilePrivate) else { return true }
        metFilePrivate = true
        guard let context = contexts.last else { return true }
        return declaration.unit == program[context].unit
    }

    /// What dynamic member lookup finds: `$model.name` through `Binding`'s subscript with a key path. Where the root was not read,
    /// and several subscripts lead to different types, the view among them: without one, nothing here asks for a member.
    func dynamicMember(named name: Name, of type: TypeID) -> TypeID? {
        var assumed: [TypeID] = []
        for candidate in members(named: .known(.empty), of: type, isStatic: false) {
            let signature = signature(of: candidate.declaration)
            guard signature.parameters.count == 1, signature.parameters[0].label == .known(.dynamicMember) else { continue }
            let parameter = substitute(signature.parameters[0].type, candidate.substitution)
            guard case .nominal(_, let arguments) = types[parameter], arguments.count == 2 else {
                // A member by its name as a string.
                return substitute(signature.result, candidate.substitution)
            }
            guard let value = propertyType(named: name, of: arguments[0]) else {
                // Whatever member of a root that was not read leads to the same, but for what it holds: a binding of something.
                if isUnknown(arguments[0]) {
                    var inference = Inference(signature.generics, candidate.substitution)
                    _ = unify(arguments[1], arguments[0], &inference)
                    let result = substitute(signature.result, inference.bindings)
                    if !isUnknown(result) { assumed.append(result) }
                }
                continue
            }
            var inference = Inference(signature.generics, candidate.substitution)
            guard unify(arguments[1], value, &inference) != .no else { continue }
            return substitute(signature.result, inference.bindings)
        }
        guard let first = assumed.first, assumed.contains(where: { $0 != first }) else { return assumed.first }
        return assumed.first { conforms($0, to: .View) == .yes }
    }

    /// The type of a property, by name.
    func propertyType(named name: Name, of type: TypeID) -> TypeID? {
        for candidate in members(named: name, of: type, isStatic: false)
        where program[candidate.declaration].kind == .variable {
            return valueType(of: candidate.declaration, substitution: candidate.substitution)
        }
        return dynamicMember(named: name, of: type)
    }
}
