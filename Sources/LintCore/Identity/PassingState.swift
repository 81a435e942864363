/// State that comes back by itself, so that nobody misses it.
extension IdentityModel {
    /// Whether all that is known to be lost is what the pointer, the fingers and the layout tell anew.
    func isPassing(_ state: OwnedState) -> Bool { state.builtIn.isEmpty && state.properties.allSatisfy(isPassing) }

    /// Whether a property holds what is hovered, pressed or measured.
    func isPassing(_ property: OwnedState.Property) -> Bool {
        property.wrapper == "GestureState" || property.wrapper == "State" && isMeasured(property.declaration)
    }

    /// Whether a property is only ever given what the layout, the pointer or a finger says, in closures that hear of it as soon as the
    /// view is there again.
    private func isMeasured(_ id: DeclarationID) -> Bool {
        let name = program[id].name
        guard !mentions.writes.bindings.contain(name, in: program[id].unit), !mentions.writes.others.contain(name, in: program[id].unit) else { return false }
        let assigned = mentions.assignments.places(named: name).map { (node: node(at: $0), unit: $0.unit) }.filter { place in
            place.node.child(.left).map { variable(namedBy: $0, in: place.unit) == id } ?? false && !isInitializing(place.node)
        }
        return !assigned.isEmpty && assigned.allSatisfy { Self.isTold(in: $0.node) }
    }

    private static func isTold(in node: Node) -> Bool {
        for closure in node.ancestors where closure.kind == .closure {
            guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init), let name = call.calledName else { continue }
            if measuring.contains(name) { return true }
            let label = closure.parent.flatMap(Argument.init)?.label ?? ""
            if name == "onLongPressGesture", pressing.contains(label) { return true }
        }
        return false
    }

    /// Modifiers that tell what is as soon as the view is there.
    private static let measuring: Set<String> = ["onPreferenceChange", "onGeometryChange", "onHover", "onContinuousHover"]

    /// The closures of `onLongPressGesture` that hear of a finger.
    private static let pressing: Set<String> = ["pressing", "onPressingChanged"]
}
