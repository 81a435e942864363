/// Finds the configurations of folders on the walk over the files of a project, and reads them there and then.
///
/// One that stands in the root of another working tree of git, a submodule, is that of a project of its own: what it says of the
/// whole of that project is passed over, and not wrong.
final class NestedConfigurations: NestedFilters {
    private let root: Configuration?
    /// The roots of the projects: above them nothing is looked for.
    private let tops: [[UInt8]]
    private let rules: KnownRules
    /// By folder; nil where it has none, or a wrong one.
    private var read: [[UInt8]: Configuration?] = [:]
    private(set) var problems: [ConfigurationProblem] = []
    private(set) var hasIncludes = false

    private static let names = Configuration.fileNames.map { Array($0.utf8) }

    /// - Parameters:
    ///   - roots: absolute and without links.
    ///   - rules: the rules there are, and what they take.
    init(root: Configuration?, roots: [String], rules: KnownRules) {
        self.root = root
        self.rules = rules
        tops = (roots + (root.map { [$0.folder] } ?? [])).map { Array($0.utf8) }
    }

    var project: ConfiguredProject {
        ConfiguredProject(root: root, nested: read.values.compactMap { $0 })
    }

    func filter(ofFolder path: [UInt8], hiddenNames: [[UInt8]]) -> PathFilter? {
        guard Self.names.contains(where: hiddenNames.contains) else { return nil }
        return configuration(of: path, isOwnProject: hiddenNames.contains(Array(".git".utf8)))?.pathFilter
    }

    func filters(around path: [UInt8]) -> [PathFilter] {
        let containing = tops.filter { path.isPath(inside: $0) }
        guard let top = containing.min(by: { $0.count < $1.count }) else { return [] }
        var folders: [[UInt8]] = []
        var folder: [UInt8]? = path
        while let current = folder, current.isPath(inside: top) {
            folders.append(current)
            folder = current.parentFolder
        }
        var found = FilterChain(filters: root.map { [$0.pathFilter] } ?? [])
        for folder in folders.reversed() {
            // As on a walk: what stands in a folder that is left out is not even read.
            if found.excludesItself(folder, isFolder: true) { break }
            if let filter = filter(ofFolder: folder) { found.append(filter) }
        }
        return Array(found.filters.dropFirst(root == nil ? 0 : 1))
    }

    private func filter(ofFolder folder: [UInt8]) -> PathFilter? {
        if let known = read[folder] { return known?.pathFilter }
        guard Self.names.contains(where: { exists(folder.appendingPath($0)) }) else {
            read[folder] = .some(nil)
            return nil
        }
        return configuration(of: folder, isOwnProject: GitDirectory(ofWorkingTree: folder) != nil)?.pathFilter
    }

    private func exists(_ path: [UInt8]) -> Bool { (try? FileSystem.status(of: path))?.kind == .regular }

    private func configuration(of folder: [UInt8], isOwnProject: Bool) -> Configuration? {
        if let known = read[folder] { return known }
        // Named on the command line, one configuration is all there is.
        guard root?.standsAlone != true, root.map({ !folder.elementsEqual($0.folder.utf8) }) ?? true else { return nil }
        var found: Configuration?
        do throws(ConfigurationError) {
            guard let path = try ConfigurationSearch.file(in: folder) else { return nil }
            let kind: ConfigurationReader.Place = isOwnProject ? .otherProject : .folder(ofProject: root?.source.path)
            found = try ConfigurationSearch.read(path, reportedAs: ConfigurationSearch.reported(path), rules, at: kind)
        } catch {
            problems += error.problems
        }
        read[folder] = .some(found)
        if found?.include != nil { hasIncludes = true }
        return found
    }
}
