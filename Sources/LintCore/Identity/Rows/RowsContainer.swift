/// The lazy container that counts rows: around them, or around what uses the helper that makes them, with nothing between but what adds
/// no view of its own.
struct RowsContainer {
    let name: String
    /// What is typed into the search field on it or around it: `term` of `$term`; nil where there is none.
    let searched: String?

    init?(of rows: RowsCall, _ scope: FileScope) {
        if scope.model.names.has(.lazy, rows.node, in: scope.unit) {
            self.init(rows.node, rows.name, scope.unit, scope.model)
            return
        }
        var finder = ContainerFinder(model: scope.model)
        guard let found = finder.container(around: rows.node, in: scope.unit) else { return nil }
        self.init(found.call.node, found.call.calledName ?? "", found.unit, scope.model)
    }

    private init(_ node: Node, _ name: String, _ unit: Int32, _ model: IdentityModel) {
        self.name = name
        var finder = SearchFinder(model: model)
        searched = finder.search(on: node, in: unit).map(model.name)
    }
}

/// Helpers are looked at once: what uses itself stands in no other container.
private struct ContainerFinder {
    let model: IdentityModel
    private var known: Set<CodePlace> = []

    init(model: IdentityModel) { self.model = model }

    mutating func container(around node: Node, in unit: Int32) -> (call: CallExpr, unit: Int32)? {
        guard known.insert(CodePlace(unit: unit, node: node.id)).inserted else { return nil }
        for call in node.enclosingCalls {
            let behaviour = model.names.behaviour(of: call.node, in: unit)
            if behaviour.has(.lazy) { return (call, unit) }
            guard behaviour.has(.transparent) else { return nil }
        }
        for use in model.uses(ofHelperAround: node, in: unit) {
            if let found = container(around: use.node, in: use.unit) { return found }
        }
        return nil
    }
}

private struct SearchFinder {
    let model: IdentityModel
    private var known: Set<CodePlace> = []

    init(model: IdentityModel) { self.model = model }

    /// What is typed into by a modifier on a view or on what stands around it in the same view.
    mutating func search(on node: Node, in unit: Int32) -> DeclarationID? {
        guard known.insert(CodePlace(unit: unit, node: node.id)).inserted else { return nil }
        var inner = node
        for ancestor in node.ancestors {
            if inner.role == .callee, inner.kind == .memberAccess, let call = CallExpr(ancestor), let text = text(typedWith: call, unit) { return text }
            inner = ancestor
        }
        for use in model.uses(ofHelperAround: node, in: unit) {
            if let found = search(on: use.node, in: use.unit) { return found }
        }
        return nil
    }

    private func text(typedWith call: CallExpr, _ unit: Int32) -> DeclarationID? {
        guard model.names.has(.edits, call.node, in: unit) else { return nil }
        return call.arguments.compactMap(\.value).first { model.types($0, with: call, in: unit) }.flatMap { model.names.property($0, in: unit) }
    }
}
