/// Issues as Code Climate describes them and GitLab reads them: what the two formats share.
struct CodeQuality {
    private let report: Report
    private let paths: HostPaths

    init(report: Report, options: ReportOptions) {
        self.report = report
        paths = HostPaths(report, options)
    }

    /// A list of issues, one a line.
    ///
    /// - Parameter writeFields: fields that one of the formats has by itself, in the object that is open.
    func write(to output: inout OutputBuffer, _ writeFields: (Finding, inout JSONWriter) -> Void) {
        var json = JSONWriter()
        var fingerprints: Set<String> = []
        json.beginArray()
        for finding in report.shown {
            json.breakLine(indent: 2)
            json.beginObject()
            writeFields(finding, &json)
            json.field("check_name", finding.ruleID)
            json.field("fingerprint", Self.unique(finding.fingerprint, in: &fingerprints))
            json.field("severity", Self.severity(finding.severity))
            writeLocation(of: finding, to: &json)
            json.endObject()
        }
        if !report.shown.isEmpty { json.breakLine(indent: 0) }
        json.endArray()
        json.endDocument()
        output.append(json.output.bytes)
    }

    private func writeLocation(of finding: Finding, to json: inout JSONWriter) {
        let (start, end) = report.span(of: finding)
        json.key("location")
        json.beginObject()
        json.field("path", paths.name(finding.path))
        json.key("lines")
        json.beginObject()
        json.field("begin", start.line)
        json.field("end", end.line)
        json.endObject()
        json.endObject()
    }

    /// Issues with one fingerprint are one for GitLab, and the others are lost.
    private static func unique(_ fingerprint: String, in known: inout Set<String>) -> String {
        var candidate = fingerprint
        var number = 1
        while !known.insert(candidate).inserted {
            var hash = FNV1a()
            hash.combine(field: fingerprint.utf8)
            hash.combine(field: String(number).utf8)
            candidate = hash.hexadecimal
            number += 1
        }
        return candidate
    }

    private static func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }
}
