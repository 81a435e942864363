/// The Reviewdog Diagnostic Format. Its columns count UTF-8 bytes and its ends are exclusive, as ours.
///
/// Source: reviewdog/reviewdog, `proto/rdf/reviewdog.proto`.
struct RDJSONReporter: Reporter {
    let report: Report

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.key("source")
        json.beginObject()
        json.field("name", "identity-lint")
        json.endObject()
        json.writeLines("diagnostics", Array(report.shown)) { write($0, to: &$1) }
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func write(_ finding: Finding, to json: inout JSONWriter) {
        json.beginObject()
        json.field("message", finding.message.text)
        json.key("location")
        json.beginObject()
        json.field("path", finding.path)
        json.key("range")
        write(finding.range, in: finding.path, to: &json)
        json.endObject()
        json.field("severity", Self.severity(finding.severity))
        json.key("code")
        json.beginObject()
        json.field("value", finding.ruleID)
        json.endObject()
        writeSuggestion(of: finding, to: &json)
        json.endObject()
    }

    /// Suggestions are alternatives that are taken one by one, so a fix of several edits is none.
    private func writeSuggestion(of finding: Finding, to json: inout JSONWriter) {
        guard let edits = finding.fix?.edits, edits.count == 1, let edit = edits.first, edit.path == finding.path else { return }
        json.key("suggestions")
        json.beginArray()
        json.beginObject()
        json.key("range")
        write(edit.range, in: edit.path, to: &json)
        json.field("text", edit.replacement)
        json.endObject()
        json.endArray()
    }

    private func write(_ range: ByteRange, in path: String, to json: inout JSONWriter) {
        let (start, end) = report.span(of: range, in: path)
        json.beginObject()
        json.key("start")
        write(start, to: &json)
        json.key("end")
        write(end, to: &json)
        json.endObject()
    }

    private func write(_ position: SourcePosition, to json: inout JSONWriter) {
        json.beginObject()
        json.field("line", position.line)
        json.field("column", position.utf8Column)
        json.endObject()
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "ERROR"
        case .warning: "WARNING"
        case .note: "INFO"
        }
    }
}
