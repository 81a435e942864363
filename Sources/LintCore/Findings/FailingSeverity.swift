/// From which severity on a run fails; the raw value is its name on the command line and in the configuration.
public enum FailingSeverity: String, Hashable, Sendable, CaseIterable {
    case error, warning, note, never

    /// Nil where nothing fails.
    public var severity: Severity? { Severity(rawValue: rawValue) }
}
