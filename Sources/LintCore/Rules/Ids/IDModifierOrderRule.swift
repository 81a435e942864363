/// `.id(pick).onAppear { load(pick) }`: outside of the id, the callback does not run again when the id changes.
struct IDModifierOrderRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-order", family: .ids, summary: "A callback outside an .id(…) that loads for that id", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["id"], ["onAppear", "task"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = CallExpr(node)?.callee, callee.kind == .memberAccess, let base = callee.child(.base) else { return }
        let behaviour = context.behaviour(of: node)
        // `task(id:)` and `onChange(of:)` run again by themselves.
        guard behaviour.runs(.appear), !behaviour.runs(.change) else { return }
        let name = callee.memberName
        let chain = ViewChain(base)
        guard let id = chain.links.last(where: { context.behaviour(of: $0.node).marks(.identity) })?.call?.arguments, id.count == 1, id[0].label == nil,
            let value = id[0].value, let closure = Self.closure(of: node),
            closure.descendants.contains(where: { $0.kind == value.kind && $0.hasSameCode(as: value) }), !Self.sets(value, in: closure),
            context.call(node) != nil, let condition = context.condition(value), !condition.constancy.isConstant
        else { return }
        context.report(.outside(name, value.text), of: Self.info, at: callee, range: callee.memberNameRange,
            // What should run again does not.
            evidence: Evidence(change: context.change(of: condition), loss: .work, cure: .clear))
    }

    /// What gives the id another value does not load for it: inside, it would go round for ever.
    private static func sets(_ id: Node, in closure: Node) -> Bool {
        closure.descendants.contains { node in
            let target = node.kind == .assignment || node.isCompoundAssignment ? node.child(.left) : node.child(.callee)?.child(.base)
            return target?.hasSameCode(as: id) ?? false
        }
    }

    private static func closure(of node: Node) -> Node? {
        guard let call = CallExpr(node) else { return nil }
        return call.content ?? call.arguments.last?.value
    }
}

extension Message {
    fileprivate static func outside(_ callback: String, _ id: String) -> Message {
        Message(
            "`.\(callback)` is outside of `.id(\(id))`, so it does not run again when `\(id)` changes",
            help: "move it before the `.id`, or use `.task(id: \(id))`")
    }
}
