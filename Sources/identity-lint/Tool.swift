import LintCore

/// How a run ends.
enum ExitCode: Int32 {
    /// Nothing at or above the failing severity.
    case success = 0
    /// Findings at or above it.
    case findings = 1
    /// Wrong usage, a broken configuration, unreadable input, or something that went wrong inside.
    case failure = 2
}

/// One word of the command line that does something.
protocol Command: SendableMetatype {
    static var spec: CommandSpec { get }

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode
}

/// Chooses the command and tells what is wrong with a command line.
enum Tool {
    static let name = "identity-lint"

    static let commands: [any Command.Type] = [
        CheckCommand.self, TypeCommand.self, ExplainCommand.self, TraceCommand.self, SyntaxCommand.self, RulesCommand.self, RuleCommand.self,
    ]

    static func run(_ words: [String]) -> ExitCode {
        guard let first = words.first else {
            Terminal.standardError.write(Help.overview)
            return .failure
        }
        switch first {
        case "-h", "--help": return Terminal.standardOutput.print(Help.overview)
        case "--version": return Terminal.standardOutput.print("\(name) \(ToolVersion.current)\n")
        default: break
        }
        if let command = commands.first(where: { $0.spec.name == first }) {
            return run(command, Array(words.dropFirst()))
        }
        // Options and paths alone mean `check`; a bare word that is no file is more likely a command misspelt.
        if first.hasPrefix("-") || Terminal.exists(first) || first.contains("/") || first.contains(".") {
            return run(CheckCommand.self, words)
        }
        let nearest = NearestWord.find(first, among: commands.map { $0.spec.name })
        return fail(UsageError("unknown command '\(first)'", nearest: nearest), help: "\(name) --help")
    }

    private static func run(_ command: any Command.Type, _ words: [String]) -> ExitCode {
        do throws(UsageError) {
            let arguments = try ArgumentScanner(command.spec).scan(words)
            if arguments.has("--help") { return Terminal.standardOutput.print(Help.page(of: command.spec)) }
            if arguments.has("--version") {
                return Terminal.standardOutput.print("\(name) \(ToolVersion.current)\n")
            }
            return try command.run(arguments)
        } catch {
            return fail(error, help: "\(name) \(command.spec.name) --help")
        }
    }

    private static func fail(_ error: UsageError, help: String) -> ExitCode {
        let message = PrintableText.escaped(error.message)
        Terminal.standardError.write("\(name): error: \(message)\nsee \(error.seeAlso ?? help)\n")
        return .failure
    }
}
