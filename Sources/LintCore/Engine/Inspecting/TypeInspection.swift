/// Finds the types of view-returning members: the pipeline behind `type`.
///
/// Files are parsed side by side. What they declare is filed and evaluated on one thread, since nearly every answer of the
/// evaluator rests on others.
public struct TypeInspection: Sendable {
    public struct Options: Sendable {
        /// What is common to all commands of the kind.
        public var project = LoadOptions()
        /// Leave modifiers out of the types.
        public var erasesModifiers = false
        /// Take the types apart for a tree.
        public var makesTrees = false

        public init() {}
    }

    private let options: Options

    public init(options: Options) { self.options = options }

    public func inspect(_ input: CheckInput) -> TypeResult {
        let project = LoadedProject(input, options.project)
        var timings = project.timings
        let (report, evaluationTimings) = BigStackThread.run { evaluate(project) }
        timings.add(evaluationTimings)
        return TypeResult(
            report: report, problems: project.problems, notes: project.notes, byteCount: project.byteCount,
            timings: timings)
    }

    private func evaluate(_ project: LoadedProject) -> (TypeReport, Timings) {
        var timings = Timings(isOn: options.project.measuresTime)
        let (program, places) = project.assemble(&timings)
        var maker = TypeReportMaker(
            Evaluator(program), places, erasesModifiers: options.erasesModifiers, makesTrees: options.makesTrees)
        let reported = timings.measure(.types) {
            project.files.indices.filter { project.files[$0].isReported }.compactMap { maker.file(ofUnit: Int32($0)) }
        }
        return (TypeReport(files: reported, fileCount: project.reportedCount), timings)
    }
}

/// What came of `type`.
public struct TypeResult: Sendable {
    public var report: TypeReport
    /// Each makes the run end with exit code 2; sorted by path.
    public let problems: [Problem]
    /// What the parser passed over, sorted by path.
    public let notes: [SourceNote]
    public let byteCount: Int
    public private(set) var timings: Timings

    init(report: TypeReport, problems: [Problem], notes: [SourceNote], byteCount: Int, timings: Timings) {
        self.report = report
        self.problems = problems
        self.notes = notes
        self.byteCount = byteCount
        self.timings = timings
    }

    /// The report in one format; the time it takes is booked.
    public mutating func render(_ format: TypeFormat) -> OutputBuffer {
        let report = report
        return timings.measure(.report) { format.render(report) }
    }
}
