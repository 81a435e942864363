/// What state of views is there for. What nobody asks for is not looked for.
struct StateUse {
    let state: OwnedState
    private let model: IdentityModel

    init(_ state: OwnedState, _ model: IdentityModel) {
        self.state = state
        self.model = model
    }

    /// Whether people put something into it, and miss it when it is gone.
    var holdsInput: Bool { state.properties.contains { UserInput.isHeld(in: $0, model) } }

    /// Whether something waits for it to change: it would wait for good where the state no longer starts over.
    var isWatched: Bool { state.properties.contains { model.isWatched($0.declaration) } }
}

/// State that people put something into, and miss when it is gone.
enum UserInput {
    /// Whether a view hands out a binding to the property, or changes it to more than yes and no: whether something is hovered,
    /// pressed or open is presentation.
    static func isHeld(in property: OwnedState.Property, _ model: IdentityModel) -> Bool {
        guard property.kind == .state else { return property.kind == .stateObject }
        let assignments = Assignments(to: property.declaration, model)
        let element = model.program.element(property.declaration)
        let isFlag = element.child(.type)?.typeName == "Bool" || element.child(.initialValue)?.kind == .boolean
        return assignments.binds || assignments.changes && !isFlag
    }
}
