/// The way out of several forms of one view, in words: one mechanism for all rules that ask for a view to be written once.
///
/// What it names exists and keeps the picture (docs/how-it-decides.md, "Neutral values"). Where that is not known of a
/// modifier it says so.
struct ModifierCure {
    /// A view in one of its forms: what is called on it, the innermost first.
    typealias Form = [ReceiverPath.Link]

    let differences: [ModifierDifference]
    /// The container that one form stands in.
    let container: String?
    /// What decides where one form is hidden.
    var visibility = VisibilityWords()

    /// - Parameter unit: the file in which the forms are written.
    init(_ forms: [Form], container: String? = nil, in unit: Int32, _ model: IdentityModel) {
        self.container = container
        var found: [ReceiverPath.Link] = []
        for link in forms.joined() where !forms.allSatisfy({ $0.contains { $0.isSame(as: link) } }) {
            if !found.contains(where: { $0.name == link.name }) { found.append(link) }
        }
        let names = found.map(\.name)
        differences = found.map { link in
            let kin = forms.compactMap { form in form.first { $0.name == link.name } }
            return ModifierDifference(link, kin: kin, isInAll: kin.count == forms.count, among: names, in: unit, model)
        }
    }

    /// Of the forms that a helper or closure gives its view.
    init(_ decision: ReceiverPath.Decision, in unit: Int32, _ model: IdentityModel) {
        let showing = decision.showingArms
        let container = showing.flatMap(\.containers).lazy.compactMap { ViewChain($0).rootName }.first
        self.init(showing.flatMap(\.leaves).map(\.links), container: container, in: unit, model)
    }

    /// Of chains over one view.
    init(_ chains: [ViewChain], _ context: RuleContext) {
        let forms = chains.map { chain in
            chain.links.map { ReceiverPath.Link(name: $0.name, node: $0.node, role: .modifier) }
        }
        self.init(forms, in: context.unit, context.model)
    }

    var names: [String] { differences.map(\.name) }

    /// Whether the forms look different, as far as is known.
    var isSeen: Bool { container != nil || differences.contains(where: \.isSeen) }

    /// Whether one of the modifiers can only be there or not, so that a branch it must be.
    var needsBranch: Bool { container == nil && differences.contains { $0.way.isStuck && $0.way != .unlisted } }

    /// Whether nothing is known that would do without a branch.
    var hasNoWayOut: Bool { container == nil && stuckWords != nil }

    // MARK: Words

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

/// How a view is hidden and stays where it is: `hidden()` takes no value (Rules/branch-hidden.md).
struct VisibilityWords {
    /// What decides, where it is short enough to be repeated.
    private var condition: Node?
    private var hidesWhenTrue = true

    init() {}

    /// - Parameter hidesWhenTrue: whether the view is hidden where the condition holds.
    init(_ condition: Node?, hidesWhenTrue: Bool) {
        guard let node = condition?.withoutEffects, let plain = Self.plain(node) else { return }
        self.condition = plain.node
        self.hidesWhenTrue = hidesWhenTrue != plain.isNegated
    }

    /// `isOn` of `!isOn`; nil for what is long or binds names.
    private static func plain(_ node: Node) -> (node: Node, isNegated: Bool)? {
        switch node.kind {
        case .conditionList:
            let elements = node.children(.element)
            return elements.count == 1 ? plain(elements[0].withoutEffects) : nil
        case .identifier, .memberAccess: return node.text.utf8.count <= 40 && !node.text.utf8.contains(UInt8(ascii: "\n")) ? (node, false) : nil
        case .prefixOperator where node.operatorText == "!":
            guard let inner = node.child(.operand).map(\.withoutEffects).flatMap(plain) else { return nil }
            return (inner.node, !inner.isNegated)
        default: return nil
        }
    }

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
