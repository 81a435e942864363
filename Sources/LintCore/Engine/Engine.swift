/// Runs the pipeline: finds the files, parses and indexes each, merges what they declare, asks the rules.
///
/// The result is the same for any number of jobs: work is shared out in any order, results are kept in the order of the
/// files, and findings are sorted.
public struct Engine: Sendable {
    public struct Options: Sendable {
        /// How many files are worked on at once.
        public var jobs = 1
        /// Report findings of severity `note` too.
        public var includesNotes = false
        /// Time the stages of the run.
        public var measuresTime = false
        /// What relative paths are relative to.
        public var workingDirectory = ""
        /// What the project has decided of files and rules.
        public var configuration: Configuration?
        /// The root of the project, absolute and without links, where it was named.
        public var root: String?
        /// Is told how far a run is, by one thread at a time.
        public var onProgress: (@Sendable (Progress) -> Void)?

        public init() {}

        /// Where the project is, if that is known without git.
        fileprivate var projectFolder: String? { root ?? configuration?.folder }
    }

    private let rules: RuleTable
    private let options: Options

    public init(options: Options) {
        self.init(rules: RuleRegistry.all, options: options)
    }

    init(rules: [any Rule], options: Options) {
        let levels = options.configuration?.rules ?? [:]
        self.rules = RuleTable(rules.filter { levels[type(of: $0).info.id]?.value != .off })
        self.options = options
    }

    public func check(_ input: CheckInput) -> CheckResult {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(
            around: input.paths + input.unsavedFiles.map(\.path), projectFolder: options.projectFolder)
        let found = timings.measure(.discover) { ProjectFiles(input, roots, options.configuration) }
        let projectPaths = ProjectPaths(
            repositories: roots.all, givenPaths: input.paths, workingDirectory: options.workingDirectory)
        let reader = ProgramReader(projectPaths: projectPaths, jobs: options.jobs, measuresTime: options.measuresTime)
        let project = reader.read(found.files, options.onProgress)
        let library = reader.readLibrary(options.configuration?.interfaces.map(\.value) ?? [])
        timings.add(project.timings)
        timings.add(library.timings)
        let modules = timings.measure(.index) {
            ModuleMap(
                filesAt: project.files.map(\.tree.source.path), roots: roots.all, workingDirectory: options.workingDirectory)
        }
        let run = RuleRun(
            rules: rules, files: project.files, given: library.interfaces, modules: modules, projectPaths: projectPaths, options: options)
        let (findings, ruleTimings) = BigStackThread.run { run.findings() }
        timings.add(ruleTimings)
        var report = timings.measure(.report) { finalise(findings, project.files, projectPaths, fileCount: project.reportedCount) }
        report.places.repository = ProjectRoots.repository(around: input.paths + input.unsavedFiles.map(\.path))
        let problems = input.problems + found.problems + project.problems + library.problems
        return CheckResult(
            report: report, problems: problems.sorted { Self.precedes($0.path, $1.path) },
            notes: project.files.compactMap(\.note), byteCount: project.byteCount, timings: timings)
    }

    private func finalise(
        _ found: SuppressionPass.Result, _ files: [ProgramReader.File], _ projectPaths: ProjectPaths, fileCount: Int
    ) -> Report {
        // Suppressed findings are numbered with the others: a comment more or less must not make an old finding new.
        let reasons = Dictionary(found.suppressed.map { ($0.finding, $0.reason) }) { first, _ in first }
        var findings = found.findings + found.suppressed.map(\.finding)
        let pointedAt = Set(findings.map(\.path)).union(findings.lazy.flatMap(\.pathsPointedAt))
        let sources = ReportedSources(
            files.map(\.tree.source).filter { pointedAt.contains($0.path) }.map(ReportedSource.init))
        findings.sort(by: Finding.stands)
        let isSuppressed = findings.map { reasons[$0] }
        for index in findings.indices {
            let level = options.configuration?.rules[findings[index].ruleID]
            if let severity = level?.value.severity { findings[index].severity = severity }
        }
        Fingerprint.assign(to: &findings, in: sources, relativePath: projectPaths.relative)
        var reported: [Finding] = []
        var suppressed: [SuppressedFinding] = []
        for (finding, reason) in zip(findings, isSuppressed) where options.includesNotes || finding.severity != .note {
            if let reason { suppressed.append(SuppressedFinding(finding: finding, reason: reason)) } else { reported.append(finding) }
        }
        return Report(findings: reported, suppressed: suppressed, sources: sources, fileCount: fileCount)
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
