/// Where the files of a report lie for those who know them by another name: a host names a file by its path in the
/// repository, wherever the tool was started and through whatever link the file was reached. Made by the engine.
struct ReportedPlaces: Sendable {
    /// The root of the repository, absolute and without links; nil where there is none.
    var repository: String?
    /// Absolute paths without links, of files that exist, by the bytes of the path that they are reported under.
    var canonicalPaths: [[UInt8]: String] = [:]
}

/// The names of files from one folder: the host's workspace, else the repository, else the working directory.
struct HostPaths {
    /// Absolute, with a slash at the end; empty where nothing is known.
    private let base: String
    private let places: ReportedPlaces
    private let options: ReportOptions

    init(_ report: Report, _ options: ReportOptions) {
        places = report.places
        self.options = options
        let folder = options.workspace.flatMap { $0.isEmpty ? nil : $0 } ?? places.repository ?? options.workingDirectory
        base = folder.isEmpty || folder.utf8.last == UInt8(ascii: "/") ? folder : folder + "/"
    }

    /// The folder as a URI; nil where nothing is known.
    var baseURI: String? { base.isEmpty ? nil : "file://" + PercentEncoding.path(base) }

    /// The path below the folder; nil for what lies elsewhere.
    func relative(_ path: String) -> String? {
        let absolute = absolute(path)
        guard absolute.utf8.first == UInt8(ascii: "/") else { return absolute }
        guard !base.isEmpty, absolute.utf8.starts(with: base.utf8) else { return nil }
        return String(decoding: absolute.utf8.dropFirst(base.utf8.count), as: UTF8.self)
    }

    /// The path below the folder, or from the root of the file system.
    func name(_ path: String) -> String { relative(path) ?? absolute(path) }

    /// Without links where the file exists, else without `.` and `..` at least.
    func absolute(_ path: String) -> String {
        if let known = places.canonicalPaths[Array(path.utf8)] { return known }
        let path = options.absolutePath(path)
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." { parts.removeLast() } else { parts.append(part) }
        }
        return (path.utf8.first == UInt8(ascii: "/") ? "/" : "") + parts.joined(separator: "/")
    }
}
