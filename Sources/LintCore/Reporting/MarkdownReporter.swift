/// A table for comments, and for the summary that GitHub shows of a job. Errors come first: a long table is cut.
struct MarkdownReporter: Reporter {
    private let report: Report
    private let paths: HostPaths
    private let maximumByteCount: Int

    init(report: Report, options: ReportOptions) {
        self.report = report
        paths = HostPaths(report, options)
        maximumByteCount = options.maximumByteCount ?? .max
    }

    func write(to output: inout OutputBuffer) {
        output.append("### identity-lint: \(SummaryLine.counts(of: report))\n")
        let findings = report.shownHeaviestFirst
        guard !findings.isEmpty else { return }
        output.append("\n| Severity | Place | Finding |\n|---|---|---|\n")
        var written = 0
        for finding in findings {
            let row = row(of: finding)
            guard output.bytes.count + row.utf8.count <= maximumByteCount else { break }
            output.append(row)
            written += 1
        }
        let omitted = report.findings.count - written
        if omitted > 0 { output.append("\n\(omitted) more \(omitted == 1 ? "finding is" : "findings are") not shown.\n") }
    }

    private func row(of finding: Finding) -> String {
        let place = MarkdownText.code("\(paths.name(finding.path)):\(report.span(of: finding).start.line)")
        let text = MarkdownText.message(finding.message.text)
        return "| \(finding.severity.rawValue) | \(place) | \(text) (\(MarkdownText.code(finding.ruleID))) |\n"
    }
}
