extension Parser {
    /// closure-expression → `{` closure-signature? statements `}`
    mutating func parseClosure() {
        let start = mark()
        inBraces { parser, opener in
            if parser.isAtClosureSignature { parser.child(.signature) { $0.parseClosureSignature() } }
            parser.parseStatements(until: .brace(opener))
        }
        finish(.closure, from: start)
    }

    /// closure-signature → attributes? captures? (parameters | name (`,` name)*)? effects? (`->` type)? `in`
    private mutating func parseClosureSignature() {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .closure) } }
        if at(.leftBracket) { child(.capture) { $0.parseCaptureList() } }
        if at(.leftParen) {
            child(.parameters) { $0.parseClosureParameterClause() }
        } else if !at(.in), !at(.arrow), at(.identifier) || at(.wildcard) || at(.dollarIdentifier) {
            let parameters = mark()
            repeat { parseShorthandParameter() } while consume(.comma)
            finish(.parameterClause, from: parameters, role: .parameters)
        }
        parseEffectsIfPresent()
        if consume(.arrow) { child(.result) { $0.parseType() } }
        expect(.in)
        finish(.closureSignature, from: start)
    }

    private mutating func parseShorthandParameter() {
        let start = mark()
        if canBeName(token) { leaf(.name, role: .name) } else { missing() }
        finish(.parameter, from: start, role: .element)
    }

    /// closure-parameter-clause → `(` (closure-parameter (`,` closure-parameter)*)? `)`
    private mutating func parseClosureParameterClause() {
        let start = mark()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightParen) { parser in
            let parameter = parser.mark()
            while parser.at(.at) { parser.child(.attribute) { $0.parseAttribute(in: .type) } }
            if parser.at(.leftParen) {
                // Swift 3 let closures take tuples apart; such code still parses.
                parser.child(.pattern) { $0.parseBindingPattern() }
            } else if parser.canBeName(parser.token) {
                if parser.canBeName(parser.peek()) { parser.leaf(.name, role: .label) }
                parser.leaf(.name, role: .name)
            } else {
                parser.missing()
            }
            if parser.consume(.colon) { parser.child(.type) { $0.parseType() } }
            if parser.kind.isOperator, parser.spells(parser.token, "...") { parser.advance() }
            parser.finish(.parameter, from: parameter, role: .element)
        }
        finish(.parameterClause, from: start)
    }

    /// capture-list → `[` (capture (`,` capture)*)? `]`
    private mutating func parseCaptureList() {
        let start = mark()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightBracket) { parser in
            parser.child(.element) { $0.parseCapture() }
        }
        finish(.captureList, from: start)
    }

    /// capture → (`weak` | `unowned` (`(` … `)`)?)? (name `=`)? expression
    private mutating func parseCapture() {
        let start = mark()
        if at(.weak) || at(.unowned), peek().kind != .equal, peek().kind != .comma, peek().kind != .rightBracket {
            let modifier = mark()
            advance()
            if at(.leftParen), let partner = token.partner { advance(to: partner + 1) }
            finish(.modifier, from: modifier, role: .modifier)
        }
        if canBeName(token), peek().kind == .equal {
            leaf(.name, role: .name)
            advance()
        }
        child(.value) { $0.parseExpression() }
        finish(.capture, from: start)
    }
}
