/// Files and regions as SARIF writes them. A file is a URI from the root of the repository, one that lies elsewhere from the
/// root of the file system.
struct SARIFPlaces {
    private let report: Report
    private let paths: HostPaths
    /// What relative URIs say they start from.
    private static let baseID: StaticString = "SRCROOT"

    init(_ report: Report, _ options: ReportOptions) {
        self.report = report
        paths = HostPaths(report, options)
    }

    func writeBase(to json: inout JSONWriter) {
        guard let base = paths.baseURI else { return }
        json.breakLine(indent: 2)
        json.key("originalUriBaseIds")
        json.beginObject()
        json.key(Self.baseID)
        json.beginObject()
        json.field("uri", base)
        json.endObject()
        json.endObject()
    }

    func writeArtifactLocation(_ path: String, to json: inout JSONWriter) {
        json.key("artifactLocation")
        json.beginObject()
        if let relative = paths.relative(path) {
            json.field("uri", PercentEncoding.path(relative))
            if paths.baseURI != nil { json.field("uriBaseId", "\(Self.baseID)") }
        } else {
            json.field("uri", "file://" + PercentEncoding.path(paths.absolute(path)))
        }
        json.endObject()
    }

    func writePhysicalLocation(_ path: String, to json: inout JSONWriter, _ writeRegion: (inout JSONWriter) -> Void) {
        json.key("physicalLocation")
        json.beginObject()
        writeArtifactLocation(path, to: &json)
        writeRegion(&json)
        json.endObject()
    }

    /// The range, or what of it stands on its first line: GitHub shows a result in a pull request only if all its lines are
    /// part of it.
    func writeFirstLine(of range: ByteRange, in path: String, to json: inout JSONWriter) {
        let (start, end) = report.span(of: range, in: path)
        guard end.line > start.line, let source = report.sources[path] else {
            return writeRegion("region", start, end, to: &json)
        }
        let lineEnd = source.lines.contentRange(ofLine: start.line).endOffset
        writeRegion("region", start, source.position(at: max(lineEnd, start.offset)), to: &json)
    }

    func writeRegion(_ name: StaticString, _ range: ByteRange, in path: String, to json: inout JSONWriter) {
        let (start, end) = report.span(of: range, in: path)
        writeRegion(name, start, end, to: &json)
    }

    private func writeRegion(_ name: StaticString, _ start: SourcePosition, _ end: SourcePosition, to json: inout JSONWriter) {
        json.key(name)
        json.beginObject()
        json.field("startLine", start.line)
        json.field("startColumn", start.utf16Column)
        json.field("endLine", end.line)
        json.field("endColumn", end.utf16Column)
        json.endObject()
    }
}
