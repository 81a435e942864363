extension Lexer {
    /// A period, or an operator that starts with one: only such operators may hold periods (`..<`, `.==`).
    @inline(__always)
    mutating func lexPeriod() {
        let start = position
        let next = bytes[start &+ 1]
        // `\.?` and `\.!` are key paths, not operators.
        if next == UInt8(ascii: ".") || ByteClass.isOperator(next), lastToken?.kind != .backslash,
            !isUnwrappingComponent(at: start)
        {
            return lexOperator()
        }
        append(.period, from: start, to: start &+ 1)
    }

    /// `.?` and `.!` inside a key path, `\A.b.?.c`. As operators such runs would stand between operands with space around.
    private func isUnwrappingComponent(at start: Int) -> Bool {
        guard isLeftBound(start) else { return false }
        var cursor = start &+ 1
        var isUnwrapping = false
        while true {
            switch bytes[cursor] {
            case UInt8(ascii: "?"), UInt8(ascii: "!"): isUnwrapping = true
            case UInt8(ascii: ".") where isUnwrapping: break
            case let byte: return isUnwrapping && !ByteClass.isOperator(byte)
            }
            cursor &+= 1
        }
    }

    /// A comment, a regex literal, or an operator.
    mutating func lexSlash() {
        let start = position
        switch bytes[start &+ 1] {
        case UInt8(ascii: "/"): return lexLineComment()
        case UInt8(ascii: "*"): return lexBlockComment()
        default: break
        }
        if mayStartRegex(at: start), let end = endOfBareRegex(from: start, isCertain: isCertainRegex(at: start)) {
            return append(.regex, from: start, to: end)
        }
        lexOperator()
    }

    /// Whether a `/` stands where an operand may start: after an operator, an opening bracket, a comma, most keywords; or
    /// first on its line, bound to what follows.
    private func mayStartRegex(at start: Int) -> Bool {
        guard let last = lastToken else { return true }
        if last.endOffset == start, pending.isEmpty, last.kind.isOperator { return last.kind == .prefixOperator }
        switch last.kind {
        case .rightAngle where last.flags.isDisjoint(with: [.leftBound, .rightBound]): return true
        case .postfixQuestion, .postfixExclamation:
            return tokens.count > 1 && tokens[tokens.count - 2].keyword == .try || pending.contains(.newlineBefore)
        case .identifier, .dollarIdentifier, .integer, .float, .string, .stringEnd, .regex, .rightParen, .rightBracket,
            .rightBrace, .interpolationEnd, .postfixOperator, .wildcard,
            .editorPlaceholder, .rightAngle:
            return pending.contains(.newlineBefore)
        case .keyword:
            switch last.keyword {
            case .self, .Self, .super, .nil, .true, .false, .Any, .`init`: return pending.contains(.newlineBefore)
            // `func /(…)`
            case .func, .operator: return false
            default: return true
            }
        default:
            return true
        }
    }

    /// Whether the operator here can be none: it is bound on neither side, and stands where an operand is due and not a
    /// reference to it, `(/, /)`. A regex may then even close a parenthesis that it does not open (swift
    /// `Parser::tryLexRegexLiteral`).
    private func isCertainRegex(at start: Int) -> Bool {
        switch lastToken?.kind {
        case .leftParen, .leftBracket, .comma, .colon: return false
        default: break
        }
        var cursor = start
        while ByteClass.isOperator(bytes[cursor]) { cursor &+= 1 }
        return !isRightBound(cursor, isLeftBound: false)
    }

    /// `?` and `!` are single tokens where they are bound on the left.
    @inline(__always)
    mutating func lexQuestionOrExclamation(_ postfix: TokenKind) {
        // `a >!< b`, but not `[Row<Int>?]`
        if let last = lastToken, continuesOperator(last, at: position), !last.flags.contains(.leftBound),
            ByteClass.isOperator(bytes[position &+ 1])
        {
            return lexOperator()
        }
        if isLeftBound(position) { return append(postfix, from: position, to: position &+ 1) }
        lexOperator()
    }

    /// `<` or `>` alone; what follows in the same operator is lexed next, as `joined`.
    mutating func lexAngle() {
        let start = position
        if bytes[start] == UInt8(ascii: "<"), bytes[start &+ 1] == UInt8(ascii: "#"), lexEditorPlaceholder() { return }
        var flags = boundFlags(from: start, to: start &+ 1)
        let isSplitOff = start == operatorNameEnd
        if let last = lastToken, !isSplitOff, pending.isEmpty, continuesOperator(last, at: start) { flags.insert(.joined) }
        if !flags.contains(.joined), lastToken?.keyword == .func { noteOperatorName(from: start) }
        append(bytes[start] == UInt8(ascii: "<") ? .leftAngle : .rightAngle, from: start, to: start &+ 1, flags)
    }

    /// Any other operator: the longest run of operator characters, up to a comment.
    mutating func lexOperator() {
        let start = position
        if let last = lastToken, last.keyword == .func, last.kind == .keyword { noteOperatorName(from: start) }
        var end = endOfOperatorRun(from: start)
        if start < operatorNameEnd { end = min(end, operatorNameEnd) }
        var flags = boundFlags(from: start, to: end)
        if let last = lastToken, pending.isEmpty, last.kind == .leftAngle || last.kind == .rightAngle,
            last.endOffset == start
        {
            flags.insert(.joined)
        }
        append(operatorKind(from: start, to: end, flags), from: start, to: end, flags)
    }

    /// An angle goes on with an operator only after another angle: other operators swallow the angles they hold.
    private func continuesOperator(_ last: Token, at start: Int) -> Bool {
        (last.kind == .leftAngle || last.kind == .rightAngle) && last.endOffset == start
    }

    private func operatorKind(from start: Int, to end: Int, _ flags: TokenFlags) -> TokenKind {
        let isLeftBound = flags.contains(.leftBound)
        let isRightBound = flags.contains(.rightBound)
        if end &- start == 1 {
            switch bytes[start] {
            case UInt8(ascii: "="): return .equal
            case UInt8(ascii: "&") where !isLeftBound && isRightBound: return .prefixAmpersand
            case UInt8(ascii: "?"): return .infixQuestion
            default: break
            }
        } else if end &- start == 2, bytes[start] == UInt8(ascii: "-"), bytes[start &+ 1] == UInt8(ascii: ">") {
            return .arrow
        }
        if isLeftBound == isRightBound { return .binaryOperator }
        return isLeftBound ? .postfixOperator : .prefixOperator
    }

    private func endOfOperatorRun(from start: Int) -> Int {
        let mayHoldPeriods = bytes[start] == UInt8(ascii: ".")
        var cursor = start
        while true {
            let byte = bytes[cursor]
            if byte == UInt8(ascii: "/"), cursor > start,
                bytes[cursor &+ 1] == UInt8(ascii: "/") || bytes[cursor &+ 1] == UInt8(ascii: "*")
            {
                return cursor
            }
            // `!/x/` is a prefix operator before a regex.
            if byte == UInt8(ascii: "/"), cursor > start, !mayHoldPeriods, !isLeftBound(start),
                endOfBareRegex(from: cursor, isCertain: false) != nil, mayStartRegex(at: start) || isPrefix(from: start)
            {
                return cursor
            }
            if byte == UInt8(ascii: "<"), bytes[cursor &+ 1] == UInt8(ascii: "#"), cursor > start { return cursor }
            if ByteClass.isOperator(byte) || (mayHoldPeriods && byte == UInt8(ascii: ".")) {
                cursor &+= 1
            } else if byte >= 0x80, let (scalar, length) = decodeScalar(at: cursor),
                UnicodeClass.continuesOperator(scalar)
            {
                cursor &+= length
            } else {
                return cursor
            }
        }
    }

    /// Whether the operator that starts here is bound on its right alone.
    private func isPrefix(from start: Int) -> Bool {
        var cursor = start
        while ByteClass.isOperator(bytes[cursor]) { cursor &+= 1 }
        return !isLeftBound(start) && isRightBound(cursor, isLeftBound: false)
    }

    /// `func ==<T>(…)`: the last `<` of an operator's name before a name opens its generic parameters
    /// (swift `Parser::parseDeclFunc`).
    private mutating func noteOperatorName(from start: Int) {
        let end = endOfOperatorRun(from: start)
        guard end &- start > 1, bytes[end &- 1] == UInt8(ascii: "<"), ByteClass.startsIdentifier(bytes[end]) else { return }
        operatorNameEnd = end &- 1
    }

    // MARK: Bounds

    func boundFlags(from start: Int, to end: Int) -> TokenFlags {
        let isLeftBound = isLeftBound(start)
        return (isLeftBound ? TokenFlags.leftBound : []).union(isRightBound(end, isLeftBound: isLeftBound) ? .rightBound : [])
    }

    /// Comments count as white space here, and so do the brackets that open and the punctuation that separates.
    @inline(__always)
    func isLeftBound(_ start: Int) -> Bool {
        guard start > 0 else { return false }
        switch bytes[start &- 1] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, UInt8(ascii: "("),
            UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "/"):
            return !(start > 1 && bytes[start &- 2] == UInt8(ascii: "*"))
        case 0xA0:
            return !(start > 1 && bytes[start &- 2] == 0xC2)
        default:
            return true
        }
    }

    @inline(__always)
    private func isRightBound(_ end: Int, isLeftBound: Bool) -> Bool {
        switch bytes[end] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), 0, UInt8(ascii: ")"),
            UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"):
            return false
        case UInt8(ascii: "."):
            // Prefer `^` in `x^.y` to be postfix, and in `^.y` to be prefix.
            return !isLeftBound
        case UInt8(ascii: "/"):
            return bytes[end &+ 1] != UInt8(ascii: "/") && bytes[end &+ 1] != UInt8(ascii: "*")
        case 0xC2:
            return bytes[end &+ 1] != 0xA0
        default:
            return true
        }
    }

    /// `<#…#>` on one line; false where it is not closed.
    private mutating func lexEditorPlaceholder() -> Bool {
        let start = position
        var cursor = start &+ 2
        while cursor < end, bytes[cursor] != UInt8(ascii: "\n"), bytes[cursor] != UInt8(ascii: "\r") {
            if bytes[cursor] == UInt8(ascii: "<"), bytes[cursor &+ 1] == UInt8(ascii: "#") { return false }
            if bytes[cursor] == UInt8(ascii: "#"), bytes[cursor &+ 1] == UInt8(ascii: ">") {
                append(.editorPlaceholder, from: start, to: cursor &+ 2)
                return true
            }
            cursor &+= 1
        }
        return false
    }
}
