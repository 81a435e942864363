/// An id that all rows of a collection have: `ForEach(items) { Row($0).id(token) }`.
struct CommonID {
    let condition: Condition
    /// Whether it is there for ids alone: somebody wants the rows to start over.
    let isToken: Bool

    /// - Parameters:
    ///   - id: the argument of `.id(…)`.
    ///   - base: the view that it is called on.
    init?(_ id: Node, of base: Node, _ scope: FileScope) {
        let model = scope.model
        guard let row = Self.row(of: base), let call = row.callAroundClosure, model.rows(of: call, in: scope.unit) != nil else { return nil }
        let names = model.names(in: id)
        // Any local name may come from the element.
        guard !names.isEmpty, names.allSatisfy({ model.property(namedBy: $0, in: scope.unit) != nil }),
            let condition = scope.condition(of: id)
        else { return nil }
        self.condition = condition
        isToken = names.allSatisfy { name in model.property(namedBy: name, in: scope.unit).map { ValueInID.isToken($0, model) } ?? false }
    }

    /// The statement of a closure that a view with its modifiers is.
    private static func row(of view: Node) -> Node? {
        var node = view
        while let parent = node.parent, node.role == .base || node.role == .callee { node = parent }
        return node.role == .statement ? node : nil
    }
}
