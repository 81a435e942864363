/// A finding on a line, as people read it: `path:line:column: severity: headline [rule]`.
struct FindingLine {
    let report: Report
    let style: TerminalStyle

    /// Without a line break.
    func write(_ finding: Finding, to output: inout OutputBuffer) {
        write(finding.path, report.span(of: finding).start, finding.severity, finding.message.headline, to: &output)
        output.append(" " + style.applied(.dim, to: "[\(PrintableText.escaped(finding.ruleID))]"))
    }

    /// A place and what is to be said about it, without a line break.
    func write(
        _ path: String, _ position: SourcePosition, _ severity: Severity, _ message: String, to output: inout OutputBuffer
    ) {
        output.append(style.applied(.bold, to: place(path, position)) + " ")
        output.append(style.applied(TerminalStyle.style(of: severity), to: "\(severity.rawValue):") + " ")
        output.append(PrintableText.escaped(message))
    }

    /// With a line break: the code is as somebody wants it, and no more is to be said.
    func write(_ suppressed: SuppressedFinding, to output: inout OutputBuffer) {
        let finding = suppressed.finding
        output.append(style.applied(.bold, to: place(finding.path, report.span(of: finding).start)) + " ")
        output.append(style.applied(.dim, to: "suppressed:") + " " + PrintableText.escaped(finding.message.headline))
        output.append(" " + style.applied(.dim, to: "[\(PrintableText.escaped(finding.ruleID))]"))
        if let reason = suppressed.reason { output.append(" -- " + PrintableText.escaped(reason)) }
        output.newline()
    }

    private func place(_ path: String, _ position: SourcePosition) -> String {
        "\(PrintableText.escaped(path)):\(position.line):\(position.utf8Column):"
    }
}
