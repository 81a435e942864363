/// Where the declarations of an embedded interface stand, what they are called and what they mention.
///
/// The layout is that which `scripts/generate.sh` gives them and `InterfacesTests` hold: what stands at the top of a file starts in
/// the first column, and its closing brace stands there; a member starts in the fifth, on one line, and only nested types have
/// lines below theirs. Offsets are of bytes in the file.
struct Outline {
    /// A declaration at the top of a file, with the lines of attributes above it; a directive or an import.
    struct Piece {
        let line: DeclarationLine
        /// The first byte, that behind the line that opens its braces, that of the line that closes them, and the end.
        let start: Int, body: Int
        var tail: Int, end: Int
        let mentions: [String]
        var members: [Member] = []
    }

    /// A member of a type or extension, with the lines below it.
    struct Member {
        let line: DeclarationLine
        let start: Int
        var end: Int
        let isDirective: Bool
        var mentions: [String] = []
        /// What methods in it are called, which is a type then.
        var inner: [String] = []
        /// Of all that stands in it.
        var innerNames: [String] = []
    }

    private(set) var pieces: [Piece] = []
    private(set) var imports: [String] = []

    init(_ text: [UInt8]) {
        var attributes: Int?
        var isOpen = false
        for line in Self.lines(of: text) {
            switch (text[line.lowerBound], isOpen) {
            case (UInt8(ascii: " "), true): pieces[pieces.count - 1].add(line, of: text)
            case (UInt8(ascii: "}"), true):
                pieces[pieces.count - 1].tail = line.lowerBound
                pieces[pieces.count - 1].end = line.upperBound
                isOpen = false
            case (UInt8(ascii: " "), false), (UInt8(ascii: "}"), false): break
            default:
                let read = DeclarationLine(text[line].dropLast())
                let start = attributes ?? line.lowerBound
                attributes = read.kind == .attributes ? start : nil
                if read.kind == .attributes { continue }
                if read.kind == .import, let module = read.name { imports.append(module) }
                isOpen = text[line].dropLast().last == UInt8(ascii: "{")
                let end = line.upperBound
                pieces.append(Piece(line: read, start: start, body: end, tail: end, end: end, mentions: Words.mentioned(in: text[start..<end])))
            }
        }
        for piece in pieces.indices { pieces[piece].findMentions(in: text) }
    }

    /// Those that are neither empty nor comments, with their breaks.
    private static func lines(of text: [UInt8]) -> [Range<Int>] {
        var lines: [Range<Int>] = []
        var at = 0
        while at < text.count {
            let end = text[at...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
            let words = text[at..<end].drop { $0 == UInt8(ascii: " ") }
            if words.count > 1, !words.starts(with: Array("//".utf8)) { lines.append(at..<end) }
            at = end
        }
        return lines
    }
}

extension Outline.Piece {
    fileprivate mutating func add(_ line: Range<Int>, of text: [UInt8]) {
        let read = DeclarationLine(text[line].dropLast())
        let isInner = text[line.lowerBound + 4] == UInt8(ascii: " ") || text[line.lowerBound + 4] == UInt8(ascii: "}")
        if isInner, let last = members.indices.last {
            members[last].end = line.upperBound
            guard let name = read.askedName else { return }
            members[last].innerNames.append(name)
            if read.kind == .function { members[last].inner.append(name) }
        } else if !isInner {
            // With the attributes above it.
            let above = members.last.flatMap { $0.line.kind == .attributes ? $0.start : nil }
            if above != nil { members.removeLast() }
            members.append(Outline.Member(line: read, start: above ?? line.lowerBound, end: line.upperBound, isDirective: text[line.lowerBound + 4] == UInt8(ascii: "#")))
        }
    }

    fileprivate mutating func findMentions(in text: [UInt8]) {
        for member in members.indices {
            members[member].mentions = Words.mentioned(in: DeclarationLine.withoutFacts(text[members[member].start..<members[member].end]))
        }
    }
}
