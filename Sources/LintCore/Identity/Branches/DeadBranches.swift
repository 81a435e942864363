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
            let standing = standing(node)
            if standing == .elsewhere { continue }
            let held = node.type.map { self.state(in: underlying($0), &walk) } ?? OwnedState(isComplete: false)
            switch standing {
            case .elsewhere: break
            case .left: left.add(held)
            case .counted where node.isCustom || !tree.nodes.contains(where: { $0.parent == node.index }): counted.add(held)
            case .counted: if let kept = ownBuiltIn(of: node, in: tree) { counted.add(OwnedState(builtIn: [kept])) }
            }
        }
        state.properties.removeAll { left.properties.contains($0) && !counted.properties.contains($0) }
        state.builtIn.removeAll { left.builtIn.contains($0) && !counted.builtIn.contains($0) }
        // What was not understood is all among that.
        if !left.isComplete, counted.isComplete, counted.undecided.isEmpty { state.isComplete = true }
    }

    /// Takes out what a view does not show that is made of these arguments: `Row(image: nil)`, where the image stands in `if let image`.
    func leaveOutUnmade(_ state: inout OwnedState, by call: Node, in unit: Int32) {
        guard !state.isEmpty, call.kind == .call, let member = member(around: call, in: unit), let site = site(ofCall: call, in: unit),
            let view = declaration(of: underlying(site.result)), !isInInterface(view)
        else { return }
        let given = constants(givenBy: PlacedCall(node: call, member: member), to: view, [:])
        let shown = shownState(ShownState.Question(view: view, given: given, viewsLeft: Limits.viewsGivenConstants))
        state.properties.removeAll { shown.left.properties.contains($0) && !shown.counted.properties.contains($0) }
        state.builtIn.removeAll { shown.left.builtIn.contains($0) && !shown.counted.builtIn.contains($0) }
    }

    /// The state in a view that it shows where it is made of some constants, and what it leaves out.
    private func shownState(_ question: ShownState.Question) -> ShownState {
        if let found = shownStates[question] { return found }
        let found = findShownState(question)
        shownStates[question] = found
        return found
    }

    private func findShownState(_ question: ShownState.Question) -> ShownState {
        let (view, given) = (question.view, question.given)
        var found = ShownState(counted: OwnedState(properties: ownProperties(of: view)))
        guard question.viewsLeft > 0, !given.isEmpty, let tree = bodyTree(of: view), let there = self.tree(like: tree, assuming: given) else {
            found.counted.add(state(ownedBy: evaluator.selfType(of: view)))
            return found
        }
        for node in there.nodes {
            guard let type = node.type else { continue }
            if there.isNeverShown(node) {
                found.left.add(state(ownedBy: type))
            } else if node.isCustom, let inner = node.declaration, bodyTree(of: inner) != nil {
                let made = PlacedCall(node: node.source.node, member: node.source.scope.member)
                let handedOn = constants(givenBy: made, to: inner, given)
                let shown = shownState(ShownState.Question(view: inner, given: handedOn, viewsLeft: question.viewsLeft - 1))
                found.counted.add(shown.counted)
                found.left.add(shown.left)
            } else if node.isCustom || !there.nodes.contains(where: { $0.parent == node.index }) {
                found.counted.add(state(ownedBy: type))
            } else if let kept = ownBuiltIn(of: node, in: there) {
                found.counted.add(OwnedState(builtIn: [kept]))
            }
        }
        return found
    }

    private func isIfFalse(_ node: Node) -> Bool {
        guard node.kind == .if, let condition = node.child(.condition) else { return false }
        return condition.spells("false")
    }
}

/// The state in a view that is made of some constants.
struct ShownState {
    struct Question: Hashable {
        let view: DeclarationID
        /// By parameter or property.
        let given: [DeclarationID: KnownValue]
        /// How many views inside one another are looked into with what they are given.
        let viewsLeft: Int
    }

    var counted: OwnedState
    /// What stands in branches alone that are never taken with them.
    var left = OwnedState()
}
