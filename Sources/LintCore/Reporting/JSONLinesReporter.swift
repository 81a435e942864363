/// A JSON object a line, for readers that take findings one by one: the objects of `json`, in the end `{"summary":…}`.
///
/// What comments suppress is wrapped, `{"suppressed":…}`, so that nobody takes it for a finding.
struct JSONLinesReporter: Reporter {
    let report: Report
    let showsSuppressed: Bool

    func write(to output: inout OutputBuffer) {
        let objects = FindingJSON(report: report)
        for finding in report.shown { writeLine(to: &output) { objects.write(finding, to: &$0) } }
        for suppressed in showsSuppressed ? report.suppressed : [] {
            writeLine(to: &output) { json in
                json.beginObject()
                json.key("suppressed")
                objects.write(suppressed.finding, suppressed, to: &json)
                json.endObject()
            }
        }
        writeLine(to: &output) { json in
            json.beginObject()
            json.key("summary")
            objects.writeSummary(to: &json)
            json.endObject()
        }
    }

    private func writeLine(to output: inout OutputBuffer, _ write: (inout JSONWriter) -> Void) {
        var json = JSONWriter()
        write(&json)
        json.endDocument()
        output.append(json.output.bytes)
    }
}
