/// What a change of identity costs, in words.
struct Loss {
    private let lost: [LostState]
    private let state: OwnedState

    init(_ lost: [LostState], _ state: OwnedState) {
        self.lost = lost
        self.state = state
    }

    /// What is lost, each in words: `Row.isOpen`, its scroll position.
    var names: [String] {
        // What stands first is nearest; more than three are only counted.
        let names = lost.prefix(3).map { "`\($0.view).\($0.property)`" }
        var parts = names
        if lost.count > 3 { parts.append("\(lost.count - 3) more") }
        parts += state.builtIn.prefix(max(0, 3 - names.count))
        return parts
    }

    /// `resets `Row.isOpen` and its scroll position`, to follow what occasions it.
    var clause: String {
        let parts = names
        guard !parts.isEmpty else { return "tears one down and builds another, so what changes fades instead of animating" }
        return "destroys it and resets \(parts.sentence)"
    }
}

extension Condition {
    /// When it happens, as the start of a clause: `a change of `isOn``.
    var occasion: String {
        let names = variables.prefix(3).map { "`\($0)`" }
        return names.isEmpty ? "each switch between them" : "a change of \(Array(names).sentence)"
    }
}
