/// What is lost, and what starts over, where another object takes the place of one.
enum ObjectContents {
    /// Whether objects of a class store something that the project is seen to change.
    static func change(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { !model.program[$0].flags.contains(.isLet) && model.flow.change(of: $0) != nil }
    }

    /// The same where what announces its changes counts, whoever makes them.
    static func mayChange(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { model.names.storage(of: $0) == .published } || change(in: type, model)
    }

    /// Whether making one does more than to store values: an initializer calls something for its effect, or hands a closure to what keeps it.
    static func startWork(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        let values = stored(by: type, model).compactMap { member in
            model.program.element(member).child(.initialValue).map { (code: $0, unit: model.program[member].unit) }
        }
        let bodies = model.initializers(of: type).compactMap { initializer in
            model.program.node(initializer).child(.body).map { (code: $0, unit: model.program[initializer].unit) }
        }
        return bodies.contains { body, unit in body.descendants.contains { isForEffect($0) || keepsClosure($0, in: unit, model) } }
            || values.contains { value, unit in keepsClosure(value, in: unit, model) }
    }

    private static func stored(by type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        (model.program.ownMembers[type] ?? []).filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
    }

    private static func isForEffect(_ node: Node) -> Bool {
        guard node.role == .statement, let callee = CallExpr(node)?.callee else { return false }
        let isInitializer = callee.isMember(named: "init") && callee.child(.base).map { $0.spells("super") || $0.spells("self") } ?? false
        return !isInitializer
    }

    /// `Task { … }`, `clock.sink { … }`; what maps elements has done so when it returns.
    private static func keepsClosure(_ node: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        guard let call = CallExpr(node) else { return false }
        return !call.closures.isEmpty && !model.names.derivesElements(node, in: unit)
    }
}
