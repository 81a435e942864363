/// What is said about suppressions themselves. The engine finds these: a rule sees no findings of others.
enum SuppressionInfos {
    static let unused = RuleInfo(
        id: "unused-suppression", family: .suppressions, summary: "A suppression comment where the rule finds nothing", severity: .warning,
        since: "0.2")

    static let invalid = RuleInfo(
        id: "invalid-suppression", family: .suppressions, summary: "A suppression comment that has no effect", severity: .warning,
        since: "0.2")

    static let all = [unused, invalid]
}
