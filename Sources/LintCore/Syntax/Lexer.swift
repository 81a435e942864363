/// The tokens and comments of one file.
public struct LexedFile: Sendable {
    let tokens: FixedRecords<Token>
    let comments: [Comment]
    /// A bracket has no partner, a literal or comment no end, or bytes start no token.
    let isDamaged: Bool

    public var tokenCount: Int { tokens.count }
}

/// Splits the bytes of one file into tokens, in one pass and to the end.
///
/// Lexing never fails: bytes that start no token of Swift become `unknown` tokens, an open string or comment is flagged.
/// It sees bytes, never characters; the sentinel after the last byte stops every inner loop. What the compiler decides in
/// its parser (does `/` start a regex, may `>>` be split) is decided here from the previous token, so that one pass is
/// enough: `<` and `>` always stand alone, the rest of their operator follows as a `joined` token.
struct Lexer: ~Copyable {
    let bytes: UnsafeBufferPointer<UInt8>
    /// The offset of the sentinel.
    let end: Int
    /// What each byte can be part of; see `ByteClass`.
    let classes: UnsafeBufferPointer<UInt8>
    let keywords = KeywordTable.shared

    var position = 0
    var tokens: AppendBuffer<Token>
    var comments: [Comment] = []
    /// What is known of the token to come: line breaks and space before it.
    var pending: TokenFlags = [.newlineBefore]
    var brackets = BracketStack()
    /// The `#if`s around, the innermost last.
    var conditions: [OpenCondition] = []
    private(set) var isDamaged = false
    /// The strings whose interpolation is being lexed, the innermost last.
    var openStrings: [StringDelimiter] = []
    /// Where an operator name ends and its generic parameters start, as in `func ==<T>(…)`.
    var operatorNameEnd = -1
    /// How often the end of a multi-line literal was missed and the literal cut short; bounded, since each costs a scan to
    /// the end of the file.
    var cutCount = 0
    static let maximumCutCount = 8

    static func tokenize(_ source: SourceFile) -> LexedFile {
        source.storage.withUnsafeBufferPointer { bytes in
            ByteClass.table.withUnsafeBufferPointer { classes in
                var lexer = Lexer(bytes, classes)
                lexer.run()
                let tokens = FixedRecords<Token>(count: lexer.tokens.count) { tokens in
                    _ = tokens.initialize(from: lexer.tokens.elements)
                    if !lexer.isBalanced { BracketRepair.run(on: tokens, bytes: bytes) }
                }
                return LexedFile(
                    tokens: tokens, comments: lexer.comments, isDamaged: lexer.isDamaged || !lexer.isBalanced)
            }
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ classes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        self.classes = classes
        end = bytes.count - 1
        // Real Swift has a token for every 8.2 bytes, comments included (open corpus, 2026-11).
        tokens = AppendBuffer(capacity: bytes.count / 5 + 16)
    }

    private mutating func run() {
        skipByteOrderMark()
        skipShebang()
        while lexToken() {}
        append(.endOfFile, from: end, to: end)
    }

    /// Lexes one token or piece of trivia; false at the end of the file.
    @inline(__always)
    private mutating func lexToken() -> Bool {
        let start = position
        switch bytes[start] {
        case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C:
            skipSpaces(from: start &+ 1)
            pending.formUnion(.spaceBefore)
        case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
            skipSpaces(from: start &+ 1)
            pending.formUnion(.lineBefore)
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"):
            lexIdentifier()
        case UInt8(ascii: "("): openBracket(.leftParen)
        case UInt8(ascii: ")"): closeParen()
        case UInt8(ascii: "{"): openBracket(.leftBrace)
        case UInt8(ascii: "}"): closeBracket(.rightBrace, opener: .leftBrace)
        case UInt8(ascii: "["): openBracket(.leftBracket)
        case UInt8(ascii: "]"): closeBracket(.rightBracket, opener: .leftBracket)
        case UInt8(ascii: ","): appendSingle(.comma)
        case UInt8(ascii: ":"):
            if bytes[start &+ 1] == UInt8(ascii: ":") {
                append(.colonColon, from: start, to: start &+ 2)
            } else {
                appendSingle(.colon)
            }
        case UInt8(ascii: ";"): appendSingle(.semicolon)
        case UInt8(ascii: "@"): appendSingle(.at)
        case UInt8(ascii: "\\"): appendSingle(.backslash)
        case UInt8(ascii: "."): lexPeriod()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
        case UInt8(ascii: "\""): lexString(poundCount: 0)
        case UInt8(ascii: "/"): lexSlash()
        case UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "*"), UInt8(ascii: "%"),
            UInt8(ascii: "&"), UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"):
            lexOperator()
        case UInt8(ascii: "<"), UInt8(ascii: ">"): lexAngle()
        case UInt8(ascii: "?"): lexQuestionOrExclamation(.postfixQuestion)
        case UInt8(ascii: "!"): lexQuestionOrExclamation(.postfixExclamation)
        case UInt8(ascii: "#"): lexPound()
        case UInt8(ascii: "$"): lexDollar()
        case UInt8(ascii: "`"): lexBacktickedName()
        case 0 where start == end: return false
        case 0x80...: lexNonASCII()
        default: lexUnknown()
        }
        return true
    }

