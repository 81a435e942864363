/// Conditions of `#if`.
extension Node {
    /// Whether the condition holds in no build without a flag of the project: `canImport(SwiftUI) && DEBUG`.
    var asksForFlag: Bool {
        requires { node in
            switch node.kind {
            case .identifier, .boolean: true
            case .prefixOperator: node.child(.operand)?.asksForFlag ?? false
            default: false
            }
        }
    }

    /// Whether code is built for those who debug it, and never for those who use it: `#if DEBUG`.
    var isBuiltForDebugging: Bool {
        ancestors.contains { clause in
            clause.kind == .ifConfigClause && clause.child(.condition)?.requires { $0.kind == .identifier && $0.spells("DEBUG") } ?? false
        }
    }

    /// Whether the condition holds in no build in which nothing holds that is asked for.
    ///
    /// The left ones of a chain stand the deepest: a loop, not a recursion.
    private func requires(_ isAskedFor: (Node) -> Bool) -> Bool {
        var links: [Node] = []
        var left = self
        while left.kind == .binary, let next = left.child(.left) {
            links.append(left)
            left = next
        }
        let start = left.kind == .tuple ? left.child(.argument)?.child(.value)?.requires(isAskedFor) ?? false : isAskedFor(left)
        return links.reversed().reduce(start) { asks, link in
            let right = link.child(.right)?.requires(isAskedFor) ?? false
            return link.operatorText == "||" ? asks && right : asks || right
        }
    }
}
