/// Where git keeps what it knows of a working tree.
struct GitDirectory {
    /// Belongs to this working tree alone: its index.
    let path: [UInt8]
    /// Shared by all working trees of the repository: configuration, `info/exclude`.
    let commonPath: [UInt8]

    /// The directory of the working tree rooted at `folder`; nil when it is not the root of one.
    ///
    /// `.git` is a folder, or, in submodules and added working trees, a file that says where it is. Like git, an empty
    /// folder of that name is not taken for a repository.
    init?(ofWorkingTree folder: [UInt8]) {
        let entry = folder.appendingPath(".git")
        guard let status = try? FileSystem.status(of: entry) else { return nil }
        if status.kind == .folder {
            path = entry
        } else if let text = FileReader.bytes(ofFileAt: entry), text.starts(with: "gitdir: ".utf8) {
            path = Self.resolve(Self.line(text[8...]), from: folder)
        } else {
            return nil
        }
        guard (try? FileSystem.status(of: path.appendingPath("HEAD"), followingLink: false)) != nil else {
            return nil
        }
        if let text = FileReader.bytes(ofFileAt: path.appendingPath("commondir")) {
            commonPath = Self.resolve(Self.line(text[...]), from: path)
        } else {
            commonPath = path
        }
        guard (try? FileSystem.status(of: commonPath.appendingPath("objects")))?.kind == .folder else { return nil }
    }

    /// The working tree in which a folder stands, its own included; `folder` is absolute and without links.
    static func workingTree(around folder: [UInt8]) -> (root: [UInt8], directory: GitDirectory)? {
        var root = folder
        while true {
            if let directory = GitDirectory(ofWorkingTree: root) { return (root, directory) }
            guard root.count > 1, let slash = root.lastIndex(of: FileSystem.slash) else { return nil }
            root = slash == 0 ? [FileSystem.slash] : Array(root[..<slash])
        }
    }

    private static func line(_ text: ArraySlice<UInt8>) -> [UInt8] {
        Array(text.prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") })
    }

    private static func resolve(_ path: [UInt8], from folder: [UInt8]) -> [UInt8] {
        path.first == FileSystem.slash ? path : folder.appendingPath(path)
    }
}
