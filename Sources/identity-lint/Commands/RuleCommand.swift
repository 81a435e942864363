import LintCore

/// `rule`: one page of the catalogue.
enum RuleCommand: Command {
    static let name = "rule"

    static let spec = CommandSpec(
        name: name,
        summary: "Explain one rule",
        operands: "ID",
        operandCount: 1...1,
        operandValues: .suggestions(RuleRegistry.infos.map(\.id)),
        details: "Prints the rule's page: what it finds, why that is wrong, when it stays silent, how to mend it.",
        options: [],
        examples: [
            .init(command: "identity-lint rule foreach-hash-id", meaning: "the page of that rule"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let id = arguments.operands[0]
        guard let page = RuleCatalogue.page(of: id) else {
            let nearest = NearestWord.find(id, among: RuleRegistry.infos.map(\.id))
            throw UsageError("unknown rule '\(id)'", nearest: nearest, seeAlso: "\(Tool.name) rules")
        }
        return Terminal.standardOutput.print(page)
    }
}
