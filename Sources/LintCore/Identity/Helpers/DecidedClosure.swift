/// A closure that is given a view and gives it back in two forms: `view.extend { if isOn { $0.bold() } else { $0 } }`.
struct DecidedClosure {
    /// The function that hands its view on.
    let function: String
    /// Whether that function was read.
    let isRead: Bool
    /// What is known of the view.
    let view: ConditionalCall
    let decision: ReceiverPath.Decision

    /// - Returns: The first choice between forms that may change and costs something; nil where there is none.
    init?(_ closure: Node, _ scope: FileScope) {
        let model = scope.model
        guard let call = Self.call(around: closure), let callee = call.callee, callee.kind == .memberAccess,
            let parameter = Self.firstParameter(of: closure), Self.decides(closure),
            let isRead = Self.handsItsViewOn(call, scope)
        else { return nil }
        let finder = ReceiverPathFinder(
            names: model.names, unit: scope.unit, receiver: .named(parameter), view: model.evaluator.libraryType(.View))
        for decision in finder.path(ofBody: closure).decisions where decision.branches {
            guard let condition = Self.condition(of: decision, isRead: isRead, scope) else { continue }
            let cure = ModifierCure(decision, in: scope.unit, model)
            guard !condition.constancy.isConstant, !cure.isMeant, !ConditionalCall.isMeant(call.node, scope) else { continue }
            let view = ConditionalCall(call.node, condition, cure, scope)
            guard !view.isOfNoConsequence else { continue }
            function = call.calledName ?? ""
            self.isRead = isRead
            self.view = view
            self.decision = decision
            return
        }
        return nil
    }

    /// How often what decides changes. Of a closure whose call was not read nobody knows the builder: there the conditions alone tell.
    private static func condition(of decision: ReceiverPath.Decision, isRead: Bool, _ scope: FileScope) -> Condition? {
        if isRead { return scope.model.branches(of: decision.node, in: scope.unit).map(scope.model.condition) }
        let conditions = decision.conditions.compactMap(scope.condition)
        return conditions.count == decision.conditions.count && !conditions.isEmpty ? conditions.joined() : nil
    }

    private static func call(around closure: Node) -> CallExpr? {
        guard let parent = closure.parent else { return nil }
        return CallExpr(parent) ?? parent.parent.flatMap(CallExpr.init)
    }

    /// `$0`, or what the closure calls it.
    static func firstParameter(of closure: Node) -> String? {
        guard let signature = closure.child(.signature) else { return "$0" }
        let elements = signature.child(.parameters)?.children(.element) ?? signature.children(.element)
        return elements.first.map { ($0.child(.name) ?? $0).nameText }
    }

    private static func decides(_ closure: Node) -> Bool {
        let tree = closure.tree
        return closure.subtree.contains { tree.nodes[$0].kind == .if || tree.nodes[$0].kind == .switch }
    }

    /// Whether the function that is called was read, where it hands its own view to the closure; nil where it does not.
    private static func handsItsViewOn(_ call: CallExpr, _ scope: FileScope) -> Bool? {
        guard let callee = call.callee, let name = call.calledName else { return nil }
        if scope.model.mayTakeClosure(scope.model.program.memberName(of: callee)) {
            guard let target = scope.model.helperCalled(by: call.node, named: name, in: scope.unit) else { return nil }
            return target.helper.closures.isEmpty ? nil : true
        }
        guard let unread = UnreadHelperCall(call.node, scope), unread.deciding == nil else { return nil }
        return false
    }
}
