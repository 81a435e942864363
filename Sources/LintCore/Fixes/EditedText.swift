/// What edits make of a text.
enum EditedText {
    /// - Parameter edits: Of this file, in any order; none may overlap another.
    static func of(_ source: SourceFile, _ edits: [TextEdit]) -> SourceFile {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(source.byteCount + edits.reduce(0) { $0 + $1.replacement.utf8.count })
        var offset = 0
        for edit in edits.sorted(by: { $0.range.startOffset < $1.range.startOffset }) {
            precondition(offset <= edit.range.startOffset && edit.range.endOffset <= source.byteCount, "edits do not overlap")
            bytes += source.bytes(in: ByteRange(startOffset: offset, endOffset: edit.range.startOffset))
            bytes += lineEnding(of: source) == "\r\n" ? Array(withCarriageReturns(edit.replacement).utf8) : Array(edit.replacement.utf8)
            offset = edit.range.endOffset
        }
        bytes += source.bytes(in: ByteRange(startOffset: offset, endOffset: source.byteCount))
        return SourceFile(path: source.path, bytes: bytes)
    }

    /// What ends the first line: replacements are written with `\n` and take the form of their file.
    private static func lineEnding(of source: SourceFile) -> String {
        let bytes = source.storage
        guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")), end > 0 else { return "\n" }
        return bytes[end - 1] == UInt8(ascii: "\r") ? "\r\n" : "\n"
    }

    private static func withCarriageReturns(_ text: String) -> String {
        var result = ""
        var last: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\n", last != "\r" { result.unicodeScalars.append("\r") }
            result.unicodeScalars.append(scalar)
            last = scalar
        }
        return result
    }
}
