/// What one configuration says of one rule.
public struct RuleSettings: Sendable {
    public internal(set) var level: Configured<RuleLevel>?
    /// By the name of the option; `RuleOption.exclude` is among them.
    public internal(set) var options: [String: Configured<[String]>] = [:]
}
