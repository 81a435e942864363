// Compiled together with LintCore's sources by fuzz.sh; not a target of the package.

/// Parses the bytes and stops the process when a promise about trees is broken.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let source = SourceFile(path: "fuzz.swift", bytes: UnsafeBufferPointer(start: start, count: count))
    let tree = Parser.parse(source)
    let problems = tree.verify() + lostBytes(of: tree)
    if !problems.isEmpty { fatalError(problems.joined(separator: "\n")) }
    return 0
}

/// Tokens and comments stand in order inside the file without overlap, and what no token or comment holds is whitespace.
private func lostBytes(of tree: SyntaxTree) -> [String] {
    var problems: [String] = []
    guard let last = tree.tokens.last, last.kind == .endOfFile, last.startOffset == tree.source.byteCount else {
        return ["the last token is not the end of the file"]
    }
    var offset = startOfFirstLine(of: tree.source)
    var comments = tree.comments[...]
    func cover(_ range: ByteRange, _ what: String, escape: [UInt8] = []) {
        if range.startOffset < offset || range.endOffset > tree.source.byteCount || range.byteCount < 0 {
            problems.append("\(what) at \(range.startOffset)..<\(range.endOffset) after offset \(offset)")
        } else {
            for lost in offset..<range.startOffset where !isWhitespace(tree.source, lost) && !escape.contains(tree.source[lost]) {
                problems.append("byte \(tree.source[lost]) at \(lost) is in no token")
            }
        }
        offset = max(offset, range.endOffset)
    }
    for token in tree.tokens {
        // A hashbang line may be kept as a comment or not at all; either is before the first line of Swift.
        while let comment = comments.first, comment.range.startOffset < token.startOffset {
            if comment.range.endOffset > startOfFirstLine(of: tree.source) { cover(comment.range, "comment") }
            comments.removeFirst()
        }
        // The backslash of `\#(` stands between the tokens.
        let escape = token.kind == .interpolationStart ? Array("\\#".utf8) : []
        cover(token.range, "token \(token.kind)", escape: escape)
    }
    if let comment = comments.first { problems.append("comment at \(comment.range.startOffset) after the end") }
    return problems
}

/// Where Swift begins: after a byte order mark and a hashbang line.
private func startOfFirstLine(of source: SourceFile) -> Int {
    let bytes = source.storage.dropLast()
    var start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    if bytes[start...].starts(with: "#!".utf8) {
        start = bytes[start...].firstIndex { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") } ?? bytes.count
    }
    return start
}

/// A no-break space counts, as for the compiler, which warns of it.
private func isWhitespace(_ source: SourceFile, _ offset: Int) -> Bool {
    switch source[offset] {
    case 0x20, 0x09...0x0D: true
    case 0xC2: source[offset + 1] == 0xA0
    case 0xA0: offset > 0 && source[offset - 1] == 0xC2
    default: false
    }
}
