/// Runs the pipeline: finds the files, parses and indexes each, merges what they declare, asks the rules.
///
/// The result is the same for any number of jobs: work is shared out in any order, results are kept in the order of the
/// files, and findings are sorted.
public struct Engine: Sendable {
    public struct Options: Sendable {
        /// What is common to all commands that read a project.
        public var project = LoadOptions()
        /// Report findings of severity `note` too, also where the configuration does not ask for them.
        public var includesNotes = false
        public var selection = RuleSelection()
        /// Findings that are accepted, and so not reported.
        public var baseline: Baseline?
        /// Report what another finding repeats, too: a helper beside its only call, as the pages of rules show both.
        var includesRepeated = false

        public init() {}
    }

    private let rules: RuleTable
    private let options: Options

    public init(options: Options) {
        self.init(rules: RuleRegistry.all, options: options)
    }

    init(rules: [any Rule], options: Options) {
        self.rules = RuleTable(rules)
        self.options = options
    }

    public func check(_ input: CheckInput) -> CheckResult { check(LoadedProject(input, options.project), input) }

    /// - Parameter project: what `input` leads to.
    func check(_ project: LoadedProject, _ input: CheckInput) -> CheckResult {
        var timings = project.timings
        let configured = ConfiguredRules(project.configured, options.selection)
        let run = RuleRun(rules: rules, project: project, configured: configured)
        let (findings, ruleTimings) = BigStackThread.run { run.findings() }
        timings.add(ruleTimings)
        let names = fingerprintPaths(project.roots, input)
        var (report, accepted) = timings.measure(.report) {
            finalise(findings, project.files, names, configured, scope(of: input, project.roots), fileCount: project.reportedCount)
        }
        report.places.repository = ProjectRoots.repository(around: input.paths + input.unsavedFiles.map(\.path))
        return CheckResult(
            report: report.confined(to: input.addedLines), accepted: accepted, names: names, configured: project.configured,
            problems: project.problems, notes: project.notes, byteCount: project.byteCount,
            timings: timings)
    }

    /// A baseline is used from any folder: where nothing says what the project is, its own folder does, and not what was given.
    private func fingerprintPaths(_ roots: ProjectRoots, _ input: CheckInput) -> ProjectPaths {
        ProjectPaths(
            repositories: roots.naming, others: options.baseline.map { [$0.folder] } ?? roots.all, givenPaths: input.paths,
            workingDirectory: options.project.workingDirectory)
    }

    private func scope(of input: CheckInput, _ roots: ProjectRoots) -> BaselineScope {
        BaselineScope(input, roots: roots.naming + (options.baseline.map { [$0.folder] } ?? []))
    }

    private func finalise(
        _ found: SuppressionPass.Result, _ files: [ProgramReader.File], _ projectPaths: ProjectPaths, _ configured: ConfiguredRules,
        _ scope: BaselineScope, fileCount: Int
    ) -> (Report, AcceptedFindings) {
        var configured = configured
        // Suppressed findings are numbered with the others: a comment more or less must not make an old finding new.
        let weighed = found.suppressed.compactMap { suppressed in configured.weighed(suppressed.finding).map { ($0, suppressed.reason) } }
        let reasons = Dictionary(weighed) { first, _ in first }
        var findings = found.findings.compactMap { configured.weighed($0) } + weighed.map(\.0)
        let pointedAt = Set(findings.map(\.path)).union(findings.lazy.flatMap(\.pathsPointedAt))
        let sources = ReportedSources(
            files.map(\.tree.source).filter { pointedAt.contains($0.path) }.map(ReportedSource.init))
        findings.sort(by: Finding.stands)
        let isSuppressed = findings.map { reasons[$0] }
        var showsNotes: [Bool] = []
        for index in findings.indices {
            let answer = configured.answer(forFileAt: findings[index].path)
            showsNotes.append(options.includesNotes || answer.pedantic ?? false)
        }
        Fingerprint.assign(to: &findings, in: sources, relativePath: projectPaths.relative)
        let open = findings.indices.filter { isSuppressed[$0] == nil }.map { findings[$0] }
        let silenced = findings.indices.filter { isSuppressed[$0] != nil }.map { findings[$0] }
        let repeated = Set(options.includesRepeated ? [] : Finding.repeated(in: open, accepted: silenced).map { open[$0].fingerprint })
        let accepted = options.baseline.map { AcceptedFindings($0, in: open, scope) } ?? .none
        let isAccepted = Set(accepted.findings.map(\.fingerprint))
        var reported: [Finding] = []
        var hidden: [Finding] = []
        var suppressed: [SuppressedFinding] = []
        for (index, finding) in findings.enumerated() {
            let isShown = showsNotes[index] || finding.severity != .note
            if let reason = isSuppressed[index] {
                if isShown { suppressed.append(SuppressedFinding(finding: finding, reason: reason)) }
            } else if !isAccepted.contains(finding.fingerprint), !repeated.contains(finding.fingerprint) {
                if isShown { reported.append(finding) } else { hidden.append(finding) }
            }
        }
        var report = Report(findings: reported, suppressed: suppressed, hidden: hidden, sources: sources, fileCount: fileCount)
        report.isComparedToBaseline = options.baseline != nil
        return (report, accepted)
    }
}
