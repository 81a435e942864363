import LintCore

/// Which rules a run is about.
enum SelectionOptions {
    static let options: [CommandSpec.Option] = [
        .init(
            "--select", "RULES", "look for these alone: ids or families, with commas between them",
            isRepeatable: true, values: .suggestions(RuleRegistry.known.names)),
        .init("--ignore", "RULES", "look for all others", isRepeatable: true, values: .suggestions(RuleRegistry.known.names)),
    ]

    static func selection(_ arguments: Arguments) throws(UsageError) -> RuleSelection {
        let selected = try names(of: "--select", arguments)
        return RuleSelection(selecting: selected.isEmpty ? nil : selected, ignoring: try names(of: "--ignore", arguments))
    }

    private static func names(of option: String, _ arguments: Arguments) throws(UsageError) -> [String] {
        var names: [String] = []
        for value in arguments.values(of: option) {
            for word in value.split(separator: ",", omittingEmptySubsequences: false) {
                let name = word.trimmingSpaces
                guard RuleRegistry.known.names.contains(name) else {
                    throw UsageError(
                        "'\(option)' names no rule and no family by '\(name)'", nearest: NearestWord.find(name, among: RuleRegistry.known.names),
                        seeAlso: "\(Tool.name) rules")
                }
                names.append(name)
            }
        }
        return names
    }
}

extension Substring {
    fileprivate var trimmingSpaces: String {
        var text = self
        while text.first == " " { text.removeFirst() }
        while text.last == " " { text.removeLast() }
        return String(text)
    }
}
