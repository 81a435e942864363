/// Paths as the system has them: bytes, since file names need not be UTF-8.
extension [UInt8] {
    /// The path of what lies at `path` in the folder at this path.
    func appendingPath(_ path: [UInt8]) -> [UInt8] {
        self + (last == FileSystem.slash ? [] : [FileSystem.slash]) + path
    }

    func appendingPath(_ path: String) -> [UInt8] { appendingPath(Array(path.utf8)) }

    func hasEnding(_ ending: String) -> Bool { suffix(ending.utf8.count).elementsEqual(ending.utf8) }
}

/// Questions about absolute paths without links.
extension [UInt8] {
    /// The folder it is in; nil for the root of the file system.
    var parentFolder: [UInt8]? {
        guard count > 1, let cut = lastIndex(of: FileSystem.slash) else { return nil }
        return cut == 0 ? [FileSystem.slash] : Array(self[..<cut])
    }

    /// Whether it is that of the folder or lies somewhere below.
    func isPath(inside folder: [UInt8]) -> Bool {
        guard starts(with: folder), count > folder.count else { return elementsEqual(folder) }
        return folder.last == FileSystem.slash || self[folder.count] == FileSystem.slash
    }

    /// The deepest folder that both lie in.
    func commonFolder(with other: [UInt8]) -> [UInt8] {
        var folder = self
        while !other.isPath(inside: folder), let parent = folder.parentFolder { folder = parent }
        return folder
    }
}
