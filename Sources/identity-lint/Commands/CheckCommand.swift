import LintCore

/// `check`: the findings of files and folders.
enum CheckCommand: Command {
    static let name = "check"

    static let spec = CommandSpec(
        name: name,
        summary: "Report places where views lose their identity",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        details: """
            PATH is a Swift file, a folder, or - for standard input; without any, the working directory is checked.
            Findings go to standard output, everything else to standard error. Formats: \(OutputOptions.formatNames).
            """,
        options: (OutputOptions.options + SelectionOptions.options).under("what is reported") + FailureOptions.options.under("exit code")
            + ChangeOptions.options.under("git") + FixOptions.options.under("fixes") + BaselineOptions.options.under("baseline")
            + (ProjectOptions.options + ProfileOptions.options).under("project") + [
                .init("--stdin-filename", "PATH", "the path that standard input is reported under"),
                ScriptInputFiles.option,
                OutputStamp.option,
                WatchLoop.option,
                .init(
                    "--jobs", "N", "how many files are worked on at once; by default as many as processors", values: .number(1...1024)),
                .init("--timings", nil, "print on standard error where the time went"),
            ],
        examples: [
            .init(command: "identity-lint check", meaning: "check the working directory"),
            .init(command: "identity-lint check --strict Sources App", meaning: "two folders; warnings fail too"),
            .init(command: "identity-lint check --diff", meaning: "what the safe fixes would change"),
            .init(command: "identity-lint check --since main --new-lines-only", meaning: "what a branch adds"),
            .init(command: "identity-lint check --format sarif=findings.sarif", meaning: "a report for another tool"),
            .init(command: "identity-lint check - --stdin-filename Row.swift < Row.swift", meaning: "what an editor has not saved"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        guard let watch = try WatchLoop(arguments) else { return try check(arguments) }
        return try watch.run { () throws(UsageError) in try check(arguments) }
    }

    private static func check(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let outputOptions = try OutputOptions(arguments)
        let isQuiet = outputOptions.isQuiet

        var options = Engine.Options()
        options.project.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.project.measuresTime = arguments.has("--timings")
        options.project.workingDirectory = WorkingDirectory.path

        let asked = try FailureOptions.severity(arguments)
        options.selection = try SelectionOptions.selection(arguments)
        let fixes = try FixOptions(arguments)
        let changes = try ChangeOptions(arguments, fixes)
        let project = try ProjectOptions(arguments)
        let scriptInputs = try ScriptInputFiles.paths(arguments)
        let baseline = BaselineOptions(arguments)
        let profile = try ProfileOptions(arguments)
        options.project.interfaces = profile.interfaces
        options.project.settings = profile.settings

        let timer = RunTimer()
        let output = ReportOutput(options: outputOptions, workingDirectory: options.project.workingDirectory, timer: timer)
        guard output.checkFiles(), OutputStamp.isPossible(arguments) else { return .failure }
        var input = try StandardInput.checkInput(arguments)
        if arguments.operands.isEmpty { input.paths = scriptInputs ?? ["."] }
        let givenPaths = input.paths + input.unsavedFiles.map(\.path)

        do {
            options.project.configuration = try project.configuration(around: givenPaths)
            options.baseline = try baseline.baseline(options.project.configuration)
        } catch {
            return ProjectOptions.tell(of: error)
        }
        try baseline.check(options.baseline)
        if let selection = changes.selection {
            do {
                input = try selection.narrowed(input.paths, options.project.configuration)
            } catch {
                return ChangeOptions.tell(of: error, selection)
            }
        }
        options.project.root = project.root
        let progress = isQuiet ? nil : ProgressLine(timer)
        options.project.onProgress = progress?.show
        let failing = asked ?? options.project.configuration?.failOn?.value ?? .error
        options.includesNotes = arguments.has("--pedantic") || failing == .note

        var (result, fixed, unwritten) = checked(input, fixes, options)
        progress?.erase()
        tell(
            of: result, absence: changes.absence(in: givenPaths) ?? NothingToCheck(input, root: options.project.root, options.project.configuration).reason,
            ScriptInputFiles.note(arguments), isQuiet: isQuiet)
        Terminal.standardError.write(baseline.remarks(result.accepted, options.baseline, isQuiet: isQuiet))

        // Before anything is printed: a reader that goes away ends the process.
        var isWritten = output.writeFiles(&result)
        if let fixed, let mode = fixes.mode {
            isWritten = show(fixed, mode, &result, output, unwritten: unwritten) && isWritten
        } else {
            isWritten = Terminal.standardOutput.print(output.printed(&result).bytes) == .success && isWritten
            output.tellOfOmitted(result)
        }
        if arguments.has("--timings") {
            let table = timer.table(
                result.timings, fileCount: result.report.fileCount, byteCount: result.byteCount, jobs: options.project.jobs)
            Terminal.standardError.write(table.text)
        }

        if !isWritten || !result.problems.isEmpty { return .failure }
        if baseline.fails(result.accepted) { return .findings }
        if let limit = failing.severity, result.report.hasFindings(from: limit) { return .findings }
        return OutputStamp.write(arguments) ? .success : .failure
    }

    /// What is found, with `--fix` what is left, and the files that keep their text although they have fixes.
    private static func checked(
        _ input: CheckInput, _ fixes: FixOptions, _ options: Engine.Options
    ) -> (result: CheckResult, fixed: FixOutput?, unwritten: [Problem]) {
        guard let mode = fixes.mode else { return (Engine(options: options).check(input), nil, []) }
        let fixed = FixOutput(result: FixRun(input, fixes.choice, options).run(), unsavedFiles: input.unsavedFiles)
        let unwritten = mode == .write ? fixed.write() : []
        // All is still there behind a diff; and what is left is not known where a file could not be written.
        var result = mode == .write && unwritten.isEmpty ? fixed.result.rest : Engine(options: options).check(input)
        result.problems = unwritten + result.problems
        return (result, fixed, unwritten)
    }

    /// A diff takes the place of the report; a text that came from standard input goes where it came from, and the report
    /// beside it.
    private static func show(
        _ fixed: FixOutput, _ mode: FixOptions.Mode, _ result: inout CheckResult, _ output: ReportOutput, unwritten: [Problem]
    ) -> Bool {
        let isWritten: Bool
        switch mode {
        case .diff:
            isWritten = Terminal.standardOutput.print(fixed.diff(usesColor: output.options.usesColor).bytes) == .success
        case .write:
            let report = output.printed(&result).bytes
            if let text = fixed.unsavedText {
                isWritten = Terminal.standardOutput.print(Array(text.allBytes)) == .success
                Terminal.standardError.write(report)
            } else {
                isWritten = Terminal.standardOutput.print(report) == .success
            }
            output.tellOfOmitted(result)
        }
        if !output.options.isQuiet { Terminal.standardError.write(fixed.summary(mode, unwritten: unwritten)) }
        return isWritten
    }

    /// Errors and notes, on standard error and before the findings.
    private static func tell(of result: CheckResult, absence: @autoclosure () -> String, _ note: String?, isQuiet: Bool) {
        var output = OutputBuffer()
        for problem in result.problems { output.append(problem.line(by: Tool.name)) }
        if !isQuiet {
            for note in result.notes { output.append(note.text + "\n") }
            if let note { output.append("\(Tool.name): note: \(note)\n") }
            if result.report.fileCount == 0, result.problems.isEmpty {
                output.append("\(Tool.name): note: \(absence())\n")
            }
        }
        Terminal.standardError.write(output.bytes)
    }
}
