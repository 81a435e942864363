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

/// The counts in the document that else holds the findings.
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

/// The counts as a table for comments and summaries.
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
