import LintCore

/// Options of `check` that confine it to what changed in a git repository.
struct ChangeOptions {
    static let options: [CommandSpec.Option] = [
        .init("--staged", nil, "only files of the next commit, as git's index has them"),
        .init("--since", "REF", "only files that changed since the branch left this commit, branch or tag"),
        .init("--new-lines-only", nil, "with --staged or --since: only findings on lines that were added or changed"),
    ]

    /// Nil where everything is checked.
    let selection: ChangeSelection?

    init(_ arguments: Arguments, _ fixes: FixOptions) throws(UsageError) {
        let revision = arguments.value(of: "--since")
        let isNewLinesOnly = arguments.has("--new-lines-only")
        var selection: ChangeSelection?
        if arguments.has("--staged") {
            if revision != nil { throw UsageError("'--staged' and '--since' are two selections; give one of them") }
            if fixes.mode == .write {
                throw UsageError("'--fix' writes to the working tree and '--staged' reads the index; fix first, then stage, or look at '--diff'")
            }
            selection = ChangeSelection(.staged)
        }
        if let revision {
            if revision.hasPrefix("-") { throw UsageError("'--since' takes a commit, branch or tag, not '\(revision)'") }
            selection = ChangeSelection(.since(revision))
        }
        if isNewLinesOnly {
            guard selection != nil else { throw UsageError("'--new-lines-only' says which lines of a change; give '--staged' or '--since' with it") }
            if fixes.mode != nil {
                throw UsageError("'--new-lines-only' knows lines by their numbers, which fixes change; leave out one of them")
            }
            selection?.newLinesOnly = true
        }
        if let selection, arguments.operands.contains("-") {
            throw UsageError("'\(selection.scope.option)' asks git for files, and '-' is none")
        }
        self.selection = selection
    }

    /// What is said where nothing is left to check; nil where everything was asked for.
    func absence(in paths: [String]) -> String? {
        let paths = paths.isEmpty ? "the input files" : paths.map(PrintableText.escaped).joined(separator: ", ")
        return switch selection?.scope {
        case nil: nil
        case .staged: "no Swift files are staged in \(paths)"
        case .since(let revision): "no Swift files changed in \(paths) since \(PrintableText.escaped(revision))"
        }
    }

    static func tell(of error: GitError, _ selection: ChangeSelection) -> ExitCode {
        Terminal.standardError.write("\(Tool.name): error: '\(selection.scope.option)': \(PrintableText.escaped(error.message))\n")
        return .failure
    }
}

extension ChangeScope {
    fileprivate var option: String {
        switch self {
        case .staged: "--staged"
        case .since: "--since"
        }
    }
}
