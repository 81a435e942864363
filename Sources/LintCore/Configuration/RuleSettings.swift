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
}
