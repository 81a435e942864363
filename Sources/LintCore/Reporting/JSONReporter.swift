/// The report for other tools, schema version 1 (docs/check.schema.json): one document, one finding a line.
///
/// Columns count UTF-8 bytes, `utf16…` UTF-16 code units, offsets bytes from the start of the file. Every key is always
/// there; what is not known is `null` or empty.
struct JSONReporter: Reporter {
    private let report: Report
    private let showsSuppressed: Bool
    private let objects: FindingJSON

    init(report: Report, showsSuppressed: Bool) {
        self.report = report
        self.showsSuppressed = showsSuppressed
        objects = FindingJSON(report: report)
    }

    func write(to output: inout OutputBuffer) {
        var json = JSONWriter()
        json.beginObject()
        json.writeHeader()
        json.writeLines("findings", Array(report.shown)) { objects.write($0, to: &$1) }
        if showsSuppressed {
            json.writeLines("suppressed", report.suppressed) { objects.write($0.finding, $0, to: &$1) }
        }
        json.breakLine(indent: 2)
        json.key("summary")
        objects.writeSummary(to: &json)
        json.breakLine(indent: 0)
        json.endObject()
        json.endDocument()
        output.append(json.output.bytes)
    }
}

extension JSONWriter {
    /// The fields `version` and `tool` of a document of our own, in the object that is open.
    mutating func writeHeader() {
        breakLine(indent: 2)
        field("version", 1)
        breakLine(indent: 2)
        key("tool")
        beginObject()
        field("name", "identity-lint")
        field("version", ToolVersion.current)
        endObject()
    }

    /// A list as a field of the outermost object, one item a line.
    mutating func writeLines<Item>(_ name: StaticString, _ items: [Item], _ write: (Item, inout JSONWriter) -> Void) {
        breakLine(indent: 2)
        key(name)
        beginArray()
        for item in items {
            breakLine(indent: 4)
            write(item, &self)
        }
        if !items.isEmpty { breakLine(indent: 2) }
        endArray()
    }
}
