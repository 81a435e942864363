/// Names files as their project does: by the path below its root. What stands above the root, a folder `MyTests` in which
/// somebody keeps his checkouts, say, has no meaning.
struct ProjectPaths: Sendable {
    private let workingDirectory: String
    /// With a slash at the end, in the order in which they are tried.
    private let roots: [String]

    /// - Parameters:
    ///   - repositories: the roots of working trees, absolute.
    ///   - givenPaths: what is to be checked; counts as a root where nothing else does.
    init(repositories: [String], givenPaths: [String], workingDirectory: String) {
        self.workingDirectory = workingDirectory
        let fallbacks = workingDirectory.isEmpty ? [] : [workingDirectory]
        let given = givenPaths.filter { $0.utf8.first == UInt8(ascii: "/") }
        let longestFirst = { (paths: [String]) in paths.sorted { $0.utf8.count > $1.utf8.count } }
        roots = (longestFirst(repositories) + fallbacks + longestFirst(given)).map { $0.hasSuffix("/") ? $0 : $0 + "/" }
    }

    /// The path below the nearest root; the path itself where it is below none.
    func relative(_ path: String) -> String {
        let isAbsolute = path.utf8.first == UInt8(ascii: "/")
        let absolute = isAbsolute || workingDirectory.isEmpty ? path : workingDirectory + "/" + path
        for root in roots where absolute.utf8.starts(with: root.utf8) {
            return String(decoding: absolute.utf8.dropFirst(root.utf8.count), as: UTF8.self)
        }
        return path
    }
}
