/// What rules are about: each family has a folder of its own, and its name may stand wherever the id of a rule may.
public enum RuleFamily: String, Sendable, CaseIterable {
    case branches, helpers, erasure, rows, ids, objects, debugging, suppressions

    public var name: String { rawValue }
}

/// What a configuration may say of rules: which there are, and what they take.
public struct KnownRules: Sendable {
    /// By id, what a rule takes beside a severity.
    let options: [String: [RuleOption]]
    /// Ids by the name of their family.
    let families: [String: [String]]

    public init(options: [String: [RuleOption]], families: [String: [String]]) {
        self.options = options
        self.families = families
    }

    /// The ids that ids and names of families stand for.
    public func ids(named names: [String]) -> Set<String> { Set(names.flatMap { families[$0] ?? [$0] }) }

    /// All that may be named.
    public var names: [String] { options.keys.sorted() + families.keys.sorted() }
}
