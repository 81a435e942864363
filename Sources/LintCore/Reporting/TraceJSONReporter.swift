/// `trace` for other tools: one document, one view a line, schema version 1.
struct TraceJSONReporter: Reporter {
    let report: TraceReport

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("version", 1)
        json.breakLine(indent: 2)
        json.field("view", report.view)
        json.field("change", report.variable)
        json.field("declared", report.declared)
        json.writePlace(report.place)
        json.key("inside")
        if let inside = report.inside { json.value(inside) } else { json.null() }
        json.breakLine(indent: 2)
        json.key("views")
        json.beginArray()
        for row in report.rows { write(row, to: &json) }
        json.breakLine(indent: 2)
        json.endArray()
        json.breakLine(indent: 2)
        json.key("summary")
        json.beginArray()
        for (verdict, count) in report.counts {
            json.beginObject()
            json.field("verdict", verdict)
            json.field("count", count)
            json.endObject()
        }
        json.endArray()
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func write(_ row: TraceReport.Row, to json: inout JSONWriter) {
        json.breakLine(indent: 4)
        json.beginObject()
        json.field("view", row.name)
        json.field("verdict", row.verdict)
        json.field("depth", row.depth)
        json.writePlace(row.place)
        json.field("identityPath", row.identityPath)
        json.field("reason", row.reason)
        json.field("isCertain", row.isCertain)
        json.field("stateLost", row.stateLost)
        json.field("builtInStateLost", row.builtInStateLost)
        json.key("note")
        if let note = row.note { json.value(note) } else { json.null() }
        json.endObject()
    }
}
