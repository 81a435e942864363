/// Work that begins again, be it that the view does, or that a task is told of another value.
extension BodyVisit {
    /// What modifiers on a view are given that a change has run again. What stands around the step that ends the view goes on.
    func repeatedWork(on node: IdentityNode, _ outcome: Outcome) -> [ViewInput] {
        if outcome.verdict == .recreated { return node.modifiers.dropFirst(outcome.outer).filter(\.followsView) }
        guard isRun(node) else { return [] }
        let restarted = node.modifiers.filter { input in
            !input.isAction && input.behaviour.notices(.restarts) && change.isSeen(by: model.reads(of: input.value)) != nil
        }.compactMap { $0.modifier?.id }
        return node.modifiers.filter { $0.isAction && $0.modifier.map { restarted.contains($0.id) } ?? false }
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

extension IdentityModel {
    /// What runs again where a view gets a new identity: what stands around the step that may end it goes on.
    func repeatedWork(with view: IdentityNode, in tree: IdentityTree) -> [ViewInput] {
        let outer = view.steps.filter { !$0.drivers.isEmpty }.map(\.modifiersAround).min() ?? 0
        var found: [ViewInput] = []
        var tracer = ChangeTracer(self)
        for node in tree.nodes {
            let line = tree.line(to: node).drop { $0.index != view.index }
            guard !line.isEmpty, !line.dropFirst().flatMap(\.steps).contains(where: \.isPresentation) else { continue }
            found += node.modifiers.dropFirst(node.index == view.index ? outer : 0).filter(\.followsView)
            if node.isCustom, let type = node.declaration { tracer.recreate(type, named: node.name) }
        }
        found += tracer.rows.filter(\.isCertain).flatMap(\.work)
        var known: Set<SourceSpan> = []
        return found.filter { known.insert($0.value.span).inserted }
    }
}
