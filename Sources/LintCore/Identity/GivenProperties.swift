/// What the properties of a value hold that is made here, as far as its initializer hands on what it is given.
extension IdentityModel {
    func properties(of type: DeclarationID, madeWith arguments: ViewArguments) -> [String: ScopedNode] {
        guard arguments.isUnderstood else { return [:] }
        var found = arguments.callee == nil ? defaults(of: type) : [:]
        for (parameter, value) in arguments.byName {
            guard let initializer = arguments.callee else {
                found[parameter] = value
                continue
            }
            for name in names(handed: parameter, by: initializer) { found[name] = value }
        }
        return found.filter { isHeld($0.key, by: type) }
    }

    /// What the memberwise initializer gives where the caller says nothing.
    private func defaults(of type: DeclarationID) -> [String: ScopedNode] {
        var found: [String: ScopedNode] = [:]
        for member in program.ownMembers[type] ?? [] where evaluator.isStored(member) && names.wrapper(of: member) == nil {
            guard !program[member].flags.contains(.isStatic), let value = program.element(member).child(.initialValue) else { continue }
            found[name(of: member)] = ScopedNode(node: value, scope: IdentityScope(member, in: program))
        }
        return found
    }

    /// The properties that an initializer gives a parameter as it is, `self.content = content` or `self.content = content()`, and
    /// nothing else.
    private func names(handed parameter: String, by initializer: DeclarationID) -> [String] {
        guard let body = program.node(initializer).child(.body) else { return [] }
        let all = body.descendants.filter { $0.kind == .assignment }
        return body.children(.statement).compactMap { statement -> String? in
            guard statement.kind == .assignment, let name = Self.assignedName(statement), let right = statement.child(.right)?.withoutEffects,
                all.filter({ Self.assignedName($0) == name }).count == 1
            else { return nil }
            if right.kind == .identifier { return right.text == parameter ? name : nil }
            guard let call = CallExpr(right), call.arguments.isEmpty, call.trailingClosures.isEmpty, call.callee?.kind == .identifier else { return nil }
            return call.callee?.text == parameter ? name : nil
        }
    }

    /// `content` of `self.content = …`, `content = …` and `_content = …`.
    private static func assignedName(_ assignment: Node) -> String? {
        guard let left = assignment.child(.left) else { return nil }
        let name: String? = switch left.kind {
        case .identifier: left.text
        case .memberAccess where left.child(.base)?.spells("self") == true: left.memberName
        default: nil
        }
        return name.map { $0.hasPrefix("_") ? String($0.dropFirst()) : $0 }
    }

    /// Whether a property goes on holding what it was made with: state has a life of its own, and a method may give a changed copy.
    private func isHeld(_ name: String, by type: DeclarationID) -> Bool {
        guard let property = (program.ownMembers[type] ?? []).first(where: { program[$0].kind == .variable && self.name(of: $0) == name }),
            evaluator.isStored(property), !["State", "StateObject", "GestureState"].contains(names.wrapper(of: property)?.libraryName ?? "")
        else { return false }
        if program[property].flags.contains(.isLet) || names.wrapper(of: property)?.libraryName != nil { return true }
        return !mentions.assignments.places(named: program[property].name).contains { place in
            guard let member = member(around: node(at: place), in: place.unit) else { return false }
            return program[member].kind != .initializer && program.owner(of: member) == type
        }
    }
}
