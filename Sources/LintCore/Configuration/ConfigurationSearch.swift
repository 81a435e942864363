/// Finds the configuration of a project and reads it.
public struct ConfigurationSearch: Sendable {
    /// The file that was named; then nothing is looked for.
    public var file: String?
    /// The root of the project, where it was named.
    public var root: String?
    /// The files and folders to work on.
    public var paths: [String]

    public init(file: String? = nil, root: String? = nil, paths: [String] = []) {
        self.file = file
        self.root = root
        self.paths = paths
    }

    /// The configuration; nil where there is none.
    ///
    /// Looked for in the root and the folders above it; without one in the working directory, as far as everything to work
    /// on lies below it, and then in the folder that holds everything. The highest one is that of the project, so that it does
    /// not matter from where the tool runs; those on the way are of folders, see `NestedConfigurations`. The root of git's
    /// working tree is the highest folder looked at: what lies above is no part of the project.
    ///
    /// - Parameter rules: the rules there are, and what they take.
    /// - Throws: what is wrong with the file that was found.
    public func configuration(rules: KnownRules) throws(ConfigurationError) -> Configuration? {
        if let file {
            var configuration = try Self.read(Array(file.utf8), reportedAs: file, rules)
            configuration.standsAlone = true
            return configuration
        }
        for start in starts {
            guard let path = try Self.path(upwardFrom: start) else { continue }
            return try Self.read(path, reportedAs: Self.reported(path), rules)
        }
        return nil
    }

    /// The root of git's working tree around a folder, if that is the project of its files; nil where the folder is the root
    /// itself or lies in a project that has a configuration.
    ///
    /// A configuration in such a folder makes it a project of its own for runs that start there.
    public static func repository(aroundUnconfigured folder: String) -> String? {
        guard let start = FileSystem.canonicalPath(of: Array(folder.utf8)), let above = start.parentFolder,
            let root = GitDirectory.workingTree(around: start)?.root, root != start, (try? path(upwardFrom: above)) == .some(nil)
        else { return nil }
        return reported(root).isEmpty ? "." : reported(root)
    }

    static func read(
        _ path: [UInt8], reportedAs name: String, _ rules: KnownRules, at place: ConfigurationReader.Place = .project
    ) throws(ConfigurationError) -> Configuration {
        let source: SourceFile
        do throws(ReadError) {
            source = try FileReader.sourceFile(at: String(decoding: path, as: UTF8.self), reportedAs: name)
        } catch {
            throw ConfigurationError(problems: [ConfigurationProblem(error)])
        }
        let folder = folder(of: path).map { String(decoding: $0, as: UTF8.self) } ?? ""
        var configuration = try ConfigurationReader.read(source, folder: folder, rules: rules, at: place)
        try inherit(into: &configuration, of: source, rules, at: place, above: [source.path])
        return configuration
    }

    /// Reads what a configuration extends, and what that extends. Of a folder's, what is said of a whole project is passed over.
    ///
    /// - Parameter readers: the paths of the files on the way, which none of them can extend again.
    private static func inherit(
        into configuration: inout Configuration, of source: SourceFile, _ rules: KnownRules, at place: ConfigurationReader.Place, above readers: [String]
    ) throws(ConfigurationError) {
        // What is named last counts most.
        for extended in configuration.extends.reversed() {
            let name = reported(Array(extended.value.utf8))
            func problem(_ message: String) -> ConfigurationError {
                ConfigurationError(problems: ConfigurationProblem.problems([JSONProblem(offset: extended.range.startOffset, message: message)], in: source))
            }
            guard !readers.contains(name) else { throw problem("'\(name)' extends itself") }
            let text: SourceFile
            do throws(ReadError) {
                text = try FileReader.sourceFile(at: extended.value, reportedAs: name)
            } catch {
                throw problem("cannot extend '\(name)': \(error.message)")
            }
            let kind: ConfigurationReader.Place = place == .project ? .project : .otherProject
            var base = try ConfigurationReader.read(text, folder: configuration.folder, rules: rules, at: kind)
            try inherit(into: &base, of: text, rules, at: kind, above: readers + [name])
            configuration.inherit(base)
        }
    }

    /// The configuration that stands in a folder; nil where there is none.
    ///
    /// - Throws: where there are two, of which nobody could tell which one counts.
    static func file(in folder: [UInt8]) throws(ConfigurationError) -> [UInt8]? {
        let paths = Configuration.fileNames.map { folder.appendingPath(Array($0.utf8)) }.filter { (try? FileSystem.status(of: $0)) != nil }
        guard paths.count > 1 else { return paths.first }
        let message = "stands beside \(Configuration.fileName); keep one of them"
        throw ConfigurationError(problems: [ConfigurationProblem(path: reported(paths[1]), message: message)])
    }

    /// The folders to look upward from, the first one first.
    private var starts: [[UInt8]] {
        if let root { return [FileSystem.canonicalPath(of: Array(root.utf8))].compactMap { $0 } }
        let folders = paths.compactMap { Self.folder(of: Array($0.utf8)) }
        let working = FileSystem.canonicalPath(of: [UInt8(ascii: ".")])
        guard let first = folders.first else { return [working].compactMap { $0 } }
        let common = folders.dropFirst().reduce(first) { $0.commonFolder(with: $1) }
        if let working, common.isPath(inside: working) { return [working, common] }
        return [common]
    }

    /// The highest configuration above a folder, which is absolute and without links.
    private static func path(upwardFrom start: [UInt8]) throws(ConfigurationError) -> [UInt8]? {
        let highest = GitDirectory.workingTree(around: start)?.root
        var folder = start
        var found: [UInt8]?
        while true {
            if let path = try file(in: folder) { found = path }
            guard folder != highest, let parent = folder.parentFolder else { return found }
            folder = parent
        }
    }

    /// The path itself where it is that of a folder, or the folder of the file, which need not exist.
    static func folder(of path: [UInt8]) -> [UInt8]? {
        if (try? FileSystem.status(of: path))?.kind == .folder { return FileSystem.canonicalPath(of: path) }
        let slash = path.lastIndex(of: FileSystem.slash)
        return FileSystem.canonicalPath(of: slash.map { Array(path[...$0]) } ?? [UInt8(ascii: ".")])
    }

    /// As people see it from the working directory.
    static func reported(_ path: [UInt8]) -> String {
        guard let working = FileSystem.canonicalPath(of: [UInt8(ascii: ".")]), path.isPath(inside: working) else {
            return String(decoding: path, as: UTF8.self)
        }
        return String(decoding: path[working.count...].drop { $0 == FileSystem.slash }, as: UTF8.self)
    }
}
