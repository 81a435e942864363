/// State that comes back by itself, so that nobody misses it.
extension IdentityModel {
    /// Whether all that is known to be lost is what the pointer, the fingers and the layout tell anew.
    func isPassing(_ state: OwnedState) -> Bool { state.builtIn.isEmpty && state.properties.allSatisfy(isPassing) }

    /// Whether a property holds what is hovered, pressed or measured.
    private func isPassing(_ property: OwnedState.Property) -> Bool {
        if property.wrapper == "GestureState" { return true }
        guard property.wrapper == "State" else { return false }
        let name = name(of: property.declaration).lowercased()
        return ["hover", "press", "highlight"].contains { name.hasPrefix($0) || name.hasPrefix("is" + $0) } || isMeasured(property.declaration)
    }

    /// Whether a property is only ever given what the layout or the pointer says.
    private func isMeasured(_ id: DeclarationID) -> Bool {
        let name = program[id].name
        guard !mentions.writes.bindings.contain(name, in: program[id].unit), !mentions.writes.others.contain(name, in: program[id].unit) else { return false }
        let assigned = mentions.assignments.places(named: name).map { (node: node(at: $0), unit: $0.unit) }.filter { place in
            place.node.child(.left).map { variable(namedBy: $0, in: place.unit) == id } ?? false && !isInitializing(place.node)
        }
        return !assigned.isEmpty && assigned.allSatisfy { place in
            place.node.enclosingCalls.contains { $0.calledName.map(Self.measuring.contains) ?? false }
        }
    }

    /// Modifiers that tell what is as soon as the view is there.
    private static let measuring: Set<String> = ["onPreferenceChange", "onGeometryChange", "onHover", "onContinuousHover"]
}
