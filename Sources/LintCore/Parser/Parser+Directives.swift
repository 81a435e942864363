extension Parser {
    /// What stands between the directives of a conditional compilation block.
    enum ClauseContent {
        case statements, members, switchCases, accessors, attributes, postfix
    }

    /// conditional-compilation-block → `#if` condition content (`#elseif` condition content)* (`#else` content)? `#endif`
    ///
    /// All clauses are kept: which one is active is a question for later stages.
    mutating func parseIfConfig(of content: ClauseContent) {
        let start = mark()
        nested { parser in
            parser.ifConfigDepth += 1
            repeat {
                parser.child(.element) { $0.parseIfConfigClause(of: content) }
            } while parser.at(.poundElseif) || parser.at(.poundElse)
            parser.ifConfigDepth -= 1
        }
        expect(.poundEndif)
        finish(.ifConfig, from: start)
    }

    mutating func parseIfConfigClause(of content: ClauseContent) {
        let start = mark()
        let hasCondition = !at(.poundElse)
        advance()
        if hasCondition { child(.condition) { $0.parseDirectiveCondition() } }
        switch content {
        case .statements: parseStatements(until: .endOfClause)
        case .members: parseMembers(opener: nil)
        case .switchCases: parseSwitchCases(opener: nil)
        case .accessors: parseAccessors(opener: nil)
        case .attributes: parseAttributeClause()
        case .postfix: parsePostfixClause()
        }
        if !atDirectiveEnd { skipToDirective() }
        finish(.ifConfigClause, from: start)
    }

    private mutating func parseAttributeClause() {
        while true {
            if at(.at) {
                child(.attribute) { $0.parseAttribute(in: .declaration) }
            } else if at(.poundIf) {
                child(.attribute) { $0.parseIfConfig(of: .attributes) }
            } else {
                return
            }
        }
    }

    var atDirectiveEnd: Bool { at(.poundElseif) || at(.poundElse) || at(.poundEndif) }

    private mutating func parseDirectiveCondition() {
        guard !isAtLineStart else { return missing() }
        let outer = context
        context = ExpressionContext(isDirective: true)
        parseExpression()
        context = outer
        // `#if FOO // …` ends with its line, whatever is left on it.
        if !isAtLineStart, !at(.endOfFile) { skipUnexpected() }
    }

    /// What a clause does not want, up to the directive that ends it or a bracket that closes something around it.
    private mutating func skipToDirective() {
        while !atDirectiveEnd, !at(.endOfFile), !at(.rightBrace) { skipUnexpected() }
    }

    /// The clause of a `#if` inside a chain: a chain that goes on, or nothing.
    private mutating func parsePostfixClause() {
        let start = mark()
        let outer = context
        context.isStatementHead = false
        parsePostfixSuffixes(start)
        context = outer
    }

    /// Whether a `#if` here goes on with the chain before it: its first clause that holds anything starts with a period.
    var isAtPostfixIfConfig: Bool {
        guard at(.poundIf) else { return false }
        var index = position
        for _ in 0..<16 {
            index = endOfDirectiveLine(at: index)
            switch tokens[index].kind {
            case .period: return tokens[index + 1].kind != .endOfFile
            case .poundIf: continue
            case .poundElseif: continue
            case .poundElse:
                // `#else` stands alone on its line.
                continue
            default: return false
            }
        }
        return false
    }

    /// `#sourceLocation(…)`.
    mutating func parseSourceLocation() {
        let start = mark()
        advance()
        if at(.leftParen), let partner = token.partner { advance(to: partner + 1) } else { missing() }
        finish(.poundDirective, from: start)
    }

    /// macro-expansion → `#` name generic-arguments? (`(` arguments `)`)? trailing-closures?
    mutating func parseMacroExpansion(_ start: Mark) {
        advance()
        if canBeName(token), token.flags.isDisjoint(with: [.spaceBefore, .newlineBefore]) {
            consumeModuleSelector()
            leaf(.name, role: .name)
        } else {
            missing()
        }
        if at(.leftAngle), endOfExpressionGenericArguments() != nil {
            child(.genericArguments) { $0.parseGenericArgumentClause() }
        }
        if at(.leftParen), !isAtLineStart { parseArguments() }
        if at(.leftBrace), isAtTrailingClosure { parseTrailingClosures() }
        finish(.macroExpansion, from: start)
    }
}
