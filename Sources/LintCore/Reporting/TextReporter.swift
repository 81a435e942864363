/// The report for people: each finding with the line it is about, and a count at the end.
struct TextReporter: Reporter {
    private let report: Report
    private let hasSummary: Bool
    private let showsSuppressed: Bool
    private let style: TerminalStyle

    init(report: Report, options: ReportOptions) {
        self.report = report
        hasSummary = options.hasSummary
        showsSuppressed = options.showsSuppressed
        style = TerminalStyle(isEnabled: options.usesColor)
    }

    func write(to output: inout OutputBuffer) {
        for (index, finding) in report.findings.enumerated() {
            if index > 0 { output.newline() }
            write(finding, to: &output)
        }
        if showsSuppressed, !report.suppressed.isEmpty {
            if !report.findings.isEmpty { output.newline() }
            for suppressed in report.suppressed { write(suppressed, to: &output) }
        }
        guard hasSummary, report.fileCount > 0 else { return }
        if !report.findings.isEmpty || showsSuppressed && !report.suppressed.isEmpty { output.newline() }
        output.append(summary)
        output.newline()
    }

    private func write(_ finding: Finding, to output: inout OutputBuffer) {
        let start = report.span(of: finding).start
        let severity = TerminalStyle.style(of: finding.severity)
        writeLine(finding.path, start, finding.severity, finding.message.text, to: &output)
        output.append(" " + style.applied(.dim, to: "[\(PrintableText.escaped(finding.ruleID))]"))
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
        if let fix = finding.fix {
            output.append(style.applied(.blue, to: "\(margin) =") + " help: " + PrintableText.escaped(fix.title))
            output.newline()
        }
        for location in finding.related {
            writeLine(location.path, report.start(of: location), .note, location.message, to: &output)
            output.newline()
        }
    }

    /// One line: the code is as somebody wants it.
    private func write(_ suppressed: SuppressedFinding, to output: inout OutputBuffer) {
        let finding = suppressed.finding
        let start = report.span(of: finding).start
        let place = "\(PrintableText.escaped(finding.path)):\(start.line):\(start.utf8Column):"
        output.append(style.applied(.bold, to: place) + " " + style.applied(.dim, to: "suppressed:") + " ")
        output.append(PrintableText.escaped(finding.message.text))
        output.append(" " + style.applied(.dim, to: "[\(PrintableText.escaped(finding.ruleID))]"))
        if let reason = suppressed.reason { output.append(" -- " + PrintableText.escaped(reason)) }
        output.newline()
    }

    private func writeLine(
        _ path: String, _ position: SourcePosition, _ severity: Severity, _ message: String,
        to output: inout OutputBuffer
    ) {
        let place = "\(PrintableText.escaped(path)):\(position.line):\(position.utf8Column):"
        output.append(style.applied(.bold, to: place) + " ")
        output.append(style.applied(TerminalStyle.style(of: severity), to: "\(severity.rawValue):") + " ")
        output.append(PrintableText.escaped(message))
    }

    private var summary: String {
        let files = Self.counted(report.fileCount, "file")
        let suppressed = report.suppressed.isEmpty ? "" : ", \(report.suppressed.count) suppressed"
        guard !report.findings.isEmpty else { return "No findings in \(files)\(suppressed)." }
        let counts = Severity.allCases.reversed().compactMap { severity in
            let count = report.count(of: severity)
            return count == 0 ? nil : Self.counted(count, severity.rawValue)
        }
        return "\(counts.joined(separator: ", ")) in \(report.fileCountWithFindings) of \(files)\(suppressed)."
    }

    private static func counted(_ count: Int, _ noun: String) -> String {
        "\(count) \(noun)\(count == 1 ? "" : "s")"
    }
}
