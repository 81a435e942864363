import LintCore

/// What `explain` and `trace` have in common.
enum InspectionArguments {
    static let options: [CommandSpec.Option] = [
        .init("--format", "NAME", "the form of the answer", values: .choice(InspectionFormat.text)),
        .init("--jobs", "N", "how many files are read at once; by default as many as processors", values: .number(1...1024)),
    ] + ProfileOptions.options + ProjectOptions.options

    enum Outcome {
        case options(LoadOptions)
        case failed(ExitCode)
    }

    static func options(_ arguments: Arguments, around path: String) throws(UsageError) -> Outcome {
        let profile = try ProfileOptions(arguments)
        let project = try ProjectOptions(arguments)
        var options = LoadOptions()
        options.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.interfaces = profile.interfaces
        options.settings = profile.settings
        options.workingDirectory = WorkingDirectory.path
        options.root = project.root
        do {
            options.configuration = try project.configuration(around: [path])
        } catch {
            return .failed(ProjectOptions.tell(of: error))
        }
        return .options(options)
    }

    /// Both ask about a view in the midst of its project, so the text of one file by itself is no question.
    static func refuseStandardInput(_ path: String, in command: CommandSpec, write form: String) throws(UsageError) {
        if path == "-" { throw UsageError("'\(command.name)' reads a file of the project, not standard input; write \(form)") }
    }

    /// Prints the answer, or tells why there is none.
    static func finish<Report>(
        _ result: InspectionResult<Report>, _ render: (Report) -> OutputBuffer
    ) throws(UsageError) -> ExitCode {
        if !result.problems.isEmpty {
            Terminal.standardError.write(result.problems.map { $0.line(by: Tool.name) }.joined())
        }
        if result.isAlone {
            Terminal.standardError.write(
                "\(Tool.name): note: only this file was read, for it is in no git repository; name the folder of its project with '--root'\n")
        }
        switch result.answer {
        case .success(let report):
            let isWritten = Terminal.standardOutput.print(render(report).bytes) == .success
            return isWritten && result.problems.isEmpty ? .success : .failure
        case .failure(let failure):
            // What could not be read says it better.
            guard result.problems.isEmpty else { return .failure }
            throw UsageError(failure.message, nearest: failure.nearest)
        }
    }
}
