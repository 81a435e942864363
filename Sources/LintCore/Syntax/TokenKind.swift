/// The lexical categories of Swift.
///
/// Words that are keywords only in some places (`get`, `some`, `async`) are identifiers that carry their `Keyword`.
enum TokenKind: UInt8, Sendable {
    case endOfFile
    case identifier
    /// `$0`, `$name`.
    case dollarIdentifier
    /// A reserved word; `Token.keyword` says which.
    case keyword
    /// `_`.
    case wildcard
    case integer
    case float

    // Strings: one token where nothing is interpolated, else a start, segments with interpolations between, and an end.
    case string
    case stringStart, stringSegment, stringEnd
    case interpolationStart, interpolationEnd
    case regex

    case leftParen, rightParen, leftBracket, rightBracket, leftBrace, rightBrace
    /// `::`, behind the name of a module (SE-0491).
    case colonColon
    case comma, colon, semicolon, at, period, backslash, arrow, equal
    /// `?` and `!` bound on the left.
    case postfixQuestion, postfixExclamation
    /// `?` with space on both sides, as in a ternary.
    case infixQuestion
    case prefixAmpersand
    /// `<` and `>` are never merged with what follows (`TokenFlags.joined`), so that generics need no re-lexing.
    case leftAngle, rightAngle
    case binaryOperator, prefixOperator, postfixOperator

    /// `#` before a name: a macro.
    case pound
    case poundIf, poundElseif, poundElse, poundEndif, poundSourceLocation, poundAvailable, poundUnavailable
    /// `<#…#>`.
    case editorPlaceholder
    /// Bytes that start no token.
    case unknown

    var isBracket: Bool {
        switch self {
        case .leftParen, .rightParen, .leftBracket, .rightBracket, .leftBrace, .rightBrace,
            .interpolationEnd, .interpolationStart:
            true
        default: false
        }
    }

    /// Whether such a token may be what something is called by: a word, an operator, the number of a tuple's part.
    var spellsName: Bool {
        switch self {
        case .identifier, .dollarIdentifier, .keyword, .wildcard, .integer, .float, .postfixQuestion, .postfixExclamation: true
        default: isOperator
        }
    }

    /// Operators in the wide sense: what may stand between or beside operands, angles and `=` included.
    var isOperator: Bool {
        switch self {
        case .leftAngle, .rightAngle, .binaryOperator, .prefixOperator, .postfixOperator, .equal, .arrow,
            .prefixAmpersand, .infixQuestion:
            true
        default: false
        }
    }
}
