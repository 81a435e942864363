/// The report for people: each finding with the line it is about, and a count at the end.
struct TextReporter: Reporter {
    private let report: Report
    private let options: ReportOptions
    private let style: TerminalStyle
    private let line: FindingLine

    init(report: Report, options: ReportOptions) {
        self.report = report
        self.options = options
        style = TerminalStyle(isEnabled: options.usesColor)
        line = FindingLine(report: report, style: style)
    }

    func write(to output: inout OutputBuffer) {
        for (index, finding) in report.shown.enumerated() {
            if index > 0 { output.newline() }
            write(finding, to: &output)
        }
        if options.showsSuppressed, !report.suppressed.isEmpty {
            if !output.isEmpty { output.newline() }
            for suppressed in report.suppressed { line.write(suppressed, to: &output) }
        }
        let summary = SummaryLine(report: report, options: options)
        if summary.isShown, !output.isEmpty { output.newline() }
        summary.write(to: &output)
    }

    private func write(_ finding: Finding, to output: inout OutputBuffer) {
        let start = report.span(of: finding).start
        let severity = TerminalStyle.style(of: finding.severity)
        line.write(finding, to: &output)
        output.newline()

        let margin = String(repeating: " ", count: String(start.line).utf8.count)
        if let source = report.sources[finding.path] {
            let frame = SourceFrame(source, line: start.line, marking: finding.range)
            output.append(style.applied(.blue, to: "\(margin) |") + "\n")
            output.append(style.applied(.blue, to: "\(start.line) |"))
            let text = frame.text
            if !text.isEmpty { output.append(" " + text) }
            output.newline()
            output.append(style.applied(.blue, to: "\(margin) |"))
            output.append(" " + frame.caretIndent + style.applied(severity, to: frame.carets))
            output.newline()
        }
        if let lost = Self.lost(by: finding) { writeRemark("lost: " + lost, margin, to: &output) }
        writeRemark("help: " + finding.message.help + Self.hint(at: finding.fix), margin, to: &output)
        for location in finding.related {
            line.write(location.path, report.start(of: location), .note, location.message, to: &output)
            output.newline()
        }
    }

    private func writeRemark(_ text: String, _ margin: String, to output: inout OutputBuffer) {
        output.append(style.applied(.blue, to: "\(margin) =") + " " + PrintableText.escaped(text))
        output.newline()
    }

    /// All that is lost, where the headline does not name all of it.
    private static func lost(by finding: Finding) -> String? {
        let names = finding.stateLost.map { "`\($0.view).\($0.property)`" }
        return names.allSatisfy(finding.message.headline.contains) ? nil : names.joined(separator: ", ")
    }

    /// What a fix does stands in the help already.
    private static func hint(at fix: Fix?) -> String {
        fix.map { " (fixable with --fix\($0.applicability == .safe ? "" : " --unsafe-fixes"))" } ?? ""
    }
}
