/// SARIF 2.1.0, for GitHub's code scanning and for viewers: one log with one run.
///
/// Columns count UTF-16 units, files are named from the root of the repository. Only rules with results are described.
struct SARIFReporter: Reporter {
    private let report: Report
    private let showsSuppressed: Bool
    private let places: SARIFPlaces
    private let results: SARIFResults

    init(report: Report, options: ReportOptions) {
        self.report = report
        showsSuppressed = options.showsSuppressed
        places = SARIFPlaces(report, options)
        let ruleIDs = Set(report.shown.map(\.ruleID) + (options.showsSuppressed ? report.suppressed.map(\.finding.ruleID) : []))
        results = SARIFResults(report: report, places: places, rules: report.rules.filter { ruleIDs.contains($0.id) })
    }

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
        json.breakLine(indent: 2)
        json.field("version", "2.1.0")
        json.breakLine(indent: 2)
        json.key("runs")
        json.beginArray()
        writeRun(to: &json)
        json.endArray()
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func writeRun(to json: inout JSONWriter) {
        json.beginObject()
        json.breakLine(indent: 2)
        json.field("columnKind", "utf16CodeUnits")
        json.breakLine(indent: 2)
        json.key("automationDetails")
        json.beginObject()
        json.field("id", "identity-lint/")
        json.endObject()
        places.writeBase(to: &json)
        json.breakLine(indent: 2)
        json.key("tool")
        writeTool(to: &json)
        json.breakLine(indent: 2)
        json.key("invocations")
        writeInvocations(to: &json)
        let suppressed = showsSuppressed ? report.suppressed : []
        json.writeLines("results", report.shown.map { ($0, nil) } + suppressed.map { ($0.finding, $0) }) { result, json in
            results.write(result.0, result.1, to: &json)
        }
        json.breakLine(indent: 0)
        json.endObject()
    }

    private func writeTool(to json: inout JSONWriter) {
        json.beginObject()
        json.key("driver")
        json.beginObject()
        json.field("name", "identity-lint")
        json.field("semanticVersion", ToolVersion.current)
        json.writeLines("rules", results.rules) { SARIFRule(rule: $0).write(to: &$1) }
        json.endObject()
        json.endObject()
    }

    private func writeInvocations(to json: inout JSONWriter) {
        json.beginArray()
        json.beginObject()
        json.field("executionSuccessful", report.problems.isEmpty)
        json.key("toolExecutionNotifications")
        json.beginArray()
        for problem in report.problems { writeNotification("error", problem.message, problem.path, nil, to: &json) }
        for note in report.notes { writeNotification("note", note.message, note.path, note, to: &json) }
        json.endArray()
        json.endObject()
        json.endArray()
    }

    private func writeNotification(
        _ level: String, _ message: String, _ path: String, _ note: SourceNote?, to json: inout JSONWriter
    ) {
        json.breakLine(indent: 4)
        json.beginObject()
        json.field("level", level)
        json.writeText("message", message)
        json.key("locations")
        json.beginArray()
        json.beginObject()
        places.writePhysicalLocation(path, to: &json) { json in
            guard let note else { return }
            json.key("region")
            json.beginObject()
            json.field("startLine", note.line)
            json.field("startColumn", note.utf16Column)
            json.endObject()
        }
        json.endObject()
        json.endArray()
        json.endObject()
    }
}

extension JSONWriter {
    /// A SARIF message: an object with a text.
    mutating func writeText(_ name: StaticString, _ text: String, markdown: String? = nil) {
        key(name)
        beginObject()
        field("text", text)
        if let markdown { field("markdown", markdown) }
        endObject()
    }
}
