import LintCore

/// `init`: a configuration to start from.
enum InitCommand: Command {
    static let name = "init"

    static let spec = CommandSpec(
        name: name,
        summary: "Write a configuration that explains itself",
        operands: "[DIR]",
        operandCount: 0...1,
        details: """
            Writes \(Configuration.commentedFileName) into DIR, the working directory by default: every key as a comment, with what it means and
            an example, so that nothing changes before you say so. A file that is there is left alone.
            """,
        options: [],
        examples: [
            .init(command: "identity-lint init", meaning: "at the root of a project"),
            .init(command: "identity-lint init Packages/Kit", meaning: "what holds in one folder"),
        ])

    static func run(_ arguments: Arguments) throws(UsageError) -> ExitCode {
        let folder = arguments.operands.first ?? "."
        guard WorkingDirectory.canonicalFolder(folder) != nil else { throw UsageError("DIR is a folder, and '\(folder)' is none") }
        let parent = folder == "." ? "" : folder.hasSuffix("/") ? folder : folder + "/"
        let path = parent + Configuration.commentedFileName
        guard !Terminal.exists(parent + Configuration.fileName) else {
            throw UsageError("there is '\(parent + Configuration.fileName)' already, and only one of the two counts")
        }
        if case .failure(let problem) = SourceWriting.create(Array(ConfigurationTemplate.text.utf8), at: path) {
            Terminal.standardError.write(problem.line(by: Tool.name))
            return .failure
        }
        var text = "Wrote \(PrintableText.escaped(path)).\n"
        if let repository = ConfigurationSearch.repository(aroundUnconfigured: folder) {
            let root = PrintableText.escaped(repository)
            text += "\(Tool.name): note: runs in this folder take it for the whole project now, and not \(root); "
                + "'\(Tool.name) init \(root)' keeps the project as it is\n"
        }
        Terminal.standardError.write(text)
        return .success
    }
}
