/// How a string literal that is being lexed ends.
struct StringDelimiter: Sendable {
    let poundCount: Int
    let isMultiline: Bool
    /// The offset of the opening delimiter.
    let start: Int

    var length: Int { poundCount + (isMultiline ? 3 : 1) }
}

extension Lexer {
    /// A string literal from its opening delimiter. A literal without interpolation is one token.
    mutating func lexString(poundCount: Int) {
        let start = position
        let quote = start &+ poundCount
        let delimiter = StringDelimiter(
            poundCount: poundCount, isMultiline: startsMultilineString(at: quote, poundCount: poundCount), start: start)
        let multilineFlag: TokenFlags = delimiter.isMultiline ? .multiline : []
        switch scanStringBody(from: quote &+ (delimiter.isMultiline ? 3 : 1), delimiter) {
        case .end(let offset):
            append(.string, from: start, to: offset &+ delimiter.length, multilineFlag)
        case .open(let offset):
            appendDamaged(.string, from: start, to: cutOpenString(delimiter, at: offset), multilineFlag.union(.unterminated))
        case .interpolation(let backslash):
            append(.stringStart, from: start, to: start &+ delimiter.length, multilineFlag)
            beginInterpolation(delimiter, segmentStart: start &+ delimiter.length, backslash: backslash)
        }
    }

    /// Goes on with a string after the `)` of an interpolation.
    mutating func resumeString() {
        guard let delimiter = openStrings.popLast() else { return }
        let start = position
        switch scanStringBody(from: start, delimiter) {
        case .end(let offset):
            if offset > start { append(.stringSegment, from: start, to: offset) }
            append(.stringEnd, from: offset, to: offset &+ delimiter.length)
        case .open(let offset):
            let cut = delimiter.isMultiline ? cutOpenString(delimiter, at: offset, resumedAt: start) : offset
            if cut > start { append(.stringSegment, from: start, to: cut) }
            appendDamaged(.stringEnd, from: cut, to: cut, .unterminated)
        case .interpolation(let backslash):
            beginInterpolation(delimiter, segmentStart: start, backslash: backslash)
        }
    }

    private enum BodyEnd {
        /// At the closing delimiter.
        case end(Int)
        /// At the backslash of `\(`.
        case interpolation(Int)
        /// At the line break or end of file where a delimiter is missing.
        case open(Int)
    }

    private mutating func scanStringBody(from offset: Int, _ delimiter: StringDelimiter) -> BodyEnd {
        var cursor = offset
        while true {
            switch bytes[cursor] {
            case UInt8(ascii: "\"") where isClosingDelimiter(delimiter, at: cursor):
                return .end(cursor)
            case UInt8(ascii: "\\"):
                var escaped = cursor &+ 1
                while escaped &- cursor <= delimiter.poundCount, bytes[escaped] == UInt8(ascii: "#") { escaped &+= 1 }
                guard escaped &- cursor &- 1 == delimiter.poundCount else {
                    cursor &+= 1
                    continue
                }
                if bytes[escaped] == UInt8(ascii: "(") { return .interpolation(cursor) }
                // A line break or the end of the file is no escaped character.
                let isQuoteOrBackslash = bytes[escaped] == UInt8(ascii: "\"") || bytes[escaped] == UInt8(ascii: "\\")
                cursor = isQuoteOrBackslash ? escaped &+ 1 : escaped
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                if !delimiter.isMultiline { return .open(cursor) }
                cursor &+= 1
            case 0 where cursor == end:
                return .open(cursor)
            default:
                cursor &+= 1
            }
        }
    }

    private mutating func beginInterpolation(_ delimiter: StringDelimiter, segmentStart: Int, backslash: Int) {
        if backslash > segmentStart { append(.stringSegment, from: segmentStart, to: backslash) }
        openStrings.append(delimiter)
        let paren = backslash &+ 1 &+ delimiter.poundCount
        brackets.open(tokens.count)
        append(.interpolationStart, from: paren, to: paren &+ 1)
    }

