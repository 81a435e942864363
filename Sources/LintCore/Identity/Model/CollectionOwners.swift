/// Whose collection it is that a view was handed: a `let` or `@Binding` of a view shows what its callers store.
extension IdentityModel {
    /// The stored properties that the elements of a property come from: itself, and what the callers of its view give for it.
    func owners(of variable: DeclarationID) -> [DeclarationID] {
        var found: [DeclarationID] = []
        collectOwners(of: variable, 0, &found)
        return found
    }

    private func collectOwners(of variable: DeclarationID, _ depth: Int, _ found: inout [DeclarationID]) {
        guard depth < Limits.collectionOwners, !found.contains(variable) else { return }
        found.append(variable)
        guard let owner = program.owner(of: variable), program[owner].kind == .struct, !isInInterface(owner), isDrawn(owner),
            !program[variable].flags.contains(.isStatic), !evaluator.hasBody(variable)
        else { return }
        let label = name(of: variable)
        for place in flow.callsNamed(asType: owner).prefix(Limits.callsOfAView) {
            let node = self.node(at: place)
            guard let value = CallExpr(node)?.arguments.first(where: { $0.label == label })?.value, !PreviewCode.holds(node),
                let source = source(of: value, in: place.unit).variable
            else { continue }
            collectOwners(of: source, depth + 1, &found)
        }
    }

    /// Whether a change is to the collection of another value of its type: `watch.config.items` and `phone.config.items` are
    /// members of one struct, held by two properties.
    func isOfAnother(_ change: CollectionChange, than source: CollectionSource) -> Bool {
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
    func changesThroughOwners(of variable: DeclarationID) -> [CollectionChange] { owners(of: variable).flatMap(flow.changes) }
}
