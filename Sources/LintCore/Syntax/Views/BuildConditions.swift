/// Conditions of `#if`.
extension Node {
    /// Whether the condition holds in no build without a flag of the project: `canImport(SwiftUI) && DEBUG`.
    ///
    /// The left ones of a chain stand the deepest: a loop, not a recursion.
    var asksForFlag: Bool {
        var links: [Node] = []
        var left = self
        while left.kind == .binary, let next = left.child(.left) {
            links.append(left)
            left = next
        }
        return links.reversed().reduce(left.isFlag) { asks, link in
            let right = link.child(.right)?.asksForFlag ?? false
            return link.operatorText == "||" ? asks && right : asks || right
        }
    }

    private var isFlag: Bool {
        switch kind {
        case .identifier, .boolean: true
        case .prefixOperator: child(.operand)?.asksForFlag ?? false
        case .tuple: child(.argument)?.child(.value)?.asksForFlag ?? false
        default: false
        }
    }
}
