/// Views that lay out or scroll what a closure gives them.
enum Containers {
    /// Whether both are stacks and arrange their views in different ways.
    static func areDifferentStacks(_ left: ViewChain, _ right: ViewChain, _ names: ViewNames) -> Bool {
        guard let first = left.rootName, let second = right.rootName, first != second else { return false }
        let (one, other) = (names.behaviour(left.root), names.behaviour(right.root))
        return one.has(.arranges) && other.has(.arranges) || isLazyStack(one) && isLazyStack(other)
    }

    /// `LazyVStack`, `LazyHGrid`: what arranges views as they come into sight, and scrolls nothing itself.
    private static func isLazyStack(_ behaviour: Behaviour) -> Bool { behaviour.has(.lazy) && behaviour.has(.contains) && behaviour.kept == nil }

    /// The views that stand in the closure of a container, and in containers that are all there is in it.
    static func views(in root: Node, _ names: ViewNames) -> [ViewChain] {
        guard let call = CallExpr(root), let closure = call.trailingClosures.first, names.has(.contains, root) else { return [] }
        let views = closure.children(.statement).filter(BranchSyntax.isExpression).map { ViewChain(ofView: $0, isType: names.isType) }
        guard views.count == 1, let inner = views.first, inner.root.kind == .call, names.has(.contains, inner.root) else { return views }
        return views + self.views(in: inner.root, names)
    }
}

/// What names in views mean, as far as who looks at syntax needs it.
struct ViewNames {
    /// Whether a name is that of a type or module.
    let isType: (Node) -> Bool
    /// What a library says of the view that an expression makes.
    let behaviour: (Node) -> Behaviour
    /// Whether it says one thing of it.
    let has: (Fact, Node) -> Bool
}
