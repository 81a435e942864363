extension SemanticQueries {
    /// The values that a result of a body may be: `?:` and the assignments to a local that is returned taken apart.
    func erasedValues(of written: Node, in body: Node, _ unit: Int32) -> [Node] {
        let node = written.withoutEffects
        switch node.kind {
        case .ternary: return [node.child(.left), node.child(.right)].compactMap { $0 }.flatMap { erasedValues(of: $0, in: body, unit) }
        case .identifier:
            let assigned = body.descendants.filter { $0.kind == .assignment && $0.child(.left)?.text == node.text }.compactMap { $0.child(.right) }
            guard !assigned.isEmpty, case .variable(let first) = LexicalBinding.named(by: node)?.origin else { return [node] }
            return [first].compactMap { $0 } + assigned
        case .if, .switch: return ResultExpressions.ofBranches(node)
        case .call, .memberAccess:
            // `view.padding()`, of a local `view`.
            let root = ViewChain(node).root
            guard root.kind == .identifier, root.id != node.id else { return [node] }
            let erased = erasedValues(of: root, in: body, unit)
            return erased.contains { names.erasedView($0, in: unit) != nil } ? erased : [node]
        default: return [node]
        }
    }
}
