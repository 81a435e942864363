/// The forms that the counts can take.
public enum StatisticsFormat: Sendable {
    case text, json, markdown

    /// The form that goes with a report; nil where the format knows nothing but findings.
    public init?(_ format: OutputFormat) {
        switch format {
        case .text, .concise: self = .text
        case .json: self = .json
        case .markdown: self = .markdown
        case .xcode, .agent, .jsonl, .github, .gitlab, .azure, .sarif, .junit, .checkstyle, .codeclimate, .rdjson: return nil
        }
    }

    func render(_ report: Report, _ options: ReportOptions) -> OutputBuffer {
        var output = OutputBuffer()
        switch self {
        case .text: StatisticsTextReporter(report: report, options: options).write(to: &output)
        case .json: StatisticsJSONReporter(report: report).write(to: &output)
        case .markdown: StatisticsMarkdownReporter(report: report).write(to: &output)
        }
        return output
    }
}
