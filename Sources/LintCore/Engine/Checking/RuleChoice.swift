/// The rules that are asked about one file, and what they were told.
struct RuleChoice {
    static let all = RuleChoice(off: [], options: [:])

    /// Ids of rules that are off.
    let off: Set<String>
    /// By the rule's id.
    let options: [String: RuleOptions]

    func isOn(_ id: String) -> Bool { !off.contains(id) }
}
