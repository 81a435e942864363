/// A path that a user gave, held against files that somebody else knows of: which of them a walk would have found there,
/// and under which name.
struct GivenPath {
    /// As it was given, without `.` and repeated slashes.
    let reported: [UInt8]
    /// Absolute and without links, as far as it exists.
    let canonical: [UInt8]
    let isFolder: Bool
    let exists: Bool

    /// Nil where nothing tells what is meant: `..` behind a folder that does not exist, or a working directory that is gone.
    init?(_ path: String) {
        reported = FileDiscovery.normalized(Array(path.utf8))
        let status = try? FileSystem.status(of: reported)
        exists = status != nil
        isFolder = status?.kind == .folder
        guard let canonical = isFolder ? FileSystem.canonicalPath(of: reported) : Self.canonical(reported) else { return nil }
        self.canonical = canonical
    }

    /// The last name as it is, and what is in front of it canonical.
    private static func canonical(_ path: [UInt8]) -> [UInt8]? {
        let nameStart = (path.lastIndex(of: FileSystem.slash) ?? -1) + 1
        let name = Array(path[nameStart...])
        if name == [UInt8(ascii: "."), UInt8(ascii: ".")] { return nil }
        let parent = nameStart == 0 ? FileDiscovery.here : Array(path[..<max(1, nameStart - 1)])
        let folder = FileSystem.canonicalPath(of: parent) ?? (nameStart == 0 ? nil : Self.canonical(parent))
        return folder?.appendingPath(name)
    }

    /// The folder itself, or that of the file.
    var folder: [UInt8] { isFolder ? canonical : canonical.parentFolder ?? [FileSystem.slash] }

    /// The name under which a file, absolute and without links, is reported; nil where it is not meant by this path.
    ///
    /// What is given itself is taken whatever it is called, unless it is excluded; what lies in a folder, when a walk would.
    func name(of file: [UInt8], _ filter: PathFilter) -> [UInt8]? {
        guard !filter.excludes(file, isFolder: false) else { return nil }
        guard isFolder else { return file == canonical ? reported : nil }
        guard file.count > canonical.count, file.isPath(inside: canonical), file.hasSwiftEnding,
            !filter.concerns(file) || filter.includes(file, isFolder: false)
        else { return nil }
        let below = file[canonical.count...].drop { $0 == FileSystem.slash }
        let folders = below.split(separator: FileSystem.slash).dropLast()
        guard !folders.contains(where: { FolderWalk.passesOver(Array($0)) }) else { return nil }
        return reported == FileDiscovery.here ? Array(below) : reported.appendingPath(Array(below))
    }
}

extension [UInt8] {
    fileprivate var hasSwiftEnding: Bool { suffix(6).elementsEqual(".swift".utf8) }
}
