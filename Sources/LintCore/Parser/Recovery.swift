/// Errors are of two kinds: something is missing (an empty `error` node) or unexpected (one that holds what was skipped).
extension Parser {
    /// Notes that something the grammar asks for is not there.
    mutating func missing() {
        finish(.error, from: mark())
    }

    /// Skips what no production wants: one token, or a bracket with all that it holds, and goes on to where something new
    /// may start. At least one token is skipped.
    mutating func skipUnexpected() {
        let start = mark()
        skipOne()
        while !mayRecover { skipOne() }
        finish(.error, from: start)
    }

    private mutating func skipOne() {
        if let partner = token.partner, partner > position {
            advance(to: partner + 1)
        } else {
            advance()
        }
    }

    /// A closing bracket, a separator, a directive, or the first token of a line.
    private var mayRecover: Bool {
        switch kind {
        case .endOfFile, .rightBrace, .rightParen, .rightBracket, .interpolationEnd, .stringEnd, .comma, .semicolon,
            .poundIf, .poundElseif, .poundElse, .poundEndif:
            true
        default: isAtLineStart
        }
    }

    /// Consumes a token that must stand here, or notes that it is missing.
    @discardableResult
    mutating func expect(_ kind: TokenKind) -> Bool {
        if consume(kind) { return true }
        missing()
        return false
    }

    @discardableResult
    mutating func expect(_ keyword: Keyword) -> Bool {
        if consume(keyword) { return true }
        missing()
        return false
    }

    /// Runs `parse` one level deeper; past the bound, skips one bracket or token instead.
    @inline(__always)
    mutating func nested(_ parse: (inout Parser) -> Void) {
        guard depth < Parser.maximumDepth else { return skipTooDeep() }
        depth += 1
        parse(&self)
        depth -= 1
    }

    private mutating func skipTooDeep() {
        let start = mark()
        if at(.endOfFile) || atCloser { return missing() }
        skipOne()
        finish(.error, from: start)
    }

    var atCloser: Bool {
        switch kind {
        case .rightBrace, .rightParen, .rightBracket, .interpolationEnd, .stringEnd: true
        default: false
        }
    }

    /// The one list of the grammar: elements between brackets, separated by commas, a trailing one allowed.
    ///
    /// Stands after the opening bracket `opener` and consumes the closing one if it is this bracket's.
    mutating func parseList(opener: Int, closer: TokenKind, element: (inout Parser) -> Void) {
        while !atEndOfList(opener: opener, closer: closer) {
            if tokens[opener].partner == nil, isAtLineStart, isAtDeclaration { break }
            let before = position
            element(&self)
            if consume(.comma) { continue }
            if atEndOfList(opener: opener, closer: closer) { break }
            // `func a(b: Int {`: the body is no element.
            if tokens[opener].partner == nil, at(.leftBrace) { break }
            if position == before {
                skipUnexpected()
                _ = consume(.comma)
            } else {
                missing()
                // What follows on this line may be an element whose comma is missing; what starts a line with a word that
                // starts a declaration or statement shows that the bracket is.
                if isAtLineStart, isAtReservedStart { break }
            }
        }
        if !consumeCloser(closer, of: opener) { missing() }
    }

    /// A list ends at its closer, at any closer of something outside it, and where the file or `#if` clause does.
    private func atEndOfList(opener: Int, closer: TokenKind) -> Bool {
        switch kind {
        case .endOfFile: true
        case .poundElseif, .poundElse, .poundEndif: ifConfigDepth > 0
        case .rightBrace: true
        case .rightParen, .rightBracket, .interpolationEnd, .stringEnd:
            kind == closer || token.partner.map { $0 < opener } ?? (kind == .stringEnd)
        default: false
        }
    }

    /// Whether the current token is outside the block whose `{` found no partner: indented less than the line of the `{`, or
    /// alike and the start of a declaration.
    func isOutdented(from opener: Int) -> Bool {
        guard isAtLineStart, tokens[opener].partner == nil else { return false }
        var lineStart = opener
        // Bounded, so that a file of one long line and many short ones stays linear.
        while lineStart > 0, !tokens[lineStart].isAtLineStart, opener - lineStart < 200 { lineStart -= 1 }
        let outer = tokens.indentation(ofLineFrom: lineStart, bytes)
        let indentation = tokens.indentation(ofLineFrom: position, bytes)
        return indentation < outer || (indentation == outer && lineStart < position && isAtDeclaration)
    }

    /// Parses from a `{` to its partner, apart from what stands around it: a block knows neither the head of a statement
    /// nor the `#if` that it is in.
    mutating func inBraces(isInitializerBody: Bool = false, _ parse: (inout Parser, _ opener: Int) -> Void) {
        let opener = position
        let outerContext = context
        let outerIfConfigDepth = ifConfigDepth
        context = ExpressionContext(isInitializerBody: isInitializerBody)
        ifConfigDepth = 0
        advance()
        nested { parse(&$0, opener) }
        if !consumeCloser(.rightBrace, of: opener) { missing() }
        context = outerContext
        ifConfigDepth = outerIfConfigDepth
    }

    /// Consumes the closing bracket of `opener`; not one that closes something around it.
    mutating func consumeCloser(_ closer: TokenKind, of opener: Int) -> Bool {
        guard at(closer) else { return false }
        if let partner = token.partner, partner < opener { return false }
        advance()
        return true
    }

    /// Whether the current token is a reserved word that starts a declaration or a statement.
    var isAtReservedStart: Bool {
        guard kind == .keyword else { return false }
        switch keyword {
        case .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .associatedtype, .`init`, .deinit,
            .subscript, .var, .let, .public, .private, .fileprivate, .internal, .static, .case, .return, .guard, .for,
            .while, .defer, .throw, .break, .continue, .precedencegroup:
            return true
        default: return false
        }
    }
}
