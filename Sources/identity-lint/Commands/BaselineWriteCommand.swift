import LintCore

/// `baseline write`: accepts the findings there are.
enum BaselineWriteCommand: Command {
    static let name = "baseline write"

    static let spec = CommandSpec(
        name: name,
        summary: "Accept all findings there are, so that only new ones are reported",
        operands: "[PATH…]",
        operandCount: 0...Int.max,
        details: """
            PATH is a Swift file or a folder; without any, the working directory is checked. What an older baseline says of files
            that are not checked stays. Findings that comments suppress, and notes without --pedantic, are not written.
            """,
        options: [
            .init(
                "--output", short: "-o", "FILE",
                "the baseline; by default that of the configuration, else \(BaselineArguments.standardName)"),
        ] + BaselineArguments.options,
        examples: [
            .init(command: "identity-lint baseline write", meaning: "accept what is found below the working directory"),
            .init(command: "identity-lint baseline write Sources -o ci/baseline.jsonl", meaning: "one folder, and another file"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        try BaselineArguments.compare(arguments, file: "--output", reading: { (path) throws(ConfigurationError) in try Baseline.existing(at: path) }) { read, result in
            guard BaselineArguments.write(result.written) else { return .failure }
            let count = result.written.entries.count - result.keptCount
            let path = PrintableText.escaped(read.path)
            var text = "Accepted \(count) finding\(count == 1 ? "" : "s") in \(path)"
            if result.keptCount > 0 { text += "; \(result.keptCount) of files that were not checked stay" }
            text += ".\n"
            if read.options.project.configuration?.baseline == nil {
                text += "Use it with 'check --baseline \(path)', or set \"baseline\" in \(Configuration.fileName).\n"
            }
            if !read.isQuiet { Terminal.standardError.write(text) }
            return .success
        }
    }
}
