/// Containers of the project: what they are given stands where their bodies show it.
extension IdentityTreeBuilder {
    /// The body of a container, with what it is made with in place of its properties.
    ///
    /// - Returns: What of it the body shows.
    mutating func open(
        _ container: DeclarationID, _ arguments: ViewArguments, _ scope: IdentityScope, at position: Position
    ) -> Set<SourceSpan> {
        guard let body = model.body(of: container), reasonNotToInline(body, "", scope) == nil else { return [] }
        let inner = IdentityScope(
            body, in: program, calledFrom: scope, arguments: [:], properties: model.properties(of: container, madeWith: arguments, in: scope))
        let outer = followed
        let around = path
        defer { path = around }
        path.leave(propertiesOf: container, in: program)
        followed = []
        let step = IdentityStep.Kind.helper(evaluator.qualifiedTypeName(of: container) + ".body", definition: definition(of: body))
        addBody(of: body, inner, at: position.stepping(step, at: nodes[position.parent ?? 0].span))
        let shown = followed
        followed.formUnion(outer)
        return shown
    }

    /// The place of what a container is given and its body is not seen to show.
    func unfollowed(_ item: ViewArguments.Item, of container: DeclarationID, at position: Position) -> Position {
        let name = evaluator.qualifiedTypeName(of: container)
        let driver = IdentityDriver(kind: .container, text: name, place: item.value.span, expressions: [])
        return position.stepping(.unfollowed(container: name), at: item.value.span, driver: driver)
    }

    // MARK: Closures

    /// The closure that a name stands for which a caller gave: one container hands on what it was given itself.
    func closure(behind given: ScopedNode) -> ScopedNode? { way(to: given).last.flatMap { $0.node.kind == .closure ? $0 : nil } }

    func way(to given: ScopedNode) -> [ScopedNode] {
        var way = [given]
        while way.count <= Limits.nestedHelpers, let last = way.last, let next = self.given(for: last.node.withoutEffects, last.scope) { way.append(next) }
        return way
    }

    /// What a caller gave for a parameter or a property.
    private func given(for node: Node, _ scope: IdentityScope) -> ScopedNode? {
        guard node.isBareName || node.kind == .bindingCondition
        else { return nil }
        if node.spells("self") { return scope.value }
        if node.kind != .memberAccess, let local = LexicalBinding.named(by: node) { return scope.given(for: local.origin, named: node.lexicalName) }
        return model.names.declaration(namedBy: node, in: scope.unit).flatMap { scope.properties[$0] }
    }

    /// What a closure gives that a container calls.
    mutating func add(_ callee: Node, calledBy call: CallExpr, _ scope: IdentityScope, at position: Position) -> Bool {
        guard let given = given(for: callee, scope), let closure = closure(behind: given) else { return false }
        followed.formUnion(way(to: given).map(\.span))
        let values = call.values.map { ScopedNode(node: $0, scope: scope) }
        var next = position
        next.chain = nil
        addClosure(closure.node, closure.scope.calling(closure.node, with: values), at: next)
        return true
    }
}
