/// State that a change would end in any case.
extension IdentityModel {
    /// The state of a view that stands in branches, without what stands in it in branches on the same values: written once, the view
    /// would lose that too.
    func state(ownedBy type: TypeID, at view: Node, in branches: ViewBranches) -> OwnedState {
        var found = state(ownedBy: type, at: view, in: branches.unit)
        let deciding = branches.isSwitch ? [branches.node.child(.subject)].compactMap { $0 } : branches.arms.compactMap(\.condition)
        guard !(found.isEmpty && found.isComplete), givesView(branches.member), let place = (branches.node.child(.subject) ?? branches.node.child(.condition))?.range
        else { return found }
        let scope = IdentityScope(branches.member, in: program)
        let variables = deciding.flatMap { reads(of: ScopedNode(node: $0, scope: scope)) }
        let own = SourceSpan(unit: branches.unit, range: place)
        let span = SourceSpan(unit: branches.unit, range: view.range)
        let tree = tree(of: branches.member)
        var walk = StateWalk(stopsAtIDs: false)
        leaveOut(&found, in: tree, &walk) { node in
            let steps = tree.steps(to: node)
            guard span.contains(node.span) || steps.contains(where: { span.contains($0.place) }), let start = steps.lastIndex(where: { $0.drivers.first?.place == own })
            else { return .elsewhere }
            return steps[(start + 1)...].contains { isDecided($0, by: variables) } ? .left : .counted
        }
        return found
    }

    /// The same of a view that a call has drawn in one of two forms.
    func state(ownedBy type: TypeID, at view: Node, decidedBy condition: Condition, in unit: Int32) -> OwnedState {
        var found = state(ownedBy: type, at: view, in: unit)
        guard !(found.isEmpty && found.isComplete), !condition.places.isEmpty, let member = member(around: view, in: unit), givesView(member) else { return found }
        let span = SourceSpan(unit: unit, range: view.range)
        let tree = tree(of: member)
        var walk = StateWalk(stopsAtIDs: false)
        leaveOut(&found, in: tree, &walk) { node in
            let inside = tree.steps(to: node).drop { !span.contains($0.place) }
            guard span.contains(node.span) || !inside.isEmpty else { return .elsewhere }
            return inside.contains { isDecided($0, by: condition) } ? .left : .counted
        }
        return found
    }

    private func isDecided(_ step: IdentityStep, by condition: Condition) -> Bool {
        guard let driver = step.driver, driver.kind == .condition, case let places = self.condition(of: driver).places else { return false }
        return !places.isEmpty && places.allSatisfy(condition.places.contains)
    }

    private func isDecided(_ step: IdentityStep, by variables: [ReadVariable]) -> Bool {
        guard step.driver?.kind == .condition else { return false }
        let reads = step.drivers.flatMap { self.reads(of: $0) }
        return !reads.isEmpty && reads.allSatisfy { read in
            read.declaration != nil && variables.contains { $0.declaration == read.declaration && $0.path == read.path }
        }
    }
}
