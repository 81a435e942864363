/// The types for other tools: one document, one member a line.
struct TypeJSONReporter: Reporter {
    let report: TypeReport

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("version", 1)
        json.breakLine(indent: 2)
        json.key("files")
        json.beginArray()
        for file in report.files { write(file, to: &json) }
        if !report.files.isEmpty { json.breakLine(indent: 2) }
        json.endArray()
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func write(_ file: TypeReport.File, to json: inout JSONWriter) {
        json.breakLine(indent: 4)
        json.beginObject()
        json.field("path", file.path)
        json.key("profile")
        json.beginObject()
        json.field("platform", file.profile.platform)
        json.field("sdk", file.profile.sdk)
        json.field("deploymentTarget", file.profile.deploymentTarget)
        json.endObject()
        json.key("members")
        json.beginArray()
        for member in file.members { write(member, to: &json) }
        json.breakLine(indent: 4)
        json.endArray()
        json.endObject()
    }

    private func write(_ member: TypeReport.Member, to json: inout JSONWriter) {
        json.breakLine(indent: 6)
        json.beginObject()
        json.field("name", member.name)
        json.field("line", member.place.line)
        json.field("column", member.place.utf8Column)
        json.field("type", member.type)
        json.key("unknowns")
        write(member.unknowns, of: member, to: &json)
        if !member.assumptions.isEmpty {
            json.key("assumptions")
            write(member.assumptions, of: member, to: &json)
        }
        json.endObject()
    }

    private func write(_ reasons: [TypeReport.Unknown], of member: TypeReport.Member, to json: inout JSONWriter) {
        json.beginArray()
        for reason in reasons {
            json.beginObject()
            if !reason.place.path.utf8.elementsEqual(member.place.path.utf8) { json.field("path", reason.place.path) }
            json.field("line", reason.place.line)
            json.field("column", reason.place.utf8Column)
            json.field("reason", reason.reason)
            json.endObject()
        }
        json.endArray()
    }
}
