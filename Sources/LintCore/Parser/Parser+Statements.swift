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
        if skipsBodies, let partner = token.partner {
            advance(to: partner + 1)
            return finish(.codeBlock, from: start)
        }
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

    // MARK: Loops

    /// for-statement → `for` `try`? `await`? `unsafe`? `case`? pattern (`:` type)? `in` expression where? code-block
    private mutating func parseFor() {
        let start = mark()
        advance()
        while at(.try) || at(.await) || at(.unsafe), peek().keyword != .in, peek().kind != .colon { advance() }
        if consume(.case) {
            child(.pattern) { parser in parser.inStatementHead { $0.parseMatchingPattern() } }
        } else {
            child(.pattern) { $0.parseBindingPattern() }
        }
        if consume(.colon) { child(.type) { $0.parseType() } }
        if expect(.in) { child(.sequence) { parser in parser.inStatementHead { $0.parseExpression() } } }
        parseWhereConditionIfPresent()
        child(.body) { $0.parseCodeBlock() }
        finish(.for, from: start)
    }

    /// while-statement → `while` conditions code-block
    private mutating func parseWhile() {
        let start = mark()
        advance()
        child(.condition) { $0.parseConditions() }
        child(.body) { $0.parseCodeBlock() }
        finish(.while, from: start)
    }

    /// repeat-statement → `repeat` code-block `while` expression
    private mutating func parseRepeat() {
        let start = mark()
        advance()
        child(.body) { $0.parseCodeBlock() }
        if expect(.while) { child(.condition) { $0.parseExpression() } }
        finish(.repeat, from: start)
    }

    // MARK: Branches

    /// guard-statement → `guard` conditions `else` code-block
    private mutating func parseGuard() {
        let start = mark()
        advance()
        child(.condition) { $0.parseConditions() }
        expect(.else)
        child(.body) { $0.parseCodeBlock() }
        finish(.guard, from: start)
    }

    /// if-statement → `if` conditions code-block (`else` (code-block | if-statement))?
    ///
    /// A loop, so that a chain of a thousand `else if` costs no depth: each `if` of the chain ends where the whole does.
    mutating func parseIf() {
        let base = mark()
        var starts: [Mark] = []
        var start = base
        while true {
            advance()
            child(.condition) { $0.parseConditions() }
            child(.thenBody) { $0.parseCodeBlock() }
            guard at(.else) else { break }
            advance()
            guard at(.if) else {
                child(.elseBody) { $0.parseCodeBlock() }
                break
            }
            starts.append(start)
            start = mark()
        }
        finish(.if, from: start)
        for start in starts.reversed() {
            builder.setRole(.elseBody)
            finish(.if, from: start)
        }
    }

    /// do-statement → `do` (`throws` (`(` type `)`)?)? code-block (`catch` …)*
    mutating func parseDo() {
        let start = mark()
        advance()
        parseEffectsIfPresent()
        child(.body) { $0.parseCodeBlock() }
        while at(.catch) { child(.element) { $0.parseCatch() } }
        finish(.do, from: start)
    }

    /// catch-clause → `catch` (pattern where? (`,` pattern where?)*)? code-block
    private mutating func parseCatch() {
        let start = mark()
        advance()
        if !at(.leftBrace) {
            repeat { parseCaseItem() } while consume(.comma)
        }
        child(.body) { $0.parseCodeBlock() }
        finish(.catch, from: start)
    }

    // MARK: Conditions

    /// Parses with a `{` that starts the body of a statement and not a closure.
    mutating func inStatementHead(_ parse: (inout Parser) -> Void) {
        let outer = context
        context = ExpressionContext(isStatementHead: true)
        parse(&self)
        context = outer
    }

    /// condition-list → condition (`,` condition)*
    mutating func parseConditions() {
        let start = mark()
        inStatementHead { parser in
            repeat {
                parser.child(.element) { $0.parseCondition() }
            } while parser.consume(.comma) && !parser.isAtBodyAfterComma
        }
        finish(.conditionList, from: start)
    }

    /// Whether the `{` after a comma is the body: the comma is then a trailing one. Something that goes on with a value behind
    /// its `}` shows a closure, `if ready, { check() }() { … }`.
    private var isAtBodyAfterComma: Bool {
        guard at(.leftBrace) else { return false }
        guard let partner = token.partner else { return true }
        let next = tokens[partner + 1]
        switch next.kind {
        case .leftParen, .leftBracket, .leftBrace: return next.isAtLineStart
        case .period, .binaryOperator, .postfixOperator, .postfixQuestion, .postfixExclamation, .infixQuestion: return false
        default: return true
        }
    }

    /// condition → expression | availability-condition | `case` pattern `=` expression | (`let` | `var`) pattern (`=` …)?
    private mutating func parseCondition() {
        let start = mark()
        switch keyword {
        case .case:
            advance()
            child(.pattern) { $0.parseMatchingPattern() }
            if consume(.colon) { child(.type) { $0.parseType() } }
            if expect(.equal) { child(.initialValue) { $0.parseExpression() } }
            finish(.patternCondition, from: start)
        case .let, .var, .inout:
            advance()
            child(.pattern) { $0.parseBindingPattern() }
            if consume(.colon) { child(.type) { $0.parseType() } }
            if consume(.equal) { child(.initialValue) { $0.parseExpression() } }
            finish(.bindingCondition, from: start)
        default:
            parseExpression()
        }
    }

    /// availability-condition → (`#available` | `#unavailable`) `(` platforms `)`
    mutating func parseAvailabilityCondition() {
        let start = mark()
        advance()
        if at(.leftParen), let partner = token.partner { advance(to: partner + 1) } else { missing() }
        finish(.availabilityCondition, from: start)
    }

    mutating func parseWhereConditionIfPresent() {
        guard consume(.where) else { return }
        child(.guardCondition) { parser in parser.inStatementHead { $0.parseExpression() } }
    }

    // MARK: Switch

    /// switch-statement → `switch` expression `{` (switch-case | conditional-compilation-block)* `}`
    mutating func parseSwitch() {
        let start = mark()
        advance()
        child(.subject) { parser in parser.inStatementHead { $0.parseExpression() } }
        guard at(.leftBrace) else {
            missing()
            return finish(.switch, from: start)
        }
        inBraces { $0.parseSwitchCases(opener: $1) }
        finish(.switch, from: start)
    }

    /// Whether a case of a switch starts here: `case`, `default :`, `@unknown default`, or a `#if` around cases.
    var isAtSwitchCase: Bool {
        switch kind {
        case .keyword: return keyword == .case || (keyword == .default && peek().kind == .colon)
        case .at: return startsSwitchCase(at: position)
        case .poundIf:
            var index = position
            var lineCount = 0
            repeat {
                index = endOfDirectiveLine(at: index)
                lineCount += 1
                guard lineCount < 64 else { return false }
            } while tokens[index].kind == .poundIf || tokens[index].kind == .poundElseif || tokens[index].kind == .poundElse
                || tokens[index].kind == .pound
            return startsSwitchCase(at: index)
        default: return false
        }
    }

    private func startsSwitchCase(at index: Int) -> Bool {
        var index = index
        while tokens[index].kind == .at {
            guard let end = endOfAttribute(at: index) else { return false }
            index = end
        }
        return tokens[index].keyword == .case
            || (tokens[index].keyword == .default && tokens[index + 1].kind == .colon)
    }

    mutating func parseSwitchCases(opener: Int?) {
        while !atEndOfBlock(opener: opener) {
            if consume(.semicolon) { continue }
            guard isAtSwitchCase else {
                if at(.poundIf) {
                    // A clause that holds nothing, or no case.
                    child(.element) { $0.parseIfConfig(of: .switchCases) }
                } else if at(.pound) {
                    // `#warning(…)`
                    child(.element) { $0.parseMacroExpansion($0.mark()) }
                } else if at(.poundSourceLocation) {
                    child(.element) { $0.parseSourceLocation() }
                } else {
                    skipUnexpected()
                }
                continue
            }
            if at(.poundIf) {
                child(.element) { $0.parseIfConfig(of: .switchCases) }
            } else {
                child(.element) { $0.parseSwitchCase(opener: opener) }
            }
        }
    }

    /// switch-case → attribute? (`case` case-item (`,` case-item)* | `default`) `:` statements
    private mutating func parseSwitchCase(opener: Int?) {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .declaration) } }
        if consume(.case) {
            repeat { parseCaseItem() } while consume(.comma) && !at(.colon)
        } else {
            advance()
        }
        expect(.colon)
        parseStatements(until: .switchCase(opener))
        finish(.switchCase, from: start)
    }

    /// case-item → pattern (`where` expression)?
    private mutating func parseCaseItem() {
        let start = mark()
        // `catch where …` matches every error.
        if !at(.where) { child(.pattern) { parser in parser.inStatementHead { $0.parseMatchingPattern() } } }
        parseWhereConditionIfPresent()
        finish(.caseItem, from: start, role: .element)
    }
}
