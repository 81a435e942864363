/// Why a run found nothing to check.
public struct NothingToCheck: Sendable {
    /// For people.
    public let reason: String

    public init(_ input: CheckInput, root: String?, _ configuration: Configuration?) {
        let paths = input.paths + input.unsavedFiles.map(\.path)
        let places = paths.isEmpty ? "the input files" : paths.map(PrintableText.escaped).joined(separator: ", ")
        let all = FileDiscovery(ignoreRules: GitIgnore()).files(at: paths).paths.count
        let roots = ProjectRoots(around: paths, projectFolder: root ?? configuration?.folder)
        let kept = ProjectFiles(input, roots, configuration).files.count { !$0.isSurrounding }
        let configurationName = configuration.map { PrintableText.escaped($0.source.path) } ?? Configuration.fileName
        reason =
            if all == 0 {
                "no Swift files found in \(places)"
            } else if kept == 0 {
                "nothing to check: 'include' and 'exclude' of \(configurationName) leave out \(places)"
            } else {
                "nothing to check: what is in \(places) belongs to tests"
            }
    }
}
