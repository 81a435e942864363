/// The patterns of one `.gitignore`, `info/exclude` or `core.excludesFile`, in the order they are written.
struct GitIgnoreFile {
    private struct Line {
        let pattern: GlobPattern
        /// Written with `!`: takes back what an earlier line ignores.
        let isNegated: Bool
    }

    private let lines: [Line]

    var isEmpty: Bool { lines.isEmpty }

    init(_ text: [UInt8], ignoringCase: Bool) {
        let text = text.starts(with: [0xEF, 0xBB, 0xBF]) ? text[3...] : text[...]
        lines = text.split(separator: UInt8(ascii: "\n")).compactMap { Self.line($0, ignoringCase: ignoringCase) }
    }

    private static func line(_ text: ArraySlice<UInt8>, ignoringCase: Bool) -> Line? {
        guard text.first != UInt8(ascii: "#") else { return nil }
        // A NUL ends the line for git, which reads it as a C string.
        var text = text.prefix { $0 != 0 }
        if text.last == UInt8(ascii: "\r") { text.removeLast() }
        text = withoutTrailingSpaces(text)
        let isNegated = text.first == UInt8(ascii: "!")
        if isNegated { text.removeFirst() }
        guard let pattern = GlobPattern(text, ignoringCase: ignoringCase) else { return nil }
        return Line(pattern: pattern, isNegated: isNegated)
    }

    /// Spaces at the end do not count unless a backslash quotes them.
    private static func withoutTrailingSpaces(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var end = text.startIndex
        var offset = text.startIndex
        while offset < text.endIndex {
            switch text[offset] {
            case UInt8(ascii: " "):
                offset += 1
                continue
            case UInt8(ascii: "\\"):
                offset += 2
            default:
                offset += 1
            }
            end = min(offset, text.endIndex)
        }
        return text[..<end]
    }

    /// Whether this file ignores a path or takes it back; nil when it does not say. The last line that matches decides.
    ///
    /// `path` begins at the folder the file lies in, its last name at `nameStart`.
    func verdict(on path: UnsafeBufferPointer<UInt8>, nameStart: Int, isFolder: Bool) -> Bool? {
        for line in lines.reversed() where line.pattern.matches(path, nameStart: nameStart, isFolder: isFolder) {
            return !line.isNegated
        }
        return nil
    }
}
