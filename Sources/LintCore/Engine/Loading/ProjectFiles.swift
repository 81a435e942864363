/// The files that a run works on: those that are asked about and, for what they declare, those of the projects around them.
struct ProjectFiles: Sendable {
    enum File: Sendable {
        case path(String)
        case unsaved(SourceFile)
        /// Not asked about: what it declares counts for those that are.
        case surrounding(String)
        /// The same, in another form than on disk.
        case surroundingText(SourceFile)

        var path: String {
            switch self {
            case .path(let path), .surrounding(let path): path
            case .unsaved(let source), .surroundingText(let source): source.path
            }
        }

        var isSurrounding: Bool {
            switch self {
            case .surrounding, .surroundingText: true
            case .path, .unsaved: false
            }
        }
    }

    /// In the order of their paths.
    let files: [File]
    let problems: [Problem]
    /// The asset catalogues and data models of the projects.
    let bundles: [[UInt8]]
    /// What was decided, for the project and for folders of it.
    let configured: ConfiguredProject

    /// - Parameter roots: the folders of the projects around the input.
    init(_ input: CheckInput, _ roots: ProjectRoots, _ configuration: Configuration?) {
        let nested = NestedConfigurations(root: configuration, roots: roots.all, rules: RuleRegistry.known)
        let discovery = FileDiscovery(ignoreRules: GitIgnore(), filter: configuration?.pathFilter ?? .everything, nested: nested)
        let unsaved = input.unsavedFiles.filter { !discovery.leavesOut($0.path) }
        // The file on disk counts as given, so that it is not found again around the text that takes its place.
        let given = input.paths + discovery.files(at: unsaved.map(\.path)).paths
        let found = discovery.files(at: given, surroundings: roots.surroundings, roots: roots.all)
        let texts = input.surroundings.texts.filter { !discovery.excludes($0.path) }
        let replaced = Set(texts.map { Array($0.path.utf8) })
        let around = found.surroundingPaths.filter { path in
            let path = Array(path.utf8)
            return !replaced.contains(path) && input.surroundings.hold(path)
        }
        configured = nested.project
        // With a configuration that may mean something else than it says, nothing is looked at.
        let isSure = nested.problems.isEmpty
        files = isSure ? Self.files(found.paths, unsaved, around.map(File.surrounding) + texts.map(File.surroundingText)) : []
        bundles = isSure ? found.bundles : []
        problems = isSure ? found.problems : nested.problems.map(Problem.init)
    }

    private static func files(_ found: [String], _ unsaved: [SourceFile], _ around: [File]) -> [File] {
        if unsaved.isEmpty, around.isEmpty { return found.map(File.path) }
        let replaced = Set(FileDiscovery().files(at: unsaved.map(\.path)).paths.map { Array($0.utf8) })
        var files = unsaved.map(File.unsaved)
        files += found.filter { !replaced.contains(Array($0.utf8)) }.map(File.path)
        files += around
        return files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
}
