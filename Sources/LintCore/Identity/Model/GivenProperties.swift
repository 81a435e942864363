/// What the properties of a value hold that is made here, as far as its initializer hands on what it is given.
extension IdentityModel {
    func properties(of type: DeclarationID, madeWith arguments: ViewArguments) -> [DeclarationID: ScopedNode] {
        guard arguments.isUnderstood else { return [:] }
        var found: [DeclarationID: ScopedNode] = [:]
        if let initializer = arguments.callee {
            for (parameter, value) in arguments.byName {
                for property in properties(of: type, handed: parameter, by: initializer) { found[property] = value }
            }
        } else {
            found = defaults(of: type).merging(properties(of: type, filledBy: arguments.byName)) { $1 }
        }
        return found.filter { isHeld($0.key, by: type) }
    }

    /// What the memberwise initializer puts where.
    func properties(of type: DeclarationID, filledBy arguments: [String: ScopedNode]) -> [DeclarationID: ScopedNode] {
        var found: [DeclarationID: ScopedNode] = [:]
        for member in program.ownMembers[type] ?? [] where program[member].kind == .variable { found[member] = arguments[name(of: member)] }
        return found
    }

    /// What the memberwise initializer gives where the caller says nothing.
    private func defaults(of type: DeclarationID) -> [DeclarationID: ScopedNode] {
        var found: [DeclarationID: ScopedNode] = [:]
        for member in program.ownMembers[type] ?? [] where evaluator.isStored(member) && names.wrapper(of: member) == nil {
            guard !program[member].flags.contains(.isStatic), let value = program.element(member).child(.initialValue) else { continue }
            found[member] = ScopedNode(node: value, scope: IdentityScope(member, in: program))
        }
        return found
    }

    /// The properties that an initializer gives a parameter as it is, `self.content = content` or `self.content = content()`, and
    /// nothing else.
    private func properties(of type: DeclarationID, handed parameter: String, by initializer: DeclarationID) -> [DeclarationID] {
        guard let body = program.node(initializer).child(.body) else { return [] }
        let unit = program[initializer].unit
        let all = body.descendants.filter { $0.kind == .assignment }
        return body.children(.statement).compactMap { statement -> DeclarationID? in
            guard statement.kind == .assignment, let property = assigned(statement, in: unit), program.owner(of: property) == type,
                let right = statement.child(.right)?.withoutEffects, all.filter({ assigned($0, in: unit) == property }).count == 1
            else { return nil }
            if right.kind == .identifier { return right.text == parameter ? property : nil }
            guard let call = CallExpr(right), call.arguments.isEmpty, call.trailingClosures.isEmpty, call.callee?.kind == .identifier else { return nil }
            return call.callee?.text == parameter ? property : nil
        }
    }

    /// `content` of `self.content = …`, `content = …` and `_content = …`.
    private func assigned(_ assignment: Node, in unit: Int32) -> DeclarationID? {
        guard let left = assignment.child(.left), left.kind == .identifier || left.child(.base)?.spells("self") == true else { return nil }
        return names.declaration(namedBy: left, in: unit)
    }

    /// Whether a property goes on holding what it was made with: state has a life of its own, and a method may give a changed copy.
    private func isHeld(_ property: DeclarationID, by type: DeclarationID) -> Bool {
        guard evaluator.isStored(property), !(names.storage(of: property)?.endsWithIdentity ?? false) else { return false }
        if program[property].flags.contains(.isLet) || names.wrapper(of: property) != nil { return true }
        return !mentions.assignments.places(named: program[property].name).contains { place in
            guard let member = member(around: node(at: place), in: place.unit) else { return false }
            return program[member].kind != .initializer && program.owner(of: member) == type
        }
    }
}
