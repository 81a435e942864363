/// Findings as results of SARIF.
struct SARIFResults {
    private let report: Report
    private let places: SARIFPlaces
    /// Those that results name by their number.
    let rules: [ReportedRule]
    private let ruleIndexes: [String: Int]
    /// By the bytes of the path.
    private let lineHashes: [[UInt8]: LineHash]

    init(report: Report, places: SARIFPlaces, rules: [ReportedRule]) {
        self.report = report
        self.places = places
        self.rules = rules
        ruleIndexes = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
        let paths = Set((report.findings + report.suppressed.map(\.finding)).map { Array($0.path.utf8) })
        lineHashes = paths.reduce(into: [:]) { hashes, path in
            hashes[path] = report.sources.file(String(decoding: path, as: UTF8.self)).map(LineHash.init)
        }
    }

    func write(_ finding: Finding, _ suppression: SuppressedFinding?, to json: inout JSONWriter) {
        json.beginObject()
        json.field("ruleId", finding.ruleID)
        if let index = ruleIndexes[finding.ruleID] { json.field("ruleIndex", index) }
        json.field("level", finding.severity.rawValue)
        json.writeText("message", finding.message.text)
        writeLocations(of: finding, to: &json)
        writeFingerprints(of: finding, to: &json)
        if let fix = finding.fix { write(fix, to: &json) }
        // On every result or on none (SARIF 2.1.0, §3.27.24). What the baseline accepts is no result.
        if report.isComparedToBaseline { json.field("baselineState", "new") }
        write(suppression, to: &json)
        json.key("properties")
        json.beginObject()
        json.field("headline", finding.message.headline)
        json.field("help", finding.message.help)
        if let evidence = finding.evidence { json.write(evidence) }
        json.endObject()
        json.endObject()
    }

    private func writeLocations(of finding: Finding, to json: inout JSONWriter) {
        json.key("locations")
        json.beginArray()
        json.beginObject()
        places.writePhysicalLocation(finding.path, to: &json) { json in
            places.writeFirstLine(of: finding.range, in: finding.path, to: &json)
        }
        json.endObject()
        json.endArray()
        guard !finding.related.isEmpty else { return }
        json.key("relatedLocations")
        json.beginArray()
        for (index, location) in finding.related.enumerated() {
            json.beginObject()
            json.field("id", index + 1)
            json.writeText("message", location.message)
            places.writePhysicalLocation(location.path, to: &json) { json in
                places.writeFirstLine(of: location.range, in: location.path, to: &json)
            }
            json.endObject()
        }
        json.endArray()
    }

    private func writeFingerprints(of finding: Finding, to json: inout JSONWriter) {
        json.key("partialFingerprints")
        json.beginObject()
        let line = report.span(of: finding).start.line
        if let hash = lineHashes[Array(finding.path.utf8)]?[line] { json.field("primaryLocationLineHash", hash) }
        json.field("identityLint/v1", finding.fingerprint)
        json.endObject()
    }

    /// An empty list says that nothing suppresses the result; no list would say that it is not known.
    private func write(_ suppression: SuppressedFinding?, to json: inout JSONWriter) {
        json.key("suppressions")
        json.beginArray()
        if let suppression {
            json.beginObject()
            json.field("kind", "inSource")
            if let reason = suppression.reason { json.field("justification", reason) }
            json.endObject()
        }
        json.endArray()
    }

    private func write(_ fix: Fix, to json: inout JSONWriter) {
        json.key("fixes")
        json.beginArray()
        json.beginObject()
        json.writeText("description", fix.title)
        json.key("artifactChanges")
        json.beginArray()
        for (path, edits) in Self.byFile(fix.edits) { write(edits, in: path, to: &json) }
        json.endArray()
        json.endObject()
        json.endArray()
    }

    private func write(_ edits: [TextEdit], in path: String, to json: inout JSONWriter) {
        json.beginObject()
        places.writeArtifactLocation(path, to: &json)
        json.key("replacements")
        json.beginArray()
        for edit in edits {
            json.beginObject()
            places.writeRegion("deletedRegion", edit.range, in: path, to: &json)
            json.writeText("insertedContent", edit.replacement)
            json.endObject()
        }
        json.endArray()
        json.endObject()
    }

    /// The edits of each file, in the order of the fix.
    private static func byFile(_ edits: [TextEdit]) -> [(path: String, edits: [TextEdit])] {
        var files: [(path: String, edits: [TextEdit])] = []
        for edit in edits {
            if let index = files.firstIndex(where: { $0.path.utf8.elementsEqual(edit.path.utf8) }) {
                files[index].edits.append(edit)
            } else {
                files.append((edit.path, [edit]))
            }
        }
        return files
    }
}
