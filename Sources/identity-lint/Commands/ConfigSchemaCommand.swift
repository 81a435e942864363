import LintCore

/// `config schema`: for editors.
enum ConfigSchemaCommand: Command {
    static let name = "config schema"

    static let spec = CommandSpec(
        name: name,
        summary: "Print the JSON Schema of the configuration",
        operands: "",
        operandCount: 0...0,
        details: "It knows every key, rule and option of this version. Editors complete and check the file by it.",
        options: [],
        examples: [
            .init(command: "identity-lint config schema > identity-lint.schema.json", meaning: "for \"$schema\" in the configuration"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        Terminal.standardOutput.print(RuleRegistry.configurationSchema.bytes)
    }
}
