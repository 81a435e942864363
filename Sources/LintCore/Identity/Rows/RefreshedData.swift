/// Collections that are made again while they are shown.
enum RefreshedData {
    /// How often another collection takes the place of the one that is shown.
    enum Occasion: Comparable {
        /// As far as is seen, when a view appears, and at no other time.
        case once
        /// By code of which it is not known when it runs.
        case unknown
        /// By what people do, or when something changes.
        case again
    }

    static func isRefreshed(_ rows: RowsCall, _ scope: FileScope) -> Bool {
        changes(of: rows, scope).contains { $0.kind == .assign && (occasion(of: $0, scope.model) == .again || isFetchedAgain($0, scope.model)) }
    }

    /// When what is seen to assign the collection runs; through the functions that call it.
    static func occasion(of change: CollectionChange, _ model: IdentityModel) -> Occasion { occasion(of: change.node, in: change.unit, model) }

    /// The same for code that assigns anything.
    static func occasion(of node: Node, in unit: Int32, _ model: IdentityModel) -> Occasion {
        var seen: Set<Name> = []
        return occasion(of: node, in: unit, model, &seen)
    }

    private static func occasion(of node: Node, in unit: Int32, _ model: IdentityModel, _ seen: inout Set<Name>) -> Occasion {
        let times = node.enclosingCalls.map { model.names.behaviour(of: $0.node, in: unit) }
        if times.contains(where: { $0.runs(.event) || $0.runs(.change) }) { return .again }
        if times.contains(where: { $0.runs(.appear) }) { return .once }
        guard let around = node.ancestors.first(where: { $0.kind == .func || $0.kind == .`init` }) else { return .unknown }
        if around.kind == .`init` { return .once }
        guard let name = around.child(.name).map({ model.program.name(spelled: $0.nameText) }), seen.count < Limits.settingMethods, seen.insert(name).inserted
        else { return .unknown }
        let calls = model.mentions.calls.places(named: name).filter { !PreviewCode.holds(model.node(at: $0)) }
        return calls.map { occasion(of: model.node(at: $0), in: $0.unit, model, &seen) }.max() ?? .unknown
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
    static func changes(of rows: RowsCall, _ scope: FileScope) -> [CollectionChange] {
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
}