    /// `"""`, unless it is a raw one-line string that only looks like it, as `#"""#` (swift `Lexer::advanceIfMultilineDelimiter`).
    private func startsMultilineString(at quote: Int, poundCount: Int) -> Bool {
        guard bytes[quote &+ 1] == UInt8(ascii: "\""), bytes[quote &+ 2] == UInt8(ascii: "\"") else { return false }
        guard poundCount > 0 else { return true }
        var cursor = quote &+ 2
        while bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r"), cursor < end {
            if bytes[cursor] == UInt8(ascii: "\""), hasPounds(poundCount, at: cursor &+ 1) { return false }
            cursor &+= 1
        }
        return true
    }

    private func isClosingDelimiter(_ delimiter: StringDelimiter, at quote: Int) -> Bool {
        if delimiter.isMultiline {
            guard bytes[quote &+ 1] == UInt8(ascii: "\""), bytes[quote &+ 2] == UInt8(ascii: "\"") else { return false }
            return hasPounds(delimiter.poundCount, at: quote &+ 3)
        }
        return hasPounds(delimiter.poundCount, at: quote &+ 1)
    }

    private func hasPounds(_ count: Int, at offset: Int) -> Bool {
        for index in 0..<count where bytes[offset &+ index] != UInt8(ascii: "#") { return false }
        return true
    }

    /// Where a string without an end is cut: a multi-line one at the end of its first line, so that one missing delimiter
    /// does not swallow the file. Each cut costs a scan to the end of the file, so their number is bounded.
    private mutating func cutOpenString(_ delimiter: StringDelimiter, at offset: Int, resumedAt: Int? = nil) -> Int {
        guard delimiter.isMultiline, cutCount < Lexer.maximumCutCount else { return offset }
        cutCount += 1
        var cursor = resumedAt ?? delimiter.start
        while bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r"), cursor < offset { cursor &+= 1 }
        return cursor
    }

    // MARK: Regex literals

    /// `#/…/#`, which may span lines when a line break follows the opening; false where no end is found.
    mutating func lexExtendedRegex(poundCount: Int) -> Bool {
        let start = position
        var cursor = start &+ poundCount &+ 1
        var isMultiline = false
        var probe = cursor
        while bytes[probe] == UInt8(ascii: " ") || bytes[probe] == UInt8(ascii: "\t") { probe &+= 1 }
        if bytes[probe] == UInt8(ascii: "\n") || bytes[probe] == UInt8(ascii: "\r") {
            isMultiline = true
        }
        guard cutCount < Lexer.maximumCutCount else { return false }
        while true {
            switch bytes[cursor] {
            case UInt8(ascii: "/") where hasPounds(poundCount, at: cursor &+ 1):
                append(.regex, from: start, to: cursor &+ 1 &+ poundCount)
                return true
            case UInt8(ascii: "\\") where bytes[cursor &+ 1] >= 0x20:
                cursor &+= 2
            case UInt8(ascii: "\n") where !isMultiline, UInt8(ascii: "\r") where !isMultiline:
                if cursor &- start > 4096 { cutCount += 1 }
                return false
            case 0 where cursor == end:
                if isMultiline || cursor &- start > 4096 { cutCount += 1 }
                return false
            default:
                cursor &+= 1
            }
        }
    }

    /// The end of `/…/` from its first slash, nil where it is no regex: the rules of SE-0354. It does not start or end
    /// with a space, ends on its line before no comment, and closes no parenthesis that it did not open, unless it
    /// `isCertain` that nothing else can stand here.
    func endOfBareRegex(from start: Int, isCertain: Bool) -> Int? {
        var cursor = start &+ 1
        if bytes[cursor] == UInt8(ascii: " ") || bytes[cursor] == UInt8(ascii: "\t") { return nil }
        var parenDepth = 0
        var isInCharacterClass = false
        var isEscaped = false
        while true {
            let wasEscaped = isEscaped
            isEscaped = false
            switch bytes[cursor] {
            case UInt8(ascii: "/"):
                let last = bytes[cursor &- 1]
                guard cursor > start &+ 1, wasEscaped || last != UInt8(ascii: " ") && last != UInt8(ascii: "\t") else { return nil }
                if bytes[cursor &+ 1] == UInt8(ascii: "/") || bytes[cursor &+ 1] == UInt8(ascii: "*") { return nil }
                return cursor &+ 1
            case UInt8(ascii: "\\") where bytes[cursor &+ 1] >= 0x20:
                cursor &+= 2
                isEscaped = true
            case UInt8(ascii: "["):
                isInCharacterClass = true
                cursor &+= 1
            case UInt8(ascii: "]"):
                isInCharacterClass = false
                cursor &+= 1
            case UInt8(ascii: "(") where !isInCharacterClass:
                parenDepth &+= 1
                cursor &+= 1
            case UInt8(ascii: ")") where !isInCharacterClass:
                parenDepth &-= 1
                if parenDepth < 0, !isCertain { return nil }
                cursor &+= 1
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return nil
            case 0 where cursor == end:
                return nil
            default:
                cursor &+= 1
            }
        }
    }
}
