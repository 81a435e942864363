/// What a change of identity costs, in words.
struct Loss {
    private let lost: [LostState]
    private let state: OwnedState

    /// Whether there is something to name.
    var isKnown: Bool { !lost.isEmpty || !state.builtIn.isEmpty }

    init(_ lost: [LostState], _ state: OwnedState) {
        self.lost = lost
        self.state = state
    }

    /// `destroys it and resets `Row.isOpen` and its scroll position`, to follow what occasions it.
    var clause: String { clause(object: "it") }

    /// The same of more views than one: `destroys them and resets …`.
    var ofSeveral: String { clause(object: "them") }

    /// What is lost, each in words: `Row.isOpen`, its scroll position.
    var names: [String] {
        // What stands first is nearest; more than three are only counted.
        let names = lost.prefix(3).map { "`\($0.view).\($0.property)`" }
        var parts = names
        if lost.count > 3 { parts.append("\(lost.count - 3) more") }
        parts += state.builtIn.prefix(max(0, 3 - names.count)).map(Self.owned)
        return parts
    }

    private func clause(object: String) -> String {
        let parts = names
        guard !parts.isEmpty else { return "tears one down and builds another, so what changes fades instead of animating" }
        return "destroys \(object) and resets \(parts.sentence)"
    }

    /// `its keyboard focus`, unless the words say already whose it is.
    private static func owned(_ word: String) -> String {
        ["its ", "the ", "whether "].contains(where: word.hasPrefix) ? word : "its " + word
    }
}

extension Condition {
    /// When it happens, as the start of a clause: `a change of `isOn``.
    var occasion: String {
        let names = variables.prefix(3).map { "`\($0)`" }
        return names.isEmpty ? "each switch between them" : "a change of \(Array(names).sentence)"
    }
}
