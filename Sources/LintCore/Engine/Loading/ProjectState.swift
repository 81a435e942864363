/// The files that a run rests on, as they are at one moment. Two that are equal give the same findings.
public struct ProjectState: Equatable, Sendable {
    private struct Version: Equatable {
        let modified: Int
        let byteCount: Int
        let identity: FileStatus.Identity

        init(_ status: FileStatus) {
            modified = status.modified
            byteCount = status.byteCount
            identity = status.identity
        }
    }

    /// Nil for a file that could be there and is not.
    private var versions: [[UInt8]: Version?] = [:]

    /// Looks at the Swift files of the project, at every place where a configuration of theirs can be, and at `others`.
    public init(of paths: [String], root: String?, _ configuration: Configuration?, others: [String]) {
        let roots = ProjectRoots(around: paths, projectFolder: root ?? configuration?.folder)
        let found = ProjectFiles(CheckInput(paths: paths), roots, configuration)
        for file in found.files { add(Array(file.path.utf8)) }
        let named = (configuration.map { $0.interfaces + $0.extends } ?? []).map(\.value) + [configuration?.baseline?.value].compactMap { $0 }
        for path in others + named { add(Array(path.utf8)) }
        for folder in Set(versions.keys.compactMap(\.parentFolder)) { addConfigurations(in: folder) }
        for start in roots.all + paths.compactMap(Self.folder) {
            var folder: [UInt8]? = Array(start.utf8)
            while let next = folder {
                addConfigurations(in: next)
                folder = next.parentFolder
            }
        }
    }

    /// The folder at a path, or that of the file there.
    private static func folder(_ path: String) -> String? {
        let parent = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
        return WorkingDirectory.canonicalFolder(path) ?? WorkingDirectory.canonicalFolder(parent)
    }

    private mutating func addConfigurations(in folder: [UInt8]) {
        for name in Configuration.fileNames { add(folder.appendingPath(name)) }
    }

    private mutating func add(_ path: [UInt8]) {
        versions[path] = .some((try? FileSystem.status(of: path)).map(Version.init))
    }

    /// Waits until the files are others than these and nobody writes to them any more.
    ///
    /// They are looked at again and again: that works wherever files come from, and takes a tenth of a processor at most.
    ///
    /// - Parameter now: how they are.
    public func waitForChange(_ now: () -> ProjectState) {
        var last = self
        while true {
            let start = Clock.wall()
            let state = now()
            if state != self, state == last { return }
            last = state
            Clock.sleep(max(Self.pause, (Clock.wall() - start) * 9))
        }
    }

    /// Editors that save several files at once, and git, are done within it.
    private static let pause: UInt64 = 200_000_000
}
