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

        public init() {}

        /// Where the project is, if that is known without git.
        fileprivate var projectFolder: String? { root ?? configuration?.folder }
    }

    private let rules: RuleTable
    private let options: Options
    private let memory: TreeMemory

    public init(options: Options) {
        self.init(rules: RuleRegistry.all, options: options)
    }

    init(rules: [any Rule], options: Options, memory: TreeMemory = TreeMemory()) {
        let levels = options.configuration?.rules ?? [:]
        self.rules = RuleTable(rules.filter { levels[type(of: $0).info.id]?.value != .off })
        self.options = options
        self.memory = memory
    }

    public func check(_ input: CheckInput) -> CheckResult {
        var timings = Timings(isOn: options.measuresTime)
        let roots = ProjectRoots(
            around: input.paths + input.unsavedFiles.map(\.path), projectFolder: options.projectFolder)
        let found = timings.measure(.discover) { ProjectFiles(input, roots, options.configuration) }
        let projectPaths = ProjectPaths(
            repositories: roots.all, givenPaths: input.paths, workingDirectory: options.workingDirectory)
        var problems = input.problems + found.problems

        let pipeline = FilePipeline(
            rules: rules, memory: memory, projectPaths: projectPaths, measuresTime: options.measuresTime)
        let results = ParallelMap.map(found.files, jobs: options.jobs) { file -> Result<FileOutcome, Problem> in
            switch file {
            case .path(let path): pipeline.process(path)
            case .unsaved(let source): .success(pipeline.process(source))
            case .surrounding(let path): pipeline.process(path, isChecked: false)
            }
        }
        var outcomes: [FileOutcome] = []
        var checkedCount = 0
        for (file, result) in zip(found.files, results) {
            switch result {
            case .success(let outcome):
                outcomes.append(outcome)
                if !file.isSurrounding { checkedCount += 1 }
            // Nobody asked about a file that is not to be checked.
            case .failure(let problem): if !file.isSurrounding { problems.append(problem) }
            }
        }
        for outcome in outcomes { timings.add(outcome.timings) }

        let project = timings.measure(.index) { ProjectIndex(outcomes.compactMap(\.index)) }
        let checked = ParallelMap.map(outcomes, jobs: options.jobs) { check($0.remainder, in: project) }
        for file in checked { timings.add(file.timings) }

        let report = timings.measure(.report) {
            finalise(checked, unsavedFiles: input.unsavedFiles, projectPaths, fileCount: checkedCount)
        }
        return CheckResult(
            report: report, problems: problems.sorted { Self.precedes($0.path, $1.path) },
            notes: outcomes.compactMap(\.note), byteCount: outcomes.reduce(0) { $0 + $1.byteCount }, timings: timings)
    }

    private struct CheckedFile: Sendable {
        var findings: [Finding] = []
        /// Kept only where there are findings.
        var source: ReportedSource?
        var timings: Timings
    }

    private func check(_ remainder: FileOutcome.Remainder, in project: ProjectIndex) -> CheckedFile {
        var file = CheckedFile(timings: Timings(isOn: options.measuresTime))
        let tree: SyntaxTree
        switch remainder {
        case .nothing: return file
        case .tree(let kept): tree = kept
        case .source(let source): tree = FilePipeline.tree(of: source, &file.timings)
        }
        file.findings = file.timings.measure(.rules) { rules.findings(in: tree, of: project) }
        if !file.findings.isEmpty { file.source = ReportedSource(tree.source) }
        return file
    }

    private func finalise(_ files: [CheckedFile], unsavedFiles: [SourceFile], _ projectPaths: ProjectPaths, fileCount: Int) -> Report {
        var sources = ReportedSources(files.compactMap(\.source))
        var findings = files.flatMap(\.findings)
        for path in findings.lazy.flatMap(\.pathsPointedAt) where sources[path] == nil {
            // Rare: a place in a file without findings of its own, whose bytes are gone.
            if let unsaved = unsavedFiles.first(where: { $0.path == path }) {
                sources.insert(ReportedSource(unsaved))
            } else if let source = try? FileReader.sourceFile(at: path) {
                sources.insert(ReportedSource(source))
            }
        }
        for index in findings.indices {
            let level = options.configuration?.rules[findings[index].ruleID]
            if let severity = level?.value.severity { findings[index].severity = severity }
        }
        findings.sort(by: Finding.stands)
        Fingerprint.assign(to: &findings, in: sources, relativePath: projectPaths.relative)
        if !options.includesNotes { findings.removeAll { $0.severity == .note } }
        return Report(findings: findings, sources: sources, fileCount: fileCount)
    }

    private static func precedes(_ left: String, _ right: String) -> Bool {
        left.utf8.lexicographicallyPrecedes(right.utf8)
    }
}
