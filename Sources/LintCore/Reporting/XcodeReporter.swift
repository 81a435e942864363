/// `/path/File.swift:12:9: warning: message [rule-id]`, which Xcode puts beside the line. One line each, never coloured.
struct XcodeReporter: Reporter {
    let report: Report
    let options: ReportOptions

    func write(to output: inout OutputBuffer) {
        for finding in report.shown {
            let message = "\(finding.message.text) [\(finding.ruleID)]"
            write(message, finding.severity, finding.path, report.span(of: finding).start, to: &output)
            for location in finding.related {
                write(location.message, .note, location.path, report.start(of: location), to: &output)
            }
        }
    }

    private func write(
        _ message: String, _ severity: Severity, _ path: String, _ position: SourcePosition,
        to output: inout OutputBuffer
    ) {
        output.append(PrintableText.escaped(options.absolutePath(path)))
        output.append(":\(position.line):\(position.utf8Column): \(severity.rawValue): ")
        output.append(PrintableText.escaped(message))
        output.newline()
    }
}
