extension Parser {
    /// postfix-expression → primary-expression postfix-suffix*
    mutating func parsePostfixExpression() {
        let start = mark()
        parsePrimaryExpression()
        parsePostfixSuffixes(start)
    }

    /// postfix-suffix → `.` name | arguments | `[` arguments `]` | trailing-closures | `?` | `!` | postfix-operator | `#if` …
    ///
    /// A loop and not recursion: chains get long. Without a node since `start`, the first suffix is an implicit member: so
    /// the clauses of a `#if` inside a chain are read.
    mutating func parsePostfixSuffixes(_ start: Mark) {
        while true {
            switch kind {
            case .period:
                if context.isDirective, isAtLineStart { return }
                parseMemberAccess(start)
            case .leftParen:
                if isAtLineStart || builder.count == start.node { return }
                builder.setRole(.callee)
                parseArguments()
                let hasClosure = at(.leftBrace) && isAtTrailingClosure
                if hasClosure { parseTrailingClosures() }
                finish(.call, from: start)
                // A call has one run of closures: a `{` behind it starts something else.
                if hasClosure, at(.leftBrace) { return }
            case .leftBracket:
                if isAtLineStart || builder.count == start.node { return }
                parseSubscriptCall(start)
            case .leftBrace:
                guard builder.count > start.node, builder.lastKind.mayTakeTrailingClosure, isAtTrailingClosure else {
                    return
                }
                builder.setRole(.callee)
                parseTrailingClosures()
                finish(.call, from: start)
                if at(.leftBrace) { return }
            case .postfixQuestion: finishPostfix(.optionalChain, start)
            case .postfixExclamation: finishPostfix(.forceUnwrap, start)
            case .postfixOperator:
                if isAtLineStart { return }
                finishPostfix(.postfixOperator, start)
            case .leftAngle:
                guard builder.count > start.node, builder.lastKind.mayBeSpecialized,
                    endOfExpressionGenericArguments() != nil
                else { return }
                builder.setRole(.base)
                child(.genericArguments) { $0.parseGenericArgumentClause() }
                finish(.genericSpecialization, from: start)
            case .poundIf:
                guard !context.isDirective, isAtPostfixIfConfig else { return }
                parsePostfixIfConfig(start)
            default: return
            }
        }
    }

    private mutating func finishPostfix(_ node: SyntaxKind, _ start: Mark) {
        guard builder.count > start.node else { return skipUnexpected() }
        builder.setRole(.operand)
        advance()
        finish(node, from: start)
    }

    /// member-access → expression? `.` name argument-names?
    private mutating func parseMemberAccess(_ start: Mark) {
        let hasBase = builder.count > start.node
        if hasBase { builder.setRole(.base) }
        advance()
        consumeModuleSelector()
        switch kind {
        case .identifier, .dollarIdentifier, .wildcard, .editorPlaceholder: advance()
        case .integer: advance()
        case .keyword where !isAtLineStart || !isAtReservedStart: advance()
        default: missing()
        }
        skipArgumentNames()
        finish(hasBase ? .memberAccess : .implicitMember, from: start)
    }

    /// argument-names → `(` (name `:`)+ `)`, as in `zip(_:_:)`
    mutating func skipArgumentNames() {
        guard at(.leftParen), !isAtLineStart else { return }
        var index = position + 1
        while canBeName(tokens[index]), tokens[index + 1].kind == .colon { index += 2 }
        guard index > position + 1, tokens[index].kind == .rightParen else { return }
        advance(to: index + 1)
    }

    /// function-call arguments → `(` (argument (`,` argument)*)? `)`
    mutating func parseArguments() {
        parseArguments(closer: .rightParen)
    }

    mutating func parseArguments(closer: TokenKind) {
        let outer = context
        context = ExpressionContext(isPattern: outer.isPattern)
        let opener = position
        advance()
        parseList(opener: opener, closer: closer) { parser in
            parser.child(.argument) { $0.parseArgument() }
        }
        context = outer
    }

    /// argument → (name `:`)? expression
    mutating func parseArgument() {
        let start = mark()
        if canBeName(token), peek().kind == .colon {
            leaf(.name, role: .label)
            advance()
        }
        child(.value) { $0.parseExpression() }
        finish(.argument, from: start)
    }

    private mutating func parseSubscriptCall(_ start: Mark) {
        builder.setRole(.callee)
        parseArguments(closer: .rightBracket)
        if at(.leftBrace), isAtTrailingClosure { parseTrailingClosures() }
        finish(.subscriptCall, from: start)
    }

    /// trailing-closures → closure (name `:` closure)*
    mutating func parseTrailingClosures() {
        child(.trailingClosure) { $0.parseClosure() }
        while isAtLabeledTrailingClosure {
            let start = mark()
            leaf(.name, role: .label)
            advance()
            child(.value) { $0.parseClosure() }
            finish(.argument, from: start, role: .trailingClosure)
        }
    }

    /// The base, and the clauses that go on from it; the base is in a clause further out where blocks nest.
    private mutating func parsePostfixIfConfig(_ start: Mark) {
        if builder.count > start.node { builder.setRole(.base) }
        nested { parser in
            parser.ifConfigDepth += 1
            repeat {
                parser.child(.element) { $0.parseIfConfigClause(of: .postfix) }
            } while parser.at(.poundElseif) || parser.at(.poundElse)
            parser.ifConfigDepth -= 1
        }
        expect(.poundEndif)
        finish(.ifConfig, from: start)
    }
}

extension SyntaxKind {
    /// Literals are never called with a trailing closure.
    fileprivate var mayTakeTrailingClosure: Bool {
        switch self {
        case .integer, .float, .boolean, .nil, .string, .regex, .array, .dictionary, .error: false
        default: true
        }
    }

    fileprivate var mayBeSpecialized: Bool {
        switch self {
        case .identifier, .memberAccess, .implicitMember: true
        default: false
        }
    }
}
