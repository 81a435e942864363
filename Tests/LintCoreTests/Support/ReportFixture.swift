@testable import LintCore

/// Builds reports for the tests of reporters, places given by the text that stands there.
struct ReportFixture {
    var findings: [Finding] = []
    var files: [SourceFile] = []

    var suppressed: [SuppressedFinding] = []
    var rules: [ReportedRule] = []
    var problems: [Problem] = []
    var notes: [SourceNote] = []
    var repository: String?
    var limit: Int?

    var report: Report {
        var report = Report(
            findings: findings, suppressed: suppressed, sources: ReportedSources(files.map(ReportedSource.init)),
            fileCount: files.count)
        report.rules = rules
        report.problems = problems
        report.notes = notes
        report.places.repository = repository
        report.limit = limit
        return report
    }

    /// Adds a file and a finding at `text` in it.
    mutating func add(
        _ path: String, _ source: String, at text: String, _ severity: Severity = .warning, rule: String = "some-rule",
        message: Message = "something is wrong", related: [RelatedLocation] = [], fix: Fix? = nil, fingerprint: String = ""
    ) {
        let file = SourceFile(path: path, text: source)
        files.append(file)
        findings.append(Finding(
            ruleID: rule, severity: severity, message: message, path: path, range: Self.range(of: text, in: source),
            related: related, fix: fix, fingerprint: fingerprint))
    }

    static func range(of text: String, in source: String) -> ByteRange {
        let bytes = Array(source.utf8)
        let pattern = Array(text.utf8)
        let start = bytes.indices.first { bytes[$0...].starts(with: pattern) } ?? bytes.count
        return ByteRange(startOffset: start, endOffset: min(start + pattern.count, bytes.count))
    }

    /// A fix with one edit at `text` of a file.
    static func fix(_ path: String, _ source: String, at text: String, _ replacement: String) -> Fix {
        Fix(applicability: .safe, title: "do it", edits: [
            TextEdit(path: path, range: range(of: text, in: source), replacement: replacement),
        ])
    }

    func render(_ format: OutputFormat, _ change: (inout ReportOptions) -> Void = { _ in }) -> String {
        var options = ReportOptions()
        options.workingDirectory = "/repo"
        change(&options)
        return format.render(report, options).text
    }
}

/// A text is a headline; what to do about it is always the same.
extension Message: ExpressibleByStringLiteral {
    public init(stringLiteral text: String) { self.init(text, help: "mend it") }
}
