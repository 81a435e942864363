/// An operator whose right operand is not complete yet.
struct PendingOperator {
    let node: SyntaxKind
    let precedence: OperatorPrecedence
    /// Where the finished node starts: at its left operand, or at the keyword.
    let start: Parser.Mark
}

extension Parser {
    /// expression → prefix-keyword* prefix-expression (infix-operator prefix-keyword* prefix-expression)*
    mutating func parseExpression() {
        nested { $0.parseOperatorSequence() }
    }

    /// Precedence climbing with a stack of its own in place of recursion: a chain of ten thousand operators costs no depth.
    private mutating func parseOperatorSequence() {
        let base = pendingOperators.count
        while true {
            parsePrefixKeywords()
            let operand = mark()
            parsePrefixExpression()
            guard parseInfixOperator(after: operand, base: base) else { break }
        }
        while pendingOperators.count > base { finishPendingOperator() }
    }

    /// prefix-keyword → `try` (`?` | `!`)? | `await` | `unsafe` | `repeat`
    private mutating func parsePrefixKeywords() {
        while let node = prefixKeyword {
            pendingOperators.append(PendingOperator(node: node, precedence: .prefixKeyword, start: mark()))
            advance()
            if node == .try, at(.postfixQuestion) || at(.postfixExclamation) { advance() }
        }
    }

    private var prefixKeyword: SyntaxKind? {
        switch keyword {
        case .try: .try
        case .await where isFollowedByOperand(orParenthesis: true): .await
        case .unsafe where isFollowedByOperand(orParenthesis: isOperandBehindSpace): .unsafe
        case .repeat where peek().kind != .leftBrace: .packExpansion
        default: nil
        }
    }

    /// `unsafe (x)`, where `unsafe(x)` is a call.
    private var isOperandBehindSpace: Bool { peek().flags.contains(.spaceBefore) && !peek().isAtLineStart }

    /// Whether a word that may be a name is an operator here: an operand follows on its line.
    private func isFollowedByOperand(orParenthesis: Bool) -> Bool {
        let next = peek()
        guard !next.isAtLineStart || orParenthesis else { return false }
        switch next.kind {
        case .identifier, .dollarIdentifier, .string, .stringStart, .integer, .float, .pound, .backslash,
            .editorPlaceholder, .prefixOperator, .wildcard:
            return true
        case .leftParen, .leftBracket: return orParenthesis
        // `guard let text = await { … }() else`: an operand is due, so the braces are no body.
        case .leftBrace: return orParenthesis && (!context.isStatementHead || keyword == .await)
        case .period: return orParenthesis && next.flags.contains(.spaceBefore)
        case .keyword:
            switch next.keyword {
            case .is, .as, .in, .where, .else, .case, .default, .catch: return false
            default: return true
            }
        default: return false
        }
    }

    private mutating func finishPendingOperator() {
        guard let pending = pendingOperators.popLast() else { return }
        builder.setRole(pending.precedence == .prefixKeyword ? .operand : .right)
        finish(pending.node, from: pending.start)
    }

    /// Takes the operator after an operand and all that needs no operand of its own (`as T`); false where there is none.
    private mutating func parseInfixOperator(after operand: Mark, base: Int) -> Bool {
        var left = operand
        while true {
            if context.isDirective, isAtLineStart { return false }
            switch kind {
            case .binaryOperator, .leftAngle, .rightAngle:
                let end = endOfOperator
                let first = token.startOffset
                let last = tokens[end - 1].endOffset
                push(.binary, OperatorPrecedence.of(bytes[first..<last]), left, base)
                advance(to: end)
                return true
            case .equal:
                guard !context.isPattern else { return false }
                push(.assignment, .assignment, left, base)
                advance()
                return true
            case .infixQuestion:
                parseTernaryCondition(left, base)
                return true
            case .arrow:
                push(.binary, .functionArrow, left, base)
                advance()
                return true
            case .keyword:
                switch keyword {
                case .is, .as: left = parseCast(left, base)
                case .throws, .rethrows:
                    guard parseArrowWithEffects(left, base) else { return false }
                    return true
                default: return false
                }
            case .identifier where keyword == .async || keyword == .reasync:
                guard parseArrowWithEffects(left, base) else { return false }
                return true
            default: return false
            }
        }
    }

    /// The index after an operator that the lexer split at `<` and `>`.
    private var endOfOperator: Int {
        var end = position + 1
        while tokens[end].flags.contains(.joined) { end += 1 }
        return end
    }

    /// Finishes the operators that bind tighter than one to come, whose left operand they then are, and notes that one.
    private mutating func push(_ node: SyntaxKind, _ precedence: OperatorPrecedence, _ operand: Mark, _ base: Int) {
        let start = finishTighter(than: precedence, operand, base)
        builder.setRole(.left)
        pendingOperators.append(PendingOperator(node: node, precedence: precedence, start: start))
    }

