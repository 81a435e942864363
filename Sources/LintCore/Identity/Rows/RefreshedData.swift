/// Collections that are fetched again while they are shown.
enum RefreshedData {
    static func isRefreshed(_ rows: RowsCall, _ scope: FileScope) -> Bool {
        let model = scope.model
        for change in changes(of: rows, scope) where change.kind == .assign {
            if isTriggered(change.node, in: change.unit, model) || isFetchedAgain(change, model) { return true }
            guard let function = change.node.ancestors.first(where: { $0.kind == .func })?.child(.name) else { continue }
            for place in model.mentions.calls.places(named: model.program.name(spelled: function.nameText)) {
                if isTriggered(model.node(at: place), in: place.unit, model) { return true }
            }
        }
        return false
    }

    /// Whether something is fetched in the place of what an initializer gave.
    private static func isFetchedAgain(_ change: CollectionChange, _ model: IdentityModel) -> Bool {
        guard let left = change.node.child(.left), change.node.descendants.contains(where: { $0.kind == .await }),
            let variable = model.names.property(left, in: change.unit)
        else { return false }
        let element = model.program.element(variable)
        return element.child(.initialValue) == nil && element.child(.type).map { $0.kind != .optionalType } ?? false
    }

    /// Changes of the collection, and of the values that it is part of: `poll` of `poll.options`.
    private static func changes(of rows: RowsCall, _ scope: FileScope) -> [CollectionChange] {
        let model = scope.model
        let source = model.flow.elementOrigin(of: rows.data, in: scope.unit)
        var found = source.variable.map(model.flow.changesThroughOwners) ?? []
        var node = source.root
        while node.kind == .memberAccess, let base = node.child(.base)?.withoutUnwrapping {
            if let variable = model.names.property(base, in: source.unit) { found += model.flow.changes(of: variable) }
            node = base
        }
        return found
    }

    /// Whether something runs that runs again and again while a view is shown.
    private static func isTriggered(_ node: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        node.enclosingCalls.contains { call in
            let behaviour = model.names.behaviour(of: call.node, in: unit)
            return behaviour.runs(.event) || behaviour.runs(.change)
        }
    }
}
