/// Which changes of a repository a run is about.
public enum ChangeScope: Hashable, Sendable {
    /// What the next commit changes, as the index has it.
    case staged
    /// What changed in the working tree since the branch left a commit, branch or tag.
    case since(String)
}

/// Confines a run to the files that a change is about, or to its lines. The project is known whole all the same: for what
/// is staged, as the commit will have it.
public struct ChangeSelection: Sendable {
    public var scope: ChangeScope
    /// Report only what stands on lines that were added or written anew.
    public var newLinesOnly = false

    public init(_ scope: ChangeScope) { self.scope = scope }

    /// Of what the paths mean, the part that the change is about.
    ///
    /// - Throws: Where git gives no answer.
    public func narrowed(_ paths: [String], _ configuration: Configuration?) throws(GitError) -> CheckInput {
        var input = CheckInput(paths: [])
        if newLinesOnly { input.addedLines = [:] }
        for (root, given) in try workingTrees(of: paths, &input) {
            try add(root, given, configuration?.pathFilter ?? .everything, to: &input)
        }
        return input
    }

    private func workingTrees(
        of paths: [String], _ input: inout CheckInput
    ) throws(GitError) -> [(root: [UInt8], given: [GivenPath])] {
        var trees: [(root: [UInt8], given: [GivenPath])] = []
        for path in paths {
            guard let given = GivenPath(path) else {
                input.problems.append(Problem(path: path, message: "no such file or folder"))
                continue
            }
            guard let root = GitDirectory.workingTree(around: given.folder)?.root else {
                throw GitError(message: "'\(path)' is in no git repository")
            }
            if let index = trees.firstIndex(where: { $0.root == root }) {
                trees[index].given.append(given)
            } else {
                trees.append((root, [given]))
            }
        }
        return trees
    }

    private func add(
        _ root: [UInt8], _ given: [GivenPath], _ filter: PathFilter, to input: inout CheckInput
    ) throws(GitError) {
        let git = try GitCommand(workingTree: root)
        let otherNames = given.filter { !$0.isFolder }.map { Array($0.canonical[root.count...].drop { $0 == FileSystem.slash }) }
        let changes = switch scope {
        case .staged: try GitChanges.staged(git, otherNames: otherNames, withLines: newLinesOnly)
        case .since(let revision): try GitChanges.since(revision, git, otherNames: otherNames, withLines: newLinesOnly)
        }
        var meant = MeantPaths(root: root, given: given, filter: filter)
        let files = changes.files.compactMap { file in meant.name(of: file.path).map { (name: $0, file: file) } }
        let unmerged = changes.unmergedPaths.compactMap { meant.name(of: $0) }
        for name in files.map(\.name) + unmerged where !name.isUTF8 {
            input.problems.append(Problem(path: name.text, message: "has a name that is not UTF-8"))
        }
        for name in unmerged where name.isUTF8 {
            input.problems.append(Problem(path: name.text, message: "has a conflict that is not resolved"))
        }
        for path in meant.missing {
            input.problems.append(Problem(path: path.text, message: "no such file or folder"))
        }
        let named = files.filter(\.name.isUTF8)
        for (name, file) in named { input.addedLines?[name] = file.addedLines }
        switch scope {
        case .since: input.paths += named.map(\.name.text)
        case .staged: try addTexts(of: named.map { ($0.name, $0.file.path, $0.file.objectName ?? []) }, git, otherNames, to: &input)
        }
    }

    /// The staged texts, and those around them that are others in the working tree.
    private func addTexts(
        of staged: [(name: [UInt8], path: [UInt8], objectName: [UInt8])], _ git: GitCommand, _ otherNames: [[UInt8]],
        to input: inout CheckInput
    ) throws(GitError) {
        guard !staged.isEmpty else { return }
        let reported = Set(staged.map(\.path))
        let index = try GitIndexContent(git, otherNames: otherNames)
        let others = index.otherContents.filter { !reported.contains($0.path) && $0.path.isUTF8 }
        let contents = try GitObjects.contents(of: staged.map(\.objectName) + others.map(\.objectName), git)
        for (file, bytes) in zip(staged, contents) {
            switch SourceReading.text(bytes, named: file.name.text) {
            case .success(let source): input.unsavedFiles.append(source)
            case .failure(let problem): input.problems.append(problem)
            }
        }
        for (file, bytes) in zip(others, contents.dropFirst(staged.count)) {
            // Nobody asked about these; what is no text declares nothing.
            let path = git.root.appendingPath(file.path).text
            if case .success(let source) = SourceReading.text(bytes, named: path) { input.surroundings.texts.append(source) }
        }
        input.surroundings.inventories.append((git.root, Set(index.trackedPaths.map(git.root.appendingPath))))
    }
}

/// Holds the files of one working tree against the paths that were given.
private struct MeantPaths {
    let root: [UInt8]
    let given: [GivenPath]
    let filter: PathFilter
    private var met: Set<Int> = []

    init(root: [UInt8], given: [GivenPath], filter: PathFilter) {
        self.root = root
        self.given = given
        self.filter = filter
    }

    /// The name under which the first path that means the file reports it.
    mutating func name(of path: [UInt8]) -> [UInt8]? {
        let file = root.appendingPath(path)
        for (index, candidate) in given.enumerated() {
            if !candidate.isFolder, candidate.canonical == file { met.insert(index) }
            if let name = candidate.name(of: file, filter) { return name }
        }
        return nil
    }

    /// What was given and is neither on disk nor in the change.
    var missing: [[UInt8]] {
        given.indices.filter { !given[$0].exists && !met.contains($0) }.map { given[$0].reported }
    }
}

extension [UInt8] {
    fileprivate var text: String { String(decoding: self, as: UTF8.self) }

    /// A path is text in all that follows, and repaired text opens no file.
    fileprivate var isUTF8: Bool { text.utf8.elementsEqual(self) }
}
