/// A compiled wildcard text: `*`, `**`, `?`, `[a-z]`, `\x`. Made by `GlobPattern`, which knows what it is held against.
///
/// Follows git's `wildmatch.c`, whose treatment of odd input (an open `[`, a last `\`, `a**b`) is the standard others
/// are compared with.
struct GlobElements: Sendable {
    private enum Element {
        case byte(UInt8)
        /// `?`: any byte but a slash.
        case anyByte
        /// `[…]`: an index into `sets`.
        case set(Int)
        /// `*`: any bytes but slashes.
        case star
        /// `**` between slashes or at an end: any bytes.
        case everything
        /// `**/`: no folder, one, or several.
        case folders
    }

    /// Bytes before the first wildcard; most patterns are nothing but this.
    private let prefix: [UInt8]
    private var elements: [Element] = []
    private var sets: [ByteSet] = []
    private let ignoringCase: Bool

    /// Returns nil for text that matches nothing: git reads an unfinished escape or set so.
    init?(_ text: ArraySlice<UInt8>, ignoringCase: Bool) {
        self.ignoringCase = ignoringCase
        let text = ignoringCase ? ArraySlice(text.map(Self.lowercased)) : text
        let literal = text.prefix { !Self.isSpecial($0) }
        prefix = Array(literal)
        // What follows the literal part is compiled as if it stood alone: `a**/b` is thus `a`, then `**/b`, and
        // matches `ab` and `ax/b`. Odd, but what git does.
        guard compile(Array(text[literal.endIndex...])) else { return nil }
    }

    private static func isSpecial(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "?"), UInt8(ascii: "["), UInt8(ascii: "\\"): true
        default: false
        }
    }

    private static func lowercased(_ byte: UInt8) -> UInt8 {
        byte &- 0x41 < 26 ? byte | 0x20 : byte
    }

    private mutating func compile(_ text: [UInt8]) -> Bool {
        var offset = 0
        while offset < text.count {
            switch text[offset] {
            case UInt8(ascii: "\\"):
                guard offset + 1 < text.count else { return false }
                elements.append(.byte(text[offset + 1]))
                offset += 2
            case UInt8(ascii: "?"):
                elements.append(.anyByte)
                offset += 1
            case UInt8(ascii: "*"):
                offset = compileStars(text, at: offset)
            case UInt8(ascii: "["):
                guard let (set, end) = ByteSet.parse(text, at: offset, ignoringCase: ignoringCase) else { return false }
                elements.append(.set(sets.count))
                sets.append(set)
                offset = end
            case let byte:
                elements.append(.byte(byte))
                offset += 1
            }
        }
        return true
    }

    private mutating func compileStars(_ text: [UInt8], at start: Int) -> Int {
        let slash = UInt8(ascii: "/")
        let end = text[start...].firstIndex { $0 != UInt8(ascii: "*") } ?? text.count
        let followed = text[end...].starts(with: [slash])
        let closed = end == text.count || followed || text[end...].starts(with: [UInt8(ascii: "\\"), slash])
        guard end - start > 1, closed, start == 0 || text[start - 1] == slash else {
            elements.append(.star)
            return end
        }
        elements.append(followed ? .folders : .everything)
        return followed ? end + 1 : end
    }

    /// Whether the whole of `text` matches.
    ///
    /// Only the last `*` and the last `**` are ever taken back: whatever an earlier one could swallow instead, the later
    /// one can too. So the work is bounded by a product of lengths, where naive recursion is exponential.
    func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard text.count >= prefix.count else { return false }
        for offset in 0..<prefix.count where fold(text[offset]) != prefix[offset] { return false }
        guard !elements.isEmpty else { return text.count == prefix.count }

        var element = 0
        var offset = prefix.count
        var star: (element: Int, offset: Int)?
        var deep: (element: Int, offset: Int, wholeFolders: Bool)?
        while true {
            if element < elements.count {
                switch elements[element] {
                case .star:
                    element += 1
                    star = (element, offset)
                    continue
                case .everything, .folders:
                    if case .everything = elements[element] {
                        element += 1
                        deep = (element, offset, false)
                    } else {
                        element += 1
                        deep = (element, offset, true)
                    }
                    star = nil
                    continue
                case .byte, .anyByte, .set:
                    if offset < text.count, accepts(elements[element], fold(text[offset])) {
                        element += 1
                        offset += 1
                        continue
                    }
                }
            } else if offset == text.count {
                return true
            }

            if let last = star, last.offset < text.count, text[last.offset] != UInt8(ascii: "/") {
                offset = last.offset + 1
                element = last.element
                star = (element, offset)
            } else if let last = deep {
                guard let next = Self.nextStart(in: text, after: last.offset, wholeFolders: last.wholeFolders) else {
                    return false
                }
                offset = next
                element = last.element
                deep = (element, offset, last.wholeFolders)
                star = nil
            } else {
                return false
            }
        }
    }

    private static func nextStart(
        in text: UnsafeBufferPointer<UInt8>, after offset: Int, wholeFolders: Bool
    ) -> Int? {
        var offset = offset
        if wholeFolders {
            while offset < text.count, text[offset] != UInt8(ascii: "/") { offset += 1 }
        }
        return offset < text.count ? offset + 1 : nil
    }

    private func accepts(_ element: Element, _ byte: UInt8) -> Bool {
        switch element {
        case .byte(let expected): byte == expected
        case .anyByte: byte != UInt8(ascii: "/")
        case .set(let index): byte != UInt8(ascii: "/") && sets[index].contains(byte)
        case .star, .everything, .folders: false
        }
    }

    private func fold(_ byte: UInt8) -> UInt8 {
        ignoringCase ? Self.lowercased(byte) : byte
    }
}
