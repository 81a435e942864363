/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    func mayEnd(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        !leaves(writer, driver, place.view.index, place.step, in: tree) && !isAway(writer, from: place, in: tree)
    }

    /// Whether a value that is written leaves a view where it stands: `isOn = true` in `if isOn`.
    private func leaves(_ writer: Writer, _ driver: IdentityDriver, _ view: Int, _ step: Int, in tree: IdentityTree) -> Bool {
        guard let variable = writer.variable, let value = writer.value else { return false }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            return value == .flag(true) && driver.expressions.allSatisfy { names.property($0.node.withoutEffects, in: $0.scope.unit) == variable }
        }
        let trees = [false, true].lazy.map { IdentityTreeBuilder.tree(of: tree.member, opensContainers: $0, assuming: [variable: value], self) }
        guard let written = trees.first(where: { $0.nodes.count == tree.nodes.count }), written.nodes[view].steps.indices.contains(step) else { return false }
        let after = written.nodes[view].steps[step]
        return !after.isNeverTaken && after.drivers.contains { $0.place == driver.place && $0.isSettled }
    }

    /// Whether what people use to have it written is not there while the view is: a button in another branch.
    private func isAway(_ writer: Writer, from place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        guard writer.isAtOnce, case .branch(let arm) = place.view.steps[place.step].kind else { return false }
        let way = place.view.steps.prefix(place.step).map(\.kind)
        return tree.nodes.contains { other in
            guard other.parent == place.view.parent, other.steps.indices.contains(place.step),
                other.span.contains(writer.place) || other.modifiers.contains(where: { $0.value.span.contains(writer.place) })
            else { return false }
            guard case .branch(let otherArm) = other.steps[place.step].kind else { return false }
            return otherArm != arm && other.steps.prefix(place.step).map(\.kind).elementsEqual(way)
        }
    }

    /// Whether code runs in the very moment in which somebody uses a view or gesture, and not after something else.
    func runsAtOnce(_ code: Node, in unit: Int32) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !closure.descendants.contains(where: { $0.kind == .await }) else { return false }
            let behaviour = names.behaviour(of: call.node, in: unit)
            if behaviour.runs(.event) { return true }
            // `withAnimation` runs what it is given.
            guard behaviour.runs(.now) || behaviour.has(.animates) else { return false }
        }
        return false
    }
}
