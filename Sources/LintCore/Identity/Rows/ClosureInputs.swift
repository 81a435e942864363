/// What closures that views and modifiers take are called with.
extension IdentityModel: RowQueries {
    func input(of closure: Node, _ index: Int, readBy reference: CodeReference, in scope: IdentityScope) -> ClosureInput {
        let path = reference.ownPath
        if RowIdentity(of: closure, in: scope.unit, self)?.holds(path, ofParameter: index) ?? false { return .nothing }
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init) else { return .nothing }
        let behaviour = names.behaviour(of: call.node, in: scope.unit)
        if let presented = PresentedValue(call, behaviour) {
            guard let value = presented.source else { return .unknown }
            guard let named = CodeReference.plain(value), named.method == nil else { return .part(value) }
            return .value(named)
        }
        // The row of an element ends with its id.
        let key = RowKey(call, in: scope.unit, self)
        if let rows = key, rows.isConstant(path, reference.node, scope, self) { return .nothing }
        if isModifier(call, in: scope) {
            // A helper of the project hands on the view that it is called on, which decides nothing.
            return site(ofCall: call.node, in: scope.unit).map { !isInInterface($0.declaration) } ?? false ? .nothing : .unknown
        }
        if behaviour.has(.phases), let loaded = call.arguments.first(where: { behaviour.has(.phases, $0.label ?? "") })?.value {
            return .part(loaded)
        }
        // `ForEach(items) { item in }` and `items.map { item in }`.
        if let rows = rowData(of: call, for: closure, in: scope) { return .elements(rows, areTold: false) }
        let isColumn = behaviour.has(.column)
        let data = isColumn ? tableData(around: call, in: scope.unit)
            : call.callee?.kind == .memberAccess ? call.callee?.child(.base) : call.arguments.first { $0.label == nil }?.value
        return .elements(data.map { [$0] } ?? [], areTold: key?.tellsElements ?? isColumn)
    }

    /// Whether a call is made on a view: `.chartOverlay { proxy in }`.
    private func isModifier(_ call: CallExpr, in scope: IdentityScope) -> Bool {
        guard let callee = call.callee, callee.kind == .memberAccess, let base = callee.child(.base) else { return false }
        return typeOfView(base, in: scope.unit).map(isView) ?? false
    }
}
