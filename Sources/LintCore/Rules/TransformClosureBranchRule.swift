/// A closure that is given a view and branches over it: `view.extend { if isOn { $0.bold() } else { $0 } }`.
struct TransformClosureBranchRule: Rule {
    static let info = RuleInfo(
        id: "transform-closure-branch", summary: "A closure that gives the view it is handed back in two forms", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.closure, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = call(around: node), let callee = call.callee, callee.kind == .memberAccess,
            context.model.mayTakeClosure(context.model.program.memberName(of: callee)), let parameter = Self.firstParameter(of: node), Self.decides(node), handsItsViewOn(call, context)
        else { return }
        let finder = ReceiverPathFinder(
            program: context.model.program, unit: context.unit, receiver: .named(parameter), view: context.model.evaluator.libraryType(.View))
        for decision in finder.path(ofBody: node).decisions where decision.branches {
            guard let branches = context.model.branches(of: decision.node, in: context.unit) else { continue }
            let condition = context.model.condition(of: branches)
            let cure = ModifierCure(decision, in: context.unit, context.model)
            guard !condition.constancy.isConstant, !ConditionalCall.isMeant(cure.names), !ConditionalCall.isMeant(call.node) else { continue }
            let found = ConditionalCall(call.node, condition, cure, context.scope)
            guard !found.isOfNoConsequence else { continue }
            let lost = context.lost(found.state)
            context.report(
                .closure(call.calledName ?? "", found, condition, lost), of: Self.info,
                at: decision.conditions.first ?? decision.node, severity: found.severity, losing: lost,
                fix: BranchRewrite.fix(decision.node, context, title: "put the condition inside"))
            return
        }
    }

    private func call(around closure: Node) -> CallExpr? {
        guard let parent = closure.parent else { return nil }
        return CallExpr(parent) ?? parent.parent.flatMap(CallExpr.init)
    }

    /// `$0`, or what the closure calls it.
    private static func firstParameter(of closure: Node) -> String? {
        guard let signature = closure.child(.signature) else { return "$0" }
        let elements = signature.child(.parameters)?.children(.element) ?? signature.children(.element)
        return elements.first.map { ($0.child(.name) ?? $0).nameText }
    }

    private static func decides(_ closure: Node) -> Bool {
        let tree = closure.tree
        return closure.subtree.contains { tree.nodes[$0].kind == .if || tree.nodes[$0].kind == .switch }
    }

    /// Whether the function that is called hands its own view to the closure.
    private func handsItsViewOn(_ call: CallExpr, _ context: RuleContext) -> Bool {
        guard let name = call.calledName, let target = context.model.helperCalled(by: call.node, named: name, in: context.unit) else { return false }
        return !target.helper.closures.isEmpty
    }
}

extension Message {
    fileprivate static func closure(
        _ helper: String, _ found: ConditionalCall, _ condition: Condition, _ lost: [LostState]
    ) -> Message {
        return """
            this closure of `.\(helper)` makes two views of \(found.subject.words): \(condition.occasion) \
            \(found.loss(lost).clause); \(found.cure.words)
            """
    }
}
