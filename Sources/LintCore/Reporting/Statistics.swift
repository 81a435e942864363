/// How often each rule found something, the most frequent first.
struct Statistics {
    struct Row {
        let ruleID: String
        let findings: [Finding]

        func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }
        var fileCount: Int { Set(findings.map { Array($0.path.utf8) }).count }
        /// Those that `--fix` may mend, with `--unsafe-fixes` at least.
        var fixableCount: Int { findings.count { $0.fix != nil } }
    }

    let rows: [Row]

    init(_ report: Report) {
        rows = Dictionary(grouping: report.findings, by: \.ruleID)
            .map { Row(ruleID: $0.key, findings: $0.value) }
            .sorted { ($1.findings.count, $0.ruleID) < ($0.findings.count, $1.ruleID) }
    }
}

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

/// Columns for people, and the line at the end that counts.
struct StatisticsTextReporter: Reporter {
    let report: Report
    let options: ReportOptions

    func write(to output: inout OutputBuffer) {
        let header = ["count", "errors", "warnings", "notes", "files", "fixable", "rule"]
        let rows = Statistics(report).rows.map { $0.numbers.map(String.init) + [PrintableText.escaped($0.ruleID)] }
        if !rows.isEmpty {
            let style = TerminalStyle(isEnabled: options.usesColor)
            output.append(style.applied(.bold, to: Self.line(header, like: header)) + "\n")
            for row in rows { output.append(Self.line(row, like: header) + "\n") }
            if options.hasSummary { output.newline() }
        }
        SummaryLine(report: report, options: options).write(to: &output)
    }

    /// Numbers stand at the right of their columns; the last column is text.
    private static func line(_ cells: [String], like header: [String]) -> String {
        let numbers = zip(cells, header).dropLast().map { cell, name in
            String(repeating: " ", count: max(0, name.utf8.count - cell.utf8.count)) + cell
        }
        return (numbers + cells.suffix(1)).joined(separator: "  ")
    }
}

struct StatisticsJSONReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.writeHeader()
        json.writeLines("statistics", Statistics(report).rows) { row, json in
            json.beginObject()
            json.field("rule", row.ruleID)
            for (name, number) in zip(["count", "errors", "warnings", "notes", "files", "fixable"] as [StaticString], row.numbers) {
                json.field(name, number)
            }
            json.endObject()
        }
        json.breakLine(indent: 2)
        json.key("summary")
        FindingJSON(report: report).writeSummary(to: &json)
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }
}

struct StatisticsMarkdownReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        output.append("### identity-lint: \(SummaryLine.counts(of: report))\n")
        let rows = Statistics(report).rows
        guard !rows.isEmpty else { return }
        output.append("\n| Count | Errors | Warnings | Notes | Files | Fixable | Rule |\n|--:|--:|--:|--:|--:|--:|---|\n")
        for row in rows {
            output.append("| \(row.numbers.map(String.init).joined(separator: " | ")) | \(MarkdownText.code(row.ruleID)) |\n")
        }
    }
}

extension Statistics.Row {
    fileprivate var numbers: [Int] {
        [findings.count] + Severity.allCases.reversed().map(count) + [fileCount, fixableCount]
    }
}
