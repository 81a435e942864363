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
    /// That of the spec; to choose a command, none of the specs need be made.
    static var name: String { get }
    static var spec: CommandSpec { get }

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode
}

/// Chooses the command and tells what is wrong with a command line.
enum Tool {
    static let name = "identity-lint"

    static let commands: [any Command.Type] = [
        CheckCommand.self, TypeCommand.self, ExplainCommand.self, TraceCommand.self, SyntaxCommand.self, RulesCommand.self, RuleCommand.self,
        CompletionsCommand.self, ManCommand.self,
        InitCommand.self, ConfigShowCommand.self, ConfigSchemaCommand.self, BaselineWriteCommand.self, BaselinePruneCommand.self,
        BaselineDiffCommand.self,
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
        if let command = commands.first(where: { $0.name == first }) {
            return run(command, Array(words.dropFirst()))
        }
        let group = commands.filter { $0.name.hasPrefix(first + " ") }
        if !group.isEmpty { return run(group, of: first, Array(words.dropFirst())) }
        // Options and paths alone mean `check`; a bare word that is no file is more likely a command misspelt.
        if first.hasPrefix("-") || Terminal.exists(first) || first.contains("/") || first.contains(".") {
            return run(CheckCommand.self, words)
        }
        let names = commands.map { $0.name.split(separator: " ").first.map(String.init) ?? $0.name }
        let nearest = WordsElsewhere.command(for: first, among: names)
        return fail(UsageError("unknown command '\(first)'", nearest: nearest), help: "\(name) --help")
    }

    /// One of the commands whose names begin with the same word.
    private static func run(_ group: [any Command.Type], of name: String, _ words: [String]) -> ExitCode {
        let page = Help.page(of: name, group.map { $0.spec })
        guard let second = words.first else {
            Terminal.standardError.write(page)
            return .failure
        }
        if let command = group.first(where: { $0.name == "\(name) \(second)" }) { return run(command, Array(words.dropFirst())) }
        if second == "-h" || second == "--help" { return Terminal.standardOutput.print(page) }
        if second == "--version" { return Terminal.standardOutput.print("\(Self.name) \(ToolVersion.current)\n") }
        let seconds = group.map { String($0.name.dropFirst(name.count + 1)) }
        let nearest = NearestWord.find(second, among: seconds).map { "\(name) \($0)" }
        let message = second.hasPrefix("-")
            ? "'\(name)' needs a command before '\(second)': \(seconds.joined(separator: ", "))"
            : "unknown command '\(name) \(second)'"
        return fail(UsageError(message, nearest: nearest), help: "\(Self.name) \(name) --help")
    }

    private static func run(_ command: any Command.Type, _ words: [String]) -> ExitCode {
        do throws(UsageError) {
            let arguments = try ArgumentScanner(command.spec).scan(words)
            if arguments.has("--help") { return Terminal.standardOutput.print(Help.page(of: command.spec)) }
            if arguments.has("--version") {
                return Terminal.standardOutput.print("\(name) \(ToolVersion.current)\n")
            }
            let code = try command.run(arguments)
            if code == .failure { suggestPaths(arguments.operands) }
            return code
        } catch {
            return fail(error, help: "\(name) \(command.spec.name) --help")
        }
    }

    /// Names files that may have been meant in the place of such that are not there.
    private static func suggestPaths(_ operands: [String]) {
        for operand in operands {
            let path = String(operand.split(separator: ":").first ?? "")
            guard let nearest = NearestPath.find(path) else { continue }
            Terminal.standardError.write("did you mean '\(PrintableText.escaped(nearest))'?\n")
        }
    }

    private static func fail(_ error: UsageError, help: String) -> ExitCode {
        let message = PrintableText.escaped(error.message)
        Terminal.standardError.write("\(name): error: \(message)\nsee \(error.seeAlso ?? help)\n")
        return .failure
    }
}
