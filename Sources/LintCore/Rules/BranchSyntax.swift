/// The branches of an `if` or `switch` by syntax alone: what rules look at before they ask what it means.
struct BranchSyntax {
    /// The statements of each branch that can give a view; declarations are left out.
    let arms: [[Node]]
    let isExhaustive: Bool
    /// Whether another build may have other branches.
    let hasConditionalCode: Bool

    /// - Returns: Nil for an `else if`, which belongs to the `if` that it hangs on, and for other nodes.
    init?(_ node: Node) {
        var arms: [[Node]] = []
        var hasConditionalCode = false
        func add(_ statements: [Node]) {
            if statements.contains(where: { $0.kind == .ifConfig }) { hasConditionalCode = true }
            arms.append(statements.filter { $0.kind != .var && $0.kind != .func })
        }
        switch node.kind {
        case .if where node.role != .elseBody:
            var current = node
            var hasElse = false
            while true {
                add(current.child(.thenBody)?.children(.statement) ?? [])
                guard let next = current.child(.elseBody) else { break }
                if next.kind == .if {
                    current = next
                    continue
                }
                add(next.children(.statement))
                hasElse = true
                break
            }
            isExhaustive = hasElse
        case .switch:
            for element in node.children(.element) {
                if element.kind == .switchCase { add(element.children(.statement)) } else { hasConditionalCode = true }
            }
            isExhaustive = true
        default: return nil
        }
        self.arms = arms
        self.hasConditionalCode = hasConditionalCode
    }

    /// The chains of the branches that hold one view each, by the number of the branch.
    var singleChains: [(arm: Int, chain: ViewChain)] {
        arms.indices.compactMap { arm in
            guard arms[arm].count == 1, Self.isExpression(arms[arm][0]) else { return nil }
            return (arm, ViewChain(arms[arm][0]))
        }
    }

    private static func isExpression(_ node: Node) -> Bool {
        switch node.kind {
        case .call, .memberAccess, .identifier, .tuple, .try, .await: true
        default: false
        }
    }
}
