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
        let kept = state.builtIn.sorted { Self.rank($0) < Self.rank($1) }
        let places = kept.isEmpty ? 3 : 2
        let shown = kept.prefix(3 - min(lost.count, places))
        let named = lost.filter { !Self.isPassing($0) } + lost.filter(Self.isPassing)
        // A scroll position is missed at once; more than three are only counted.
        var parts = shown.prefix { Self.rank($0) == 0 }.map(Self.owned)
        parts += named.prefix(places).map { "`\($0.view).\($0.property)`" }
        parts += shown.drop { Self.rank($0) == 0 }.map(Self.owned)
        if lost.count > places { parts.append("\(lost.count - places) more") }
        return parts
    }

    /// Scroll position and input before all else that views of the library keep.
    private static func rank(_ word: String) -> Int {
        switch word {
        case "scroll position": 0
        case "keyboard focus": 1
        case _ where word.hasPrefix("the "): 3
        default: 2
        }
    }

    /// What comes back by itself: whether something is hovered or pressed.
    private static func isPassing(_ state: LostState) -> Bool {
        state.wrapper == "GestureState" || ["hover", "press", "highlight", "animat"].contains { word in
            let name = state.property.lowercased()
            return name.hasPrefix(word) || name.hasPrefix("is" + word)
        }
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
