/// Findings and their count as JSON, for the formats of our own.
struct FindingJSON {
    let report: Report

    func writeSummary(to json: inout JSONWriter) {
        json.beginObject()
        json.field("errors", report.count(of: .error))
        json.field("warnings", report.count(of: .warning))
        json.field("notes", report.count(of: .note))
        json.field("files", report.fileCount)
        json.field("filesWithFindings", report.fileCountWithFindings)
        json.field("suppressed", report.suppressed.count)
        json.field("notShown", report.omittedCount)
        json.field("notesHidden", report.hiddenCount)
        json.endObject()
    }

    func write(_ finding: Finding, _ suppression: SuppressedFinding? = nil, to json: inout JSONWriter) {
        let (start, end) = report.span(of: finding)
        json.beginObject()
        json.field("rule", finding.ruleID)
        json.field("severity", finding.severity.rawValue)
        json.field("message", finding.message.text)
        json.field("headline", finding.message.headline)
        json.field("help", finding.message.help)
        json.field("path", finding.path)
        json.field("line", start.line)
        json.field("column", start.utf8Column)
        json.field("endLine", end.line)
        json.field("endColumn", end.utf8Column)
        json.field("utf16Column", start.utf16Column)
        json.field("endUtf16Column", end.utf16Column)
        json.field("offset", finding.range.startOffset)
        json.field("endOffset", finding.range.endOffset)
        json.field("view", finding.view)
        json.field("identityPath", finding.identityPath)
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
        json.write(finding.evidence)
        json.field("fingerprint", finding.fingerprint)
        if let suppression { json.field("reason", suppression.reason) }
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

extension JSONWriter {
    /// The field `evidence`, with the row of `LevelTable` that decides; `null` for what no rule has found.
    mutating func write(_ evidence: Evidence?) {
        key("evidence")
        guard let evidence else { return null() }
        beginObject()
        field("pattern", evidence.pattern.rawValue)
        field("change", evidence.change?.rawValue)
        field("loss", evidence.loss.rawValue)
        field("reach", evidence.reach.rawValue)
        field("intent", evidence.intent.rawValue)
        field("cure", evidence.cure.rawValue)
        field("row", LevelTable.row(for: evidence).number)
        endObject()
    }
}
