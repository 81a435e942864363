/// What came of `check`: the findings with the files they point into, and what could not be looked at.
public struct CheckResult: Sendable {
    public let report: Report
    /// Each makes the run end with exit code 2; sorted by path.
    public let problems: [Problem]
    /// What the parser passed over, sorted by path.
    public let notes: [SourceNote]
    public let byteCount: Int
    public private(set) var timings: Timings

    init(report: Report, problems: [Problem], notes: [SourceNote], byteCount: Int, timings: Timings) {
        self.report = report
        self.problems = problems
        self.notes = notes
        self.byteCount = byteCount
        self.timings = timings
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
