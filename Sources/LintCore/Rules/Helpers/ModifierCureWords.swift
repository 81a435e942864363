/// The way out of several forms of one view, in words.
extension ModifierCure {
    /// The advice: `apply `.overlay` always and put the `if` into its content`.
    var words: String {
        if let container { return Self.wrapping(in: container) }
        if let stuckWords { return stuckWords }
        if differences.isEmpty || differences.contains(where: { $0.way == .elsewhere }) { return "move the condition into the modifiers" }
        let others = differences.filter { !$0.way.isPlain }
        if others.isEmpty { return "move the condition into \(spelled(differences))\(neutralWords)\(styleWords)" }
        if let joined { return joined }
        return differences.count == 1 ? words(for: others[0]) : "move the condition into \(differences.map(place).shortened.sentence)\(styleWords)"
    }

    /// The advice to write a view once: `write it once and move the condition into `.opacity``.
    var wordsForOne: String {
        if differences.isEmpty { return "write it once" }
        if let stuckWords { return stuckWords }
        if differences.contains(where: { $0.way == .elsewhere }) { return "write it once and move the condition into the modifiers" }
        if let joined { return "write it once and \(joined)" }
        return "write it once and move the condition into \(differences.map(place).shortened.sentence)\(styleWords)"
    }

    /// Two of the project's own modifiers, one for each form, are one that is told which.
    private var joined: String? {
        guard differences.count > 1, differences.allSatisfy({ $0.way == .argument }) else { return nil }
        return "use one modifier that takes the condition instead of \(spelled(differences))"
    }

    /// What a choice between a gradient and a colour needs to have one type.
    private var styleWords: String { differences.contains(where: \.takesStyle) ? ", with `AnyShapeStyle` around each style" : "" }

    /// A container takes room by itself, a scroll view all that there is.
    static func wrapping(in container: String) -> String { "always wrap it in `\(container)`, if the layout allows" }

    private func spelled(_ differences: [ModifierDifference]) -> String { differences.map { "`\($0.spelling)`" }.shortened.sentence }

    private var stuckWords: String? {
        let reasons: [(ModifierDifference.Way, String)] = [
            (.absent, "which has no neutral value"), (.typed, "whose type differs"), (.unlisted, "which has no known neutral value"),
        ]
        for (way, reason) in reasons {
            guard let stuck = differences.first(where: { $0.way == way }) else { continue }
            // The view may be the smallest already: a list that is pulled.
            if stuck.behaviour.has(.watches), stuck.behaviour.runs(.event) {
                return "apply `\(stuck.spelling)` always and return early in its closure, or apply it to the smallest view that needs it"
            }
            return "apply `\(stuck.spelling)`, \(reason), to the smallest view that needs it"
        }
        return nil
    }

    /// What the condition has where the modifier is not wanted.
    private var neutralWords: String {
        guard let valued = differences.first(where: { $0.way == .value }) else { return "" }
        return valued.name == "colorScheme" ? ", else with `@Environment(\\.colorScheme)`" : " and use a neutral value otherwise"
    }

    /// Of one that takes no plain value.
    private func words(for difference: ModifierDifference) -> String {
        let name = "`\(difference.spelling)`"
        return switch difference.way {
        case .content: "apply \(name) unconditionally and put the `if` into its content"
        case .ownContent: "put the `if` into the content of \(name), with the unchanged view as its `else`"
        case .start: "use `.task(id:)` with the condition instead of \(name) and check it in the closure"
        case .callback: "apply \(name) unconditionally and check the condition in its closure"
        case .hidden: "use \(visibility.words) instead"
        case .shape: "clip it once with an `AnyShape` that the condition chooses"
        case .presentation: "apply \(name) unconditionally, with a binding that is false when nothing is to be shown"
        default: "apply \(name) unconditionally and pass it the condition"
        }
    }

    /// Where the condition goes.
    private func place(of difference: ModifierDifference) -> String {
        let name = "`\(difference.spelling)`"
        return switch difference.way {
        case .content, .ownContent: "the content of \(name)"
        case .start: "`.task(id:)` instead of \(name)"
        case .callback: "the closure of \(name)"
        case .hidden: "`.opacity` instead of \(name)"
        case .shape: "an `AnyShape` for \(name)"
        case .presentation: "the binding of \(name)"
        default: name
        }
    }
}

extension ModifierDifference.Way {
    /// Whether the condition chooses a value.
    fileprivate var isPlain: Bool { self == .value || self == .choice }
}

extension Visibility {
    /// The reason of a redaction, which comes and goes in the same way.
    var redaction: String {
        guard let condition = condition?.text else { return "`.redacted(reason: … ? .placeholder : [])`" }
        return "`.redacted(reason: \(condition) ? \(hidesWhenTrue ? ".placeholder : []" : "[] : .placeholder"))`"
    }

    var words: String {
        "`.opacity(\(condition?.text ?? "…") ? \(hidesWhenTrue ? "0 : 1" : "1 : 0"))`, `.allowsHitTesting(…)` and `.accessibilityHidden(…)`"
    }
}
