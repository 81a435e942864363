import LintCore

/// `type`: the types of view-returning members.
enum TypeCommand: Command {
    static let name = "type"

    static let spec = CommandSpec(
        name: name,
        summary: "Print the type of every view body",
        operands: "PATH…",
        operandCount: 1...Int.max,
        details: """
            PATH is a Swift file, a folder, or - for standard input. Each property and function that gives a view, a scene, a
            shape or another part of an interface is listed with its type as type(of:) prints it; _ stands for what cannot be
            known from the source.
            """,
        options: [
            .init("--view", "NAME", "the members of this type alone"),
            .init("--member", "NAME", "the members of this name alone"),
            .init(
                "--format", "NAME", "the form; tree tells why a part is _", values: .choice(TypeFormat.text)),
            .init("--erase-modifiers", nil, "leave modifiers out: what is left decides about identity"),
            .init("--quiet", nil, "print types and errors, but no notes on standard error"),
            .init("--stdin-filename", "PATH", "the path that standard input is reported under"),
            .init("--jobs", "N", "how many files are read at once; by default as many as processors", values: .number(1...1024)),
            .init("--timings", nil, "print on standard error where the time went"),
        ] + ProfileOptions.options + ProjectOptions.options,
        examples: [
            .init(command: "identity-lint type Sources/ContentView.swift", meaning: "a line for each member"),
            .init(
                command: "identity-lint type Sources --view ContentView --format tree",
                meaning: "one view, with the conditions of its branches"),
            .init(command: "identity-lint type Sources --erase-modifiers", meaning: "the structure alone"),
            .init(
                command: "identity-lint type - --platform macos --sdk 26 < Row.swift",
                meaning: "the types that another SDK gives"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: TypeFormat.text)
        let profile = try ProfileOptions(arguments)
        let project = try ProjectOptions(arguments)

        var options = TypeInspection.Options()
        options.project.jobs = try arguments.number(of: "--jobs", in: 1...1024) ?? Terminal.processorCount
        options.project.interfaces = profile.interfaces
        options.project.settings = profile.settings
        options.erasesModifiers = arguments.has("--erase-modifiers")
        options.makesTrees = format == .tree
        options.project.measuresTime = arguments.has("--timings")
        options.project.workingDirectory = WorkingDirectory.path
        options.project.root = project.root

        let timer = RunTimer()
        let input = try StandardInput.checkInput(arguments)
        do {
            options.project.configuration = try project.configuration(around: input.paths + input.unsavedFiles.map(\.path))
        } catch {
            return ProjectOptions.tell(of: error)
        }
        var result = TypeInspection(options: options).inspect(input)
        tell(of: result, input, isQuiet: arguments.has("--quiet"))
        try select(arguments, from: &result.report)

        let output = result.render(format)
        let isWritten = Terminal.standardOutput.print(output.bytes) == .success
        if arguments.has("--timings") {
            let table = timer.table(
                result.timings, fileCount: result.report.fileCount, byteCount: result.byteCount, jobs: options.project.jobs)
            Terminal.standardError.write(table.text)
        }
        return isWritten && result.problems.isEmpty ? .success : .failure
    }

    /// Keeps the view and the members that were asked for.
    private static func select(_ arguments: Arguments, from report: inout TypeReport) throws(UsageError) {
        let all = report
        if let name = arguments.value(of: "--view"), !report.keepView(named: name) {
            throw UsageError("no type '\(name)' with view members", nearest: NearestWord.find(name, among: all.viewNames))
        }
        let ofView = report
        if let name = arguments.value(of: "--member"), !report.keepMembers(named: name) {
            throw UsageError("no view member '\(name)'", nearest: NearestWord.find(name, among: ofView.memberNames))
        }
    }

    /// Errors and notes, on standard error and before the types.
    private static func tell(of result: TypeResult, _ input: CheckInput, isQuiet: Bool) {
        var output = OutputBuffer()
        for problem in result.problems { output.append(problem.line(by: Tool.name)) }
        if !isQuiet {
            for note in result.notes { output.append(note.text + "\n") }
            if result.report.isEmpty, result.problems.isEmpty {
                let paths = input.paths + input.unsavedFiles.map(\.path)
                let places = paths.map(PrintableText.escaped).joined(separator: ", ")
                let missing = result.report.fileCount == 0 ? "Swift files" : "view members"
                output.append("\(Tool.name): note: no \(missing) found in \(places)\n")
            }
        }
        Terminal.standardError.write(output.bytes)
    }
}
