/// What came of `check`: the findings with the files they point into, and what could not be looked at.
public struct CheckResult: Sendable {
    public let report: Report
    /// Each makes the run end with exit code 2; sorted by path.
    public let problems: [Problem]
    /// What the parser passed over, sorted by path.
    public let notes: [SourceNote]
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
        self.problems = problems
        self.notes = notes
        self.byteCount = byteCount
        self.timings = timings
    }

    func baselineEntry(of finding: Finding) -> Baseline.Entry {
        Baseline.Entry(finding, path: names.relative(finding.path), in: report.sources)
    }

    /// The report in one format; the time it takes is booked.
    public mutating func render(_ format: OutputFormat, _ options: ReportOptions) -> OutputBuffer {
        let report = report
        return timings.measure(.report) { format.render(report, options) }
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

    public init(paths: [String], unsavedFiles: [SourceFile] = [], problems: [Problem] = []) {
        self.paths = paths
        self.unsavedFiles = unsavedFiles
        self.problems = problems
    }
}
