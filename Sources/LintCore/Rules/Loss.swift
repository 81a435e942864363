/// What a change of identity costs, in words.
struct Loss {
    private let lost: [LostState]
    private let state: OwnedState
    /// Whether a change shows, so that it fades where it could have animated.
    private var isSeen = true
    /// Whether nobody can see that what decides changes.
    private var isDoubtful = false

    /// Whether there is something to name.
    var isKnown: Bool { !lost.isEmpty || !state.builtIn.isEmpty }

    init(_ lost: [LostState], _ state: OwnedState) {
        self.lost = lost
        self.state = state
    }

    /// `destroys it and resets `Row.isOpen` and its scroll position`, to follow what occasions it.
    var clause: String { clause(object: "it") }

    /// The same where both look alike, as far as is known.
    var ofSameLook: Loss { seen(false) }

    func seen(_ isSeen: Bool) -> Loss {
        var loss = self
        loss.isSeen = isSeen
        return loss
    }

    /// With `would` where nobody can see that what decides changes: `would destroy it and reset …`.
    func by(_ condition: Condition) -> Loss {
        var loss = self
        loss.isDoubtful = condition.constancy < .environment || condition.constancy == .unknown
        return loss
    }

    /// The same of more views than one: `destroys them and resets …`.
    var ofSeveral: String { clause(object: "them") }

    /// What is lost, each in words: `Row.isOpen`, its scroll position, the keyboard focus in it.
    var names: [String] { names(own: "its", in: "it") }

    /// The same of rows: their scroll position, the keyboard focus in them.
    var namesOfRows: [String] { names(own: "their", in: "them") }

    private func names(own: String, in holder: String) -> [String] {
        let kept = state.builtIn.sorted { $0.rank < $1.rank }
        let places = Limits.listedInASentence - (kept.isEmpty ? 0 : 1)
        let shown = kept.prefix(Limits.listedInASentence - min(lost.count, places))
        let named = lost.filter { !$0.isPassing } + lost.filter(\.isPassing)
        // A scroll position is missed at once; more than three are only counted.
        let words = { (kept: BuiltInState) in kept.words(own: own, in: holder, isOwn: kept == state.own) }
        var parts = shown.prefix { $0.rank == 0 }.map(words)
        parts += named.prefix(places).map { "`\($0.view).\($0.property)`" }
        parts += shown.drop { $0.rank == 0 }.map(words)
        if lost.count > places { parts.append("\(lost.count - places) more") }
        return parts
    }

    private func clause(object: String) -> String {
        let parts = object == "it" ? names : namesOfRows
        let replaces = isDoubtful ? "would tear one down and build another" : "tears one down and builds another"
        if parts.isEmpty, !state.isComplete { return "\(replaces), with whatever state is in \(object)" }
        guard !parts.isEmpty else { return replaces + (isSeen ? ", so what changes is replaced, or fades, instead of animating" : "") }
        return (isDoubtful ? "would destroy \(object) and reset " : "destroys \(object) and resets ") + parts.sentence
    }
}

extension Condition {
    /// When it happens, as the start of a clause: `a change of `isOn``.
    var occasion: String {
        Occasion.change(of: variables)
    }
}

/// When a view starts over, as the start of a clause.
enum Occasion {
    /// `a change of `isOn` or `mode``, `a change of `user` to or from nil`.
    static func change(of names: [String], toOrFromNil: Bool = false) -> String {
        guard !names.isEmpty else { return "each switch between them" }
        return "a change of " + names.prefix(Limits.listedInASentence).map { "`\($0)`" }.alternatives + (toOrFromNil ? " to or from nil" : "")
    }
}
