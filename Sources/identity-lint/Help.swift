/// Writes help pages from the specs of the commands.
enum Help {
    static var overview: String {
        var text = """
            Finds places where SwiftUI views lose their identity, and with it their state.

            usage: identity-lint COMMAND [OPTION…] [ARGUMENT…]
                   identity-lint PATH…   the same as identity-lint check PATH…

            commands:

            """
        text += table(Tool.commands.map { ($0.spec.name, $0.spec.summary) })
        text += """

            identity-lint COMMAND --help tells more about a command.
            Exit codes: 0 nothing to complain about, 1 findings, 2 wrong usage, broken configuration or unreadable input.

            """
        return text
    }

    static func page(of spec: CommandSpec) -> String {
        var text = spec.summary + "\n\nusage: identity-lint \(spec.name) [OPTION…]"
        if !spec.operands.isEmpty { text += " " + spec.operands }
        text += "\n\n"
        if !spec.details.isEmpty { text += spec.details + "\n\n" }
        text += "options:\n"
        text += table(spec.allOptions.map { (($0.short.map { $0 + ", " } ?? "") + $0.name + ($0.value.map { " " + $0 } ?? ""), $0.summary) })
        text += "\nexamples:\n"
        for example in spec.examples { text += "  \(example.command)\n      \(example.meaning)\n" }
        return text
    }

    /// The commands that are about one thing.
    static func page(of group: String, _ specs: [CommandSpec]) -> String {
        var text = "usage: identity-lint \(group) COMMAND [OPTION…] [ARGUMENT…]\n\ncommands:\n"
        text += table(specs.map { ($0.name, $0.summary) })
        return text + "\nidentity-lint \(group) COMMAND --help tells more about a command.\n"
    }

    private static func table(_ rows: [(left: String, right: String)]) -> String {
        let width = rows.map(\.left.count).max() ?? 0
        return rows.reduce(into: "") { text, row in
            text += "  \(row.left)\(String(repeating: " ", count: width - row.left.count))  \(row.right)\n"
        }
    }
}
