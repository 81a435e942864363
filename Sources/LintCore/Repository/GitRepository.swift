/// One working tree while it is walked: the patterns that hold for all of it, and the index, read when first asked for.
final class GitRepository {
    static let directoryName = Array(".git".utf8)
    static let ignoreFileName = Array(".gitignore".utf8)

    private let root: [UInt8]
    private let directory: GitDirectory
    private let settings: GitSettings

    init(root: [UInt8], directory: GitDirectory, environment: (String) -> String?) {
        self.root = root
        self.directory = directory
        settings = GitSettings(of: directory, workingTree: root, environment: environment)
    }

    /// Most walks meet nothing that is ignored but by a default skip, and need no index.
    private(set) lazy var index: GitIndex? = FileReader.bytes(ofFileAt: directory.path.appendingPath("index"))
        .flatMap { GitIndex($0, hashByteCount: settings.hashByteCount) }

    /// The rules inside a folder, given from the root of the repository, with every `.gitignore` on the way to it.
    func rules(insideFolder path: [UInt8]) -> GitFolderRules {
        var lists: [GitFolderRules.List] = []
        // Weakest first: the user's file, the repository's, then those in the folders.
        let files = [settings.excludesFile, directory.commonPath.appendingPath("info/exclude")]
        for case let file? in files {
            append(FileReader.bytes(ofFileAt: file), pathLength: 0, to: &lists)
        }
        append(ignoreFile(in: []), pathLength: 0, to: &lists)
        var folder: [UInt8] = []
        for name in path.split(separator: FileSystem.slash) {
            folder += name + [FileSystem.slash]
            append(ignoreFile(in: folder), pathLength: folder.count, to: &lists)
        }
        return GitFolderRules(repository: self, path: folder, lists: lists, ignoresAll: false)
    }

    /// `lists` with that of the `.gitignore` in `folder`, which ends in a slash.
    func adding(ignoreFileIn folder: [UInt8], to lists: [GitFolderRules.List]) -> [GitFolderRules.List] {
        var lists = lists
        append(ignoreFile(in: folder), pathLength: folder.count, to: &lists)
        return lists
    }

    /// Whether the root of another repository is at `folder`, which ends in a slash.
    func isRepository(_ folder: [UInt8]) -> Bool {
        GitDirectory(ofWorkingTree: absolute(Array(folder.dropLast()))) != nil
    }

    private func absolute(_ path: [UInt8]) -> [UInt8] {
        root.appendingPath(path)
    }

    /// Not through a symbolic link: git refuses those since 2.32, a repository may have come from anybody.
    private func ignoreFile(in folder: [UInt8]) -> [UInt8]? {
        FileReader.bytes(ofFileAt: absolute(folder + Self.ignoreFileName), followingLink: false)
    }

    private func append(_ text: [UInt8]?, pathLength: Int, to lists: inout [GitFolderRules.List]) {
        guard let text else { return }
        let file = GitIgnoreFile(text, ignoringCase: settings.ignoresCase)
        if !file.isEmpty { lists.append(GitFolderRules.List(file: file, pathLength: pathLength)) }
    }
}

/// The rules of a repository as they hold inside one folder. Made by `GitRepository`, then folder from folder.
final class GitFolderRules: FolderRules {
    struct List {
        let file: GitIgnoreFile
        /// Length of the path of the folder it lies in, from the root and with a slash at the end.
        let pathLength: Int
    }

    private let repository: GitRepository
    /// From the root, with a slash at the end; empty for the root.
    private let path: [UInt8]
    /// Weakest first. The first list from the end that says anything decides.
    private let lists: [List]
    /// The folder is ignored and only walked for the tracked files in it: nothing below can be taken back.
    private let ignoresAll: Bool

    fileprivate init(repository: GitRepository, path: [UInt8], lists: [List], ignoresAll: Bool) {
        self.repository = repository
        self.path = path
        self.lists = lists
        self.ignoresAll = ignoresAll
    }

    func ignores(_ name: [UInt8], isFolder: Bool) -> Bool {
        let entry = path + name
        guard ignoresAll || isExcluded(entry, isFolder: isFolder) else { return false }
        guard let index = repository.index else { return true }
        return isFolder ? !index.containsFiles(below: entry + [FileSystem.slash]) : !index.contains(entry)
    }

    func rules(insideFolder name: [UInt8], hiddenNames: [[UInt8]]) -> (any FolderRules)? {
        let entry = path + name
        let folder = entry + [FileSystem.slash]
        if hiddenNames.contains(GitRepository.directoryName), repository.isRepository(folder),
            repository.index?.containsFiles(below: folder) != true
        {
            return nil
        }
        let ignoresAll = ignoresAll || isExcluded(entry, isFolder: true)
        let hasIgnoreFile = !ignoresAll && hiddenNames.contains(GitRepository.ignoreFileName)
        return GitFolderRules(
            repository: repository, path: folder,
            lists: hasIgnoreFile ? repository.adding(ignoreFileIn: folder, to: lists) : lists, ignoresAll: ignoresAll)
    }

    /// Whether patterns ignore an entry of this folder, tracked or not.
    private func isExcluded(_ entry: [UInt8], isFolder: Bool) -> Bool {
        entry.withUnsafeBufferPointer { entry in
            for list in lists.reversed() {
                let fromList = UnsafeBufferPointer(rebasing: entry[list.pathLength...])
                let nameStart = path.count - list.pathLength
                if let verdict = list.file.verdict(on: fromList, nameStart: nameStart, isFolder: isFolder) {
                    return verdict
                }
            }
            return false
        }
    }
}
