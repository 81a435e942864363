/// How a type says which of its values is which.
struct GivenIdentity {
    enum Way {
        /// A stored `id`, with the value it starts with where one is written.
        case stored(initial: Node?)
        /// An `id` that is computed; the statements that do it.
        case computed(body: Node)
        /// No `id` of its own: `Identifiable` gives a class the identity of the object.
        case object
    }

    /// The `id` that counts; nil for that of the object.
    let declaration: DeclarationID?
    let way: Way
}

extension SemanticQueries {
    /// The `id` of a type: its own, else one that a protocol gives; nil where none is found.
    func identity(of type: DeclarationID) -> GivenIdentity? {
        for member in program.members(of: type, named: .known(.id)) {
            if let found = identity(givenBy: member) { return found }
        }
        for conformed in evaluator.protocols(of: type) where !isInInterface(conformed) {
            for member in program.members(of: conformed, named: .known(.id)) where evaluator.body(of: member) != nil {
                if let found = identity(givenBy: member) { return found }
            }
        }
        let isObject = program[type].kind == .class && isIdentifiable(type)
        return isObject ? GivenIdentity(declaration: nil, way: .object) : nil
    }

    private func identity(givenBy member: DeclarationID) -> GivenIdentity? {
        guard program.isInstanceVariable(member) else { return nil }
        if let body = evaluator.body(of: member) { return GivenIdentity(declaration: member, way: .computed(body: body)) }
        let isRequirement = program[member].parent != .none && program[program[member].parent].kind == .protocol
        guard !isRequirement else { return nil }
        let initial = program.element(member).child(.initialValue)
        return GivenIdentity(declaration: member, way: .stored(initial: initial))
    }

    /// By itself or through a protocol that refines `Identifiable`, as those of Apple's frameworks do.
    func isIdentifiable(_ type: DeclarationID) -> Bool { evaluator.libraryType(.Identifiable).map(evaluator.protocols(of: type).contains) ?? false }

    /// Whether the compiler writes code of what a type stores, and what for.
    func derives(_ code: DerivedCode, for type: DeclarationID) -> Bool {
        evaluator.protocols(of: type).contains { program.behaviour(of: $0).has(.derived, code.rawValue) }
    }

    /// Whether an enum has a case that carries a value.
    func hasPayloads(_ type: DeclarationID) -> Bool {
        (program.ownMembers[type] ?? []).contains {
            program[$0].kind == .enumCase && program.element($0).child(.parameters) != nil
        }
    }
}
