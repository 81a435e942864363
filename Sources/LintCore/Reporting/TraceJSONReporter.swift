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
        json.key("changes")
        json.beginArray()
        for change in report.changes { write(change, to: &json) }
        json.endArray()
        json.breakLine(indent: 2)
        json.key("action")
        if let action = report.action { write(action, to: &json) } else { json.null() }
        json.breakLine(indent: 2)
        write("from", report.values?.from, to: &json)
        write("to", report.values?.to, to: &json)
        json.breakLine(indent: 2)
        json.field("headline", report.headline)
        json.breakLine(indent: 2)
        json.key("loses")
        json.beginArray()
        for loss in report.lost { write(loss, to: &json) }
        json.endArray()
        json.breakLine(indent: 2)
        json.key("runsAgain")
        json.beginArray()
        for work in report.work {
            json.beginObject()
            json.field("modifier", work.modifier)
            json.writePlace(work.place)
            json.field("isCertain", work.isCertain)
            json.endObject()
        }
        json.endArray()
        json.breakLine(indent: 2)
        write(report.bodies, to: &json)
        json.breakLine(indent: 2)
        if let verdicts = report.filter.verdicts {
            json.field("verdicts", verdicts)
        } else {
            json.key("verdicts")
            json.null()
        }
        json.key("deepest")
        if let deepest = report.filter.deepest { json.value(deepest) } else { json.null() }
        json.field("leftOut", report.leftOut)
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

    private func write(_ name: StaticString, _ text: String?, to json: inout JSONWriter) {
        json.key(name)
        if let text { json.value(text) } else { json.null() }
    }

    private func write(_ change: TraceReport.Change, to json: inout JSONWriter) {
        json.beginObject()
        json.field("name", change.name)
        json.field("declared", change.declared)
        json.writePlace(change.place, hasColumn: false)
        json.key("written")
        if let written = change.written {
            json.beginObject()
            json.writePlace(written)
            json.endObject()
        } else {
            json.null()
        }
        json.field("isCertain", change.isCertain)
        json.field("owners", change.owners)
        json.endObject()
    }

    private func write(_ action: TraceReport.Action, to json: inout JSONWriter) {
        json.beginObject()
        json.field("name", action.name)
        json.writePlace(action.place)
        json.key("others")
        json.beginArray()
        for other in action.others {
            json.beginObject()
            json.field("name", other.name)
            json.writePlace(other.place)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    private func write(_ loss: TraceReport.Loss, to json: inout JSONWriter) {
        json.beginObject()
        if let state = loss.state {
            json.field("view", state.view)
            json.field("property", state.property)
            json.field("wrapper", state.wrapper)
            json.writePlace(state.place, hasColumn: false)
        }
        if let builtIn = loss.builtIn { json.field("builtIn", builtIn) }
        json.field("isCertain", loss.isCertain)
        json.endObject()
    }

    private func write(_ bodies: TraceReport.Bodies, to json: inout JSONWriter) {
        json.key("bodies")
        json.beginObject()
        json.field("count", bodies.count)
        json.key("rows")
        json.beginArray()
        for row in bodies.rows {
            json.beginObject()
            json.field("data", row.data)
            json.field("count", row.count)
            json.endObject()
        }
        json.endArray()
        json.field("mayBeFewer", bodies.mayBeFewer)
        json.field("mayBeMore", bodies.mayBeMore)
        json.endObject()
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
