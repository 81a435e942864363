/// What the interface of a library says that a declaration does: the facts of its `@identity(…)`.
struct Behaviour: Sendable, Equatable {
    private var facts = FactSet()
    private var values: [Fact: [String]] = [:]
    /// Whether the declaration was not read, and its name alone speaks for it.
    private(set) var isAssumed = false

    static let none = Behaviour()

    var isEmpty: Bool { facts.isEmpty }

    func has(_ fact: Fact) -> Bool { facts.contains(fact) }

    /// Whether a fact holds with one value, of several that it may have.
    func has(_ fact: Fact, _ value: String) -> Bool { values[fact]?.contains(value) ?? false }

    /// The facts that hold.
    var all: [Fact] { Fact.allCases.filter(has) }

    /// All values of a fact, in the order of the interface.
    func values(of fact: Fact) -> [String] { values[fact] ?? [] }

    mutating func insert(_ fact: Fact, _ value: String? = nil) {
        facts.insert(fact)
        guard let value, !has(fact, value) else { return }
        values[fact, default: []].append(value)
    }

    mutating func formUnion(_ other: Behaviour) {
        facts.formUnion(other.facts)
        for (fact, found) in other.values { for value in found where !has(fact, value) { values[fact, default: []].append(value) } }
        isAssumed = isAssumed || other.isAssumed
    }

    func union(_ other: Behaviour) -> Behaviour {
        if other.isEmpty { return self }
        var result = self
        result.formUnion(other)
        return result
    }

    /// The same of what was not read, and is called so.
    var assumed: Behaviour {
        var result = self
        result.isAssumed = !isEmpty
        return result
    }
}

extension Behaviour {
    /// Whether the functions that it is given run then.
    func runs(_ time: RunningTime) -> Bool { has(.runs, time.rawValue) }

    func remembers(_ views: RememberedViews) -> Bool { has(.remembers, views.rawValue) }

    func provides(_ provision: Provision) -> Bool { has(.provides, provision.rawValue) }

    func notices(_ notice: Notice) -> Bool { has(.notices, notice.rawValue) }

    func draws(_ part: Drawing) -> Bool { has(.draws, part.rawValue) }

    /// Whether what one of its parameters takes is shown in a place of its own.
    func presents(_ parameter: String) -> Bool {
        has(.presents) && (values(of: .presents).isEmpty || has(.presents, parameter))
    }

    /// What it shows is pushed.
    var destination: Destination? { values(of: .navigates).lazy.compactMap { Destination(rawValue: $0) }.first }

    /// Another value at each call: what for; nil for one that is the same.
    var freshness: Freshness? { values(of: .fresh).lazy.compactMap { Freshness(rawValue: $0) }.first }

    /// How often it is another; nil where nothing is known of that.
    var changing: Changing? { values(of: .changes).lazy.compactMap { Changing(rawValue: $0) }.first }

    /// What it says of how much a collection holds.
    var counting: Counting? { values(of: .counts).lazy.compactMap { Counting(rawValue: $0) }.first }

    func reorders(_ order: Reordering) -> Bool { has(.reorders, order.rawValue) }

    /// Whether it gives the elements themselves, all or some, in whatever order.
    var keepsElements: Bool { has(.keepsOrder) || has(.filters) && !has(.maps) || has(.reorders) }

    /// Whether the elements that it gives come in the order in which the collection has them, or the other way round.
    var keepsOrder: Bool { has(.keepsOrder) || has(.filters) && !has(.maps) || reorders(.reversed) }

    /// Whether elements are left out or come in another order.
    var rearranges: Bool { has(.filters) || has(.reorders) }

    /// Whether the function that it is given by an argument of this label runs then.
    func runs(_ time: RunningTime, label: String?) -> Bool { runs(time) || label.map { has(.runs, $0 + ": " + time.rawValue) } ?? false }

    /// Whether work begins or ends with the view.
    var runsWithView: Bool { runs(.appear) || runs(.disappear) }

    func marks(_ mark: Mark) -> Bool { has(.marks, mark.rawValue) }

    /// Whether it is there for the beginning or the end of an identity (docs/how-it-decides.md, "Deliberate marks").
    var isDeliberate: Bool { has(.marks) || runsWithView }

    func isNeutral(by form: NeutralForm) -> Bool { has(.neutral, form.rawValue) }

    /// Whether something makes it do nothing.
    var hasNeutralForm: Bool { has(.neutral) && !isNeutral(by: .none) }

    /// Whether it is a navigation whose path somebody else may hold: a stack, where each page takes the place of the one before.
    var isStack: Bool { has(.heldBy, KeptState.path.rawValue) }

    /// What it keeps by itself; the first where there is more.
    var kept: KeptState? { values(of: .keeps).lazy.compactMap { KeptState(rawValue: $0) }.first }
}

extension Fact {
    /// Its place among the cases: a case without a payload is stored as that.
    var index: Int { Int(unsafeBitCast(self, to: UInt8.self)) }
}

/// Facts by their place, a bit for each.
private struct FactSet: Equatable {
    private var words: (UInt64, UInt64) = (0, 0)

    var isEmpty: Bool { words == (0, 0) }

    func contains(_ fact: Fact) -> Bool { (fact.index < 64 ? words.0 : words.1) & Self.bit(fact) != 0 }

    mutating func insert(_ fact: Fact) {
        if fact.index < 64 { words.0 |= Self.bit(fact) } else { words.1 |= Self.bit(fact) }
    }

    mutating func formUnion(_ other: FactSet) {
        words.0 |= other.words.0
        words.1 |= other.words.1
    }

    private static func bit(_ fact: Fact) -> UInt64 { 1 << UInt64(fact.index % 64) }

    static func == (left: FactSet, right: FactSet) -> Bool { left.words == right.words }
}

// MARK: Reading

extension Behaviour {
    /// The name of the attribute that holds facts.
    static let attributeName: StaticString = "identity"

    /// What is written in an attribute that says no fact.
    struct Mistake: Sendable, Equatable {
        let node: NodeID
        let word: String
    }

    /// The facts of a declaration's attributes.
    init(attributesOf declaration: Node, mistakes: inout [Mistake]) {
        for node in declaration.children(.attribute) {
            guard node.kind == .attribute, node.child(.name)?.spells(Self.attributeName) == true else { continue }
            for argument in node.children(.argument) { read(argument, &mistakes) }
        }
    }

    private mutating func read(_ argument: Node, _ mistakes: inout [Mistake]) {
        guard let value = argument.child(.value) else { return }
        guard let label = argument.child(.label)?.nameText else {
            if let fact = Fact(rawValue: value.text) { insert(fact) } else { mistakes.append(Mistake(node: value.id, word: value.text)) }
            return
        }
        guard let fact = Fact(rawValue: label) else { return mistakes.append(Mistake(node: argument.id, word: label)) }
        for part in value.kind == .array ? value.children(.element) : [value] { insert(fact, Self.text(of: part)) }
    }

    /// A word, or what stands between quotes.
    private static func text(of node: Node) -> String {
        node.kind == .string ? String(node.text.dropFirst().dropLast()) : node.text
    }
}
