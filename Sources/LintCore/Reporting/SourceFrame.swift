/// One quoted line of source and the carets under the flagged part of it.
///
/// What stands before, in and after the flagged part is decoded apart, so that bytes which are not UTF-8 cannot shift the
/// carets. A range over several lines is marked to the end of its first.
struct SourceFrame {
    /// Columns of source that are shown; a longer line is cut around the carets.
    static let maximumWidth = 160
    /// Bytes that are looked at on each side of the flagged place: a minified file is one line of megabytes.
    private static let maximumByteCount = 4096
    /// Columns kept before the flagged part of a line that is cut.
    private static let leadingWidth = 40
    /// What a tab counts when a line is cut; how wide it is printed is the terminal's affair.
    private static let tabWidth = 4

    private let before: ArraySlice<Cell>
    private let marked: ArraySlice<Cell>
    private let after: ArraySlice<Cell>
    private let isCutBefore: Bool
    private let isCutAfter: Bool

    private struct Cell {
        let text: String
        let width: Int
        var isTab: Bool { text == "\t" }
    }

    init(_ source: ReportedSource, line: Int, marking range: ByteRange) {
        let content = source.lines.contentRange(ofLine: line)
        // A range may start behind the last character of its line: at the end of the file, or in its line ending.
        let markStart = min(max(range.startOffset, content.startOffset), content.endOffset)
        let start = max(content.startOffset, markStart - Self.maximumByteCount)
        let end = min(content.endOffset, markStart + Self.maximumByteCount)
        let markEnd = min(max(range.endOffset, markStart), end)
        func cells(_ from: Int, _ to: Int) -> [Cell] {
            Self.cells(source.bytes(in: ByteRange(startOffset: from, endOffset: to)))
        }
        var before = cells(start, markStart)[...]
        var marked = cells(markStart, markEnd)[...]
        var after = cells(markEnd, end)[...]

        let cellCount = marked.count + after.count
        let width = Self.width(before) + Self.width(marked) + Self.width(after)
        if width > Self.maximumWidth {
            let behind = width - Self.width(before)
            let room = Self.maximumWidth
            before = Self.suffix(of: before, fitting: max(Self.leadingWidth, room - behind))
            marked = Self.prefix(of: marked, fitting: room - Self.width(before))
            after = Self.prefix(of: after, fitting: room - Self.width(before) - Self.width(marked))
        }
        isCutBefore = before.startIndex > 0 || start > content.startOffset
        isCutAfter = marked.count + after.count < cellCount || end < content.endOffset
        self.before = before
        self.marked = marked
        self.after = after
    }

    /// The source line as it can be printed.
    var text: String {
        var text = isCutBefore ? "…" : ""
        for cell in before { text += cell.text }
        for cell in marked { text += cell.text }
        for cell in after { text += cell.text }
        return isCutAfter ? text + "…" : text
    }

    /// What stands before the carets: tabs where the source has tabs, so that both lines stay in step.
    var caretIndent: String {
        Self.filled(before, with: " ", after: isCutBefore ? " " : "")
    }

    /// The carets, at least one.
    var carets: String {
        let carets = Self.filled(marked, with: "^", after: "")
        return carets.contains("^") ? carets : "^"
    }

    private static func filled(_ cells: ArraySlice<Cell>, with mark: Character, after start: String) -> String {
        cells.reduce(into: start) { text, cell in
            if cell.isTab { text.append("\t") } else { text += String(repeating: mark, count: cell.width) }
        }
    }

    private static func cells(_ bytes: ArraySlice<UInt8>) -> [Cell] {
        // Nearly every line; without a look at Unicode's tables (391,000 findings: 3.9 s, with it 7.1 s).
        if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) {
            return bytes.map { Cell(text: String(Unicode.Scalar($0)), width: 1) }
        }
        return String(decoding: bytes, as: UTF8.self).map { character in
            if character == "\t" { return Cell(text: "\t", width: tabWidth) }
            guard character.unicodeScalars.contains(where: PrintableText.isDangerous) else {
                return Cell(text: String(character), width: DisplayWidth.columns(of: character))
            }
            let escaped = PrintableText.escaped(String(character))
            return Cell(text: escaped, width: escaped.reduce(0) { $0 + DisplayWidth.columns(of: $1) })
        }
    }

    private static func width(_ cells: ArraySlice<Cell>) -> Int { cells.reduce(0) { $0 + $1.width } }

    private static func prefix(of cells: ArraySlice<Cell>, fitting width: Int) -> ArraySlice<Cell> {
        var left = width
        return cells.prefix { cell in
            left -= cell.width
            return left >= 0
        }
    }

    private static func suffix(of cells: ArraySlice<Cell>, fitting width: Int) -> ArraySlice<Cell> {
        var left = width
        var start = cells.endIndex
        while start > cells.startIndex, left >= cells[start - 1].width {
            start -= 1
            left -= cells[start].width
        }
        return cells[start...]
    }
}
