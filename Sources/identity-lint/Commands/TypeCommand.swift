import LintCore

/// `type`: the types of view-returning members.
enum TypeCommand: Command {
    static let spec = CommandSpec(
        name: "type",
        summary: "Print the type of every view body",
        operands: "PATH…",
        operandCount: 1...Int.max,
        details: """
            PATH is a Swift file or a folder.
            """,
        options: [
            .init("--interface", "FILE", "an interface to read too"),
            .init("--erase-modifiers", nil, "leave modifiers out"),
            .init("--format", "NAME", "f"),
            .init("--reasons", nil, "reasons"),
        ],
        examples: [])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        var options = TypeInspection.Options()
        options.jobs = Terminal.processorCount
        options.interfaces = (arguments.value(of: "--interface") ?? "").split(separator: ",").map(String.init)
        options.erasesModifiers = arguments.has("--erase-modifiers")
        let report = TypeInspection(options: options).inspect(CheckInput(paths: arguments.operands))
        if arguments.value(of: "--format") == "json" {
            return Terminal.standardOutput.print(report.json)
        }
        var output = OutputBuffer()
        for file in report.files {
            for member in file.members {
                output.append("\(file.path):\(member.line): \(member.name): \(member.type)\n")
                if arguments.has("--reasons") {
                    for unknown in member.unknowns { output.append("    _ \(unknown.path):\(unknown.line):\(unknown.column): \(unknown.reason)\n") }
                }
            }
        }
        return Terminal.standardOutput.print(output.bytes)
    }
}
