/// What the properties of a value hold that is made here, as far as its initializer hands on what it is given.
extension IdentityModel {
    func properties(of type: DeclarationID, madeWith arguments: ViewArguments, in scope: IdentityScope) -> [DeclarationID: ScopedNode] {
        guard arguments.isUnderstood else { return [:] }
        var found: [DeclarationID: ScopedNode] = [:]
        if let initializer = arguments.callee {
            let inner = IdentityScope(initializer, in: program, calledFrom: scope, arguments: arguments.byName)
            if let other = delegation(of: initializer), !scope.helpers.contains(initializer), let site = site(ofCall: other.node, in: inner.unit) {
                return properties(of: type, madeWith: ViewArguments(other, site, inner, self), in: inner)
            }
            let named = standards(of: initializer, inner).merging(arguments.byName) { $1 }
            for property in program.ownMembers[type] ?? [] where evaluator.isStored(property) {
                guard let assigned = InitializerAssignments(to: property, by: initializer, self) else { continue }
                found[property] = named.first { assigned.hands($0.key) }?.value
                    ?? assigned.certainValue.flatMap { $0.isLiteral || $0.kind == .implicitMember ? ScopedNode(node: $0, scope: inner) : nil }
            }
        } else {
            found = defaults(of: type).merging(properties(of: type, filledBy: arguments.byName)) { $1 }
        }
        return found.filter { isHeld($0.key, by: type) }
    }

    /// What the parameters of an initializer are by themselves, where that is a constant.
    private func standards(of initializer: DeclarationID, _ scope: IdentityScope) -> [String: ScopedNode] {
        var found: [String: ScopedNode] = [:]
        for parameter in program.node(initializer).child(.parameters)?.children(.element) ?? [] {
            guard let name = parameter.child(.name)?.nameText, let value = parameter.child(.defaultValue), constant(value, in: scope.unit) != nil else { continue }
            found[name] = ScopedNode(node: value, scope: scope)
        }
        return found
    }

    /// `self.init(…)`, where that is all that an initializer does.
    private func delegation(of initializer: DeclarationID) -> CallExpr? {
        guard let statements = program.node(initializer).child(.body)?.children(.statement), statements.count == 1, let call = CallExpr(statements[0]),
            call.isDelegation
        else { return nil }
        return call
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

    /// Whether a property goes on holding what it was made with: state has a life of its own, and a method may give a changed copy.
    private func isHeld(_ property: DeclarationID, by type: DeclarationID) -> Bool {
        guard evaluator.isStored(property), !(names.storage(of: property)?.endsWithIdentity ?? false) else { return false }
        if program[property].flags.contains(.isLet) || names.wrapper(of: property) != nil { return true }
        let places = mentions.assignments.places(named: program[property].name) + mentions.mutations.places(named: program[property].name)
        return !places.contains { place in
            let node = self.node(at: place)
            guard let member = member(around: node, in: place.unit) else { return false }
            if program.owner(of: member) == type { return program[member].kind != .initializer || node.parent?.kind == .inout }
            // `row.isWide = true`, whoever made the row.
            return names.property(node.child(.left) ?? node, in: place.unit) == property
        }
    }
}
