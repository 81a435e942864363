extension Lexer {
    /// Identifiers and keywords, from the first byte of a name.
    @inline(__always)
    mutating func lexIdentifier() {
        let start = position
        var cursor = start
        while classes[Int(bytes[cursor])] & ByteClass.identifier != 0 { cursor &+= 1 }
        if bytes[cursor] >= 0x80 { cursor = endOfUnicodeIdentifier(from: cursor) }
        if cursor &- start == 1, bytes[start] == UInt8(ascii: "_") {
            return append(.wildcard, from: start, to: cursor)
        }
        let keyword = cursor &- start <= KeywordTable.maximumLength ? keywords.keyword(bytes, start, cursor) : .none
        append(keyword.isReserved ? .keyword : .identifier, keyword, from: start, to: cursor)
    }

    /// The slow path beside the ASCII loop: continues from the first byte that is not ASCII.
    private func endOfUnicodeIdentifier(from offset: Int) -> Int {
        var cursor = offset
        while true {
            if ByteClass.continuesIdentifier(bytes[cursor]) {
                cursor &+= 1
            } else if bytes[cursor] >= 0x80, let (scalar, length) = decodeScalar(at: cursor),
                UnicodeClass.continuesIdentifier(scalar)
            {
                cursor &+= length
            } else {
                return cursor
            }
        }
    }

    /// `$0`, `$name` and the lone `$`, which the compiler reports later than here.
    mutating func lexDollar() {
        let start = position
        append(.dollarIdentifier, from: start, to: endOfUnicodeIdentifier(from: start &+ 1))
    }

    /// `` `class` `` and raw identifiers, `` `any words on one line` `` (SE-0451).
    mutating func lexBacktickedName() {
        let start = position
        var cursor = start &+ 1
        while true {
            switch bytes[cursor] {
            case UInt8(ascii: "`"):
                return append(.identifier, from: start, to: cursor &+ 1, .backticked)
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                return appendDamaged(.unknown, from: start, to: start &+ 1, [.invalid, .unterminated])
            case 0 where cursor == end:
                return appendDamaged(.unknown, from: start, to: start &+ 1, [.invalid, .unterminated])
            default:
                cursor &+= 1
            }
        }
    }

    /// What starts with `#`: raw strings, extended regexes, directives, and the sign of a macro.
    mutating func lexPound() {
        let start = position
        var cursor = start
        while bytes[cursor] == UInt8(ascii: "#") { cursor &+= 1 }
        if bytes[cursor] == UInt8(ascii: "\"") { return lexString(poundCount: cursor &- start) }
        if bytes[cursor] == UInt8(ascii: "/"), lexExtendedRegex(poundCount: cursor &- start) { return }
        // A run of pounds is nothing; token by token each would look along the rest of it.
        if cursor &- start > 1 { return append(.unknown, from: start, to: cursor, .invalid) }
        cursor = start &+ 1
        while ByteClass.continuesIdentifier(bytes[cursor]) { cursor &+= 1 }
        let directive: TokenKind? =
            switch cursor &- start {
            case 3 where spells("if", at: start &+ 1): .poundIf
            case 5 where spells("else", at: start &+ 1): .poundElse
            case 6 where spells("endif", at: start &+ 1): .poundEndif
            case 7 where spells("elseif", at: start &+ 1): .poundElseif
            case 10 where spells("available", at: start &+ 1): .poundAvailable
            case 12 where spells("unavailable", at: start &+ 1): .poundUnavailable
            case 15 where spells("sourceLocation", at: start &+ 1): .poundSourceLocation
            default: nil
            }
        if let directive {
            append(directive, from: start, to: cursor)
            enterClause(directive)
        } else {
            append(.pound, from: start, to: start &+ 1)
        }
    }

    func spells(_ word: StaticString, at offset: Int) -> Bool {
        word.withUTF8Buffer { word in
            for index in 0..<word.count where bytes[offset &+ index] != word[index] { return false }
            return true
        }
    }

    /// Integer and floating-point literals of every radix. After a period only digits are read: `x.0.1` is two indices.
    mutating func lexNumber() {
        let start = position
        let followsPeriod = lastToken?.kind == .period && pending.isEmpty
        if bytes[start] == UInt8(ascii: "0"), !followsPeriod {
            switch bytes[start &+ 1] {
            case UInt8(ascii: "x"): return lexHexNumber()
            case UInt8(ascii: "o"), UInt8(ascii: "b"):
                return append(.integer, from: start, to: endOfDigits(from: start &+ 2))
            default: break
            }
        }
        var cursor = endOfDecimalDigits(from: start)
        var isFloat = false
        if !followsPeriod {
            if bytes[cursor] == UInt8(ascii: "."), ByteClass.isDigit(bytes[cursor &+ 1]) {
                isFloat = true
                cursor = endOfDecimalDigits(from: cursor &+ 1)
            }
            if bytes[cursor] | 0x20 == UInt8(ascii: "e"), let afterExponent = endOfExponent(from: cursor) {
                isFloat = true
                cursor = afterExponent
            }
        }
        // `12ab` is one wrong number, not a number and a name.
        append(isFloat ? .float : .integer, from: start, to: followsPeriod ? cursor : endOfDigits(from: cursor))
    }

    private mutating func lexHexNumber() {
        let start = position
        var cursor = start &+ 2
        while ByteClass.isHexDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor &+= 1 }
        var isFloat = false
        if bytes[cursor] == UInt8(ascii: "."), ByteClass.isHexDigit(bytes[cursor &+ 1]) {
            var fraction = cursor &+ 1
            while ByteClass.isHexDigit(bytes[fraction]) || bytes[fraction] == UInt8(ascii: "_") { fraction &+= 1 }
            // `0x1.description`: a fraction counts only where its exponent follows.
            if bytes[fraction] | 0x20 == UInt8(ascii: "p") { cursor = fraction }
        }
        if bytes[cursor] | 0x20 == UInt8(ascii: "p"), let afterExponent = endOfExponent(from: cursor) {
            isFloat = true
            cursor = afterExponent
        }
        append(isFloat ? .float : .integer, from: start, to: endOfDigits(from: cursor))
    }

    private func endOfDecimalDigits(from offset: Int) -> Int {
        var cursor = offset
        while ByteClass.isDigit(bytes[cursor]) || bytes[cursor] == UInt8(ascii: "_") { cursor &+= 1 }
        return cursor
    }

    private func endOfDigits(from offset: Int) -> Int {
        var cursor = offset
        while ByteClass.continuesIdentifier(bytes[cursor]) { cursor &+= 1 }
        return cursor
    }

    private func endOfExponent(from offset: Int) -> Int? {
        var cursor = offset &+ 1
        if bytes[cursor] == UInt8(ascii: "+") || bytes[cursor] == UInt8(ascii: "-") { cursor &+= 1 }
        return ByteClass.isDigit(bytes[cursor]) ? endOfDecimalDigits(from: cursor) : nil
    }
}
