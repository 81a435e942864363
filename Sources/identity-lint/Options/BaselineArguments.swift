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
    let path: String
    let isQuiet: Bool
    let input: CheckInput
    let options: Engine.Options

    enum Outcome {
        case arguments(BaselineArguments)
        case failed(ExitCode)
    }

    /// - Parameter option: the one that names the file.
    static func read(_ arguments: Arguments, file option: String) throws(UsageError) -> Outcome {
        let profile = try ProfileOptions(arguments)
        let project = try ProjectOptions(arguments)
        var options = Engine.Options()
        options.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.includesNotes = arguments.has("--pedantic")
        options.workingDirectory = WorkingDirectory.path
        options.interfaces = profile.interfaces
        options.settings = profile.settings
        options.root = project.root
        let input = CheckInput(paths: arguments.operands.isEmpty ? ["."] : arguments.operands)
        do {
            options.configuration = try project.configuration(around: input.paths)
        } catch {
            return .failed(ProjectOptions.tell(of: error))
        }
        options.includesNotes = options.includesNotes || options.configuration?.failOn?.value == .note
        let path = arguments.value(of: option) ?? options.configuration?.baseline.map { ConfiguredPath.fromHere($0.value) }
            ?? options.configuration.map { ConfiguredPath.fromHere($0.folder + "/" + standardName) } ?? standardName
        return .arguments(BaselineArguments(path: path, isQuiet: arguments.has("--quiet"), input: input, options: options))
    }

    /// Compares, and tells what could not be looked at; nil where something could not, since a baseline without it would be wrong.
    func run(_ baseline: Baseline) -> BaselineRun.Result? {
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
