/// Views that an optional value is made into: `name.map { Row(name: $0) }` shows what `if let name` would.
extension IdentityTreeBuilder {
    func isMap(_ function: DeclarationID, _ call: Node, _ scope: IdentityScope) -> Bool {
        guard ["map", "flatMap"].contains(model.name(of: function)), let owner = program.owner(of: function), model.name(of: owner) == "Optional",
            let type = typeOfView(call, scope)
        else { return false }
        return model.isView(type)
    }

    mutating func addMapped(_ call: CallExpr, _ base: Node, _ scope: IdentityScope, at position: Position) {
        let value = ScopedNode(node: base, scope: scope)
        let driver = IdentityDriver(kind: .condition, text: shortened(base), place: value.span, expressions: [value])
        let next = position.stepping(.presence("\(shortened(base)).\(call.calledName ?? "map")"), at: value.span, driver: driver)
        guard let closure = call.trailingClosures.first ?? call.arguments.first?.value, closure.kind == .closure else {
            return addLeaf(call.node, scope, at: next)
        }
        var inside = next
        inside.chain = nil
        addClosure(closure, scope.calling(closure, with: [value]), at: inside)
    }
}
