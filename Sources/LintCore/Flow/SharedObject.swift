/// Objects that exist once and that each view may ask for by name: `Store.shared`, a global `let store = Store()`.
struct SharedObject {
    /// The static or global variable that holds it.
    let declaration: DeclarationID
    /// As it is spoken of: `Store.shared`.
    let name: String
}

extension SemanticQueries {
    /// The object behind `Store.shared` of `Store.shared.count`.
    func sharedObject(named path: [String], in unit: Int32) -> SharedObject? {
        guard path.count > 1, let type = type(named: path[0], from: unit), !isInInterface(type) else { return nil }
        return sharedObject(path[1], of: type, [])
    }

    private func sharedObject(_ name: String, of type: DeclarationID, _ ways: Set<DeclarationID>) -> SharedObject? {
        let found = program.members(of: type, named: program.name(spelled: name)).first {
            program[$0].kind == .variable && program[$0].flags.contains(.isStatic)
        }
        return found.flatMap { sharedObject($0, as: self.name(of: type) + "." + name, ways) }
    }

    private func sharedObject(_ variable: DeclarationID, as name: String, _ ways: Set<DeclarationID>) -> SharedObject? {
        guard !ways.contains(variable), !isInInterface(variable), holdsObject(variable) else { return nil }
        if let other = source(of: variable, ways) { return other }
        return evaluator.body(of: variable) == nil ? SharedObject(declaration: variable, name: name) : nil
    }

    /// The shared object that a variable holds for good: by its initial value, or as another name for it.
    func sharedObject(heldBy variable: DeclarationID) -> SharedObject? {
        guard program[variable].kind == .variable, let value = sourceExpression(of: variable),
            [.implicitMember, .memberAccess, .identifier].contains(value.kind), holdsObject(variable)
        else { return nil }
        return source(of: variable, [])
    }

    private func source(of variable: DeclarationID, _ ways: Set<DeclarationID>) -> SharedObject? {
        guard let value = sourceExpression(of: variable) else { return nil }
        let ways = ways.union([variable])
        switch value.kind {
        case .implicitMember:
            let type = evaluator.valueType(of: variable)
            return declaration(of: evaluator.withoutOptional(type)).flatMap { sharedObject(value.memberName, of: $0, ways) }
        case .memberAccess:
            guard let base = value.child(.base), base.kind == .identifier, let type = type(named: base.text, from: program[variable].unit) else { return nil }
            return sharedObject(value.memberName, of: type, ways)
        case .identifier:
            guard let global = names.declaration(namedBy: value, in: program[variable].unit), global != variable, program[global].parent == .none else { return nil }
            return sharedObject(global, as: value.text, ways)
        default: return nil
        }
    }

    func sourceExpression(of variable: DeclarationID) -> Node? {
        if let value = program.element(variable).child(.initialValue) { return value.withoutEffects }
        return evaluator.body(of: variable)?.onlyResult?.withoutEffects
    }

    /// Whether a variable is no property of any view, so that all views see its changes.
    func isShared(_ variable: DeclarationID) -> Bool { program[variable].parent == .none || program[variable].flags.contains(.isStatic) }
}
