/// What a project makes of a rule: the raw value is how the configuration says it.
public enum RuleLevel: String, Hashable, Sendable, CaseIterable {
    case off, note, warning, error

    /// Nil where the rule is off.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
