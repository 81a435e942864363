import LintCore

/// `baseline prune`: forgets the findings that are gone.
enum BaselinePruneCommand: Command {
    static let name = "baseline prune"

    static let spec = CommandSpec(
        name: name,
        summary: "Remove the findings from the baseline that are gone",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        details: """
            PATH is a Swift file or a folder; without any, the working directory is checked. Findings of files that are not checked
            stay, unless the file is gone. Nothing is added.
            """,
        options: [BaselineArguments.existing] + BaselineArguments.options,
        examples: [
            .init(command: "identity-lint baseline prune", meaning: "after findings were fixed"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        try BaselineArguments.compare(arguments, file: "--baseline", reading: { (path) throws(ConfigurationError) in try Baseline.read(path) }) { read, result in
            if !result.stale.isEmpty, !BaselineArguments.write(result.pruned) { return .failure }
            if read.isQuiet { return .success }
            let (gone, left) = (result.stale.count, result.pruned.entries.count)
            Terminal.standardError.write(
                "Removed \(gone) finding\(gone == 1 ? "" : "s") from \(PrintableText.escaped(read.path)); \(left) \(left == 1 ? "is" : "are") left.\n")
            return .success
        }
    }
}
