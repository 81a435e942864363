import LintCore

/// `rules`: the catalogue.
enum RulesCommand: Command {
    static let spec = CommandSpec(
        name: "rules",
        summary: "List the rules",
        operands: "",
        operandCount: 0...0,
        operandValues: .any,
        details: "One rule a line: its family, its id, the severity that most of its findings have, and what it finds.",
        options: [],
        examples: [
            .init(command: "identity-lint rules", meaning: "all rules"),
            .init(command: "identity-lint rules | grep ForEach", meaning: "those that are about ForEach"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        Terminal.standardOutput.print(RuleCatalogue.table())
    }
}
