/// `completions`: what makes a shell complete command lines of the tool.
enum CompletionsCommand: Command {
    private enum Shell: String, CaseIterable { case bash, zsh, fish }

    static let name = "completions"

    static let spec = CommandSpec(
        name: name,
        summary: "Print what makes a shell complete the command line",
        operands: "SHELL",
        operandCount: 1...1,
        operandValues: .words(Shell.allCases.map(\.rawValue)),
        details: """
            SHELL is bash, zsh or fish. Commands, options, their values and the ids of rules are completed as this version knows
            them; print the script again after an update.
            """,
        options: [],
        examples: [
            .init(
                command: "identity-lint completions bash > ~/.local/share/bash-completion/completions/identity-lint",
                meaning: "for bash, with the package bash-completion"),
            .init(
                command: "identity-lint completions zsh > ~/.zfunc/_identity-lint",
                meaning: "for zsh, with fpath+=(~/.zfunc) before compinit"),
            .init(command: "identity-lint completions fish > ~/.config/fish/completions/identity-lint.fish", meaning: "for fish"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let specs = Tool.commands.map { $0.spec }
        return switch try Arguments.choice(arguments.operands[0], of: "SHELL") as Shell {
        case .bash: Terminal.standardOutput.print(BashCompletion.script(specs))
        case .zsh: Terminal.standardOutput.print(ZshCompletion.script(specs))
        case .fish: Terminal.standardOutput.print(FishCompletion.script(specs))
        }
    }
}
