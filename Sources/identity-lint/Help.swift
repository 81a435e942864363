/// Writes help pages from the specs of the commands.
enum Help {
    static var overview: String {
        var text = """
            Finds places where SwiftUI views lose their identity, and with it their state.

            usage: identity-lint COMMAND [OPTION…] [ARGUMENT…]
                   identity-lint PATH…   the same as identity-lint check PATH…

            examples:
              identity-lint check Sources                   report what is wrong in a folder
              identity-lint rule conditional-modifier-call  why that is reported, and what to write instead

            commands:

            """
        text += WrappedText.table(Tool.commands.map { ($0.spec.name, $0.spec.summary) })
        text += """

            identity-lint COMMAND --help tells more about a command.
            Exit codes: 0 nothing to complain about, 1 findings, 2 wrong usage, broken configuration or
            unreadable input.

            """
        return text
    }

    static func page(of spec: CommandSpec) -> String {
        var text = spec.summary + "\n\nexamples:\n" + examples(spec.examples)
        text += "\nusage: identity-lint \(spec.name) \(spec.arguments)\n"
        if !spec.details.isEmpty { text += "\n" + WrappedText.lines(spec.details).joined(separator: "\n") + "\n" }
        // A page is read on one screen: headings part the groups well enough.
        text += "\n"
        for group in spec.optionGroups {
            text += "\(group.heading):\n" + WrappedText.table(group.options.map { ($0.form, $0.description) })
        }
        return text
    }

    /// The commands that are about one thing.
    static func page(of group: String, _ specs: [CommandSpec]) -> String {
        var text = "examples:\n" + examples(specs.compactMap(\.examples.first))
        text += "\nusage: identity-lint \(group) COMMAND [OPTION…] [ARGUMENT…]\n\ncommands:\n"
        text += WrappedText.table(specs.map { ($0.name, $0.summary) })
        return text + "\nidentity-lint \(group) COMMAND --help tells more about a command.\n"
    }

    /// The meaning stands behind the command, or below where there is no room.
    private static func examples(_ examples: [CommandSpec.Example]) -> String {
        let room = WrappedText.width - 4
        let fitting = examples.filter { $0.command.count + $0.meaning.count <= room }.map(\.command.count)
        let width = fitting.max() ?? 0
        return examples.reduce(into: "") { text, example in
            text += "  \(example.command)"
            if example.command.count <= width, width + example.meaning.count <= room {
                text += String(repeating: " ", count: width - example.command.count) + "  \(example.meaning)\n"
            } else {
                text += "\n      \(example.meaning)\n"
            }
        }
    }
}
