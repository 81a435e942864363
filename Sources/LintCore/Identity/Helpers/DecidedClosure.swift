/// A closure that is given a view and gives it back in two forms: `view.extend { if isOn { $0.bold() } else { $0 } }`.
struct DecidedClosure {
    /// The function that hands its view on.
    let function: String
    /// What is known of the view.
    let view: ConditionalCall
    let decision: ReceiverPath.Decision

    /// - Returns: The first choice between forms that may change and costs something; nil where there is none.
    init?(_ closure: Node, _ scope: FileScope) {
        let model = scope.model
        guard let call = Self.call(around: closure), let callee = call.callee, callee.kind == .memberAccess,
            model.mayTakeClosure(model.program.memberName(of: callee)), let parameter = Self.firstParameter(of: closure), Self.decides(closure),
            Self.handsItsViewOn(call, scope)
        else { return nil }
        let finder = ReceiverPathFinder(
            names: model.names, unit: scope.unit, receiver: .named(parameter), view: model.evaluator.libraryType(.View))
        for decision in finder.path(ofBody: closure).decisions where decision.branches {
            guard let branches = model.branches(of: decision.node, in: scope.unit) else { continue }
            let condition = model.condition(of: branches)
            let cure = ModifierCure(decision, in: scope.unit, model)
            guard !condition.constancy.isConstant, !cure.isMeant, !ConditionalCall.isMeant(call.node, scope) else { continue }
            let view = ConditionalCall(call.node, condition, cure, scope)
            guard !view.isOfNoConsequence else { continue }
            function = call.calledName ?? ""
            self.view = view
            self.decision = decision
            return
        }
        return nil
    }

    private static func call(around closure: Node) -> CallExpr? {
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
    private static func handsItsViewOn(_ call: CallExpr, _ scope: FileScope) -> Bool {
        guard let name = call.calledName, let target = scope.model.helperCalled(by: call.node, named: name, in: scope.unit) else { return false }
        return !target.helper.closures.isEmpty
    }
}
