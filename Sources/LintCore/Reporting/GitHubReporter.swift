/// GitHub's workflow commands: annotations on the changed lines of a pull request.
///
/// Only ten annotations of a severity are shown for a step, so errors come first. Sources of the syntax:
/// actions/toolkit, `packages/core/src/command.ts`.
struct GitHubReporter: Reporter {
    private let report: Report
    private let paths: HostPaths

    init(report: Report, options: ReportOptions) {
        self.report = report
        paths = HostPaths(report, options)
    }

    func write(to output: inout OutputBuffer) {
        for finding in report.shownHeaviestFirst { write(finding, to: &output) }
    }

    private func write(_ finding: Finding, to output: inout OutputBuffer) {
        let (start, end) = report.span(of: finding)
        output.append("::\(Self.command(finding.severity)) title=")
        output.append(Self.escapedProperty("identity-lint (\(finding.ruleID))"))
        output.append(",file=")
        output.append(Self.escapedProperty(paths.name(finding.path)))
        output.append(",line=\(start.line),endLine=\(end.line)")
        // Columns of a range over several lines make GitHub reject the annotation (astral-sh/ruff#22074).
        if start.line == end.line { output.append(",col=\(start.utf8Column),endColumn=\(end.utf8Column)") }
        output.append("::")
        output.append(PercentEncoding.command(PrintableText.escapedBeyondASCII(text(of: finding)), reserved: ""))
        output.newline()
    }

    /// The headline, the help, and below them the places that belong to it: an annotation has only one of its own.
    private func text(of finding: Finding) -> String {
        var text = "\(finding.message.headline)\nhelp: \(finding.message.help)"
        for location in finding.related {
            let position = report.start(of: location)
            text += "\n\(paths.name(location.path)):\(position.line): \(location.message)"
        }
        return text
    }

    private static func command(_ severity: Severity) -> String {
        switch severity {
        case .error: "error"
        case .warning: "warning"
        case .note: "notice"
        }
    }

    /// GitHub decodes only `%25`, `%0D`, `%0A`, `%3A` and `%2C`; other control characters are shown by their number,
    /// which is better than having them act on the log.
    private static func escapedProperty(_ text: String) -> String { PercentEncoding.command(text, reserved: ":,") }
}
