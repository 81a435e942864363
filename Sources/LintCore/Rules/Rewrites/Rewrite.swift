/// The edits of one fix, as a rule collects them.
struct Rewrite {
    let tree: SyntaxRecords
    private(set) var edits: [TextEdit] = []

    init(_ tree: SyntaxRecords) { self.tree = tree }

    mutating func replace(_ range: ByteRange, with text: String) {
        edits.append(TextEdit(path: tree.source.path, range: range, replacement: text))
    }

    mutating func replace(_ node: Node, with text: String) { replace(node.range, with: text) }

    mutating func insert(_ text: String, at offset: Int) { replace(ByteRange(startOffset: offset, endOffset: offset), with: text) }

    mutating func add(_ edits: [TextEdit]) { self.edits += edits }

    /// Removes some code; where it has its lines to itself, the lines too.
    mutating func remove(_ range: ByteRange) {
        let lines = SourceLines(tree.source)
        let start = lines.start(of: range.startOffset)
        let end = lines.end(of: range.endOffset)
        let isAlone = lines.isBlank(start..<range.startOffset) && lines.isBlank(range.endOffset..<end)
        replace(isAlone ? ByteRange(startOffset: start, endOffset: min(end + 1, tree.source.byteCount)) : range, with: "")
    }

    /// Removes a statement, with the semicolon that parts it from the next one.
    mutating func removeStatement(_ statement: Node) {
        let source = tree.source
        var end = statement.range.endOffset
        var next = end
        while next < source.byteCount, source[next] == UInt8(ascii: " ") || source[next] == UInt8(ascii: "\t") { next += 1 }
        if next < source.byteCount, source[next] == UInt8(ascii: ";") {
            end = next + 1
            if end < source.byteCount, source[end] == UInt8(ascii: " ") { end += 1 }
        }
        // A comment behind it takes its place on the line.
        let isBeforeComment = tree.comments.contains { $0.range.startOffset == next }
        remove(ByteRange(startOffset: statement.range.startOffset, endOffset: isBeforeComment ? next : end))
    }

    func fix(_ applicability: Fix.Applicability, _ title: String, followUps: [String] = []) -> Fix? {
        edits.isEmpty ? nil : Fix(applicability: applicability, title: title, edits: edits, followUps: followUps)
    }

    /// A part of the source as the edits inside it make it.
    static func text(of range: ByteRange, in source: SourceFile, with edits: [TextEdit]) -> String {
        var text = ""
        var offset = range.startOffset
        for edit in edits.sorted(by: { $0.range.startOffset < $1.range.startOffset }) {
            text += source.text(in: ByteRange(startOffset: offset, endOffset: edit.range.startOffset)) + edit.replacement
            offset = edit.range.endOffset
        }
        return text + source.text(in: ByteRange(startOffset: offset, endOffset: range.endOffset))
    }
}

/// The lines of a source around some bytes.
struct SourceLines {
    private let source: SourceFile

    init(_ source: SourceFile) { self.source = source }

    /// Where the line starts that an offset stands in.
    func start(of offset: Int) -> Int {
        var start = offset
        while start > 0, source[start - 1] != UInt8(ascii: "\n") { start -= 1 }
        return start
    }

    /// Where its last byte before the line break ends.
    func end(of offset: Int) -> Int {
        var end = offset
        while end < source.byteCount, source[end] != UInt8(ascii: "\n") { end += 1 }
        return end
    }

    func isBlank(_ range: Range<Int>) -> Bool { range.allSatisfy { source[$0] == 0x20 || (9...13).contains(source[$0]) } }

    /// The spaces and tabs that the line of an offset starts with.
    func indentation(at offset: Int) -> String {
        let start = start(of: offset)
        var end = start
        while end < source.byteCount, source[end] == 0x20 || source[end] == 9 { end += 1 }
        return source.text(in: ByteRange(startOffset: start, endOffset: end))
    }

    /// Text that stood behind one indentation, for a place with another.
    static func reindented(_ text: String, from old: String, to new: String) -> String {
        // A file with `\r\n` gets its own line ends back when the edits are made (`EditedText`).
        let lines = text.replacing("\r\n", with: "\n").split(separator: "\n", omittingEmptySubsequences: false)
        return lines.enumerated().map { index, line in
            index == 0 || !line.hasPrefix(old) ? String(line) : new + line.dropFirst(old.count)
        }.joined(separator: "\n")
    }
}

extension String {
    /// Whether it stands on several lines, whatever ends them: `\r\n` is a character of its own.
    var hasLineBreak: Bool { utf8.contains(UInt8(ascii: "\n")) }
}
