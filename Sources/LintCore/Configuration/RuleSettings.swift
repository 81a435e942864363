/// What one configuration says of one rule.
public struct RuleSettings: Sendable {
    public internal(set) var level: Configured<RuleLevel>?
    /// By the name of the option; `RuleOption.exclude` is among them.
    public internal(set) var options: [String: Configured<[String]>] = [:]

    /// What is said of the family of the rule, where nothing is said of the rule itself.
    mutating func add(_ family: RuleSettings) {
        level = level ?? family.level
        options.merge(family.options) { own, _ in own }
    }

    /// What an extended configuration says of the rule, where this one says nothing of it.
    mutating func inherit(_ base: RuleSettings, from source: SourceFile) {
        level = level ?? base.level?.read(from: source)
        options.merge(base.options.mapValues { $0.read(from: source) }) { own, _ in own }
    }
}
