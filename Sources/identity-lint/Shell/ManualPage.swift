import LintCore

/// Writes the manual page from the specs of the commands, in the macros of man(7).
enum ManualPage {
    static func text(_ specs: [CommandSpec]) -> String {
        var text = """
            .TH IDENTITY-LINT 1 "\(ToolVersion.date)" "identity-lint \(ToolVersion.current)"
            .SH NAME
            identity-lint \\- find places where SwiftUI views lose their identity
            .SH SYNOPSIS
            .B identity-lint
            .I COMMAND
            .RI [ OPTION ...]
            .RI [ ARGUMENT ...]
            .br
            .B identity-lint
            .IR PATH ...
            .SH DESCRIPTION
            SwiftUI decides by a view's identity whether a new value is the
            view that is already on screen or another one.
            When the identity changes, the old view is destroyed with its
            state, and a new one is built.
            .B identity-lint
            reads Swift sources and reports the places where that happens without need.
            Paths alone mean the command
            .BR check .
            .SH COMMANDS

            """
        for spec in specs { text += section(of: spec) }
        text += """
            .SH EXIT STATUS
            .TP
            0
            There is nothing to complain about.
            .TP
            1
            There are findings.
            .TP
            2
            The usage or the configuration is wrong, or something could not be read.
            .SH ENVIRONMENT
            .TP
            .BR NO_COLOR ", " CLICOLOR ", " CLICOLOR_FORCE ", " FORCE_COLOR
            Whether to print in colour where the command line does not say.
            .TP
            .B GITHUB_STEP_SUMMARY
            The file to which the format github adds a summary of the job.
            .TP
            .BR GITHUB_WORKSPACE ", " CI_PROJECT_DIR ", " BUILD_SOURCESDIRECTORY
            From where the formats github, gitlab and azure name files.
            .SH FILES
            .TP
            .I .identity\\-lint.json
            The configuration of a project.

            """
        return text
    }

    private static func section(of spec: CommandSpec) -> String {
        var text = ".SS \"identity\\-lint \(escaped(spec.name)) \(escaped(spec.arguments))\"\n\(escaped(spec.summary)).\n"
        if !spec.details.isEmpty { text += ".PP\n\(lines(spec.details))\n" }
        let options = spec.optionGroups.flatMap(\.options).filter { option in spec.options.contains { $0.name == option.name } }
        for option in options {
            let value = option.value.map { " \\fI\(escaped($0))\\fR" } ?? ""
            text += ".TP\n\(option.spellings.reversed().map { "\\fB\(escaped($0))\\fR" }.joined(separator: ", "))\(value)\n"
            text += sentence(option.description) + "\n"
        }
        if !spec.examples.isEmpty { text += ".PP\nExamples:\n" }
        for example in spec.examples { text += ".TP\n\\fB\(escaped(example.command))\\fR\n\(sentence(example.meaning))\n" }
        return text
    }

    private static func sentence(_ text: String) -> String { lines(text.prefix(1).uppercased() + text.dropFirst() + ".") }

    /// Short ones: they grow when they are escaped, and old tools take 80 bytes.
    private static func lines(_ text: String) -> String { WrappedText.lines(text, width: 60).map(escaped).joined(separator: "\n") }

    /// What is more than a letter to the formatter: backslashes, dashes that stay dashes when copied, quotes, letters outside
    /// ASCII, and a dot or quote where a line begins.
    private static func escaped(_ text: String) -> String {
        var result = ""
        var isAtLineStart = true
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\\": result += "\\e"
            case "-": result += "\\-"
            case "'": result += "\\(aq"
            case "\"": result += "\\(dq"
            case "." where isAtLineStart: result += "\\&."
            case _ where scalar.isASCII: result.unicodeScalars.append(scalar)
            default:
                let hex = String(scalar.value, radix: 16, uppercase: true)
                result += "\\[u\(String(repeating: "0", count: max(0, 4 - hex.count)))\(hex)]"
            }
            isAtLineStart = scalar == "\n"
        }
        return result
    }
}
