/// State of views that are written and never shown.
extension IdentityModel {
    /// Takes out what stands behind `if false` alone in a body: types hold it all the same.
    func leaveOutDead(_ state: inout OwnedState, in member: DeclarationID, _ walk: inout StateWalk) {
        guard !state.isEmpty, let body = evaluator.body(of: member), body.descendants.contains(where: isIfFalse) else { return }
        let tree = tree(of: member)
        var dead = OwnedState()
        var alive = OwnedState()
        for node in tree.nodes {
            guard let type = node.type else { continue }
            if tree.steps(to: node).contains(where: isDead) {
                dead.add(self.state(in: underlying(type), &walk))
            } else if node.isCustom || !tree.nodes.contains(where: { $0.parent == node.index }) {
                alive.add(self.state(in: underlying(type), &walk))
            } else if let kept = ownBuiltIn(of: node, in: tree) {
                alive.add(OwnedState(builtIn: [kept]))
            }
        }
        state.properties.removeAll { dead.properties.contains($0) && !alive.properties.contains($0) }
        state.builtIn.removeAll { dead.builtIn.contains($0) && !alive.builtIn.contains($0) }
    }

    private func isIfFalse(_ node: Node) -> Bool {
        guard node.kind == .if, let condition = node.child(.condition) else { return false }
        return condition.spells("false")
    }

    private func isDead(_ step: IdentityStep) -> Bool {
        switch step.kind {
        case .branch(let label), .presence(let label): label == "if false" || label == "else if false"
        default: false
        }
    }
}
