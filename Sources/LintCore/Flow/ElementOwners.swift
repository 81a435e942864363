/// Whose collection it is that a view was handed: a `let` or `@Binding` of a view shows what its callers store.
extension FlowGraph {
    /// The stored properties that the elements of a property come from: itself, and what the callers of its view give for it.
    func owners(of variable: DeclarationID) -> [DeclarationID] {
        var found = [variable]
        var index = 0
        while index < found.count {
            for source in sources(givenFor: found[index]) where !found.contains(source) { found.append(source) }
            index += 1
        }
        return found
    }

    private func sources(givenFor variable: DeclarationID) -> [DeclarationID] {
        guard let owner = program.owner(of: variable), program[owner].kind == .struct, !isInInterface(owner), isDrawn(owner),
            !isGlobal(variable), !evaluator.hasBody(variable),
            // What a state has begun with is its own.
            !(names.storage(of: variable)?.keepsFirstValue ?? false)
        else { return [] }
        return values(givenFor: variable).compactMap { elementOrigin(of: $0.value, in: $0.unit).variable }
    }

    /// Whether a change is to the collection of another value of its type: `watch.config.items` and `phone.config.items` are
    /// members of one struct, held by two properties.
    func isOfAnother(_ change: CollectionChange, than source: ElementOrigin) -> Bool {
        guard let variable = source.variable, let owner = program.owner(of: variable), program[owner].kind == .struct, !isDrawn(owner),
            let changed = CallExpr(change.node)?.callee?.child(.base) ?? change.node.child(.left),
            let theirs = holder(of: changed, in: change.unit), let ours = holder(of: source.root, in: source.unit)
        else { return false }
        return theirs != ours
    }

    /// The stored property whose member an expression names.
    private func holder(of expression: Node, in unit: Int32) -> DeclarationID? {
        let expression = expression.withoutUnwrapping
        guard expression.kind == .memberAccess, let base = expression.child(.base) else { return nil }
        return names.property(base, in: unit).flatMap { evaluator.isStored($0) ? $0 : nil }
    }

    /// The changes to a collection, wherever it is stored.
    func changesThroughOwners(of variable: DeclarationID) -> [CollectionChange] { owners(of: variable).flatMap(changes) }
}
