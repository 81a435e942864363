/// What a change of identity costs, in words.
struct Loss {
    private let lost: [LostState]
    private let state: OwnedState
    /// Whether a change shows, and comes with an animation.
    private let isAnimated: Bool

    /// Whether there is something to name.
    var isKnown: Bool { !lost.isEmpty || !state.builtIn.isEmpty }

    init(_ lost: [LostState], _ state: OwnedState, isAnimated: Bool = false) {
        self.lost = lost
        self.state = state
        self.isAnimated = isAnimated
    }

    /// `changing `isOn` resets `Row.isOpen``, `it loses `Row.isOpen` if `isOn` ever changes`.
    func clause(_ occasion: Occasion) -> String {
        guard let words else { return isAnimated ? occasion.change + " fades one view out and the other in" : "it is rebuilt " + occasion.clause }
        return occasion.isDoubtful ? "it loses \(words) \(occasion.clause)" : "\(occasion.changing) resets \(words)"
    }

    /// The same behind what says when: `, which resets `Row.isOpen``.
    var consequence: String {
        words.map { ", which resets " + $0 } ?? (isAnimated ? ", so the change fades one view out and another in" : ", which rebuilds it")
    }

    /// `resets `Row.isOpen``, to follow what does.
    var resetting: String { words.map { "resets " + $0 } ?? "rebuilds it" }

    /// What is lost: `Row.isOpen` and its scroll position; nil where nothing is.
    var words: String? { isKnown ? names(own: "its", in: "it").sentence : state.isComplete ? nil : "any state inside it" }

    /// What several rows lose: their scroll position, the keyboard focus in them; nil where none is known.
    var wordsOfRows: String? { isKnown ? names(own: "their", in: "them").sentence : nil }

    /// What stays with a row: the scroll position of the row.
    var wordsOfARow: [String] { names(own: "the row's", in: "the row") }

    private func names(own: String, in holder: String) -> [String] {
        let kept = state.builtIn.sorted { $0.rank < $1.rank }
        let words = { (kept: BuiltInState) in kept.words(own: own, in: holder, isOwn: kept == state.own) }
        // A scroll position is missed at once.
        let first = kept.prefix { $0.rank == 0 }.map(words)
        let names = lost.missedFirst.map(\.name)
        // What a finding lists is counted, and nothing else: who looks for it finds as many.
        return lost.count + first.count > Limits.namedInASentence ? (first + names).shortened : (first + names + kept.dropFirst(first.count).map(words)).named
    }
}

extension LostState {
    /// As sentences name it: `Row.isOpen`.
    fileprivate var name: String { "`\(view).\(property)`" }
}

extension [LostState] {
    /// The properties as a sentence names them: `Row.isOpen` and `Row.text`.
    var names: String { missedFirst.map(\.name).shortened.sentence }

    /// What nothing brings back before what comes back by itself, each in the order of the source.
    var missedFirst: [LostState] { LostState.Recovery.allCases.flatMap { recovery in filter { $0.recovery == recovery } } }
}

extension [String] {
    /// The first two, and how many more there are.
    var shortened: [String] {
        let rest = count - Limits.namedInASentence
        return rest > 0 ? named + [rest > Limits.countedInASentence ? "much more" : "\(rest) more"] : self
    }

    fileprivate var named: [String] { Array(prefix(Limits.namedInASentence)) }
}
