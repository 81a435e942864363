/// Reads a baseline line by line: JSON objects, the first of which names the version.
enum BaselineReader {
    static func read(_ source: SourceFile, folder: String) throws(ConfigurationError) -> Baseline {
        var problems: [ConfigurationProblem] = []
        var entries: [Baseline.Entry] = []
        var hasHead = false
        var tool: String?
        var isOne = true
        var number = 0
        for line in source.allBytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
            number += 1
            if line.allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") || $0 == UInt8(ascii: "\r") }) { continue }
            var reader = LineReader(line)
            if hasHead {
                if let entry = reader.entry() { entries.append(entry) }
            } else {
                tool = reader.readHead()
                hasHead = true
                isOne = reader.problems.isEmpty
            }
            problems += reader.problems.map { problem in
                ConfigurationProblem(
                    path: source.path, message: problem.message, place: .init(line: number, utf8Column: problem.offset + 1))
            }
            // What follows the head of another file or version means nothing here.
            if !isOne { break }
        }
        if !hasHead {
            problems.append(ConfigurationProblem(path: source.path, message: "is empty, and no baseline; `baseline write` writes one"))
        }
        guard problems.isEmpty else { throw ConfigurationError(problems: problems) }
        return Baseline(path: source.path, folder: folder, entries: entries, tool: tool)
    }
}

extension BaselineReader {
    /// Whether the first line is that of a baseline of whatever version, or of one whose merge was not finished.
    static func claimsToBeOne(_ source: SourceFile) -> Bool {
        let first = source.allBytes.split(separator: UInt8(ascii: "\n"), maxSplits: 1).first ?? []
        return LineReader(first).isHead
    }
}

/// One line.
private struct LineReader {
    private let document: JSONValue?
    /// Whether a baseline may begin like this.
    let isHead: Bool
    /// Offsets are those in the line.
    private(set) var problems: [JSONProblem] = []

    init(_ line: ArraySlice<UInt8>) {
        let marks = ["<<<<<<<", "=======", ">>>>>>>", "|||||||"]
        if marks.contains(where: { line.starts(with: $0.utf8) }) {
            document = nil
            isHead = true
            problems = [JSONProblem(offset: 0, message: "a merge was not finished here")]
            return
        }
        let (document, found) = JSONReader.read(SourceFile(path: "", text: String(decoding: line, as: UTF8.self)))
        self.document = document
        if case .object(let members)? = document?.content {
            isHead = members.contains { $0.key == "version" }
        } else {
            isHead = false
        }
        problems = found.prefix(1).map { $0 }
    }

    /// - Returns: the version of the tool that wrote the file, where it says so.
    mutating func readHead() -> String? {
        guard problems.isEmpty, let members = members() else { return nil }
        guard let version = members["version"], case .number(let text) = version.content else {
            report("a baseline starts with its version, {\"version\":\(Baseline.version)}", at: document?.range)
            return nil
        }
        if text != String(Baseline.version) {
            report("version \(text) is not known to this version of the tool, which reads \(Baseline.version)", at: version.range)
        }
        return members["tool"] == nil ? nil : string("tool", members)
    }

    mutating func entry() -> Baseline.Entry? {
        guard problems.isEmpty, let members = members(), let fingerprint = string("fingerprint", members),
            let path = string("path", members), let rule = string("rule", members)
        else { return nil }
        let view = members["view"] == nil ? nil : string("view", members)
        let text = members["text"] == nil ? "" : string("text", members) ?? ""
        return Baseline.Entry(fingerprint: fingerprint, path: path, rule: rule, view: view, text: text)
    }

    private mutating func members() -> [String: JSONValue]? {
        guard let document, case .object(let members) = document.content else {
            report("a line of a baseline is an object, not \(document?.kindName ?? "nothing")", at: document?.range)
            return nil
        }
        return Dictionary(members.map { ($0.key, $0.value) }) { first, _ in first }
    }

    private mutating func string(_ key: String, _ members: [String: JSONValue]) -> String? {
        guard let value = members[key] else {
            report("'\(key)' is missing", at: document?.range)
            return nil
        }
        if case .string(let text) = value.content { return text }
        report("'\(key)' is a string, not \(value.kindName)", at: value.range)
        return nil
    }

    private mutating func report(_ message: String, at range: ByteRange?) {
        problems.append(JSONProblem(offset: range?.startOffset ?? 0, message: message))
    }
}
