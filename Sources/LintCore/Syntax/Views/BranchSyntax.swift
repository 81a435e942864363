/// The branches of an `if` or `switch` by syntax alone: what rules look at before they ask what it means.
struct BranchSyntax {
    /// The statements of each branch that can give a view; declarations are left out.
    ///
    /// `@unknown default` holds nothing: no value reaches it that the code was written for.
    let arms: [[Node]]
    /// The body of each branch, the whole case of a `switch`.
    let bodies: [Node]
    /// The conditions of each branch of an `if`; the case of a `switch`; nil for `else`.
    let conditions: [Node?]
    let isExhaustive: Bool
    /// Whether another build may have other branches.
    let hasConditionalCode: Bool

    /// - Returns: Nil for an `else if`, which belongs to the `if` that it hangs on, and for other nodes.
    init?(_ node: Node) {
        var arms: [[Node]] = []
        var bodies: [Node] = []
        var conditions: [Node?] = []
        var hasConditionalCode = false
        func add(_ body: Node, if condition: Node?) {
            let statements = body.attributes.isEmpty ? body.children(.statement) : []
            if statements.contains(where: { $0.kind == .ifConfig }) { hasConditionalCode = true }
            arms.append(statements.filter { $0.kind != .var && $0.kind != .func })
            bodies.append(body)
            conditions.append(condition)
        }
        switch node.kind {
        case .if where node.role != .elseBody:
            var current = node
            var hasElse = false
            while true {
                guard let body = current.child(.thenBody) else { return nil }
                add(body, if: current.child(.condition))
                guard let next = current.child(.elseBody) else { break }
                if next.kind == .if {
                    current = next
                    continue
                }
                add(next, if: nil)
                hasElse = true
                break
            }
            isExhaustive = hasElse
        case .switch:
            for element in node.children(.element) {
                if element.kind == .switchCase { add(element, if: element) } else { hasConditionalCode = true }
            }
            isExhaustive = true
        default: return nil
        }
        self.arms = arms
        self.bodies = bodies
        self.conditions = conditions
        self.hasConditionalCode = hasConditionalCode
    }

    /// The chains of the branches that hold one view each, by the number of the branch, with `model.row` and `Page.Header(text)` as what
    /// a chain starts with, and not `model` and `Page`.
    func viewChains(startsView: (Node) -> Bool) -> [(arm: Int, chain: ViewChain)] {
        arms.indices.compactMap { arm in
            guard arms[arm].count == 1, Self.isExpression(arms[arm][0]) else { return nil }
            return (arm, ViewChain(ofView: arms[arm][0], startsView: startsView))
        }
    }

    /// The names that a branch declares: by the patterns of its condition and by its own statements.
    func names(boundIn arm: Int) -> Set<String> {
        var names: Set<String> = []
        for part in conditions[arm].map({ $0.kind == .conditionList || $0.kind == .switchCase ? $0.children(.element) : [$0] }) ?? [] {
            guard let pattern = part.child(.pattern) else { continue }
            names.formUnion(pattern.boundNames(isBinding: part.kind == .bindingCondition).map(\.nameText))
        }
        for variable in bodies[arm].children(.statement).compactMap(VariableDecl.init) { names.formUnion(variable.bindings.compactMap(\.name)) }
        return names
    }

    static func isExpression(_ node: Node) -> Bool {
        switch node.kind {
        case .call, .memberAccess, .identifier, .tuple, .try, .await: true
        default: false
        }
    }
}

extension Node {
    /// The innermost `switch` around a case, or around what stands in one.
    var switchAround: Node? { ancestors.first { $0.kind == .switch } }
}
