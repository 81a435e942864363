/// Names files as their project does: by the path below its root. What stands above the root, a folder `MyTests` in which
/// somebody keeps his checkouts, say, has no meaning.
struct ProjectPaths: Sendable {
    /// With a slash at the end; empty where it is not known.
    private let workingDirectory: [UInt8]
    /// With a slash at the end, in the order in which they are tried.
    private let roots: [[UInt8]]
    /// Those that count where the others do not.
    private let fallbacks: [[UInt8]]

    /// - Parameters:
    ///   - repositories: the roots of working trees, absolute.
    ///   - others: roots that count where those do not.
    ///   - givenPaths: what is to be checked; counts as a root where nothing else does.
    init(repositories: [String], others: [String] = [], givenPaths: [String], workingDirectory: String) {
        let withSlash = { (path: String) in Array((path.hasSuffix("/") ? path : path + "/").utf8) }
        self.workingDirectory = workingDirectory.isEmpty ? [] : withSlash(workingDirectory)
        let fallbacks = workingDirectory.isEmpty ? [] : [workingDirectory]
        let given = givenPaths.filter { $0.utf8.first == UInt8(ascii: "/") }
        let longestFirst = { (paths: [String]) in paths.sorted { $0.utf8.count > $1.utf8.count } }
        roots = (longestFirst(repositories) + others).map(withSlash)
        self.fallbacks = (fallbacks + longestFirst(given)).map(withSlash)
    }

    /// The path below the nearest root; the path itself where it is below none.
    func relative(_ path: String) -> String {
        let bytes = Array(path.utf8)
        // `..` leads out of what it seems to stand in.
        let isStraight = !bytes.split(separator: FileSystem.slash).contains { $0.elementsEqual("..".utf8) }
        if isStraight, let found = self.path(bytes, below: roots) { return found }
        // So does a link on the way.
        let canonical = roots.isEmpty && isStraight ? bytes : FileDiscovery.canonicalFile(bytes)
        return self.path(canonical, below: roots) ?? self.path(isStraight ? bytes : canonical, below: fallbacks) ?? path
    }

    /// The path as people see it from where they are: that of a file around those that were given was found from the root of the
    /// project.
    func told(_ path: String) -> String {
        let bytes = Array(path.utf8)
        guard !workingDirectory.isEmpty, bytes.starts(with: workingDirectory) else { return path }
        return String(decoding: bytes[workingDirectory.count...], as: UTF8.self)
    }

    private func path(_ path: [UInt8], below roots: [[UInt8]]) -> String? {
        let absolute = path.first == FileSystem.slash ? path : workingDirectory + path
        return roots.first { absolute.starts(with: $0) }.map { String(decoding: absolute[$0.count...], as: UTF8.self) }
    }
}
