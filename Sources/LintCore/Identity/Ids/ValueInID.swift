/// A value that the id of a view is made of, and that the view is given as well.
struct ValueInID {
    let name: String
    /// Whether the view is given a binding to it; else it shows it, and is seen to get another one.
    let isEdited: Bool
    /// What an id that changes ends.
    let state: OwnedState

    /// - Parameters:
    ///   - id: the argument of `.id(…)`.
    ///   - base: the view that it is called on.
    /// - Returns: Nil where nothing would be lost.
    init?(_ id: Node, of base: Node, _ scope: FileScope) {
        let model = scope.model
        let chain = ViewChain(base)
        guard let root = CallExpr(chain.root), chain.rootName != nil else { return nil }
        let values = root.arguments.compactMap(\.value) + chain.links.compactMap(\.call).flatMap(\.arguments).compactMap(\.value)
        let given = (values + Self.rowData(in: root, scope)).flatMap(model.names)
        for reference in model.names(in: id) {
            guard let property = model.property(namedBy: reference, in: scope.unit) else { continue }
            let projections = given.compactMap { model.names.projection(of: property, namedBy: $0, in: scope.unit) }
            guard !projections.isEmpty else { continue }
            let isEdited = projections.contains(.projectedValue)
            let state = scope.state(of: base)
            guard !state.isEmpty else { return nil }
            guard isEdited || model.names.storage(of: property) == .state && Self.isUpdated(root, by: reference, id, scope) else { continue }
            name = reference.text
            self.isEdited = isEdited
            self.state = state
            return
        }
        return nil
    }

    /// What the rows are made of that stand inside: `List { ForEach(items) { … } }` is given `items` too.
    private static func rowData(in container: CallExpr, _ scope: FileScope) -> [Node] {
        container.trailingClosures.flatMap(\.descendants).compactMap { node in
            node.kind == .call ? scope.model.rows(of: node, in: scope.unit)?.data : nil
        }
    }

    /// Whether the id is seen to change, and the view would show what it is then given without it: state that its arguments only
    /// give a first value needs the id.
    private static func isUpdated(_ root: CallExpr, by reference: Node, _ id: Node, _ scope: FileScope) -> Bool {
        let model = scope.model
        guard model.flow.write(seenBy: id, in: scope.unit) != nil else { return false }
        guard let view = model.typeOfView(root.node, in: scope.unit).flatMap(model.declaration), !model.isInInterface(view),
            root.arguments.compactMap(\.value).flatMap(model.names).contains(where: { $0.text == reference.text })
        else { return true }
        return model.ownProperties(of: view).allSatisfy { state in
            let element = model.program.element(state.declaration)
            return element.child(.initialValue) != nil || element.child(.type)?.kind == .optionalType
        }
    }
}
