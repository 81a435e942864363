extension Parser {
    /// What an attribute stands before, which decides whether a `(` after a space belongs to it.
    enum AttributeHost {
        case declaration, type, closure
    }

    /// attribute → `@` name (`.` name)* generic-arguments? (`(` arguments `)`)?
    mutating func parseAttribute(in host: AttributeHost) {
        let start = mark()
        advance()
        let nameStart = mark()
        guard canBeName(token) else {
            missing()
            return finish(.attribute, from: start)
        }
        consumeModuleSelector()
        let nameToken = token
        advance()
        while at(.period), peek().kind == .identifier || peek().kind == .keyword {
            advance()
            advance()
        }
        finish(.name, from: nameStart, role: .name)
        if at(.leftAngle), endOfGenericArguments(at: position) != nil {
            child(.genericArguments) { $0.parseGenericArgumentClause() }
            // `@FocusState<Field?>.Binding`
            while at(.period), canBeName(peek()) {
                advance()
                advance()
                if at(.leftAngle), endOfGenericArguments(at: position) != nil {
                    child(.genericArguments) { $0.parseGenericArgumentClause() }
                }
            }
        }
        if at(.leftParen), isArgumentParen(of: nameToken, in: host) { parseAttributeArguments(of: nameToken) }
        finish(.attribute, from: start)
    }

    /// `@escaping (Int) -> Void` and `@MainActor() -> Void` have no argument, `@available (iOS 17, *)` has.
    private func isArgumentParen(of name: Token, in host: AttributeHost) -> Bool {
        if host == .type, let partner = token.partner, isType(endingAt: partner) { return false }
        // `@convention` is nothing without them.
        if !token.flags.contains(.spaceBefore) || host == .type && spells(name, "convention") { return true }
        return host == .declaration && !isAtLineStart
    }

    /// Arguments are expressions where they read as such; the compiler's own little languages are kept as tokens.
    private mutating func parseAttributeArguments(of name: Token) {
        guard let partner = token.partner else {
            advance()
            return missing()
        }
        if isOwnLanguage(name) { return advance(to: partner + 1) }
        let start = mark()
        let outer = context
        context = ExpressionContext()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightParen) { parser in
            parser.child(.argument) { $0.parseArgument() }
        }
        context = outer
        if position != partner + 1 || builder.holdsError(since: start.node) {
            rewind(to: start)
            advance(to: partner + 1)
        }
    }

    /// Attributes whose arguments are no expressions (swift-syntax `Attributes.swift`).
    private func isOwnLanguage(_ name: Token) -> Bool {
        spells(name, "available") || spells(name, "objc") || spells(name, "backDeployed") || spells(name, "_specialize")
            || spells(name, "specialized") || spells(name, "convention") || spells(name, "differentiable")
            || spells(name, "derivative") || spells(name, "transpose") || spells(name, "abi")
            || spells(name, "_originallyDefinedIn") || spells(name, "_spi")
            || spells(name, "_dynamicReplacement") || spells(name, "_effects") || spells(name, "_implements")
            || spells(name, "_optimize")
    }
}
