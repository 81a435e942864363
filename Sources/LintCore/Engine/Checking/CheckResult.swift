/// What came of `check`: the findings with the files they point into, and what could not be looked at.
public struct CheckResult: Sendable {
    public private(set) var report: Report
    public let byteCount: Int
    /// What the baseline accepts, and what of it is gone.
    public let accepted: AcceptedFindings
    /// How fingerprints name files.
    private let names: ProjectPaths
    /// What was decided, for the project and for folders of it.
    let configured: ConfiguredProject
    public private(set) var timings: Timings

    init(
        report: Report, accepted: AcceptedFindings, names: ProjectPaths, configured: ConfiguredProject, problems: [Problem],
        notes: [SourceNote], byteCount: Int, timings: Timings
    ) {
        self.report = report
        self.accepted = accepted
        self.names = names
        self.configured = configured
        self.report.problems = problems
        self.report.notes = notes
        self.report.rules = ReportedRule.catalogue
        self.byteCount = byteCount
        self.timings = timings
    }

    /// Each makes the run end with exit code 2; sorted by path.
    public var problems: [Problem] {
        get { report.problems }
        set { report.problems = newValue }
    }

    /// What the parser passed over, sorted by path.
    public var notes: [SourceNote] { report.notes }

    /// Books what came before it, too.
    mutating func add(_ timings: Timings) { self.timings.add(timings) }

    func baselineEntry(of finding: Finding) -> Baseline.Entry {
        Baseline.Entry(finding, path: names.relative(finding.path), in: report.sources)
    }

    /// The report in one format; the time it takes is booked.
    ///
    /// - Parameter limit: how many findings are printed at most.
    public mutating func render(_ format: OutputFormat, _ options: ReportOptions, limit: Int? = nil) -> OutputBuffer {
        var report = report
        report.limit = limit
        return timings.measure(.report) {
            if format.namesFilesFromRepository { report.resolveLinks() }
            return format.render(report, options)
        }
    }

    /// How often each rule found something, in place of the findings.
    public func renderStatistics(_ format: StatisticsFormat, _ options: ReportOptions) -> OutputBuffer { format.render(report, options) }
}

extension Report {
    /// Finds out where the files lie that the report names; a call of the system for each of them.
    fileprivate mutating func resolveLinks() {
        let named = (findings + suppressed.map(\.finding)).flatMap(\.pathsPointedAt) + problems.map(\.path) + notes.map(\.path)
        for path in Set(named.map { Array($0.utf8) }) {
            places.canonicalPaths[path] = FileSystem.canonicalPath(of: path).map { String(decoding: $0, as: UTF8.self) }
        }
    }
}

/// What `check` looks at.
public struct CheckInput: Sendable {
    /// Files and folders as they were given.
    public var paths: [String]
    /// Texts that are not, or not in this form, on disk; one takes the place of the file of the same path.
    public var unsavedFiles: [SourceFile]

    /// What went wrong before; it is passed on.
    public var problems: [Problem]

    /// What else there is of the project, where that is not what is on disk.
    var surroundings = Surroundings()
    /// The lines to which findings are confined, by the bytes of the path that is reported; nil where all count.
    var addedLines: [[UInt8]: AddedLines]?

    public init(paths: [String], unsavedFiles: [SourceFile] = [], problems: [Problem] = []) {
        self.paths = paths
        self.unsavedFiles = unsavedFiles
        self.problems = problems
    }
}

/// The files around those that are asked about, as another state than that on disk has them. Made by `ChangeSelection`.
struct Surroundings: Sendable {
    /// Texts that take the place of files; absolute paths without links.
    var texts: [SourceFile] = []
    /// The paths of all files that there are below a folder; both absolute and without links.
    var inventories: [(folder: [UInt8], paths: Set<[UInt8]>)] = []

    /// Whether a file on disk is part of that state.
    func hold(_ path: [UInt8]) -> Bool {
        inventories.allSatisfy { !path.isPath(inside: $0.folder) || $0.paths.contains(path) }
    }
}
