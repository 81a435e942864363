/// What to check: the files found, and what of the given paths could not be followed.
struct DiscoveredFiles {
    /// Each file once, in byte order, as the user would write it: relative where the given path was.
    fileprivate(set) var paths: [String] = []
    /// What else stands below the folders around them, absolute, in byte order.
    fileprivate(set) var surroundingPaths: [String] = []
    /// The asset catalogues and data models below the folders that were walked, in byte order.
    fileprivate(set) var bundles: [[UInt8]] = []
    /// In byte order of their paths; what is wrong with the surroundings is nobody's concern.
    fileprivate(set) var problems: [Problem] = []
}

/// Turns the paths a user gives into the Swift files to check.
///
/// A folder is walked for `.swift` files, default skips and ignore rules left out; symbolic links to files are followed,
/// those to folders are not, as git does. A path that is given itself is never skipped: `Pods` is walked, an ignored
/// file, a link to a folder or a file of another name taken. Only what a configuration leaves out is left out in any case.
struct FileDiscovery {
    static let here = [UInt8(ascii: ".")]

    /// Relative paths start here; nil is the working directory of the process.
    private let workingDirectory: [UInt8]?
    private let ignoreRules: any IgnoreRules

    private let filter: PathFilter
    private let nested: (any NestedFilters)?

    /// - Parameters:
    ///   - filter: that of the project.
    ///   - nested: those of folders below.
    init(
        ignoreRules: any IgnoreRules = NothingIgnored(), filter: PathFilter = .everything, nested: (any NestedFilters)? = nil,
        workingDirectory: String? = nil
    ) {
        self.ignoreRules = ignoreRules
        self.filter = filter
        self.nested = nested
        self.workingDirectory = workingDirectory.map { Self.normalized(Array($0.utf8)) }
    }

    /// - Parameters:
    ///   - surroundings: folders whose other files are looked up besides, absolute and without links; also those that the
    ///     filters do not include.
    ///   - roots: those that take their place where filters include some files and not others: what was not found in a
    ///     folder that was given may be there.
    func files(at givenPaths: [String], surroundings: [String] = [], roots: [String]? = nil) -> DiscoveredFiles {
        let roots = roots ?? surroundings
        var search = Search(removingDuplicates: givenPaths.count + max(surroundings.count, roots.count) > 1)
        for path in givenPaths { add(path, ignoringIncludes: false, to: &search) }
        var found = search.result()
        let others = filter.hasIncludes || nested?.hasIncludes ?? false ? roots : surroundings
        if !others.isEmpty {
            search.forgetFound()
            for folder in others { add(folder, ignoringIncludes: true, to: &search) }
            let around = search.result()
            found.surroundingPaths = around.paths
            found.bundles = around.bundles
        }
        return found
    }

    /// Whether the configuration excludes the file of this path, which need not exist.
    func excludes(_ path: String) -> Bool { leavesOut(path, ignoringIncludes: true) }

    /// Whether the configuration excludes the file of this path, or includes others and not this one.
    func leavesOut(_ path: String) -> Bool { leavesOut(path, ignoringIncludes: false) }

    private func leavesOut(_ path: String, ignoringIncludes: Bool) -> Bool {
        guard !filter.isEverything || nested != nil else { return false }
        let path = Self.canonicalFile(absolute(Self.normalized(Array(path.utf8))))
        let filters = filters(around: path.parentFolder ?? path)
        if filters.excludes(path, isFolder: false) { return true }
        return !ignoringIncludes && filters.choosesAmong(path) && !filters.includes(path, isFolder: false)
    }

    /// Those that hold in a folder, given by its absolute path without links.
    private func filters(around folder: [UInt8]) -> FilterChain {
        FilterChain(filters: [filter] + (nested?.filters(around: folder) ?? []))
    }

    private func add(_ givenPath: String, ignoringIncludes: Bool, to search: inout Search) {
        guard !givenPath.isEmpty else { return search.addProblem("", "is an empty path") }
        let reported = Self.normalized(Array(givenPath.utf8))
        let path = absolute(reported)
        let status: FileStatus
        do {
            status = try FileSystem.status(of: path)
        } catch {
            let isLink = (try? FileSystem.status(of: path, followingLink: false))?.kind == .symbolicLink
            let message = isLink ? "is a symbolic link that leads nowhere" : ReadError.Reason(error).message
            return search.addProblem(reported, message)
        }

        switch status.kind {
        case .regular:
            guard !leavesOut(givenPath, ignoringIncludes: ignoringIncludes) else { return }
            search.add(reported, canonical: search.removesDuplicates ? Self.canonicalFile(path) : reported)
        case .folder:
            addFolder(path, ignoringIncludes: ignoringIncludes, reportedAs: reported, to: &search)
        case .symbolicLink, .other:
            search.addProblem(reported, ReadError.Reason.notRegularFile.message)
        }
    }

