/// Which rules somebody will read notes of: those that nobody reads need not be found, and the others may be dear.
struct NoteDemand: Sendable {
    static let all = NoteDemand(isForAll: true, rules: [])
    static let none = NoteDemand(isForAll: false, rules: [])

    private let isForAll: Bool
    private let rules: Set<String>

    /// - Parameter rules: ids of rules whose notes the project takes for something else.
    init(isForAll: Bool, rules: Set<String>) {
        self.isForAll = isForAll
        self.rules = rules
    }

    func includes(_ rule: String) -> Bool { isForAll || rules.contains(rule) }

    /// Whether a finding, with the severity that its rule gave it, is asked for.
    func includes(_ finding: Finding) -> Bool { finding.severity != .note || includes(finding.ruleID) }
}
