/// What `rules` and `rule` print.
public enum RuleCatalogue {
    /// One rule a line: family, id, severity and summary in columns.
    public static func table(of infos: [RuleInfo] = RuleRegistry.infos) -> String {
        let familyWidth = infos.map(\.family.name.utf8.count).max() ?? 0
        let idWidth = infos.map(\.id.utf8.count).max() ?? 0
        let severityWidth = Severity.allCases.map(\.rawValue.utf8.count).max() ?? 0
        return infos.reduce(into: "") { text, info in
            text += padded(info.family.name, familyWidth) + "  " + padded(info.id, idWidth) + "  " + padded(info.severity.rawValue, severityWidth) + "  "
            text += info.summary + "\n"
        }
    }

    /// The page of a rule, as Markdown; nil where there is no such rule.
    public static func page(of id: String) -> String? {
        RulePages.all.first { $0.id == id }?.text
    }

    // MARK: What people see

    /// What people see of what a rule finds, as the section of its page lists it.
    public static func symptoms(of id: String) -> [String] { items(of: "What people see", in: page(of: id) ?? "") }

    /// The symptoms in which all words stand, each with the rule: one a line, by symptom; empty where there is none.
    public static func symptomTable(with words: [String]) -> String {
        let found = RuleRegistry.infos.flatMap { info in symptoms(of: info.id).map { (symptom: $0, id: info.id) } }.filter { symptom, _ in
            words.allSatisfy { symptom.lowercased().contains($0.lowercased()) }
        }.sorted { ($0.symptom, $0.id) < ($1.symptom, $1.id) }
        let width = found.map(\.symptom.count).max() ?? 0
        return found.reduce(into: "") { text, row in
            text += row.symptom + String(repeating: " ", count: width - row.symptom.count) + "  " + row.id + "\n"
        }
    }

    /// The list in a section of a page.
    private static func items(of section: String, in page: String) -> [String] {
        let lines = page.split(separator: "\n", omittingEmptySubsequences: false).drop { $0 != "## " + section }.dropFirst().prefix { !$0.hasPrefix("## ") }
        return lines.filter { $0.hasPrefix("* ") }.map { String($0.dropFirst(2)) }
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.utf8.count)
    }
}
