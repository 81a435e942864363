/// The folders that hold the projects of some files: the folder that was named or holds the configuration, elsewhere the
/// working trees of git around them, else the folders that were given.
///
/// What is declared anywhere in a project counts for each of its files, also when only one of them is to be checked.
struct ProjectRoots {
    /// Absolute and without links, in byte order. Single files outside every repository have none.
    let all: [String]
    /// Those that are not among the paths, and so are not searched anyway.
    let surroundings: [String]
    /// The folders from which fingerprints name files, the same whatever was given and wherever the tool runs: working trees of
    /// git; outside git the folder that was named or holds the configuration.
    let naming: [String]

    /// - Parameter projectFolder: the root of everything below it, absolute and without links.
    init(around paths: [String], projectFolder: String? = nil) {
        let projectFolder = projectFolder.map { Array($0.utf8) }
        var roots: Set<[UInt8]> = []
        var given: Set<[UInt8]> = []
        var naming: Set<[UInt8]> = []
        for path in paths {
            guard let folder = Self.folder(of: Array(path.utf8)) else { continue }
            if folder.isGiven { given.insert(folder.path) }
            if let projectFolder, folder.path.isPath(inside: projectFolder) {
                roots.insert(projectFolder)
                naming.insert(GitDirectory.workingTree(around: projectFolder)?.root ?? projectFolder)
            } else if let tree = GitDirectory.workingTree(around: folder.path) {
                roots.insert(tree.root)
                naming.insert(tree.root)
            } else if folder.isGiven {
                roots.insert(folder.path)
            }
        }
        self.naming = naming.map { String(decoding: $0, as: UTF8.self) }.sorted()
        all = roots.map { String(decoding: $0, as: UTF8.self) }.sorted()
        surroundings = roots.subtracting(given).map { String(decoding: $0, as: UTF8.self) }.sorted()
    }

    /// The root of the working tree of git that holds the first of the paths which lies in one; absolute and without links.
    static func repository(around paths: [String]) -> String? {
        for path in paths {
            guard let folder = folder(of: Array(path.utf8)), let tree = GitDirectory.workingTree(around: folder.path) else { continue }
            return String(decoding: tree.root, as: UTF8.self)
        }
        return nil
    }

    /// The folder itself, or that of a file, which need not exist: standard input has a name only.
    private static func folder(of path: [UInt8]) -> (path: [UInt8], isGiven: Bool)? {
        if (try? FileSystem.status(of: path))?.kind == .folder {
            return FileSystem.canonicalPath(of: path).map { ($0, true) }
        }
        let slash = path.lastIndex(of: FileSystem.slash)
        let folder = slash.map { Array(path[...$0]) } ?? [UInt8(ascii: ".")]
        return FileSystem.canonicalPath(of: folder).map { ($0, false) }
    }
}
