import LintCore

/// Options of every command that works on a project: where it is and what it has decided.
struct ProjectOptions {
    static let options: [CommandSpec.Option] = [
        .init("--config", "FILE", "the only configuration; by default each \(Configuration.fileName)"),
        .init("--root", "DIR", "the folder of the project; by default the configuration's, or git's"),
    ]

    /// The configuration that was named.
    let file: String?
    /// Absolute and without links; nil where it was not given.
    let root: String?

    init(_ arguments: Arguments) throws(UsageError) {
        file = arguments.value(of: "--config")
        guard let folder = arguments.value(of: "--root") else {
            root = nil
            return
        }
        root = WorkingDirectory.canonicalFolder(folder)
        if root == nil { throw UsageError("'--root' is a folder, and '\(folder)' is none") }
    }

    /// What the project has decided; nil where it has no configuration.
    ///
    /// - Parameter paths: what is to be worked on.
    func configuration(around paths: [String]) throws(ConfigurationError) -> Configuration? {
        try ConfigurationSearch(file: file, root: root, paths: paths).configuration(rules: RuleRegistry.known)
    }

    /// Tells what is wrong with a configuration. Nothing runs with one that may mean something else.
    static func tell(of error: ConfigurationError) -> ExitCode {
        Terminal.standardError.write(error.problems.map { $0.text + "\n" }.joined())
        return .failure
    }
}
