/// State of views that are written and never shown.
extension IdentityModel {
    /// Takes out what stands in arms alone that are never taken in a body, as behind `if false`: types hold it all the same.
    func leaveOutDead(_ state: inout OwnedState, in member: DeclarationID, _ walk: inout StateWalk) {
        guard !state.isEmpty, let body = evaluator.body(of: member), body.descendants.contains(where: isIfFalse) else { return }
        let tree = tree(of: member)
        leaveOut(&state, in: tree, &walk) { tree.isNeverShown($0) ? .left : .counted }
    }

    /// Whether the state of a view of a tree counts.
    enum Standing {
        case counted, left
        /// It is no part of what is asked about.
        case elsewhere
    }

    /// Takes out what only views hold that do not count: types hold all of them alike.
    func leaveOut(_ state: inout OwnedState, in tree: IdentityTree, _ walk: inout StateWalk, _ standing: (IdentityNode) -> Standing) {
        var left = OwnedState()
        var counted = OwnedState()
        for node in tree.nodes {
            guard let type = node.type else { continue }
            switch standing(node) {
            case .elsewhere: continue
            case .left: left.add(self.state(in: underlying(type), &walk))
            case .counted where node.isCustom || !tree.nodes.contains(where: { $0.parent == node.index }):
                counted.add(self.state(in: underlying(type), &walk))
            case .counted: if let kept = ownBuiltIn(of: node, in: tree) { counted.add(OwnedState(builtIn: [kept])) }
            }
        }
        state.properties.removeAll { left.properties.contains($0) && !counted.properties.contains($0) }
        state.builtIn.removeAll { left.builtIn.contains($0) && !counted.builtIn.contains($0) }
    }

    private func isIfFalse(_ node: Node) -> Bool {
        guard node.kind == .if, let condition = node.child(.condition) else { return false }
        return condition.spells("false")
    }
}
