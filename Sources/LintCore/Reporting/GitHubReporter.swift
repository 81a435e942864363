/// GitHub's workflow commands: annotations on the changed lines of a pull request.
///
/// Only ten annotations of a severity are shown for a step, so errors come first. Sources of the syntax:
/// actions/toolkit, `packages/core/src/command.ts`.
struct GitHubReporter: Reporter {
    let report: Report
    let options: ReportOptions

    func write(to output: inout OutputBuffer) {
        for severity in Severity.allCases.reversed() {
            for finding in report.findings where finding.severity == severity { write(finding, to: &output) }
        }
    }

    private func write(_ finding: Finding, to output: inout OutputBuffer) {
        let (start, end) = report.span(of: finding)
        output.append("::\(Self.command(finding.severity)) title=")
        output.append(Self.escapedProperty("identity-lint (\(finding.ruleID))"))
        output.append(",file=")
        output.append(Self.escapedProperty(options.workspacePath(finding.path)))
        output.append(",line=\(start.line),endLine=\(end.line)")
        // Columns of a range over several lines make GitHub reject the annotation (astral-sh/ruff#22074).
        if start.line == end.line { output.append(",col=\(start.utf8Column),endColumn=\(end.utf8Column)") }
        output.append("::")
        output.append(Self.escapedMessage(text(of: finding)))
        output.newline()
    }

    /// The message, and below it the places that belong to it: an annotation has only one of its own.
    private func text(of finding: Finding) -> String {
        var text = finding.message.text
        for location in finding.related {
            let position = report.start(of: location)
            text += "\n\(options.workspacePath(location.path)):\(position.line): \(location.message)"
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

    static func escapedMessage(_ text: String) -> String {
        escaped(text) { byte in byte == UInt8(ascii: "%") || byte < 0x20 || byte == 0x7F }
    }

    static func escapedProperty(_ text: String) -> String {
        escaped(text) { byte in
            byte == UInt8(ascii: "%") || byte < 0x20 || byte == 0x7F || byte == UInt8(ascii: ":")
                || byte == UInt8(ascii: ",")
        }
    }

    /// GitHub decodes only `%25`, `%0D`, `%0A`, `%3A` and `%2C`; other control characters are shown by their number,
    /// which is better than having them act on the log.
    private static func escaped(_ text: String, _ isReserved: (UInt8) -> Bool) -> String {
        guard text.utf8.contains(where: isReserved) else { return text }
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            guard isReserved(byte) else {
                bytes.append(byte)
                continue
            }
            let digits = Array("0123456789ABCDEF".utf8)
            bytes.append(UInt8(ascii: "%"))
            bytes.append(digits[Int(byte >> 4)])
            bytes.append(digits[Int(byte & 15)])
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
