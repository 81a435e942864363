import LintCore

/// `baseline diff`: what became of the findings since they were accepted.
enum BaselineDiffCommand: Command {
    static let name = "baseline diff"

    static let spec = CommandSpec(
        name: name,
        summary: "Show which findings are new since the baseline, and which are gone",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        details: """
            PATH is a Swift file or a folder; without any, the working directory is checked. A line with + is a finding that is not
            accepted, one with - an accepted one that is gone. Exits with 1 if there is any.
            """,
        options: [BaselineArguments.existing] + BaselineArguments.options,
        examples: [
            .init(command: "identity-lint baseline diff", meaning: "the whole project"),
            .init(command: "identity-lint baseline diff Sources | grep '^+'", meaning: "what is new in one folder"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        try BaselineArguments.compare(arguments, file: "--baseline", reading: { (path) throws(ConfigurationError) in try Baseline.read(path) }) { _, result in
            let lines = result.differences
            guard Terminal.standardOutput.print(lines.map { $0 + "\n" }.joined()) == .success else { return .failure }
            return lines.isEmpty ? .success : .findings
        }
    }
}
