/// What a project makes of a rule.
public enum RuleLevel: Hashable, Sendable {
    case off
    /// Evidence decides, as where nobody says anything.
    case auto
    case fixed(Severity)
    /// Evidence decides, and no more or no less than this is said.
    case atMost(Severity), atLeast(Severity)

    /// Those that are one word.
    static let words: [RuleLevel] = [.auto, .off] + Severity.allCases.map(RuleLevel.fixed)
    /// The keys of an object that says a bound.
    static let bounds: [(key: String, level: @Sendable (Severity) -> RuleLevel)] = [("atMost", { .atMost($0) }), ("atLeast", { .atLeast($0) })]

    /// As a configuration says it.
    var tree: JSONTree {
        switch self {
        case .off: .string("off")
        case .auto: .string("auto")
        case .fixed(let severity): .string(severity.rawValue)
        case .atMost(let severity): .object(["atMost": .string(severity.rawValue)])
        case .atLeast(let severity): .object(["atLeast": .string(severity.rawValue)])
        }
    }

    var word: String? { if case .string(let word) = tree { word } else { nil } }

    /// What a finding has of which nothing is said else; nil where that stays so.
    var least: Severity? {
        switch self {
        case .off, .auto, .atMost: nil
        case .fixed(let severity), .atLeast(let severity): severity
        }
    }

    /// Of a finding that evidence gives a severity.
    func severity(of found: Severity) -> Severity {
        switch self {
        case .off, .auto: found
        case .fixed(let severity): severity
        case .atMost(let severity): min(found, severity)
        case .atLeast(let severity): max(found, severity)
        }
    }
}
