/// The report for people who want a line a finding, and a count at the end.
struct ConciseReporter: Reporter {
    private let report: Report
    private let options: ReportOptions
    private let line: FindingLine

    init(report: Report, options: ReportOptions) {
        self.report = report
        self.options = options
        line = FindingLine(report: report, style: TerminalStyle(isEnabled: options.usesColor))
    }

    func write(to output: inout OutputBuffer) {
        for finding in report.shown {
            line.write(finding, to: &output)
            output.newline()
        }
        if options.showsSuppressed {
            for suppressed in report.suppressed { line.write(suppressed, to: &output) }
        }
        SummaryLine(report: report, options: options).write(to: &output)
    }
}
