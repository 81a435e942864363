/// All that reporters may read: findings in their final order, and the files they point into. Made by the engine.
public struct Report: Sendable {
    public private(set) var findings: [Finding]
    /// What comments in the code suppress, in the same order.
    public private(set) var suppressed: [SuppressedFinding]
    public let sources: ReportedSources
    /// How many files were looked at.
    public let fileCount: Int

    public init(
        findings: [Finding], suppressed: [SuppressedFinding] = [], sources: ReportedSources, fileCount: Int
    ) {
        self.findings = findings
        self.suppressed = suppressed
        self.sources = sources
        self.fileCount = fileCount
    }

    /// The findings that stand on lines which were added, by the bytes of the path; all where that is nil. Made of the
    /// whole report, since what stands on other lines counts for the fingerprints of these.
    func confined(to addedLines: [[UInt8]: AddedLines]?) -> Report {
        guard let addedLines else { return self }
        let isMeant = { (finding: Finding) in
            guard let source = sources.file(finding.path) else { return true }
            return addedLines[Array(finding.path.utf8)]?.touch(finding.range, of: source) ?? false
        }
        var report = self
        report.findings = findings.filter(isMeant)
        report.suppressed = suppressed.filter { isMeant($0.finding) }
        return report
    }

    /// Whether anything weighs `severity` or more.
    public func hasFindings(from severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

    func count(of severity: Severity) -> Int { findings.count { $0.severity == severity } }

    /// The number of files with at least one finding; findings are sorted by path.
    var fileCountWithFindings: Int {
        var count = 0
        var last: String?
        for finding in findings where last.map({ !$0.utf8.elementsEqual(finding.path.utf8) }) ?? true {
            count += 1
            last = finding.path
        }
        return count
    }

    /// Where a finding starts and ends.
    func span(of finding: Finding) -> (start: SourcePosition, end: SourcePosition) {
        (sources.position(in: finding.path, at: finding.range.startOffset),
         sources.position(in: finding.path, at: finding.range.endOffset))
    }

    func start(of location: RelatedLocation) -> SourcePosition {
        sources.position(in: location.path, at: location.range.startOffset)
    }
}

/// What the surroundings ask of a report.
public struct ReportOptions: Sendable {
    public var usesColor = false
    /// The line at the end that counts.
    public var hasSummary = true
    /// Show what comments suppress, too.
    public var showsSuppressed = false
    /// What relative paths are relative to; absolute, without a slash at the end.
    public var workingDirectory = ""
    /// `GITHUB_WORKSPACE`: what GitHub's paths are relative to.
    public var workspace: String?

    public init() {}

    /// `path` from the root of the file system.
    func absolutePath(_ path: String) -> String {
        if path.utf8.first == UInt8(ascii: "/") || workingDirectory.isEmpty { return path }
        return workingDirectory == "/" ? "/" + path : workingDirectory + "/" + path
    }

    /// `path` from the workspace; as it is where it lies outside.
    func workspacePath(_ path: String) -> String {
        guard let workspace, !workspace.isEmpty else { return path }
        let prefix = workspace.utf8.last == UInt8(ascii: "/") ? workspace : workspace + "/"
        let absolute = absolutePath(path)
        guard absolute.utf8.starts(with: prefix.utf8) else { return path }
        return String(absolute.unicodeScalars.dropFirst(prefix.unicodeScalars.count))
    }
}
