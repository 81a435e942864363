extension Parser {
    /// The pattern of a declaration or loop: identifier-pattern | wildcard-pattern | tuple-pattern | value-binding-pattern
    mutating func parseBindingPattern() {
        switch kind {
        case .identifier, .dollarIdentifier, .editorPlaceholder: leaf(.identifierPattern)
        case .wildcard: leaf(.wildcardPattern)
        case .leftParen: nested { $0.parseTuplePattern() }
        case .keyword where keyword == .var || keyword == .let || keyword == .inout:
            let start = mark()
            advance()
            child(.pattern) { parser in parser.nested { $0.parseBindingPattern() } }
            finish(.valueBindingPattern, from: start)
        case .keyword where keyword == .self:
            leaf(.identifierPattern)
        default: missing()
        }
    }

    /// tuple-pattern → `(` ((name `:`)? pattern (`,` …)*)? `)`
    private mutating func parseTuplePattern() {
        let start = mark()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightParen) { parser in
            if parser.canBeName(parser.token), parser.peek().kind == .colon {
                parser.leaf(.name, role: .label)
                parser.advance()
            }
            parser.child(.element) { $0.parseBindingPattern() }
        }
        finish(.tuplePattern, from: start)
    }

    /// The pattern after `case`: an expression in which `let`, `var`, `is` and `_` may stand too, as the compiler reads it
    /// before it knows the types.
    mutating func parseMatchingPattern() {
        let outer = context
        context.isPattern = true
        parseExpression()
        context = outer
    }

    /// `let x`, `var (a, b)`, `let .some(x)` inside a matching pattern.
    mutating func parseValueBindingInPattern() {
        let start = mark()
        advance()
        child(.pattern) { $0.parseExpression() }
        finish(.valueBindingPattern, from: start)
    }

    /// is-pattern → `is` type
    mutating func parseIsPattern() {
        let start = mark()
        advance()
        child(.type) { $0.parseType() }
        finish(.isPattern, from: start)
    }
}
