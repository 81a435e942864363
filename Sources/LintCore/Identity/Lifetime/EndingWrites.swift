/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    func mayEnd(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        !leaves(writer, driver, place, in: tree) && !isAway(writer, from: place, in: tree)
    }

    /// Whether a value that is written leaves a view where it stands: `isOn = true` in `if isOn`.
    private func leaves(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        guard let variable = writer.variable, let value = writer.value else { return false }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            return value == .flag(true) && driver.expressions.allSatisfy { names.property($0.node.withoutEffects, in: $0.scope.unit) == variable }
        }
        let trees = [false, true].lazy.map { IdentityTreeBuilder.tree(of: tree.member, opensContainers: $0, assuming: [variable: value], self) }
        guard let steps = trees.first(where: { $0.nodes.count == tree.nodes.count })?.nodes[place.view.index].steps, place.step < steps.count else { return false }
        let after = steps[place.step]
        return !after.isNeverTaken && after.drivers.contains { $0.place == driver.place && $0.isSettled }
    }

    /// Whether what people use to have it written is not there while the view is: a button that stands in other branches alone.
    private func isAway(_ writer: Writer, from place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        guard writer.isAtOnce else { return false }
        let way = tree.line(to: place.view).dropLast().flatMap(\.steps) + place.view.steps.prefix(place.step + 1)
        let holders = tree.nodes.filter { node in node.span.contains(writer.place) || node.modifiers.contains { $0.value.span.contains(writer.place) } }
        let inner = holders.filter { holder in !holders.contains { $0.parent == holder.index } }
        return !inner.isEmpty && inner.allSatisfy { holder in
            guard let parting = zip(way, tree.steps(to: holder)).first(where: { $0.mark != $1.mark }) else { return false }
            if case (.branch, .branch) = (parting.0.kind, parting.1.kind) { return true } else { return false }
        }
    }

    /// Whether code runs in the very moment in which somebody uses a view or gesture, and not after something else.
    func runsAtOnce(_ code: Node, in unit: Int32) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !closure.descendants.contains(where: { $0.kind == .await }) else { return false }
            let behaviour = names.behaviour(of: call.node, in: unit)
            if behaviour.runs(.event) { return true }
            // `withAnimation` runs what it is given, and a second closure when the animation has ended.
            guard behaviour.has(.animates), call.closures.first?.id == closure.id else { return false }
        }
        return false
    }
}
