/// Views that lay out or scroll what a closure gives them.
enum Containers {
    /// Whether both are containers, and of another kind each.
    static func areDifferent(_ left: ViewChain, _ right: ViewChain, _ names: ViewNames) -> Bool {
        guard let first = left.rootName, let second = right.rootName, first != second else { return false }
        return names.has(.contains, left.root) && names.has(.contains, right.root)
    }

    /// The views that stand in the closure of a container, and in containers that are all there is in it.
    static func views(in root: Node, _ names: ViewNames) -> [ViewChain] {
        guard let call = CallExpr(root), names.has(.contains, root) else { return [] }
        guard let closure = call.content else {
            // `VStack(content: content)`: what a function gives.
            let given = call.arguments.last { $0.label == "content" }?.value
            return given.map { [ViewChain(ofView: $0, startsView: names.startsView)] } ?? []
        }
        let views = closure.children(.statement).filter(BranchSyntax.isExpression).map { ViewChain(ofView: $0, startsView: names.startsView) }
        guard views.count == 1, let inner = views.first, inner.root.kind == .call, names.has(.contains, inner.root) else { return views }
        return views + self.views(in: inner.root, names)
    }
}

/// What names in views mean, as far as who looks at syntax needs it.
struct ViewNames {
    /// Whether a call behind a name or path of names gives a view by itself.
    let startsView: (Node) -> Bool
    /// What a library says of the view that an expression makes.
    let behaviour: (Node) -> Behaviour
    /// Whether it says one thing of it.
    let has: (Fact, Node) -> Bool
}
