/// The report for other tools, schema version 1: one document, one finding a line.
///
/// Columns count UTF-8 bytes, `utf16…` UTF-16 code units, offsets bytes from the start of the file. Every key is always
/// there; what is not known is `null` or empty.
struct JSONReporter: Reporter {
    let report: Report
    let showsSuppressed: Bool

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("version", 1)
        json.breakLine(indent: 2)
        json.key("tool")
        json.beginObject()
        json.field("name", "identity-lint")
        json.field("version", ToolVersion.current)
        json.endObject()
        json.breakLine(indent: 2)
        json.key("findings")
        json.beginArray()
        for finding in report.findings {
            json.breakLine(indent: 4)
            write(finding, to: &json)
        }
        if !report.findings.isEmpty { json.breakLine(indent: 2) }
        json.endArray()
        if showsSuppressed {
            json.breakLine(indent: 2)
            json.key("suppressed")
            json.beginArray()
            for suppressed in report.suppressed {
                json.breakLine(indent: 4)
                write(suppressed.finding, suppressed, to: &json)
            }
            if !report.suppressed.isEmpty { json.breakLine(indent: 2) }
            json.endArray()
        }
        json.breakLine(indent: 2)
        json.key("summary")
        writeSummary(to: &json)
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func writeSummary(to json: inout JSONWriter) {
        json.beginObject()
        json.field("errors", report.count(of: .error))
        json.field("warnings", report.count(of: .warning))
        json.field("notes", report.count(of: .note))
        json.field("files", report.fileCount)
        json.field("filesWithFindings", report.fileCountWithFindings)
        json.field("suppressed", report.suppressed.count)
        json.endObject()
    }

    private func write(_ finding: Finding, _ suppression: SuppressedFinding? = nil, to json: inout JSONWriter) {
        let (start, end) = report.span(of: finding)
        json.beginObject()
        json.field("rule", finding.ruleID)
        json.field("severity", finding.severity.rawValue)
        json.field("message", finding.message.text)
        json.field("path", finding.path)
        json.field("line", start.line)
        json.field("column", start.utf8Column)
        json.field("endLine", end.line)
        json.field("endColumn", end.utf8Column)
        json.field("utf16Column", start.utf16Column)
        json.field("endUtf16Column", end.utf16Column)
        json.field("offset", finding.range.startOffset)
        json.field("endOffset", finding.range.endOffset)
        json.key("view")
        if let view = finding.view { json.value(view) } else { json.null() }
        json.key("identityPath")
        json.beginArray()
        for step in finding.identityPath { json.value(step) }
        json.endArray()
        json.key("stateLost")
        json.beginArray()
        for state in finding.stateLost { write(state, to: &json) }
        json.endArray()
        json.key("related")
        json.beginArray()
        for location in finding.related { write(location, to: &json) }
        json.endArray()
        json.key("fix")
        if let fix = finding.fix { write(fix, to: &json) } else { json.null() }
        json.field("fingerprint", finding.fingerprint)
        if let suppression {
            json.key("reason")
            if let reason = suppression.reason { json.value(reason) } else { json.null() }
        }
        json.endObject()
    }

    private func write(_ state: LostState, to json: inout JSONWriter) {
        json.beginObject()
        json.field("view", state.view)
        json.field("property", state.property)
        json.field("wrapper", state.wrapper)
        json.field("path", state.path)
        json.field("line", report.sources.position(in: state.path, at: state.offset).line)
        json.endObject()
    }

    private func write(_ location: RelatedLocation, to json: inout JSONWriter) {
        let start = report.start(of: location)
        json.beginObject()
        json.field("message", location.message)
        json.field("path", location.path)
        json.field("line", start.line)
        json.field("column", start.utf8Column)
        json.field("utf16Column", start.utf16Column)
        json.field("offset", location.range.startOffset)
        json.endObject()
    }

    private func write(_ fix: Fix, to json: inout JSONWriter) {
        json.beginObject()
        json.field("applicability", fix.applicability.rawValue)
        json.field("title", fix.title)
        json.key("edits")
        json.beginArray()
        for edit in fix.edits {
            json.beginObject()
            json.field("path", edit.path)
            json.field("startOffset", edit.range.startOffset)
            json.field("endOffset", edit.range.endOffset)
            json.field("replacement", edit.replacement)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }
}
