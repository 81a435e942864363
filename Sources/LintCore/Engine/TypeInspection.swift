/// Finds the types of view-returning members: the pipeline behind `type`.
///
/// Files are parsed side by side. What they declare is filed and evaluated on one thread, since nearly every answer of the
/// evaluator rests on others.
public struct TypeInspection: Sendable {
    public struct Options: Sendable {
        /// How many files are parsed at once.
        public var jobs = 1
        /// Paths of interface files that were asked for, beside those of the configuration.
        public var interfaces: [String] = []
        /// What was asked of the profile.
        public var settings = ProfileSettings()
        /// Leave modifiers out of the types.
        public var erasesModifiers = false
        /// Take the types apart for a tree.
        public var makesTrees = false
        public var measuresTime = false
        public var workingDirectory = ""
        public var configuration: Configuration?
        /// The root of the project, absolute and without links, where it was named.
        public var root: String?
        /// Read all of the embedded interfaces, and not only what the project can ask for.
        var readsWholeInterfaces = false

        public init() {}

        /// Those of the command line, and what the configuration says where it says nothing.
        fileprivate var allSettings: ProfileSettings {
            settings.completed(by: configuration?.profileSettings ?? ProfileSettings())
        }

        fileprivate var allInterfaces: [String] { interfaces + (configuration?.interfaces.map(\.value) ?? []) }
    }

    private let options: Options

    public init(options: Options) { self.options = options }

    public func inspect(_ input: CheckInput) -> TypeResult {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(
            around: input.paths + input.unsavedFiles.map(\.path),
            projectFolder: options.root ?? options.configuration?.folder)
        let found = timings.measure(.discover) { ProjectFiles(input, roots, options.configuration) }
        let projectPaths = ProjectPaths(
            repositories: roots.all, givenPaths: input.paths, workingDirectory: options.workingDirectory)
        let reader = ProgramReader(projectPaths: projectPaths, jobs: options.jobs, measuresTime: options.measuresTime)
        let project = reader.read(found.files)
        let library = reader.readLibrary(options.allInterfaces)
        timings.add(project.timings)
        timings.add(library.timings)

        let modules = timings.measure(.index) {
            ModuleMap(
                filesAt: project.files.map(\.tree.source.path), roots: roots.all, workingDirectory: options.workingDirectory)
        }
        let (report, evaluationTimings) = BigStackThread.run {
            evaluate(project.files, library.interfaces, modules, fileCount: project.reportedCount)
        }
        timings.add(evaluationTimings)
        let problems = input.problems + found.problems + project.problems + library.problems
        return TypeResult(
            report: report, problems: problems.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) },
            notes: project.files.compactMap(\.note), byteCount: project.byteCount, timings: timings)
    }

    private func evaluate(
        _ files: [ProgramReader.File], _ given: [InterfaceLibrary.Interface], _ modules: ModuleMap, fileCount: Int
    ) -> (TypeReport, Timings) {
        var timings = Timings(isOn: options.measuresTime)
        let assembly = ProgramAssembly(
            given: given, modules: modules, settings: options.allSettings, jobs: options.jobs,
            readsAllInterfaces: options.readsWholeInterfaces)
        let assembled = assembly.program(of: files, &timings)
        let surrounding = files.indices.filter { !files[$0].isReported }.map { Int32($0) }
        var maker = TypeReportMaker(
            Evaluator(assembled.program), embeddedUnits: assembled.embeddedUnits, surroundingUnits: Set(surrounding),
            workingDirectory: options.workingDirectory, erasesModifiers: options.erasesModifiers, makesTrees: options.makesTrees)
        let reported = timings.measure(.types) {
            files.indices.filter { files[$0].isReported }.compactMap { maker.file(ofUnit: Int32($0)) }
        }
        return (TypeReport(files: reported, fileCount: fileCount), timings)
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