    private func addFolder(_ path: [UInt8], ignoringIncludes: Bool, reportedAs reported: [UInt8], to search: inout Search) {
        let canonicalRoot = FileSystem.canonicalPath(of: path) ?? path
        let around = filters(around: canonicalRoot)
        let filters = ignoringIncludes ? around.withoutIncludes : around
        guard !filters.excludes(canonicalRoot, isFolder: true) else { return }
        let rules = FilteredRules(base: ignoreRules, filters: filters, nested: nested, ignoresIncludes: ignoringIncludes)
        let walk = FolderWalk(root: path, rules: rules.rules(insideFolder: canonicalRoot))
        // Of what the walk finds, the part that is not reported: the working directory and the slash behind it.
        var hidden = path.count - reported.count
        if reported == Self.here { hidden = path.last == FileSystem.slash ? path.count : path.count + 1 }
        for file in walk.files {
            let canonical = search.removesDuplicates ? canonicalRoot + file[path.count...] : file
            search.add(Array(file[hidden...]), canonical: canonical)
        }
        for bundle in walk.bundles { search.addBundle(canonicalRoot + bundle[path.count...]) }
        for (folder, error) in walk.errors {
            search.addProblem(folder == path ? reported : Array(folder[hidden...]), ReadError.Reason(error).message)
        }
    }

    private func absolute(_ path: [UInt8]) -> [UInt8] {
        guard let workingDirectory, path.first != FileSystem.slash else { return path }
        if path == Self.here { return workingDirectory }
        return workingDirectory.appendingPath(path)
    }

    /// A link to a file is a file of its own, for git and for us; only the way to it is made canonical.
    static func canonicalFile(_ path: [UInt8]) -> [UInt8] {
        let nameStart = (path.lastIndex(of: FileSystem.slash) ?? -1) + 1
        let folder = nameStart == 0 ? here : Array(path[..<nameStart])
        guard let canonical = FileSystem.canonicalPath(of: folder) else { return path }
        return canonical.appendingPath(Array(path[nameStart...]))
    }

    /// The path without `.` and repeated slashes; `..` stays, since behind a symbolic link it means something else.
    static func normalized(_ path: [UInt8]) -> [UInt8] {
        let parts = path.split(separator: FileSystem.slash).filter { !$0.elementsEqual(here) }
        let joined = Array(parts.joined(separator: [FileSystem.slash]))
        if path.first == FileSystem.slash { return [FileSystem.slash] + joined }
        return joined.isEmpty ? here : joined
    }
}

/// What was found so far; the same file may be reached through several given paths.
private struct Search {
    let removesDuplicates: Bool
    private var seen: Set<[UInt8]> = []
    private var files: [[UInt8]] = []
    private var problems: [(path: [UInt8], message: String)] = []
    private var bundles: Set<[UInt8]> = []

    init(removingDuplicates: Bool) {
        removesDuplicates = removingDuplicates
    }

    /// `canonical` is the same for every way to write the path of a file; the first way given is reported.
    mutating func add(_ path: [UInt8], canonical: [UInt8]) {
        if removesDuplicates, !seen.insert(canonical).inserted { return }
        files.append(path)
    }

    /// - Parameter path: without links, the same however it was found.
    mutating func addBundle(_ path: [UInt8]) { bundles.insert(path) }

    mutating func addProblem(_ path: some Sequence<UInt8>, _ message: String) {
        problems.append((Array(path), message))
    }

    mutating func addProblem(_ path: String, _ message: String) {
        addProblem(path.utf8, message)
    }

    /// Starts a second list, without the files of the first.
    mutating func forgetFound() {
        files = []
        problems = []
    }

    mutating func result() -> DiscoveredFiles {
        var result = DiscoveredFiles()
        result.bundles = bundles.sorted(by: ByteOrder.precedes)
        result.paths.reserveCapacity(files.count)
        files.sort(by: ByteOrder.precedes)
        for file in files {
            let path = String(decoding: file, as: UTF8.self)
            // A path is text in all that follows, and repaired text opens no file. So such a name is told, not guessed.
            if path.utf8.elementsEqual(file) {
                result.paths.append(path)
            } else {
                addProblem(file, "has a name that is not UTF-8")
            }
        }
        problems.sort { ByteOrder.precedes($0.path, $1.path) }
        for problem in problems {
            let problem = Problem(
                path: String(decoding: problem.path, as: UTF8.self), message: problem.message)
            if result.problems.last != problem { result.problems.append(problem) }
        }
        return result
    }
}
