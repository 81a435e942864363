extension Parser {
    /// struct-declaration → `struct` name generic-parameters? inheritance? where? member-block, and so for the others
    mutating func parseNominal(_ kind: SyntaxKind, _ start: Mark) {
        advance()
        parseName()
        if at(.leftAngle) { child(.genericParameters) { $0.parseGenericParameterClause() } }
        parseNominalRest()
        finish(kind, from: start)
    }

    /// extension-declaration → `extension` type inheritance? where? member-block
    mutating func parseExtension(_ start: Mark) {
        advance()
        child(.type) { $0.parseType() }
        parseNominalRest()
        finish(.extension, from: start)
    }

    private mutating func parseNominalRest() {
        if at(.colon) { child(.inheritance) { $0.parseInheritanceClause() } }
        parseGenericWhereIfPresent()
        if at(.leftBrace) { child(.body) { $0.parseMemberBlock() } } else { missing() }
    }

    /// type-inheritance-clause → `:` type (`,` type)*
    mutating func parseInheritanceClause() {
        let start = mark()
        advance()
        repeat {
            if at(.class) { leaf(.identifierType, role: .type) } else { child(.type) { $0.parseType() } }
        } while consume(.comma) && !at(.leftBrace)
        finish(.inheritanceClause, from: start)
    }

    /// member-block → `{` members `}`
    private mutating func parseMemberBlock() {
        let start = mark()
        inBraces { $0.parseMembers(opener: $1) }
        finish(.memberBlock, from: start)
    }

    /// members → (declaration | conditional-compilation-block | `;`)*
    mutating func parseMembers(opener: Int?) {
        while !atEndOfBlock(opener: opener) {
            if consume(.semicolon) { continue }
            let before = position
            child(.member) { $0.parseMember() }
            if position == before { skipUnexpected() }
            expectSeparator(opener: opener)
        }
    }

    private mutating func parseMember() {
        switch kind {
        case .poundIf where endOfAttributeIfConfig(at: position) == nil: parseIfConfig(of: .members)
        case .poundSourceLocation: parseSourceLocation()
        case .poundIf, .pound: parseDeclaration()
        case .keyword where keyword == .case: parseDeclaration()
        default:
            if isAtDeclaration { parseDeclaration() } else { skipUnexpected() }
        }
    }

    /// enum-case → attributes? modifiers? `case` enum-element (`,` enum-element)*
    mutating func parseEnumCase(_ start: Mark) {
        advance()
        repeat {
            child(.element) { $0.parseEnumElement() }
        } while consume(.comma) && !at(.rightBrace)
        finish(.case, from: start)
    }

    /// enum-element → name (`(` parameters `)`)? (`=` expression)?
    private mutating func parseEnumElement() {
        let start = mark()
        parseName()
        if at(.leftParen) { child(.parameters) { $0.parseParameterClause() } }
        if consume(.equal) { child(.rawValue) { $0.parseInitialValue() } }
        finish(.enumElement, from: start)
    }

    // MARK: Generics

    /// generic-parameter-clause → `<` (generic-parameter (`,` generic-parameter)*)? where? `>`
    mutating func parseGenericParameterClause() {
        let start = mark()
        advance()
        while !at(.rightAngle), !at(.endOfFile) {
            let before = position
            child(.element) { $0.parseGenericParameter() }
            parseGenericWhereIfPresent()
            if !consume(.comma) || position == before { break }
        }
        expect(.rightAngle)
        finish(.genericParameterClause, from: start)
    }

    /// generic-parameter → attributes? (`each` | `let`)? name (`:` type)? (`=` type)?
    private mutating func parseGenericParameter() {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .type) } }
        if at(.let) || (at(.each) && (peek().kind == .identifier)) { advance() }
        parseName()
        if consume(.colon) { child(.type) { $0.parseType() } }
        finish(.genericParameter, from: start)
    }

    /// generic-where-clause → `where` requirement (`,` requirement)*
    mutating func parseGenericWhereIfPresent() {
        guard at(.where) else { return }
        let start = mark()
        advance()
        repeat {
            child(.element) { $0.parseRequirement() }
        } while consume(.comma)
        finish(.genericWhereClause, from: start, role: .genericWhere)
    }

    /// requirement → type (`:` | `==`) type
    private mutating func parseRequirement() {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .type) } }
        child(.left) { $0.parseGenericArgument() }
        if at(.colon) || (kind.isOperator && spells(token, "==")) {
            advance()
            // A value generic may be compared with a number.
            child(.right) { $0.parseGenericArgument() }
            // Layout constraints, `_Trivial(64, 16)`.
            if at(.leftParen), let partner = token.partner { advance(to: partner + 1) }
        } else {
            missing()
        }
        finish(.requirement, from: start)
    }

    // MARK: Parameters

    /// parameter-clause → `(` (parameter (`,` parameter)*)? `)`
    mutating func parseParameterClause() {
        let start = mark()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightParen) { parser in
            parser.child(.element) { $0.parseParameter() }
        }
        finish(.parameterClause, from: start)
    }

    /// parameter → attributes? modifiers? name? name? (`:` type)? `...`? (`=` expression)?
    ///
    /// The values of an enum case may be types alone.
    private mutating func parseParameter() {
        let start = mark()
        while at(.at) { child(.attribute) { $0.parseAttribute(in: .type) } }
        if canBeName(token), peek().kind == .colon {
            leaf(.name, role: .name)
        } else if canBeName(token), canBeName(peek()), peek(2).kind == .colon {
            leaf(.name, role: .label)
            leaf(.name, role: .name)
        } else if canBeName(token), canBeName(peek()), canBeName(peek(2)), peek(3).kind == .colon {
            leaf(.modifier, role: .modifier)
            leaf(.name, role: .label)
            leaf(.name, role: .name)
        }
        if consume(.colon) || position == start.token || atTypeAfterAttributes(start) {
            let before = position
            child(.type) { $0.parseType() }
            if position == before, atCloser { return finish(.parameter, from: start) }
        }
        if kind.isOperator, spells(token, "...") { advance() }
        if consume(.equal) { child(.defaultValue) { $0.parseInitialValue() } }
        finish(.parameter, from: start)
    }

    /// `case a(@escaping () -> Void)`: attributes, then a type without a name.
    private func atTypeAfterAttributes(_ start: Mark) -> Bool {
        position > start.token && tokens[position - 1].kind != .identifier || !at(.comma) && !atCloser && !at(.equal)
    }

    func canBeName(_ token: Token) -> Bool {
        switch token.kind {
        case .identifier, .keyword, .wildcard, .dollarIdentifier, .editorPlaceholder: true
        default: false
        }
    }
}
