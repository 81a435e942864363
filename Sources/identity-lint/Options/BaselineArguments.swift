import LintCore

/// What the commands `baseline …` have in common.
struct BaselineArguments {
    static let options: [CommandSpec.Option] = [
        .init("--pedantic", nil, "notes too"),
        .init("--quiet", nil, "errors alone on standard error"),
        .init("--jobs", "N", "how many files are worked on at once; by default as many as processors", values: .number(1...1024)),
    ] + ProfileOptions.options + ProjectOptions.options

    /// Where a baseline is when nobody says.
    static let standardName = ".identity-lint-baseline.jsonl"

    /// The path of the baseline, as it is reported.
    private(set) var path = standardName
    let isQuiet: Bool
    private(set) var options: Engine.Options
    private let input: CheckInput
    private let project: ProjectOptions

    /// The option that names the file, where there must be one.
    static let existing = CommandSpec.Option(
        "--baseline", "FILE", "the baseline; by default that of the configuration, else \(standardName)")

    /// Compares what is found with what a baseline accepts, and does something with the outcome.
    ///
    /// - Parameters:
    ///   - option: the one that names the file.
    ///   - baseline: reads the file.
    static func compare(
        _ arguments: Arguments, file option: String, reading baseline: (String) throws(ConfigurationError) -> Baseline,
        _ body: (BaselineArguments, BaselineRun.Result) -> ExitCode
    ) throws(UsageError) -> ExitCode {
        var read = try BaselineArguments(arguments)
        let accepted: Baseline
        do {
            try read.configure(arguments, file: option)
            accepted = try baseline(read.path)
        } catch {
            return ProjectOptions.tell(of: error)
        }
        guard let result = read.run(accepted) else { return .failure }
        return body(read, result)
    }

    private init(_ arguments: Arguments) throws(UsageError) {
        let profile = try ProfileOptions(arguments)
        let project = try ProjectOptions(arguments)
        var options = Engine.Options()
        options.project.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.includesNotes = arguments.has("--pedantic")
        options.project.workingDirectory = WorkingDirectory.path
        options.project.interfaces = profile.interfaces
        options.project.settings = profile.settings
        options.project.root = project.root
        isQuiet = arguments.has("--quiet")
        input = CheckInput(paths: arguments.operands.isEmpty ? ["."] : arguments.operands)
        self.options = options
        self.project = project
    }

    private mutating func configure(_ arguments: Arguments, file option: String) throws(ConfigurationError) {
        options.project.configuration = try project.configuration(around: input.paths)
        if options.project.configuration?.failOn?.value == .note { options.includesNotes = true }
        path = arguments.value(of: option) ?? options.project.configuration?.baseline.map { ConfiguredPath.fromHere($0.value) }
            ?? options.project.configuration.map { ConfiguredPath.fromHere($0.folder + "/" + Self.standardName) } ?? Self.standardName
    }

    /// Compares, and tells what could not be looked at; nil where something could not, since a baseline without it would be wrong.
    private func run(_ baseline: Baseline) -> BaselineRun.Result? {
        let result = BaselineRun(input, options).run(baseline)
        guard result.check.problems.isEmpty else {
            Terminal.standardError.write(result.check.problems.map { $0.line(by: Tool.name) }.joined())
            return nil
        }
        return result
    }

    static func write(_ baseline: Baseline) -> Bool {
        guard case .failure(let problem) = SourceWriting.put(baseline.fileText, at: baseline.path) else { return true }
        Terminal.standardError.write(problem.line(by: Tool.name))
        return false
    }
}

/// Paths of a configuration, which are absolute, as people see them from the working directory.
enum ConfiguredPath {
    static func fromHere(_ path: String) -> String {
        let here = WorkingDirectory.path
        return path.hasPrefix(here + "/") ? String(path.dropFirst(here.count + 1)) : path
    }
}