    /// Lexes what stands up to the end of the line.
    mutating func lexRestOfLine() {
        while bytes[position] != UInt8(ascii: "\n"), lexToken() {}
    }

    var lastToken: Token? { tokens.count == 0 ? nil : tokens[tokens.count &- 1] }

    // MARK: Appending

    /// Appends a token that is flagged as wrong.
    mutating func appendDamaged(_ kind: TokenKind, from start: Int, to end: Int, _ flags: TokenFlags) {
        isDamaged = true
        append(kind, from: start, to: end, flags)
    }

    @inline(__always)
    mutating func append(_ kind: TokenKind, _ keyword: Keyword = .none, from start: Int, to end: Int, _ flags: TokenFlags = .none) {
        tokens.append(Token(kind: kind, keyword: keyword, flags: pending.union(flags), start: start, end: end))
        pending = .none
        position = end
    }

    @inline(__always)
    private mutating func appendSingle(_ kind: TokenKind) {
        append(kind, from: position, to: position &+ 1)
    }

    // MARK: Trivia

    private mutating func skipByteOrderMark() {
        if end >= 3, bytes[0] == 0xEF, bytes[1] == 0xBB, bytes[2] == 0xBF { position = 3 }
    }

    private mutating func skipShebang() {
        guard bytes[position] == UInt8(ascii: "#"), bytes[position + 1] == UInt8(ascii: "!") else { return }
        skipToEndOfLine()
    }

    /// Indentation is a fifth of real Swift, nearly all of it spaces: a loop of its own.
    @inline(__always)
    private mutating func skipSpaces(from start: Int) {
        var cursor = start
        while bytes[cursor] == UInt8(ascii: " ") { cursor &+= 1 }
        position = cursor
    }

    /// Comments are a fifth of real Swift: eight bytes are looked at together. A byte `b` of a word `w` is zero iff its
    /// high bit is set in `(w - 0x01…) & ~w & 0x80…` at or above the lowest such byte, so a hit may be followed by false ones
    /// but never preceded; the loop below then looks at each byte.
    mutating func skipToEndOfLine() {
        let raw = UnsafeRawBufferPointer(bytes)
        let ones: UInt64 = 0x0101_0101_0101_0101
        while position &+ 8 <= end {
            let word = raw.loadUnaligned(fromByteOffset: position, as: UInt64.self)
            let newline = word ^ (ones &* 0x0A)
            let carriageReturn = word ^ (ones &* 0x0D)
            let zeroes = (newline &- ones) & ~newline | (carriageReturn &- ones) & ~carriageReturn
            guard zeroes & (ones &* 0x80) == 0 else { break }
            position &+= 8
        }
        while true {
            let byte = bytes[position]
            if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") || (byte == 0 && position == end) { return }
            position &+= 1
        }
    }

