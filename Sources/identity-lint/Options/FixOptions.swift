import LintCore

/// What `check` is to do with the fixes that it has: show them, or write them.
struct FixOptions {
    enum Mode { case write, diff }

    /// Nil where findings are only reported.
    let mode: Mode?
    let choice: FixChoice

    static let options: [CommandSpec.Option] = [
        .init("--fix", nil, "apply the safe fixes to the files, and report what is left"),
        .init("--unsafe-fixes", nil, "with --fix or --diff: the fixes that need a person's eye, too"),
        .init("--diff", nil, "show what --fix would change, as a unified diff, and write nothing"),
    ]

    init(_ arguments: Arguments) throws(UsageError) {
        mode = arguments.has("--diff") ? .diff : arguments.has("--fix") ? .write : nil
        choice = arguments.has("--unsafe-fixes") ? .all : .safe
        if mode == nil, choice == .all { throw UsageError("'--unsafe-fixes' says which fixes; give '--fix' or '--diff' with it") }
    }
}
