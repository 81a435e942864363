/// Which files a project wants looked at: the globs of its configuration, held against paths from the folder of the
/// configuration. Paths outside that folder are none of its business.
///
/// A glob that matches a folder holds for everything below.
struct PathFilter: Sendable {
    /// Absolute and without links.
    private let folder: [UInt8]
    /// Nil where every file is wanted.
    private let include: [GlobPattern]?
    private let exclude: [GlobPattern]

    static let everything = PathFilter(folder: [FileSystem.slash], include: nil, exclude: [])

    init(folder: [UInt8], include: [GlobPattern]?, exclude: [GlobPattern]) {
        self.folder = folder
        self.include = include
        self.exclude = exclude
    }

    /// The filter with what it excludes, without what it includes: also what is not checked may be worth knowing.
    var withoutIncludes: PathFilter { PathFilter(folder: folder, include: nil, exclude: exclude) }

    var hasIncludes: Bool { include != nil }
    var isEverything: Bool { include == nil && exclude.isEmpty }

    /// Whether the path, absolute and without links, or a folder above it is excluded.
    func excludes(_ path: [UInt8], isFolder: Bool) -> Bool {
        anyLevel(of: path, isFolder: isFolder) { excludesItself($0, isFolder: $1) }
    }

    /// Whether the path or a folder above it is included.
    func includes(_ path: [UInt8], isFolder: Bool) -> Bool {
        anyLevel(of: path, isFolder: isFolder) { includesItself($0, isFolder: $1) }
    }

    /// Whether a glob matches this path and not only a folder above it.
    func excludesItself(_ path: [UInt8], isFolder: Bool) -> Bool { matches(exclude, path, isFolder: isFolder) }

    func includesItself(_ path: [UInt8], isFolder: Bool) -> Bool {
        include.map { matches($0, path, isFolder: isFolder) } ?? true
    }

    /// Whether the path lies where the globs are held against it.
    func concerns(_ path: [UInt8]) -> Bool { path.isPath(inside: folder) }

    private func anyLevel(of path: [UInt8], isFolder: Bool, _ holds: ([UInt8], Bool) -> Bool) -> Bool {
        if holds(path, isFolder) { return true }
        var level = path
        while let parent = level.parentFolder, parent.count > folder.count {
            if holds(parent, true) { return true }
            level = parent
        }
        return false
    }

    private func matches(_ globs: [GlobPattern], _ path: [UInt8], isFolder: Bool) -> Bool {
        guard !globs.isEmpty, path.count > folder.count, path.isPath(inside: folder) else { return false }
        let start = folder.last == FileSystem.slash ? folder.count : folder.count + 1
        let nameStart = (path.lastIndex(of: FileSystem.slash) ?? -1) + 1 - start
        return path[start...].withUnsafeBufferPointer { relative in
            globs.contains { $0.matches(relative, nameStart: nameStart, isFolder: isFolder) }
        }
    }
}