    mutating func lexLineComment() {
        let start = position
        let isDoc = bytes[start &+ 2] == UInt8(ascii: "/") && bytes[start &+ 3] != UInt8(ascii: "/")
        skipToEndOfLine()
        comments.append(Comment(
            kind: isDoc ? .docLine : .line, isTerminated: true,
            range: ByteRange(startOffset: start, endOffset: position)))
        pending.insert(.spaceBefore)
    }

    /// Block comments nest.
    mutating func lexBlockComment() {
        let start = position
        let isDoc = bytes[start &+ 2] == UInt8(ascii: "*") && bytes[start &+ 3] != UInt8(ascii: "/")
        var depth = 1
        position = start &+ 2
        while depth > 0 {
            switch bytes[position] {
            case UInt8(ascii: "*") where bytes[position &+ 1] == UInt8(ascii: "/"):
                depth &-= 1
                position &+= 2
            case UInt8(ascii: "/") where bytes[position &+ 1] == UInt8(ascii: "*"):
                depth &+= 1
                position &+= 2
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                pending.insert(.newlineBefore)
                position &+= 1
            case 0 where position == end:
                depth = -1
            default:
                position &+= 1
            }
        }
        if depth != 0 { isDamaged = true }
        comments.append(Comment(
            kind: isDoc ? .docBlock : .block, isTerminated: depth == 0,
            range: ByteRange(startOffset: start, endOffset: position)))
        pending.insert(.spaceBefore)
    }

    // MARK: What no token holds

    /// Swallows a run of bytes that start no token, as one token, so that a binary file costs one and not millions.
    mutating func lexUnknown() {
        let start = position
        repeat {
            position &+= 1
        } while !(bytes[position] == 0 && position == end) && ByteClass.startsNoToken(bytes[position])
        appendDamaged(.unknown, from: start, to: position, .invalid)
    }

    private mutating func lexNonASCII() {
        let start = position
        guard let (scalar, length) = decodeScalar(at: start) else { return lexInvalidUTF8() }
        if UnicodeClass.isIdentifierHead(scalar) {
            lexIdentifier()
        } else if UnicodeClass.isOperatorHead(scalar) {
            lexOperator()
        } else if scalar == 0xA0 {  // the compiler warns of a no-break space and reads it as space
            position = start &+ length
            pending.formUnion(.spaceBefore)
        } else {
            appendDamaged(.unknown, from: start, to: start &+ length, .invalid)
        }
    }

    private mutating func lexInvalidUTF8() {
        let start = position
        repeat { position &+= 1 } while bytes[position] >= 0x80 && decodeScalar(at: position) == nil
        appendDamaged(.unknown, from: start, to: position, .invalid)
    }

    /// The scalar at `offset` and its length in bytes; nil where the bytes are not UTF-8 (overlong forms and surrogates
    /// included). The sentinel is no continuation byte, so reading never passes the end.
    func decodeScalar(at offset: Int) -> (scalar: UInt32, length: Int)? {
        let first = UInt32(bytes[offset])
        if first < 0x80 { return (first, 1) }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5 else { return nil }
        var scalar = first & (0x7F >> UInt32(length))
        for index in 1..<length {
            let byte = UInt32(bytes[offset + index])
            guard byte & 0xC0 == 0x80 else { return nil }
            scalar = scalar << 6 | byte & 0x3F
        }
        let isValid = length == 2 || (length == 3 && scalar >= 0x800 && !(0xD800...0xDFFF).contains(scalar))
            || (length == 4 && scalar >= 0x10000 && scalar < 0x110000)
        return isValid ? (scalar, length) : nil
    }
}
