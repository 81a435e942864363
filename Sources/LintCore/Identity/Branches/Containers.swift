/// Views that lay out or scroll what a closure gives them.
enum Containers {
    /// Those that have an arrangement as value, to be chosen by `AnyLayout` (SwiftUI interface, iOS 16).
    static let layouts: Set<String> = ["VStack", "HStack", "ZStack", "Grid"]
    private static let lazyStacks: Set<String> = ["LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid"]
    private static let others: Set<String> = [
        "ScrollView", "ScrollViewReader", "NavigationStack", "NavigationView", "NavigationSplitView", "List", "Form", "Section",
        "GroupBox", "GeometryReader", "ControlGroup", "HSplitView", "VSplitView", "DisclosureGroup", "TabView",
    ]

    static func isContainer(_ name: String) -> Bool {
        layouts.contains(name) || lazyStacks.contains(name) || others.contains(name)
    }

    /// Whether both are stacks and arrange their views in different ways.
    static func areDifferentStacks(_ left: ViewChain, _ right: ViewChain) -> Bool {
        guard let first = left.rootName, let second = right.rootName, first != second else { return false }
        return layouts.contains(first) && layouts.contains(second) || lazyStacks.contains(first) && lazyStacks.contains(second)
    }

    /// The views that stand in the closure of a container, and in containers that are all there is in it.
    ///
    /// - Parameter isType: as `ViewChain` asks.
    static func views(in root: Node, isType: (Node) -> Bool) -> [ViewChain] {
        guard let call = CallExpr(root), let name = call.calledName, isContainer(name), let closure = call.trailingClosures.first
        else { return [] }
        let views = closure.children(.statement).filter(BranchSyntax.isExpression).map { ViewChain(ofView: $0, isType: isType) }
        guard views.count == 1, let inner = views.first, inner.rootName.map(isContainer) ?? false else { return views }
        return views + self.views(in: inner.root, isType: isType)
    }
}
