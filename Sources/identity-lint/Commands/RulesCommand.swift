import LintCore

/// `rules`: the catalogue.
enum RulesCommand: Command {
    static let name = "rules"

    static let spec = CommandSpec(
        name: name,
        summary: "List the rules",
        operands: "",
        operandCount: 0...0,
        operandValues: .any,
        details: "One rule a line: its family, its id, the severity that most of its findings have, and what it finds.",
        options: [
            .init("--symptom", "WORD", "list what people see that has WORD in it, each with its rule; with several, all of them", isRepeatable: true),
        ],
        examples: [
            .init(command: "identity-lint rules", meaning: "all rules"),
            .init(command: "identity-lint rules | grep ForEach", meaning: "those that are about ForEach"),
            .init(command: "identity-lint rules --symptom focus", meaning: "what may be behind a lost keyboard focus"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let words = arguments.values(of: "--symptom")
        guard !words.isEmpty else { return Terminal.standardOutput.print(RuleCatalogue.table()) }
        let table = RuleCatalogue.symptomTable(with: words)
        guard !table.isEmpty else {
            throw UsageError("nothing that people see has '\(words.joined(separator: "' and '"))' in it", seeAlso: "docs/what-it-finds.md")
        }
        return Terminal.standardOutput.print(table)
    }
}
