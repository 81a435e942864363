import LintCore

/// `check --watch`: a run, and another whenever the project changes, until somebody ends it.
struct WatchLoop {
    static let option = CommandSpec.Option(
        "--watch", nil, "check again when a file or a configuration changes; Ctrl-C ends it")

    private let paths: [String]
    private let project: ProjectOptions
    private let baseline: String?
    private let isQuiet: Bool

    /// Nil where it was not asked for.
    init?(_ arguments: Arguments) throws(UsageError) {
        guard arguments.has(Self.option.name) else { return nil }
        if arguments.operands.contains("-") { throw UsageError("'--watch' waits for files to change, and '-' is none") }
        if arguments.has("--fix") {
            throw UsageError("'--watch' would fix what is being written; leave out '--fix', or look at '--diff'")
        }
        if let value = arguments.values(of: "--format").first(where: { $0.contains("=") && !$0.hasSuffix("=-") }) {
            throw UsageError("'--watch' reports to the terminal; leave out the file of '--format \(value)'")
        }
        for option in ["--staged", ScriptInputFiles.option.name, OutputStamp.option.name] where arguments.isGiven(option) {
            throw UsageError("'--watch' is for whoever edits files, '\(option)' for a tool; leave out one of them")
        }
        baseline = arguments.value(of: "--baseline")
        paths = arguments.operands.isEmpty ? ["."] : arguments.operands
        project = try ProjectOptions(arguments)
        isQuiet = arguments.has("--quiet")
    }

    /// Runs `check` again and again; ends by itself only where there is nothing to wait for.
    func run(_ check: () throws(UsageError) -> ExitCode) throws(UsageError) -> ExitCode {
        var isFirst = true
        while true {
            // Before the run, so that what changes meanwhile is seen behind it.
            let configuration = try? project.configuration(around: paths)
            let state = state(configuration)
            if Terminal.standardOutput.isTerminal { Terminal.standardOutput.write("\u{1B}[H\u{1B}[2J") }
            let code = try check()
            if isFirst, code == .failure, !paths.allSatisfy(Terminal.exists) { return code }
            if !isQuiet { Terminal.standardError.write("\(Tool.name): note: waiting for changes; Ctrl-C ends\n") }
            state.waitForChange { self.state(configuration) }
            isFirst = false
        }
    }

    private func state(_ configuration: Configuration?) -> ProjectState {
        ProjectState(of: paths, root: project.root, configuration, others: [project.file, baseline].compactMap { $0 })
    }
}
