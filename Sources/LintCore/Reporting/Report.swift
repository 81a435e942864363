/// All that reporters may read: findings in their final order, and the files they point into. Made by the engine.
public struct Report: Sendable {
    public private(set) var findings: [Finding]
    /// What comments in the code suppress, in the same order.
    public private(set) var suppressed: [SuppressedFinding]
    /// Notes that nobody asked to see, in the same order.
    private var hidden: [Finding]
    public let sources: ReportedSources
    /// How many files were looked at.
    public let fileCount: Int
    /// What could not be looked at, sorted by path.
    public var problems: [Problem] = []
    /// What the parser passed over, sorted by path.
    public var notes: [SourceNote] = []
    /// Every rule there is, in the order of the catalogue.
    var rules: [ReportedRule] = []
    var places = ReportedPlaces()
    /// Whether a baseline was given: then findings are those that it does not accept.
    var isComparedToBaseline = false
    /// How many findings are printed at most; those behind are counted all the same.
    public var limit: Int?

    public init(
        findings: [Finding], suppressed: [SuppressedFinding] = [], hidden: [Finding] = [], sources: ReportedSources, fileCount: Int
    ) {
        self.findings = findings
        self.suppressed = suppressed
        self.hidden = hidden
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
        report.hidden = hidden.filter(isMeant)
        return report
    }

    /// Whether anything weighs `severity` or more.
    public func hasFindings(from severity: Severity) -> Bool { findings.contains { $0.severity >= severity } }

    /// The findings that are printed.
    var shown: ArraySlice<Finding> { findings.prefix(limit ?? findings.count) }

    /// The findings that are printed where only some can be: errors first.
    var shownHeaviestFirst: ArraySlice<Finding> {
        let ordered = Severity.allCases.reversed().flatMap { severity in findings.filter { $0.severity == severity } }
        return ordered.prefix(limit ?? ordered.count)
    }

    /// How many are not printed.
    public var omittedCount: Int { findings.count - shown.count }

    /// How many notes are not shown since nobody asked for notes.
    var hiddenCount: Int { hidden.count }

    /// How many findings have a fix that is applied by itself, or only when it is asked for.
    func fixableCount(_ applicability: Fix.Applicability) -> Int { findings.count { $0.fix?.applicability == applicability } }

    /// How many files have parts that could not be parsed.
    var brokenFileCount: Int { Set(notes.map { Array($0.path.utf8) }).count }

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

    /// Where a range of a file starts and ends.
    func span(of range: ByteRange, in path: String) -> (start: SourcePosition, end: SourcePosition) {
        (sources.position(in: path, at: range.startOffset), sources.position(in: path, at: range.endOffset))
    }

    func span(of finding: Finding) -> (start: SourcePosition, end: SourcePosition) { span(of: finding.range, in: finding.path) }

    func start(of location: RelatedLocation) -> SourcePosition {
        sources.position(in: location.path, at: location.range.startOffset)
    }
}
