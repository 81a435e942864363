extension Parser {
    /// primary-expression → literal | name | `self` | `(`…`)` | `[`…`]` | closure | key path | macro | `if` | `switch` | …
    ///
    /// Finishes one node always.
    mutating func parsePrimaryExpression() {
        switch kind {
        case .identifier, .dollarIdentifier: parseNameExpression()
        case .period: parseImplicitMember()
        case .string: leaf(.string)
        case .stringStart: parseInterpolatedString()
        case .integer: leaf(.integer)
        case .float: leaf(.float)
        case .leftParen: parseTuple()
        case .leftBracket: parseCollection()
        case .leftBrace: parseClosure()
        case .keyword: parseKeywordExpression()
        case .backslash: parseKeyPath()
        case .pound: parseMacroExpansion(mark())
        case .wildcard: leaf(.wildcard)
        case .regex: leaf(.regex)
        case .editorPlaceholder: leaf(.editorPlaceholder)
        case .poundAvailable, .poundUnavailable: parseAvailabilityCondition()
        case .unknown: skipUnexpected()
        default: missing()
        }
    }

    private mutating func parseNameExpression() {
        let start = mark()
        if peek().kind == .colonColon {
            consumeModuleSelector()
            // `(Swift::+)`
            if canBeName(token) || kind.isOperator { advance() } else { missing() }
        } else {
            advance()
        }
        skipArgumentNames()
        finish(.identifier, from: start)
    }

    private mutating func parseKeywordExpression() {
        switch keyword {
        case .self, .Self, .super, .Any: leaf(.identifier)
        case .`init`: parseNameExpression()
        case .true, .false: leaf(.boolean)
        case .nil: leaf(.nil)
        case .if: parseIf()
        case .switch: parseSwitch()
        case .do: parseDo()
        default: missing()
        }
    }

    /// implicit-member → `.` name; the loop over suffixes reads it.
    private mutating func parseImplicitMember() {
        let start = mark()
        advance()
        consumeModuleSelector()
        switch kind {
        case .identifier, .dollarIdentifier, .editorPlaceholder: advance()
        case .keyword where !isAtLineStart || !isAtReservedStart: advance()
        default: missing()
        }
        skipArgumentNames()
        finish(.implicitMember, from: start)
    }

    /// interpolated-string → start (segment | `\(` arguments `)`)* end
    private mutating func parseInterpolatedString() {
        let start = mark()
        advance()
        while true {
            if consume(.stringSegment) { continue }
            guard at(.interpolationStart) else { break }
            let interpolation = mark()
            let opener = position
            let outer = context
            context = ExpressionContext()
            advance()
            nested { parser in
                parser.parseList(opener: opener, closer: .interpolationEnd) { parser in
                    parser.child(.argument) { $0.parseArgument() }
                }
            }
            context = outer
            finish(.interpolation, from: interpolation, role: .segment)
        }
        if !consume(.stringEnd) { missing() }
        finish(.string, from: start)
    }

    /// tuple-expression → `(` (argument (`,` argument)*)? `)`
    private mutating func parseTuple() {
        let start = mark()
        parseArguments()
        finish(.tuple, from: start)
    }

    /// array-literal → `[` (expression (`,` expression)*)? `]`; dictionary-literal → `[` `:` `]` | `[` key `:` value … `]`
    private mutating func parseCollection() {
        let start = mark()
        let opener = position
        let outer = context
        context = ExpressionContext(isPattern: outer.isPattern)
        defer { context = outer }
        advance()
        if at(.colon) {
            advance()
            if !consumeCloser(.rightBracket, of: opener) { missing() }
            return finish(.dictionary, from: start)
        }
        var kind = SyntaxKind.array
        parseList(opener: opener, closer: .rightBracket) { parser in
            let element = parser.mark()
            parser.child(.element) { $0.parseExpression() }
            if parser.at(.colon) {
                kind = .dictionary
                parser.builder.setRole(.key)
                parser.advance()
                parser.child(.value) { $0.parseExpression() }
                parser.finish(.dictionaryElement, from: element, role: .element)
            } else if parser.at(.of), parser.mayStartType(parser.peek()) {
                kind = .typeExpression
                parser.advance()
                parser.child(.type) { $0.parseType() }
            }
        }
        finish(kind, from: start)
    }

    /// key-path-expression → `\` type? component*
    private mutating func parseKeyPath() {
        let start = mark()
        advance()
        switch kind {
        case .identifier, .leftParen, .leftBracket, .editorPlaceholder, .wildcard: parseKeyPathRoot()
        case .keyword where keyword == .Self || keyword == .Any: parseKeyPathRoot()
        default: break
        }
        while parseKeyPathComponent() {}
        finish(.keyPath, from: start)
    }

    /// The root type without its members: those are components.
    private mutating func parseKeyPathRoot() {
        switch kind {
        case .leftParen: child(.type) { $0.parseTupleType() }
        case .leftBracket: child(.type) { $0.parseBracketType() }
        default: child(.type) { $0.parseIdentifierType() }
        }
    }

    /// key-path-component → `.` name argument-names? arguments? | `[` arguments `]` | `?` | `!`
    private mutating func parseKeyPathComponent() -> Bool {
        let start = mark()
        switch kind {
        case .period where !isAtLineStart:
            advance()
            guard canBeName(token) || at(.integer) else {
                // `\.?` and `\.[0]` have a period and no name.
                if at(.postfixQuestion) || at(.postfixExclamation) || at(.leftBracket) || at(.period) {
                    return parseKeyPathComponent()
                }
                missing()
                return false
            }
            consumeModuleSelector()
            advance()
            skipArgumentNames()
            if at(.leftAngle), endOfExpressionGenericArguments() != nil {
                child(.genericArguments) { $0.parseGenericArgumentClause() }
            }
            if at(.leftParen), !token.flags.contains(.spaceBefore) { parseArguments() }
        case .leftBracket where !isAtLineStart:
            parseArguments(closer: .rightBracket)
        case .postfixQuestion, .postfixExclamation:
            advance()
        default: return false
        }
        finish(.keyPathComponent, from: start, role: .component)
        return true
    }
}
