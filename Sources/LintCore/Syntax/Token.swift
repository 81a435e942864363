/// One lexical element: what it is, where it starts, and how it sits between its neighbours. 12 bytes.
///
/// Whitespace is nowhere and comments stand aside in `SyntaxTree.comments`, so the text between two tokens is their gap.
struct Token: Sendable {
    /// UTF-8 byte offset of the first byte.
    let start: UInt32
    /// The length in bytes; for a bracket, whose length its kind tells, the index of its partner's token.
    private(set) var payload: UInt32
    let kind: TokenKind
    /// The word an identifier or keyword spells, if Swift gives it a meaning.
    let keyword: Keyword
    var flags: TokenFlags

    init(kind: TokenKind, keyword: Keyword = .none, flags: TokenFlags, start: Int, end: Int) {
        self.kind = kind
        self.keyword = keyword
        self.flags = flags
        self.start = UInt32(truncatingIfNeeded: start)
        payload = kind.isBracket ? Token.noPartner : UInt32(truncatingIfNeeded: end - start)
    }

    static let noPartner = UInt32.max

    var startOffset: Int { Int(start) }
    var endOffset: Int { Int(start) + (kind.isBracket ? 1 : Int(payload)) }
    var range: ByteRange { ByteRange(startOffset: startOffset, endOffset: endOffset) }

    /// The index of the token that closes or opens this bracket; nil where it has none.
    var partner: Int? {
        get { kind.isBracket && payload != Token.noPartner ? Int(payload) : nil }
        set { payload = newValue.map { UInt32(truncatingIfNeeded: $0) } ?? Token.noPartner }
    }

    var isAtLineStart: Bool { flags.contains(.newlineBefore) }
}

/// Facts about a token that its kind does not tell.
struct TokenFlags: OptionSet, Sendable {
    let rawValue: UInt16

    /// Spelled `[]`, a debug build makes an array for each token.
    static let none = TokenFlags(rawValue: .min)
    /// A line break stands between this token and the one before it; set on the first token too.
    static let newlineBefore = TokenFlags(rawValue: 1 << 0)
    /// Whitespace or a comment, of any kind, stands before the token.
    static let spaceBefore = TokenFlags(rawValue: 1 << 1)
    /// Both of these: a line break is whitespace.
    static let lineBefore = TokenFlags(rawValue: newlineBefore.rawValue | spaceBefore.rawValue)
    /// Operators: bound on the left, bound on the right (The Swift Programming Language, "Operators").
    static let leftBound = TokenFlags(rawValue: 1 << 2)
    static let rightBound = TokenFlags(rawValue: 1 << 3)
    /// An operator run was split before this token: joined with the one before it, it is one operator.
    static let joined = TokenFlags(rawValue: 1 << 4)
    /// A string, comment, regex or back-ticked name whose end is missing.
    static let unterminated = TokenFlags(rawValue: 1 << 5)
    /// Holds bytes that are not UTF-8 or that no token of Swift may hold.
    static let invalid = TokenFlags(rawValue: 1 << 6)
    /// A name in back-ticks: never a keyword.
    static let backticked = TokenFlags(rawValue: 1 << 7)
    /// A string that spans lines (`"""`).
    static let multiline = TokenFlags(rawValue: 1 << 8)
    /// A bracket whose partner was found by indentation, not by balance.
    static let doubtfulPartner = TokenFlags(rawValue: 1 << 9)
}

/// A comment, kept aside for suppressions and documentation.
struct Comment: Sendable {
    enum Kind: UInt8, Sendable { case line, block, docLine, docBlock }

    let kind: Kind
    let isTerminated: Bool
    let range: ByteRange
}
