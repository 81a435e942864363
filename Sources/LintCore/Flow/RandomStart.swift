/// Properties that begin as a random value, written at the property or in initializers.
extension FlowGraph {
    /// What a property begins as, by whichever initializer: `UUID()`, `UUID().uuidString`, and not what an object is made of.
    func randomStart(of property: DeclarationID, in view: DeclarationID) -> RandomValue? {
        let written = program.element(property).child(.initialValue)
        let isMemberwise = !(program.ownMembers[view] ?? []).contains { program[$0].kind == .initializer }
        if isMemberwise { return written.flatMap { random($0, of: property) } }
        var found: RandomValue?
        for initializer in initializers(of: view) {
            guard let body = program.node(initializer).child(.body) else { return nil }
            // Another initializer says what it begins as.
            if body.delegates { continue }
            guard let value = start(of: property, by: initializer, body, in: view) ?? written, let random = random(value, of: property) else { return nil }
            found = found ?? random
        }
        return found
    }

    /// What an initializer gives a property, whatever happens in it; nil where it gives nothing, and itself where that is not seen.
    private func start(of property: DeclarationID, by initializer: DeclarationID, _ body: Node, in view: DeclarationID) -> Node? {
        let name = name(of: property)
        let given = body.descendants.filter { $0.isCompoundAssignment || $0.kind == .assignment }.filter { assignment in
            assignment.child(.left).map { left in CodeReference.all(in: left).contains { $0.path.contains(name) } } ?? false
        }
        guard let only = given.first else { return nil }
        guard given.count == 1, only.kind == .assignment, only.parent?.id == body.id, only.child(.left)?.kind != .tuple, let value = only.child(.right)?.withoutEffects
        else { return only }
        guard value.kind == .identifier, let local = LexicalBinding.named(by: value)?.origin else { return value }
        switch local {
        case .variable(let inner?) where local.isLet: return inner
        case .functionParameter(_, let parameter):
            // Its default, where nobody gives another one.
            let label = (parameter.child(.label) ?? parameter.child(.name))?.nameText
            let made = constructions(of: view)
            guard let start = parameter.child(.defaultValue), made.isComplete,
                (made.calls[initializer] ?? []).allSatisfy({ call in CallExpr(call.node)?.arguments.allSatisfy { $0.label != label } ?? false })
            else { return only }
            return start
        default: return only
        }
    }

    private func random(_ expression: Node, of property: DeclarationID) -> RandomValue? {
        let initial = expression.withoutEffects
        guard let value = RandomValue.first(in: initial, program[property].unit, names) else { return nil }
        var start = initial
        while start.id != value.node.id, start.kind == .memberAccess, let base = start.child(.base) { start = base.withoutEffects }
        return start.id == value.node.id || initial.kind == .string ? value : nil
    }
}
