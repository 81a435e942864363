/// Findings that a project has accepted: they are not reported until the code they speak of changes.
public struct Baseline: Sendable {
    /// One finding, known again by its fingerprint; the rest tells people which one it is.
    public struct Entry: Hashable, Sendable {
        public let fingerprint: String
        /// From the root of the project, as it went into the fingerprint.
        public let path: String
        public let rule: String
        /// The enclosing member; nil outside every type.
        public let view: String?
        /// The code, shortened and its whitespace evened out.
        public let text: String

        /// As people are told of it, on one line.
        public var description: String {
            PrintableText.escaped("\(path): \(rule)\(view.map { " in \($0)" } ?? "")\(text.isEmpty ? "" : ": \(text)")")
        }

        /// Its place in the file: moved lines leave it where it is.
        static func stands(_ left: Entry, before right: Entry) -> Bool {
            if !left.path.utf8.elementsEqual(right.path.utf8) { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
            return (left.rule, left.view ?? "", left.text, left.fingerprint) < (right.rule, right.view ?? "", right.text, right.fingerprint)
        }
    }

    /// The file, as it is reported.
    public let path: String
    /// The folder of the file, absolute and without links: paths start here where nothing says what the project is.
    public let folder: String
    /// Sorted, each once.
    public let entries: [Entry]
    /// The version of the tool that wrote it; nil where that did not say so.
    let tool: String?

    init(path: String, folder: String, entries: some Sequence<Entry>, tool: String? = nil) {
        self.path = path
        self.folder = folder
        self.tool = tool
        self.entries = Set(entries).sorted(by: Entry.stands)
    }

    /// A baseline at a path where none need be yet.
    ///
    /// - Throws: where there is something that is no baseline, or no folder to write to.
    public static func existing(at path: String) throws(ConfigurationError) -> Baseline {
        let bytes = Array(path.utf8)
        if (try? FileSystem.status(of: bytes)) != nil {
            let source = try source(path)
            guard BaselineReader.claimsToBeOne(source) else {
                throw ConfigurationError(problems: [
                    ConfigurationProblem(path: path, message: "is no baseline and is not written over")
                ])
            }
            return try read(source)
        }
        guard let folder = ConfigurationSearch.folder(of: bytes) else {
            throw ConfigurationError(problems: [ConfigurationProblem(path: path, message: "there is no such folder")])
        }
        return Baseline(path: path, folder: String(decoding: folder, as: UTF8.self), entries: [])
    }

    /// The one that a configuration names.
    ///
    /// - Throws: what is wrong with it; where there is none, the place of the configuration that says there is one.
    public static func configured(by configuration: Configuration, at path: String) throws(ConfigurationError) -> Baseline? {
        guard let configured = configuration.baseline else { return nil }
        if (try? FileSystem.status(of: Array(path.utf8))) == nil {
            let problem = JSONProblem(
                offset: configured.range.startOffset, message: "there is no baseline '\(path)'; `baseline write` writes it")
            throw ConfigurationError(problems: ConfigurationProblem.problems([problem], in: configuration.source))
        }
        return try read(path)
    }

    /// Reads a baseline.
    ///
    /// - Throws: what is wrong with the file, each mistake with its line.
    public static func read(_ path: String) throws(ConfigurationError) -> Baseline { try read(try source(path)) }

    private static func read(_ source: SourceFile) throws(ConfigurationError) -> Baseline {
        let folder = ConfigurationSearch.folder(of: Array(source.path.utf8)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        return try BaselineReader.read(source, folder: folder)
    }

    private static func source(_ path: String) throws(ConfigurationError) -> SourceFile {
        do throws(ReadError) {
            return try FileReader.sourceFile(at: path)
        } catch {
            let hint = error.reason == .notFound ? "; write one with 'identity-lint baseline write'" : ""
            throw ConfigurationError(problems: [ConfigurationProblem(path: error.path, message: error.message + hint)])
        }
    }

    /// The baseline with other entries.
    func with(_ entries: some Sequence<Entry>) -> Baseline { Baseline(path: path, folder: folder, entries: entries, tool: tool) }

    /// Whether the tool that wrote it had a rule of a version already.
    func knows(ruleSince version: String) -> Bool {
        guard let own = tool.flatMap(ToolVersion.parts), let other = ToolVersion.parts(of: version) else { return true }
        return !own.lexicographicallyPrecedes(other)
    }

    // MARK: The file

    static let version = 1

    /// One finding a line, each a JSON object, so that a change of one is a change of one line.
    public var fileText: [UInt8] {
        var writer = JSONWriter()
        writer.beginObject()
        writer.field("version", Self.version)
        writer.field("tool", ToolVersion.current)
        writer.endObject()
        for entry in entries {
            writer.endDocument()
            writer.beginObject()
            writer.field("path", entry.path)
            writer.field("rule", entry.rule)
            if let view = entry.view { writer.field("view", view) }
            writer.field("text", entry.text)
            writer.field("fingerprint", entry.fingerprint)
            writer.endObject()
        }
        writer.endDocument()
        return writer.output.bytes
    }
}

extension Baseline.Entry {
    /// Long enough to know the code again.
    private static let longestText = 80

    /// - Parameters:
    ///   - path: that of the file as it went into the fingerprint.
    init(_ finding: Finding, path: String, in sources: ReportedSources) {
        let bytes = sources[finding.path].map { Fingerprint.evenedOut($0.bytes(in: finding.range)) } ?? []
        let text = String(decoding: bytes, as: UTF8.self)
        self.init(
            fingerprint: finding.fingerprint, path: path, rule: finding.ruleID, view: finding.view,
            text: text.count > Self.longestText ? text.prefix(Self.longestText) + "…" : text)
    }
}
