/// What a report can tell about the rule of a finding. Made by the engine from the catalogue.
public struct ReportedRule: Sendable {
    let id: String
    /// One line, without a period.
    let summary: String
    /// What it weighs unless somebody says otherwise.
    let severity: Severity
    /// The page, as Markdown.
    let page: String

    /// The first paragraph of the page: what is wrong, in a sentence or two; the summary where there is no page.
    var description: String {
        let paragraphs = page.split(separator: "\n", omittingEmptySubsequences: false)
            .split(whereSeparator: \.isEmpty).filter { $0.first?.hasPrefix("#") == false }
        guard let first = paragraphs.first else { return summary }
        return first.joined(separator: " ")
    }
}
