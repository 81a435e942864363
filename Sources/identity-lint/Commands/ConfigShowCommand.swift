import LintCore

/// `config show`: what holds for a file, and who said so.
enum ConfigShowCommand: Command {
    static let name = "config show"

    static let spec = CommandSpec(
        name: name,
        summary: "Show what the configuration says of a file, and where",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            FILE is a Swift file or a folder. Whether it is checked comes first, and which glob leaves it out; then every key with
            the value that holds and the line that it comes from.
            """,
        options: [.init("--format", "NAME", "the form of the answer", values: .choice(ConfigurationFormat.text))] + ProjectOptions.options,
        examples: [
            .init(command: "identity-lint config show App/Row.swift", meaning: "all that holds for that file"),
            .init(command: "identity-lint config show App | grep -v default", meaning: "what was decided for a folder"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: ConfigurationFormat.text)
        let project = try ProjectOptions(arguments)
        let path = arguments.operands[0]
        guard Terminal.exists(path) else { throw UsageError("there is no file or folder '\(path)'") }
        do {
            let configuration = try project.configuration(around: [path])
            let report = try ConfigurationInspection(configuration, root: project.root).report(on: path)
            return Terminal.standardOutput.print(report.render(format).bytes)
        } catch {
            return ProjectOptions.tell(of: error)
        }
    }
}
