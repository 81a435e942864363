/// Loops, branches, and the conditions in their heads.
extension Parser {
    // MARK: Loops

    /// for-statement → `for` `try`? `await`? `unsafe`? `case`? pattern (`:` type)? `in` expression where? code-block
    mutating func parseFor() {
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
    mutating func parseWhile() {
        let start = mark()
        advance()
        child(.condition) { $0.parseConditions() }
        child(.body) { $0.parseCodeBlock() }
        finish(.while, from: start)
    }

    /// repeat-statement → `repeat` code-block `while` expression
    mutating func parseRepeat() {
        let start = mark()
        advance()
        child(.body) { $0.parseCodeBlock() }
        if expect(.while) { child(.condition) { $0.parseExpression() } }
        finish(.repeat, from: start)
    }

    // MARK: Branches

    /// guard-statement → `guard` conditions `else` code-block
    mutating func parseGuard() {
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
}
