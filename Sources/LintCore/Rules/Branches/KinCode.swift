/// Code that makes the same views of other values: `Row(user: .sample)` and `Row(user: user)`.
enum KinCode {
    /// Whether two expressions call the same with arguments that are called alike; closures hold the same views in turn.
    ///
    /// - Parameter startsView: as `ViewChain` asks.
    static func isKin(_ left: Node, _ right: Node, startsView: (Node) -> Bool) -> Bool {
        guard let call = CallExpr(left), let other = CallExpr(right) else { return left.hasSameCode(as: right) }
        guard let callee = call.callee, let otherCallee = other.callee, callee.hasSameCode(as: otherCallee),
            call.arguments.map(\.label) == other.arguments.map(\.label), call.trailingClosures.count == other.trailingClosures.count
        else { return false }
        return zip(call.trailingClosures, other.trailingClosures).allSatisfy { closure, otherClosure in
            let views = closure.children(.statement)
            let otherViews = otherClosure.children(.statement)
            guard views.count == otherViews.count else { return false }
            return zip(views, otherViews).allSatisfy { view, otherView in
                guard BranchSyntax.isExpression(view), BranchSyntax.isExpression(otherView) else { return view.hasSameCode(as: otherView) }
                let chain = ViewChain(ofView: view, startsView: startsView)
                let otherChain = ViewChain(ofView: otherView, startsView: startsView)
                return chain.links.map(\.name) == otherChain.links.map(\.name) && isKin(chain.root, otherChain.root, startsView: startsView)
            }
        }
    }

    /// Whether two calls are the same but for arguments that one of them leaves out: `Face(url)` and `Face()`.
    static func leavesOut(_ left: Node, _ right: Node) -> Bool {
        guard let call = CallExpr(left), let other = CallExpr(right), call.trailingClosures.isEmpty, other.trailingClosures.isEmpty,
            let callee = call.callee, let otherCallee = other.callee, callee.hasSameCode(as: otherCallee)
        else { return false }
        let labels = call.arguments.map(\.label)
        let otherLabels = other.arguments.map(\.label)
        return labels.count != otherLabels.count && (labels.allSatisfy(otherLabels.contains) || otherLabels.allSatisfy(labels.contains))
    }

    /// The values of two calls, argument by argument, where they differ; nil where labels or closures do.
    static func differingValues(_ left: Node, _ right: Node) -> [(Node, Node)]? {
        guard let call = CallExpr(left), let other = CallExpr(right) else { return nil }
        let arguments = call.arguments
        let otherArguments = other.arguments
        guard arguments.map(\.label) == otherArguments.map(\.label), call.trailingClosures.count == other.trailingClosures.count,
            zip(call.trailingClosures, other.trailingClosures).allSatisfy({ $0.hasSameCode(as: $1) })
        else { return nil }
        return zip(arguments, otherArguments).compactMap { argument, otherArgument in
            guard let value = argument.value, let otherValue = otherArgument.value, !value.hasSameCode(as: otherValue) else { return nil }
            return (value, otherValue)
        }
    }
}
