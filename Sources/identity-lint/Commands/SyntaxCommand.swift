import LintCore

/// `syntax`: the tree of one file.
enum SyntaxCommand: Command {
    static let name = "syntax"

    static let spec = CommandSpec(
        name: name,
        summary: "Print the syntax tree of a file",
        operands: "FILE",
        operandCount: 1...1,
        details: """
            FILE is a Swift file, or - for standard input. The text form shows kind, role, name and place of each node;
            the JSON form nests {"kind", "name", "start", "end", "children"}, with offsets in UTF-8 bytes.
            """,
        options: [
            .init("--format", "NAME", "the form of the tree", values: .choice(Format.text)),
            .init("--stdin-filename", "PATH", "the path that standard input is reported under"),
        ],
        examples: [
            .init(command: "identity-lint syntax Sources/Row.swift", meaning: "the tree, indented"),
            .init(command: "echo 'let x = 1' | identity-lint syntax - --format json", meaning: "the tree for a tool"),
        ])

    private enum Format: String, CaseIterable { case text, json }

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let format = try arguments.choice(of: "--format", default: Format.text)
        let source: SourceFile
        switch try StandardInput.read(arguments) ?? SourceReading.file(arguments.operands[0]) {
        case .failure(let problem):
            Terminal.standardError.write(problem.line(by: Tool.name))
            return .failure
        case .success(let read): source = read
        }
        var output = OutputBuffer()
        let dump = SyntaxDump(Parser.parse(source))
        switch format {
        case .text: dump.writeText(to: &output)
        case .json: dump.writeJSON(to: &output)
        }
        return Terminal.standardOutput.print(output.bytes)
    }
}
