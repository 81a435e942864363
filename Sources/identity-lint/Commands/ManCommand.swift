/// `man`: the manual page.
enum ManCommand: Command {
    static let name = "man"

    static let spec = CommandSpec(
        name: name,
        summary: "Print the manual page",
        operands: "",
        operandCount: 0...0,
        operandValues: .any,
        details: "All commands and options on one page, in the form that man(1) reads.",
        options: [],
        examples: [
            .init(command: "identity-lint man | man -l -", meaning: "read it"),
            .init(command: "identity-lint man > ~/.local/share/man/man1/identity-lint.1", meaning: "keep it where man finds it"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        Terminal.standardOutput.print(ManualPage.text(Tool.commands.map { $0.spec }))
    }
}
