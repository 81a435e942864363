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

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: width - text.utf8.count)
    }
}
