/// A set of bytes, as a `[…]` of a glob names it.
struct ByteSet: Sendable {
    private var words: SIMD4<UInt64> = .zero

    func contains(_ byte: UInt8) -> Bool {
        words[Int(byte >> 6)] & (1 << UInt64(byte & 63)) != 0
    }

    private mutating func insert(_ byte: UInt8) {
        words[Int(byte >> 6)] |= 1 << UInt64(byte & 63)
    }

    private mutating func insert(where isMember: (UInt8) -> Bool) {
        for byte in UInt8.min...UInt8.max where isMember(byte) { insert(byte) }
    }

    /// The set that begins at the `[` at `start` and the offset behind its `]`; nil when it does not end or names a
    /// class nobody knows.
    ///
    /// A `]` that comes first is a member, `!` or `^` turn the set round, `\` quotes, `[:alpha:]` is a class.
    static func parse(_ text: [UInt8], at start: Int, ignoringCase: Bool) -> (set: ByteSet, end: Int)? {
        var set = ByteSet()
        var offset = start + 1
        func byte(at offset: Int) -> UInt8? { offset < text.count ? text[offset] : nil }

        let isNegated = byte(at: offset) == UInt8(ascii: "!") || byte(at: offset) == UInt8(ascii: "^")
        if isNegated { offset += 1 }
        var rangeStart: UInt8?
        var isFirst = true
        while isFirst || byte(at: offset) != UInt8(ascii: "]") {
            isFirst = false
            guard var current = byte(at: offset) else { return nil }
            if current == UInt8(ascii: "["), byte(at: offset + 1) == UInt8(ascii: ":"),
                let close = text[(offset + 2)...].firstIndex(of: UInt8(ascii: "]"))
            {
                if close > offset + 2, text[close - 1] == UInt8(ascii: ":") {
                    guard let isMember = isMember(ofClass: text[(offset + 2)..<(close - 1)]) else { return nil }
                    set.insert(where: isMember)
                    rangeStart = nil
                    offset = close + 1
                    continue
                }
            }
            if current == UInt8(ascii: "-"), let low = rangeStart, let next = byte(at: offset + 1),
                next != UInt8(ascii: "]")
            {
                offset += 1
                current = next
                if current == UInt8(ascii: "\\") {
                    offset += 1
                    guard let quoted = byte(at: offset) else { return nil }
                    current = quoted
                }
                set.insert { $0 >= low && $0 <= current }
                rangeStart = nil
            } else {
                if current == UInt8(ascii: "\\") {
                    offset += 1
                    guard let quoted = byte(at: offset) else { return nil }
                    current = quoted
                }
                set.insert(current)
                rangeStart = current
            }
            offset += 1
        }
        // Text is held against the set in lower case.
        if ignoringCase {
            for upper in UInt8(ascii: "A")...UInt8(ascii: "Z") where set.contains(upper) { set.insert(upper | 0x20) }
        }
        if isNegated { set.words = ~set.words }
        return (set, offset + 1)
    }

    private static func isMember(ofClass name: ArraySlice<UInt8>) -> ((UInt8) -> Bool)? {
        func isLower(_ byte: UInt8) -> Bool { byte &- 0x61 < 26 }
        func isUpper(_ byte: UInt8) -> Bool { byte &- 0x41 < 26 }
        func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
        func isGraph(_ byte: UInt8) -> Bool { byte > 0x20 && byte < 0x7F }
        func isAlnum(_ byte: UInt8) -> Bool { isLower(byte) || isUpper(byte) || isDigit(byte) }
        return switch String(decoding: name, as: UTF8.self) {
        case "alnum": isAlnum
        case "alpha": { isLower($0) || isUpper($0) }
        case "blank": { $0 == 0x20 || $0 == 0x09 }
        case "cntrl": { $0 < 0x20 || $0 == 0x7F }
        case "digit": isDigit
        case "graph": isGraph
        case "lower": isLower
        case "print": { isGraph($0) || $0 == 0x20 }
        case "punct": { isGraph($0) && !isAlnum($0) }
        case "space": { $0 == 0x20 || ($0 >= 0x09 && $0 <= 0x0D) }
        case "upper": isUpper
        case "xdigit": { isDigit($0) || ($0 | 0x20) &- 0x61 < 6 }
        default: nil
        }
    }
}
