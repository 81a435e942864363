/// What is said about suppressions themselves. The engine finds these: a rule sees no findings of others.
enum SuppressionInfos {
    static let unused = RuleInfo(
        id: "unused-suppression", family: .suppressions, summary: "A comment that disables a rule which finds nothing there", severity: .warning,
        since: "0.2")

    static let invalid = RuleInfo(
        id: "invalid-suppression", family: .suppressions, summary: "A comment that is meant to disable a rule and does not", severity: .warning,
        since: "0.2")

    static let all = [unused, invalid]
}
