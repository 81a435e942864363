/// What ends a run of statements.
enum BlockEnd {
    case endOfFile
    /// The partner of the `{` at this token.
    case brace(Int)
    /// The next directive of the `#if` around them.
    case endOfClause
    /// The next `case` or `default` of a switch whose `{` stands at this token, or whatever ends the `#if` around it.
    case switchCase(Int?)

    fileprivate var opener: Int? {
        switch self {
        case .brace(let opener): opener
        case .switchCase(let opener): opener
        case .endOfFile, .endOfClause: nil
        }
    }

    fileprivate var isSwitchCase: Bool {
        if case .switchCase = self { true } else { false }
    }
}

extension Parser {
    /// statements → (declaration | statement | expression | conditional-compilation-block)*, separated by `;` or a line end
    mutating func parseStatements(until end: BlockEnd) {
        while !atEndOfBlock(opener: end.opener) {
            if end.isSwitchCase, isAtSwitchCase { return }
            if consume(.semicolon) { continue }
            if case .endOfFile = end, atCloser {
                skipUnexpected()
                continue
            }
            let before = position
            child(.statement) { $0.parseStatement() }
            if position == before { skipUnexpected() }
            if end.isSwitchCase, isAtSwitchCase { return }
            expectSeparator(opener: end.opener)
        }
    }

    /// Two statements on one line need a `;` between them.
    mutating func expectSeparator(opener: Int?) {
        if isAtLineStart || at(.semicolon) || atEndOfBlock(opener: opener) || atCloser { return }
        missing()
    }

    /// A block ends at its `}`, at one that closes something around it, at the directive of the clause it stands in; one
    /// without a `}` where the indentation shows its end.
    func atEndOfBlock(opener: Int?) -> Bool {
        switch kind {
        case .endOfFile: return true
        case .poundElseif, .poundElse, .poundEndif: return ifConfigDepth > 0
        case .rightBrace:
            guard let opener else { return token.partner != nil && ifConfigDepth > 0 }
            guard let partner = token.partner else { return tokens[opener].partner == nil }
            return partner <= opener
        case .rightParen, .rightBracket, .interpolationEnd:
            guard let partner = token.partner, let opener else { return false }
            return partner < opener
        default:
            guard let opener else { return false }
            return isOutdented(from: opener)
        }
    }

    /// code-block → `{` statements `}`
    mutating func parseCodeBlock(isInitializer: Bool = false) {
        let start = mark()
        guard at(.leftBrace) else { return missing() }
        inBraces(isInitializerBody: isInitializer) { $0.parseStatements(until: .brace($1)) }
        finish(.codeBlock, from: start)
    }

    private mutating func parseStatement() {
        switch kind {
        case .keyword: parseKeywordStatement()
        case .identifier:
            if keyword != .none {
                if isAtDeclaration { return parseDeclaration() }
                if isAtYieldLike { return parseYieldLike() }
            }
            if peek().kind == .colon, canBeLabel(peek(2)) { return parseLabeled() }
            parseExpression()
        case .dollarIdentifier where peek().kind == .colon && canBeLabel(peek(2)): parseLabeled()
        case .at: parseDeclaration()
        case .poundIf where endOfAttributeIfConfig(at: position) != nil: parseDeclaration()
        case .poundIf: parseIfConfig(of: .statements)
        case .poundSourceLocation: parseSourceLocation()
        default: parseExpression()
        }
    }

    private mutating func parseKeywordStatement() {
        switch keyword {
        case .if, .switch: parseBranchStatement()
        case .guard: parseGuard()
        case .for: parseFor()
        case .while: parseWhile()
        case .repeat where peek().kind == .leftBrace: parseRepeat()
        case .do: parseDo()
        case .defer:
            let start = mark()
            advance()
            child(.body) { $0.parseCodeBlock() }
            finish(.defer, from: start)
        case .return: parseReturn()
        case .throw:
            let start = mark()
            advance()
            child(.value) { $0.parseExpression() }
            finish(.throw, from: start)
        case .break: parseJump(.break)
        case .continue: parseJump(.continue)
        case .fallthrough: leaf(.fallthrough)
        case .case: parseDeclaration()
        case .`init` where context.isInitializerBody: parseExpression()
        default:
            if isAtDeclaration { parseDeclaration() } else { parseExpression() }
        }
    }

    /// An `if` or `switch` whose value nobody takes; `if x { 1 } else { 2 } as Int` is an expression nevertheless.
    private mutating func parseBranchStatement() {
        var start = mark()
        if at(.if) { parseIf() } else { parseSwitch() }
        while at(.as), !isAtLineStart { start = parseCast(start, pendingOperators.count) }
    }

    private func canBeLabel(_ token: Token) -> Bool {
        switch token.keyword {
        case .for, .while, .repeat, .do, .if, .switch: token.kind == .keyword
        default: false
        }
    }

    /// labeled-statement → name `:` statement
    private mutating func parseLabeled() {
        let start = mark()
        leaf(.name, role: .label)
        advance()
        child(.body) { parser in parser.nested { $0.parseKeywordStatement() } }
        finish(.labeled, from: start)
    }

    /// return-statement → `return` expression?
    private mutating func parseReturn() {
        let start = mark()
        advance()
        if isAtOperandOfReturn { child(.value) { $0.parseExpression() } }
        finish(.return, from: start)
    }

    /// What follows `return` is its value even on the next line, unless it starts a statement or declaration.
    private var isAtOperandOfReturn: Bool {
        switch kind {
        case .endOfFile, .semicolon, .rightBrace, .rightParen, .rightBracket, .interpolationEnd, .poundIf, .poundElseif,
            .poundElse, .poundEndif, .poundSourceLocation, .at, .comma, .colon:
            return false
        case .keyword:
            switch keyword {
            case .if, .switch: return !isAtLineStart
            case .for, .while, .guard, .defer, .return, .break, .continue, .fallthrough, .throw, .case, .default, .in,
                .else, .catch, .where:
                return false
            case .repeat: return peek().kind != .leftBrace
            case .do: return !isAtLineStart
            default: return !isAtDeclaration || keyword == .`init`
            }
        case .identifier: return keyword == .none || !isAtDeclaration
        default: return true
        }
    }

    /// break-statement → `break` label?; continue-statement → `continue` label?
    private mutating func parseJump(_ node: SyntaxKind) {
        let start = mark()
        advance()
        if at(.identifier) || at(.dollarIdentifier), !isAtLineStart { leaf(.name, role: .label) }
        finish(node, from: start)
    }

    /// `yield`, `then` and `discard` are statements before an operand on their line, and names elsewhere.
    private var isAtYieldLike: Bool {
        guard keyword == .yield || keyword == .discard || keyword == .then, !peek().isAtLineStart else { return false }
        switch peek().kind {
        case .prefixAmpersand, .identifier, .dollarIdentifier, .string, .stringStart, .integer: return true
        case .keyword: return peek().keyword != .is && peek().keyword != .as && peek().keyword != .in
        default: return false
        }
    }

    private mutating func parseYieldLike() {
        let start = mark()
        let node: SyntaxKind = at(.yield) ? .yield : at(.then) ? .then : .discard
        advance()
        child(.value) { $0.parseExpression() }
        finish(node, from: start)
    }
}
