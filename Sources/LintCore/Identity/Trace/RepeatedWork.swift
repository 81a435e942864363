/// Work that begins again, be it that the view does, or that a task is told of another value.
extension BodyVisit {
    /// What modifiers on a view are given that a change has run again. What stands around the step that ends the view goes on.
    func repeatedWork(on node: IdentityNode, _ outcome: Outcome) -> [ViewInput] {
        if outcome.verdict == .recreated { return node.modifiers.dropFirst(outcome.outer).filter(\.followsView) }
        return isRun(node) ? actions(toldOn: node) { $0.notices(.restarts) } : []
    }

    /// What modifiers on a view are given that they run when they are told of the change.
    func actions(toldOn node: IdentityNode, where isMeant: (Behaviour) -> Bool) -> [ViewInput] {
        let told = node.modifiers.filter { input in !input.isAction && isMeant(input.behaviour) && change.isSeen(by: model.reads(of: input.value)) != nil }.compactMap { $0.modifier?.id }
        return node.modifiers.filter { $0.isAction && $0.modifier.map { told.contains($0.id) } ?? false }
    }
}

extension ViewInput {
    /// The call of the modifier that takes it.
    fileprivate var modifier: Node? { value.node.ancestors.first { $0.kind == .call } }

    /// Whether it runs when a view begins or ends: `onAppear`, `onDisappear`, `task`, `onChange(of: x, initial: true)`.
    var followsView: Bool {
        guard isAction else { return false }
        if behaviour.runs(.appear) || behaviour.runs(.disappear) || behaviour.notices(.restarts) { return true }
        guard behaviour.notices(.calls), let initial = modifier.flatMap(CallExpr.init)?.arguments.first(where: { $0.label == "initial" })?.value else { return false }
        return initial.kind == .boolean && initial.text == "true"
    }
}
