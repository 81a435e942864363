/// Views that are kept under a name or in an array, and taken from there: `Row.first`, `Self.rows[index]`.
extension IdentityTreeBuilder {
    /// `Row.first`, a constant of a type: the view is made where that is declared; false for anything else.
    mutating func addConstant(_ node: Node, _ scope: IdentityScope, at position: Position) -> Bool {
        guard let constant = constant(node, scope), program[constant.declaration].flags.contains(.isStatic) || program[constant.declaration].parent == .none,
            let type = typeOfView(constant.value.node, constant.value.scope), model.isView(type)
        else { return false }
        let name = evaluator.qualifiedName(of: constant.declaration)
        var next = position.stepping(.helper(name, definition: definition(of: constant.declaration)), at: span(node, scope))
        next.chain = nil
        addView(constant.value.node, constant.value.scope, at: next)
        return true
    }

    /// `rows[index]` of an array that is written out: one of its elements, as the index chooses; false for anything else.
    mutating func addElement(_ node: Node, _ scope: IdentityScope, at position: Position) -> Bool {
        let arguments = node.children(.argument)
        guard let base = node.child(.callee)?.withoutEffects, arguments.count == 1, arguments[0].child(.label) == nil, let index = arguments[0].child(.value),
            let array = array(base, scope)
        else { return false }
        let elements = array.node.children(.element).map { ScopedNode(node: $0, scope: array.scope) }
        guard let first = elements.first, elements.count <= Limits.writtenRows, let type = typeOfView(first.node, first.scope), model.isView(type) else { return false }
        let chooser = IdentityDriver(
            kind: .condition, text: shortened(index), place: span(index, scope), expressions: [ScopedNode(node: index, scope: scope)])
        addChoice(by: chooser, of: elements.enumerated().map { (Way(step: .alternative("at \($0)")), $1) }, at: position)
        return true
    }

    /// The array that an expression is, or a constant that holds it.
    private func array(_ node: Node, _ scope: IdentityScope) -> ScopedNode? {
        if node.kind == .array { return ScopedNode(node: node, scope: scope) }
        if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin {
            guard case .variable(let value?) = local, value.kind == .array, LexicalBinding.statements(changing: node.text, before: node).isEmpty else { return nil }
            return ScopedNode(node: value, scope: scope)
        }
        guard let value = constant(node, scope)?.value, value.node.kind == .array else { return nil }
        return value
    }

    /// What a `let` of the project was declared with.
    private func constant(_ node: Node, _ scope: IdentityScope) -> (declaration: DeclarationID, value: ScopedNode)? {
        guard let found = model.names.property(node, in: scope.unit), !model.isInInterface(found), !scope.helpers.contains(found),
            scope.helpers.count <= Limits.nestedHelpers
        else { return nil }
        let flags = program[found].flags
        guard flags.contains(.isLet), !flags.contains(.isDestructured), model.names.wrapper(of: found) == nil,
            let value = program.element(found).child(.initialValue)?.withoutEffects
        else { return nil }
        model.evaluate(found)
        return (found, ScopedNode(node: value, scope: IdentityScope(found, in: program, calledFrom: scope, arguments: [:])))
    }
}
