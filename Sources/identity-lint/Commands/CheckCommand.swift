import LintCore

/// `check`: the findings of files and folders.
enum CheckCommand: Command {
    static let spec = CommandSpec(
        name: "check",
        summary: "Report places where views lose their identity",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        details: """
            PATH is a Swift file, a folder, or - for standard input; without any, the working directory is checked.
            Findings go to standard output, everything else to standard error.
            """,
        options: [
            .init("--format", "NAME", "text (default), xcode, github or json"),
            .init("--fail-on", "SEVERITY", "exit with 1 from this severity on: error (default), warning, note, never"),
            .init("--strict", nil, "the same as --fail-on warning"),
            .init("--pedantic", nil, "report notes too; --fail-on note implies it"),
        ] + FixOptions.options + [
            .init("--show-suppressed", nil, "show what comments in the code suppress, and why (text and json)"),
            .init("--color", "WHEN", "auto (default), always or never; auto heeds NO_COLOR and CLICOLOR_FORCE"),
        ] + BaselineOptions.options + [
            .init("--quiet", nil, "print findings and errors, but no summary and no notes on standard error"),
            .init("--stdin-filename", "PATH", "the path that standard input is reported under"),
            .init("--jobs", "N", "how many files are worked on at once; as many as processors by default"),
            .init("--timings", nil, "print on standard error where the time went"),
        ] + ProfileOptions.options + ProjectOptions.options,
        examples: [
            .init(command: "identity-lint check", meaning: "check the working directory"),
            .init(command: "identity-lint check --strict Sources App", meaning: "two folders; warnings fail too"),
            .init(command: "identity-lint check --diff", meaning: "what the safe fixes would change"),
            .init(
                command: "identity-lint check --format json Sources > findings.json",
                meaning: "a report for other tools"),
            .init(
                command: "identity-lint check - --stdin-filename Sources/Row.swift < Row.swift",
                meaning: "text that an editor has not saved yet"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: OutputFormat.text)
        let color = try arguments.choice(of: "--color", default: ColorChoice.auto)
        let isQuiet = arguments.has("--quiet")

        var options = Engine.Options()
        options.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.measuresTime = arguments.has("--timings")
        options.workingDirectory = WorkingDirectory.path

        let asked = try failingSeverity(arguments)
        let fixes = try FixOptions(arguments)
        let project = try ProjectOptions(arguments)
        let baseline = BaselineOptions(arguments)
        let profile = try ProfileOptions(arguments)
        options.interfaces = profile.interfaces
        options.settings = profile.settings

        let timer = RunTimer()
        var input = try StandardInput.checkInput(arguments)
        if arguments.operands.isEmpty { input.paths = ["."] }

        do {
            options.configuration = try project.configuration(around: input.paths + input.unsavedFiles.map(\.path))
            options.baseline = try baseline.baseline(options.configuration)
        } catch {
            return ProjectOptions.tell(of: error)
        }
        try baseline.check(options.baseline)
        options.root = project.root
        let failing = asked ?? options.configuration?.failOn?.value ?? .error
        options.includesNotes = arguments.has("--pedantic") || failing == .note

        var reportOptions = ReportOptions()
        reportOptions.usesColor = color.isOn(
            isTerminal: Terminal.standardOutput.isTerminal, environment: Terminal.environment)
        reportOptions.hasSummary = !isQuiet
        reportOptions.showsSuppressed = arguments.has("--show-suppressed")
        reportOptions.workingDirectory = options.workingDirectory
        reportOptions.workspace = Terminal.environment("GITHUB_WORKSPACE")

        var fixed: FixOutput?
        var problems: [Problem] = []
        if fixes.mode != nil {
            fixed = FixOutput(result: FixRun(input, fixes.choice, options).run(), unsavedFiles: input.unsavedFiles)
            if fixes.mode == .write { problems = fixed?.write() ?? [] }
        }
        // A diff changes nothing, so all is still there.
        var result = fixes.mode == .write ? fixed?.result.rest ?? Engine(options: options).check(input) : Engine(options: options).check(input)
        problems += result.problems
        tell(of: problems, result, input, isQuiet: isQuiet)
        Terminal.standardError.write(baseline.remarks(result.accepted, options.baseline, isQuiet: isQuiet))

        var isWritten = true
        if let fixed, let mode = fixes.mode {
            isWritten = show(fixed, mode, result, format, reportOptions, isQuiet: isQuiet)
        } else {
            isWritten = Terminal.standardOutput.print(result.render(format, reportOptions).bytes) == .success
        }
        if arguments.has("--timings") {
            let table = timer.table(
                result.timings, fileCount: result.report.fileCount, byteCount: result.byteCount, jobs: options.jobs)
            Terminal.standardError.write(table.text)
        }

        if !isWritten || !problems.isEmpty { return .failure }
        if baseline.fails(result.accepted) { return .findings }
        guard let limit = failing.severity else { return .success }
        return result.report.hasFindings(from: limit) ? .findings : .success
    }

    /// A diff takes the place of the report; a text that came from standard input goes where it came from, and the report
    /// beside it.
    private static func show(
        _ fixed: FixOutput, _ mode: FixOptions.Mode, _ result: CheckResult, _ format: OutputFormat, _ options: ReportOptions,
        isQuiet: Bool
    ) -> Bool {
        var result = result
        let isWritten: Bool
        switch mode {
        case .diff: isWritten = Terminal.standardOutput.print(fixed.diff(usesColor: options.usesColor).bytes) == .success
        case .write:
            let report = result.render(format, options).bytes
            if let text = fixed.unsavedText {
                isWritten = Terminal.standardOutput.print(Array(text.allBytes)) == .success
                Terminal.standardError.write(report)
            } else {
                isWritten = Terminal.standardOutput.print(report) == .success
            }
        }
        if !isQuiet { Terminal.standardError.write(fixed.summary(mode)) }
        return isWritten
    }

    /// Nil where the command line does not say.
    private static func failingSeverity(_ arguments: Arguments) throws(UsageError) -> FailingSeverity? {
        guard arguments.value(of: "--fail-on") != nil else { return arguments.has("--strict") ? .warning : nil }
        if arguments.has("--strict") { throw UsageError("'--strict' means '--fail-on warning'; give one of them") }
        return try arguments.choice(of: "--fail-on", default: .error)
    }

    /// Errors and notes, on standard error and before the findings.
    private static func tell(of problems: [Problem], _ result: CheckResult, _ input: CheckInput, isQuiet: Bool) {
        var output = OutputBuffer()
        for problem in problems { output.append(problem.line(by: Tool.name)) }
        if !isQuiet {
            for note in result.notes { output.append(note.text + "\n") }
            if result.report.fileCount == 0, problems.isEmpty {
                let paths = input.paths + input.unsavedFiles.map(\.path)
                let places = paths.map(PrintableText.escaped).joined(separator: ", ")
                output.append("\(Tool.name): note: no Swift files found in \(places)\n")
            }
        }
        Terminal.standardError.write(output.bytes)
    }
}
