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