    private mutating func finishTighter(than precedence: OperatorPrecedence, _ operand: Mark, _ base: Int) -> Mark {
        var start = operand
        while pendingOperators.count > base, let last = pendingOperators.last,
            last.precedence > precedence || (last.precedence == precedence && !precedence.isRightAssociative)
        {
            start = last.start
            finishPendingOperator()
        }
        return start
    }

    /// ternary → condition `?` expression `:` expression; all but the last part.
    private mutating func parseTernaryCondition(_ operand: Mark, _ base: Int) {
        let start = finishTighter(than: .ternary, operand, base)
        builder.setRole(.condition)
        advance()
        child(.left) { $0.parseExpression() }
        expect(.colon)
        pendingOperators.append(PendingOperator(node: .ternary, precedence: .ternary, start: start))
    }

    /// cast → expression `is` type | expression `as` (`?` | `!`)? type
    mutating func parseCast(_ operand: Mark, _ base: Int) -> Mark {
        let start = finishTighter(than: .casting, operand, base)
        builder.setRole(.left)
        let node: SyntaxKind = at(.is) ? .is : .as
        advance()
        if node == .as, at(.postfixQuestion) || at(.postfixExclamation) { advance() }
        child(.type) { $0.parseType() }
        finish(node, from: start)
        return start
    }

    /// `(Int) async throws -> String` where a type stands as an expression.
    private mutating func parseArrowWithEffects(_ operand: Mark, _ base: Int) -> Bool {
        guard let end = endOfArrow(at: position) else { return false }
        push(.binary, .functionArrow, operand, base)
        advance(to: end)
        return true
    }

    // MARK: Prefix expressions

    /// prefix-expression → prefix-operator? postfix-expression | `&` expression | `consume` expression | …
    ///
    /// Finishes one node at least.
    mutating func parsePrefixExpression() {
        switch kind {
        case .identifier where keyword != .none: parseContextualPrefix()
        case .prefixOperator: parsePrefixOperator()
        case .prefixAmpersand:
            let start = mark()
            advance()
            child(.operand) { parser in parser.nested { $0.parsePrefixExpression() } }
            finish(.inout, from: start)
        case .leftAngle, .rightAngle, .binaryOperator, .postfixOperator, .equal, .infixQuestion, .arrow, .postfixExclamation:
            parseOperatorReference()
        case .keyword:
            switch keyword {
            // `var a =` and then a line with the next declaration.
            case .let where context.isPattern || !isAtLineStart, .var where context.isPattern || !isAtLineStart:
                parseValueBindingInPattern()
            case .is: parseIsPattern()
            case .inout:
                let start = mark()
                advance()
                child(.operand) { parser in parser.nested { $0.parsePrefixExpression() } }
                finish(.inout, from: start)
            default: parsePostfixExpression()
            }
        case .at where !isAtLineStart:
            // `[@Sendable () -> Void]()`
            let start = mark()
            child(.type) { $0.parseType() }
            finish(.typeExpression, from: start)
            parsePostfixSuffixes(start)
        default: parsePostfixExpression()
        }
    }

    private mutating func parseContextualPrefix() {
        let node: SyntaxKind
        switch keyword {
        case .consume: node = .consume
        case .copy: node = .copy
        case .borrow: node = .borrow
        case .each: node = .packElement
        case .borrowing where context.isPattern && peek().kind == .identifier && !peek().isAtLineStart:
            return parseValueBindingInPattern()
        case .any, .some:
            guard mayStartType(peek()),
                peek().kind == .identifier || peek().kind == .keyword || peek().kind == .prefixOperator
            else {
                return parsePostfixExpression()
            }
            let start = mark()
            child(.type) { $0.parseType() }
            finish(.typeExpression, from: start)
            return parsePostfixSuffixes(start)
        default: return parsePostfixExpression()
        }
        let next = peek()
        let isOperand = next.kind == .identifier || next.kind == .dollarIdentifier
            || (next.kind == .keyword && (next.keyword == .self || next.keyword == .super))
        guard isOperand, !next.isAtLineStart else { return parsePostfixExpression() }
        let start = mark()
        advance()
        child(.operand) { $0.parsePostfixExpression() }
        finish(node, from: start)
    }

    private mutating func parsePrefixOperator() {
        let start = mark()
        advance(to: endOfOperator)
        child(.operand) { parser in parser.nested { $0.parsePrefixExpression() } }
        finish(.prefixOperator, from: start)
    }

    /// An operator as a value, `reduce(0, +)`; before an operand it is taken for a prefix operator, `swift(>=6)`.
    private mutating func parseOperatorReference() {
        let end = endOfOperator
        switch tokens[end].kind {
        case .rightParen, .rightBracket, .rightBrace, .comma, .colon, .endOfFile, .interpolationEnd, .semicolon:
            let start = mark()
            advance(to: end)
            finish(.operatorReference, from: start)
        default:
            if tokens[end].isAtLineStart || at(.equal) || at(.arrow) || at(.infixQuestion) { return missing() }
            parsePrefixOperator()
        }
    }
}
