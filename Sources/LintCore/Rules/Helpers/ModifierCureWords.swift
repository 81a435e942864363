/// The way out of several forms of one view, in words.
extension ModifierCure {
    /// The advice as a clause: `put the condition inside `.opacity`, with a value that changes nothing`.
    var words: String {
        if container != nil { return Self.wrapping }
        if let stuck = stuckWords { return stuck }
        if differences.isEmpty || differences.contains(where: { $0.way == .elsewhere }) { return "put the condition inside the modifiers" }
        return ((valueWords.map { [$0] } ?? []) + otherWords).joined(separator: ", and ")
    }

    /// The advice to write a view once: `write it once, with the condition inside `.opacity``.
    var wordsForOne: String {
        if differences.isEmpty { return "write it once" }
        if let stuck = stuckWords { return stuck }
        guard otherWords.isEmpty, !differences.contains(where: { $0.way == .elsewhere }) else { return "write it once: \(words)" }
        return "write it once, with the condition inside \(spelled { $0 == .value || $0 == .choice }.sentence)"
    }

    /// A container takes room by itself, a scroll view all that there is.
    static let wrapping = "always wrap it, as far as the layout allows"

    private func spelled(_ isMeant: (ModifierDifference.Way) -> Bool) -> [String] {
        differences.filter { isMeant($0.way) }.map { "`\($0.spelling)`" }
    }

    private var stuckWords: String? {
        let absent = spelled { $0 == .absent }
        if !absent.isEmpty { return "\(absent.sentence) \(absent.count == 1 ? "has" : "have") no value that changes nothing, so the branch stays: keep the view under it small" }
        let typed = spelled { $0 == .typed }
        if !typed.isEmpty { return "\(typed.sentence) cannot choose between types by a value, so the branch stays: keep the view under it small" }
        let unlisted = spelled { $0 == .unlisted }
        if !unlisted.isEmpty { return "no value of \(unlisted.sentence) is known to change nothing, so keep the view under it small" }
        return nil
    }

    private var valueWords: String? {
        let names = spelled { $0 == .value || $0 == .choice }
        guard !names.isEmpty else { return nil }
        let isInherited = differences.allSatisfy { $0.way != .value || $0.name == "colorScheme" }
        let tail =
            if !differences.contains(where: { $0.way == .value }) { "" } else if isInherited {
                ", which else gets that of `@Environment(\\.colorScheme)`"
            } else { ", with a value that changes nothing" }
        return "put the condition inside \(names.sentence)\(tail)"
    }

    private var otherWords: [String] {
        var parts: [String] = []
        let holding = spelled { $0 == .content }
        if !holding.isEmpty { parts.append("always call \(holding.sentence) and put the `if` into \(holding.count == 1 ? "its" : "their") content") }
        let own = spelled { $0 == .ownContent }
        if !own.isEmpty { parts.append("put the `if` into the content of \(own.sentence), with an `else` that leaves the view as it is") }
        let starting = spelled { $0 == .start }
        if !starting.isEmpty { parts.append("use `.task(id:)` with the condition for \(starting.sentence), and ask for it in the closure") }
        let calling = spelled { $0 == .callback }
        if !calling.isEmpty { parts.append("always call \(calling.sentence) and ask for the condition in \(calling.count == 1 ? "its closure" : "their closures")") }
        if differences.contains(where: { $0.way == .hidden }) { parts.append("use \(visibility.words) instead of `.hidden()`") }
        if differences.contains(where: { $0.way == .shape }) { parts.append("clip it once, by an `AnyShape` that the condition chooses") }
        let presenting = spelled { $0 == .presentation }
        if !presenting.isEmpty { parts.append("always call \(presenting.sentence), with a binding that is false where nothing is to be shown") }
        let taking = spelled { $0 == .argument }
        if !taking.isEmpty { parts.append("always apply \(taking.sentence) and give \(taking.count == 1 ? "it" : "them") the condition") }
        return parts
    }
}

extension Visibility {
    /// The reason of a redaction, which comes and goes in the same way.
    var redaction: String {
        guard let condition = condition?.text else { return "`.redacted(reason: … ? .placeholder : [])`" }
        return "`.redacted(reason: \(condition) ? \(hidesWhenTrue ? ".placeholder : []" : "[] : .placeholder"))`"
    }

    var words: String {
        guard let condition = condition?.text else {
            return "`.opacity(… ? 0 : 1)`, `.allowsHitTesting(…)` and `.accessibilityHidden(…)`"
        }
        return hidesWhenTrue
            ? "`.opacity(\(condition) ? 0 : 1)`, `.allowsHitTesting(!\(condition))` and `.accessibilityHidden(\(condition))`"
            : "`.opacity(\(condition) ? 1 : 0)`, `.allowsHitTesting(\(condition))` and `.accessibilityHidden(!\(condition))`"
    }
}
