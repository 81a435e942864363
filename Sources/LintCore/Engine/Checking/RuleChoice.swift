/// The rules that a run is about, whatever configurations say.
public struct RuleSelection: Sendable {
    /// Ids; nil for all that are on.
    var selected: Set<String>?
    var ignored: Set<String> = []

    /// - Parameters: ids and names of families.
    public init(selecting selected: [String]? = nil, ignoring ignored: [String] = []) {
        self.selected = selected.map(RuleRegistry.known.ids)
        self.ignored = RuleRegistry.known.ids(named: ignored)
    }

    /// The rules that are off, of those that configurations turn off.
    func off(_ off: Set<String>) -> Set<String> {
        guard let selected else { return off.union(ignored) }
        return Set(RuleRegistry.infos.map(\.id)).subtracting(selected).union(ignored)
    }
}

/// The rules that are asked about one file, and what they were told.
struct RuleChoice {
    static let all = RuleChoice(off: [], options: [:])

    /// Ids of rules that are off.
    let off: Set<String>
    /// By the rule's id.
    let options: [String: RuleOptions]

    func isOn(_ id: String) -> Bool { !off.contains(id) }
}
