/// What a function or property gives as `AnyView`, and what decides about it.
struct ErasedResults {
    let member: DeclarationID
    /// The values that it can return, `?:` and the assignments to a local variable that is returned taken apart.
    let results: [Node]
    /// The conditions that they depend on.
    let conditions: [Node]

    /// - Parameter node: a function, or the binding of a computed property.
    init?(of node: Node, in context: RuleContext) {
        guard let member = context.model.declaration(of: node, in: context.unit), let body = context.model.evaluator.body(of: member) else { return nil }
        self.member = member
        let results = ResultExpressions.of(body).flatMap { Self.values(of: $0, in: body) }
        self.results = results
        conditions = Self.decisions(in: body).filter { decision in
            results.contains { decision.subtree.contains($0.subtree.lowerBound) } || decision.kind == .guard && results.count > 1
        }.flatMap(Self.conditions)
    }

    var erased: [Node] { results.filter(Self.isErasure) }

    /// How often what decides can change.
    func condition(_ model: IdentityModel) -> Condition {
        conditions.map(ConditionClassifier(model, in: member).condition).joined()
    }

    // MARK: Erasure

    /// `AnyView(view)`, with or without modifiers, and `view.eraseToAnyView()`.
    static func isErasure(_ node: Node) -> Bool { erasedView(node) != nil }

    /// What is erased.
    static func erasedView(_ node: Node) -> Node? {
        let chain = ViewChain(node)
        if let last = chain.links.last, last.name == "eraseToAnyView" { return last.node.child(.callee)?.child(.base) }
        if let call = CallExpr(chain.root), call.calledName == "AnyView" { return call.arguments.first?.value }
        // `SwiftUI.AnyView(view)`
        guard let first = chain.links.first, first.name == "AnyView", chain.root.text == "SwiftUI" else { return nil }
        return first.call?.arguments.first?.value
    }

    /// Whether what is erased has no type that code could name: `any View`, or a value behind a protocol.
    static func isExistential(_ node: Node, in context: RuleContext) -> Bool {
        guard let view = erasedView(node), let type = context.model.typeOfView(view, in: context.unit) else { return false }
        if case .existential = context.model.types[type] { return true }
        return context.model.declaration(of: type).map { context.model.program[$0].kind == .protocol } ?? false
    }

    // MARK: Results

    private static func values(of written: Node, in body: Node) -> [Node] {
        let node = written.withoutEffects
        switch node.kind {
        case .ternary: return [node.child(.left), node.child(.right)].compactMap { $0 }.flatMap { values(of: $0, in: body) }
        case .identifier:
            let assigned = assignments(to: node.text, in: body)
            guard !assigned.isEmpty, case .variable(let first) = LocalBinding.of(node.text, at: node) else { return [node] }
            return [first].compactMap { $0 } + assigned
        default: return [node]
        }
    }

    private static func assignments(to name: String, in body: Node) -> [Node] {
        body.descendants.filter { $0.kind == .assignment && $0.child(.left)?.text == name }.compactMap { $0.child(.right) }
    }

    /// Those of the body itself, closures in it left out.
    private static func decisions(in body: Node) -> [Node] {
        var found: [Node] = []
        var index = body.subtree.lowerBound
        while index < body.subtree.upperBound {
            let node = body.tree.node(NodeID(index))
            switch node.kind {
            case .closure, .func:
                index = node.subtree.upperBound
                continue
            case .if, .switch, .guard, .ternary: found.append(node)
            default: break
            }
            index += 1
        }
        return found
    }

    private static func conditions(of decision: Node) -> [Node] {
        if decision.kind == .switch { return [decision.child(.subject)].compactMap { $0 } }
        guard let list = decision.child(.condition) else { return [] }
        return list.kind == .conditionList ? list.children(.element) : [list]
    }
}
