/// The description of a rule as SARIF and GitHub's code scanning want it.
struct SARIFRule {
    let rule: ReportedRule

    /// What GitHub takes of a description.
    private static let maximumDescriptionCount = 1_024

    func write(to json: inout JSONWriter) {
        json.beginObject()
        json.field("id", rule.id)
        json.field("name", name)
        json.writeText("shortDescription", Self.cut(rule.summary))
        json.writeText("fullDescription", Self.cut(rule.description))
        json.writeText("help", rule.page, markdown: rule.page)
        json.key("defaultConfiguration")
        json.beginObject()
        json.field("level", rule.severity.rawValue)
        json.endObject()
        json.key("properties")
        json.beginObject()
        // What is a note is one because it may be meant so.
        json.field("precision", rule.severity == .note ? "medium" : "high")
        json.field("problem.severity", rule.severity == .note ? "recommendation" : rule.severity.rawValue)
        json.field("tags", ["swiftui", "identity"])
        json.endObject()
        json.endObject()
    }

    /// `foreach-index-id` is `ForeachIndexId`.
    private var name: String {
        rule.id.split(separator: "-").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    }

    private static func cut(_ text: String) -> String {
        guard text.utf16.count > maximumDescriptionCount else { return text }
        var count = 1
        let kept = text.unicodeScalars.prefix { scalar in
            count += UTF16.width(scalar)
            return count <= maximumDescriptionCount
        }
        return String(kept) + "…"
    }
}
