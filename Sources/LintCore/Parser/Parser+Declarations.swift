extension Parser {
    /// declaration → attributes? modifiers? (import-declaration | constant-declaration | … )
    ///
    /// Stands where `isAtDeclaration` holds, or at a macro expansion among members.
    mutating func parseDeclaration() {
        let start = mark()
        parseAttributesAndModifiers()
        switch keyword {
        case .import: parseImport(start)
        case .let, .var: parseVariable(start)
        case .func: parseFunction(start)
        case .`init`: parseInitializer(start)
        case .deinit: parseDeinitializer(start)
        case .subscript: parseSubscript(start)
        case .struct: parseNominal(.struct, start)
        case .class: parseNominal(.class, start)
        case .enum: parseNominal(.enum, start)
        case .actor: parseNominal(.actor, start)
        case .protocol: parseNominal(.protocol, start)
        case .extension: parseExtension(start)
        case .case: parseEnumCase(start)
        case .typealias: parseTypealias(start)
        case .associatedtype: parseAssociatedType(start)
        case .macro: parseMacro(start)
        case .operator: parseOperator(start)
        case .precedencegroup: parsePrecedenceGroup(start)
        default:
            if at(.pound) { return parseMacroExpansion(start) }
            // Attributes or modifiers without a declaration.
            if position == start.token { skipUnexpected() } else { missing() }
        }
    }

    private mutating func parseAttributesAndModifiers() {
        while true {
            if at(.at) {
                child(.attribute) { $0.parseAttribute(in: .declaration) }
            } else if at(.poundIf), endOfAttributeIfConfig(at: position) != nil {
                child(.attribute) { $0.parseIfConfig(of: .attributes) }
            } else if isAtModifier {
                child(.modifier) { $0.parseModifier() }
            } else {
                return
            }
        }
    }

    private var isAtModifier: Bool {
        switch kind {
        case .keyword: keyword.isReservedModifier || (keyword == .class && isClassModifier)
        case .identifier: keyword.isContextualModifier
        default: false
        }
    }

    /// declaration-modifier → `class` | `private ( set )` | `unowned ( unsafe )` | …
    private mutating func parseModifier() {
        let start = mark()
        let modifier = keyword
        advance()
        if at(.leftParen), modifier.mayTakeArgument(setOnly: peek().keyword == .set), let partner = token.partner {
            advance(to: partner + 1)
        }
        finish(.modifier, from: start)
    }

    /// import-declaration → attributes? `import` import-kind? import-path
    private mutating func parseImport(_ start: Mark) {
        advance()
        switch keyword {
        case .typealias, .struct, .class, .enum, .protocol, .let, .var, .func, .actor:
            if !isAtLineStart, peek().kind == .identifier || peek().kind == .keyword, !peek().isAtLineStart { advance() }
        default: break
        }
        let name = mark()
        guard at(.identifier) || at(.keyword), !isAtLineStart else {
            missing()
            return finish(.import, from: start)
        }
        consumeModuleSelector()
        advance()
        while consume(.period) {
            if at(.identifier) || at(.keyword) || kind.isOperator { advance() } else { missing() }
        }
        finish(.name, from: name, role: .name)
        finish(.import, from: start)
    }

    /// constant-declaration → attributes? modifiers? `let` pattern-initializer-list, and so for `var`
    private mutating func parseVariable(_ start: Mark) {
        advance()
        repeat {
            child(.element) { $0.parsePatternBinding() }
        } while consume(.comma)
        finish(.var, from: start)
    }

    /// pattern-initializer → pattern type-annotation? initializer? accessor-block?
    private mutating func parsePatternBinding() {
        let start = mark()
        child(.pattern) { $0.parseBindingPattern() }
        if consume(.colon) { child(.type) { $0.parseType() } }
        let hasValue = consume(.equal)
        if hasValue { child(.initialValue) { $0.parseInitialValue() } }
        // Behind a value and a line break, a `{` that holds no accessor is a closure of its own.
        if at(.leftBrace), !hasValue || !isAtLineStart || isAccessorBlock(at: position) { child(.accessors) { $0.parseAccessorBlock() } }
        finish(.patternBinding, from: start)
    }

    /// An expression that a declaration contains: what encloses the declaration has no say in it.
    mutating func parseInitialValue() {
        let outer = context
        context = ExpressionContext()
        parseExpression()
        context = outer
    }

    /// function-declaration → `func` name generic-parameters? parameters effects? (`->` type)? where? code-block?
    private mutating func parseFunction(_ start: Mark) {
        advance()
        parseFunctionName()
        parseFunctionRest()
        finish(.func, from: start)
    }

    private mutating func parseFunctionName() {
        let start = mark()
        if at(.identifier) || at(.dollarIdentifier) || at(.editorPlaceholder) || at(.keyword) {
            advance()
        } else if kind.isOperator || at(.postfixExclamation) || at(.postfixQuestion) || at(.regex) {
            advance()
            while token.flags.contains(.joined) { advance() }
        } else {
            return missing()
        }
        finish(.name, from: start, role: .name)
    }

    /// What functions, initialisers and macros have behind their name.
    private mutating func parseFunctionRest(isInitializer: Bool = false) {
        if at(.leftAngle) { child(.genericParameters) { $0.parseGenericParameterClause() } }
        if at(.leftParen) { child(.parameters) { $0.parseParameterClause() } } else { missing() }
        parseEffectsIfPresent()
        if consume(.arrow) { child(.result) { $0.parseType() } }
        parseGenericWhereIfPresent()
        if at(.leftBrace) { child(.body) { $0.parseCodeBlock(isInitializer: isInitializer) } }
    }

    /// effects → `async`? (`throws` (`(` type `)`)? | `rethrows`)?
    mutating func parseEffectsIfPresent() {
        let start = mark()
        while true {
            switch keyword {
            case .async, .reasync, .rethrows:
                advance()
                continue
            case .throws:
                advance()
                if at(.leftParen) {
                    let opener = position
                    advance()
                    child(.type) { $0.parseType() }
                    if !consumeCloser(.rightParen, of: opener) { missing() }
                }
                continue
            default: break
            }
            break
        }
        if position > start.token { finish(.effects, from: start, role: .effects) }
    }

    /// initializer-declaration → `init` (`?` | `!`)? generic-parameters? parameters effects? where? code-block?
    private mutating func parseInitializer(_ start: Mark) {
        advance()
        // `init ?(…)`: space is allowed and makes another token.
        if at(.postfixQuestion) || at(.postfixExclamation) || at(.infixQuestion) || atOperator(UInt8(ascii: "!")) { advance() }
        parseFunctionRest(isInitializer: true)
        finish(.`init`, from: start)
    }

    /// deinitializer-declaration → `deinit` effects? code-block?
    private mutating func parseDeinitializer(_ start: Mark) {
        advance()
        parseEffectsIfPresent()
        if at(.leftBrace) { child(.body) { $0.parseCodeBlock() } }
        finish(.deinit, from: start)
    }

    /// subscript-declaration → `subscript` generic-parameters? parameters `->` type where? accessor-block?
    private mutating func parseSubscript(_ start: Mark) {
        advance()
        if at(.leftAngle) { child(.genericParameters) { $0.parseGenericParameterClause() } }
        if at(.leftParen) { child(.parameters) { $0.parseParameterClause() } } else { missing() }
        if expect(.arrow) { child(.result) { $0.parseType() } }
        parseGenericWhereIfPresent()
        if at(.leftBrace) { child(.accessors) { $0.parseAccessorBlock() } }
        finish(.subscript, from: start)
    }

    /// typealias-declaration → `typealias` name generic-parameters? `=` type where?
    private mutating func parseTypealias(_ start: Mark) {
        advance()
        parseName()
        if at(.leftAngle) { child(.genericParameters) { $0.parseGenericParameterClause() } }
        if expect(.equal) { child(.type) { $0.parseType() } }
        parseGenericWhereIfPresent()
        finish(.typealias, from: start)
    }

    /// associatedtype-declaration → `associatedtype` name inheritance? (`=` type)? where?
    private mutating func parseAssociatedType(_ start: Mark) {
        advance()
        parseName()
        if at(.colon) { child(.inheritance) { $0.parseInheritanceClause() } }
        if consume(.equal) { child(.type) { $0.parseType() } }
        parseGenericWhereIfPresent()
        finish(.associatedtype, from: start)
    }

    /// macro-declaration → `macro` name generic-parameters? parameters (`->` type)? (`=` expression)? where?
    private mutating func parseMacro(_ start: Mark) {
        advance()
        parseFunctionName()
        if at(.leftAngle) { child(.genericParameters) { $0.parseGenericParameterClause() } }
        if at(.leftParen) { child(.parameters) { $0.parseParameterClause() } } else { missing() }
        parseEffectsIfPresent()
        if consume(.arrow) { child(.result) { $0.parseType() } }
        if consume(.equal) { child(.initialValue) { $0.parseInitialValue() } }
        parseGenericWhereIfPresent()
        finish(.macro, from: start)
    }

    /// operator-declaration → (`prefix` | `postfix` | `infix`) `operator` name (`:` precedence-group)?
    private mutating func parseOperator(_ start: Mark) {
        advance()
        let name = mark()
        // `?`, `!` and `/…/` may be lexed as something else; the name is one run without spaces.
        guard !at(.endOfFile), !isAtLineStart else {
            missing()
            return finish(.operator, from: start)
        }
        repeat { advance() } while token.flags.isDisjoint(with: [.spaceBefore, .newlineBefore])
            && !at(.colon) && !at(.leftBrace) && !at(.semicolon) && !atCloser && !at(.endOfFile)
        finish(.name, from: name, role: .name)
        if consume(.colon) {
            repeat {
                consumeModuleSelector()
                if at(.identifier) || at(.keyword) || at(.dollarIdentifier) { advance() } else { missing() }
            } while consume(.comma)
        }
        // `{ associativity left }`, from before precedence groups.
        if at(.leftBrace), let partner = token.partner { advance(to: partner + 1) }
        finish(.operator, from: start)
    }

    /// precedence-group-declaration → `precedencegroup` name `{` attributes? `}`
    private mutating func parsePrecedenceGroup(_ start: Mark) {
        advance()
        parseName()
        if at(.leftBrace), let partner = token.partner { advance(to: partner + 1) } else { missing() }
        finish(.precedenceGroup, from: start)
    }

    /// The name that a declaration gives.
    mutating func parseName() {
        if at(.identifier) || at(.editorPlaceholder) || at(.dollarIdentifier) {
            leaf(.name, role: .name)
        } else if at(.keyword), !isAtLineStart, peek().kind != .identifier {
            leaf(.name, role: .name)
        } else {
            missing()
        }
    }

    // MARK: Accessors

    /// accessor-block → `{` (accessor* | statements) `}`
    mutating func parseAccessorBlock() {
        let start = mark()
        let opener = position
        guard isAccessorBlock(at: position) else {
            child(.body) { $0.parseCodeBlock() }
            return finish(.accessorBlock, from: start)
        }
        advance()
        parseAccessors(opener: opener)
        if !consumeCloser(.rightBrace, of: opener) { missing() }
        finish(.accessorBlock, from: start)
    }

    mutating func parseAccessors(opener: Int?) {
        while !atEndOfBlock(opener: opener) {
            if consume(.semicolon) { continue }
            if at(.poundIf) {
                child(.member) { $0.parseIfConfig(of: .accessors) }
            } else if isAccessor(at: position) {
                child(.member) { $0.parseAccessor() }
            } else {
                skipUnexpected()
                if atCloser, !atEndOfBlock(opener: opener) { skipUnexpected() }
            }
        }
    }

    /// getter-clause → attributes? modifier? `get` effects? code-block?, and so for the others
    private mutating func parseAccessor() {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .declaration) } }
        while !keyword.isAccessor, keyword != .`init`, keyword != .borrow, keyword != .mutate, !at(.endOfFile) {
            leaf(.modifier, role: .modifier)
        }
        leaf(.name, role: .name)
        if at(.leftParen) {
            let parameters = mark()
            let opener = position
            advance()
            if at(.identifier) || at(.wildcard) || at(.dollarIdentifier) { advance() } else { missing() }
            if !consumeCloser(.rightParen, of: opener) { missing() }
            finish(.parameterClause, from: parameters, role: .parameters)
        }
        parseEffectsIfPresent()
        if at(.leftBrace) { child(.body) { $0.parseCodeBlock() } }
        finish(.accessor, from: start)
    }
}
