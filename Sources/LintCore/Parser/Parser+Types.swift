extension Parser {
    /// type → attributes? specifiers? (composition-type | function-type)
    mutating func parseType() {
        nested { $0.parseTypeUnchecked() }
    }

    private mutating func parseTypeUnchecked() {
        let start = mark()
        let hasPrefix = parseTypePrefix()
        let type = mark()
        parseCompositionType()
        parseFunctionTypeRestIfPresent(type)
        if hasPrefix {
            if builder.count > type.node { builder.setRole(.type) }
            finish(.attributedType, from: start)
        }
    }

    /// type-prefix → (attribute | `inout` | `borrowing` | `isolated` | `nonisolated(nonsending)` | …)*
    private mutating func parseTypePrefix() -> Bool {
        let before = position
        while true {
            switch kind {
            case .at: child(.attribute) { $0.parseAttribute(in: .type) }
            case .keyword where keyword == .inout: leaf(.modifier, role: .modifier)
            case .identifier:
                switch keyword {
                case .borrowing, .consuming, .isolated, .sending, .__owned, .__shared, ._const:
                    guard mayStartType(peek()) || peek().keyword.isTypeOperator else { return position > before }
                    leaf(.modifier, role: .modifier)
                case .nonisolated where mayStartType(peek()):
                    let modifier = mark()
                    advance()
                    if at(.leftParen), let partner = token.partner { advance(to: partner + 1) }
                    finish(.modifier, from: modifier, role: .modifier)
                default: return position > before
                }
            default: return position > before
            }
        }
    }

    /// protocol-composition-type → simple-type (`&` simple-type)*
    private mutating func parseCompositionType() {
        let start = mark()
        child(.element) { $0.parsePrefixedType() }
        guard atOperator(UInt8(ascii: "&")) else { return }
        while atOperator(UInt8(ascii: "&")) {
            advance()
            child(.element) { $0.parsePrefixedType() }
        }
        finish(.compositionType, from: start)
    }

    /// `some P`, `any P`, `each T`, `repeat each T`, `~Copyable`.
    private mutating func parsePrefixedType() {
        let start = mark()
        let prefixed: SyntaxKind
        switch keyword {
        case .some where mayStartType(peek()) || peek().keyword.isTypeOperator: prefixed = .someType
        case .any where mayStartType(peek()) || peek().keyword.isTypeOperator: prefixed = .anyType
        case .each where mayStartType(peek()): prefixed = .packElementType
        case .repeat: prefixed = .packExpansionType
        default:
            guard atOperator(UInt8(ascii: "~")) else { return parseSimpleType() }
            advance()
            child(.type) { parser in parser.nested { $0.parsePrefixedType() } }
            return finish(.suppressedType, from: start)
        }
        advance()
        // `any P & Q` and `some P & Q` hold the whole composition.
        if prefixed == .someType || prefixed == .anyType {
            child(.type) { parser in parser.nested { $0.parseCompositionType() } }
        } else {
            child(.type) { $0.parseType() }
        }
        finish(prefixed, from: start)
    }

    /// function-type → tuple-type effects? `->` type
    private mutating func parseFunctionTypeRestIfPresent(_ start: Mark) {
        guard endOfArrow(at: position) != nil else { return }
        if builder.count > start.node { builder.setRole(.parameters) }
        parseEffectsIfPresent()
        advance()
        child(.result) { $0.parseType() }
        finish(.functionType, from: start)
    }

    /// simple-type → (identifier-type | tuple-type | array-type | dictionary-type) (`?` | `!` | `.Type` | …)*
    private mutating func parseSimpleType() {
        let start = mark()
        switch kind {
        case .identifier, .wildcard, .editorPlaceholder, .dollarIdentifier: parseIdentifierType()
        case .keyword where keyword == .Self || keyword == .Any || keyword == .self: parseIdentifierType()
        case .leftParen: parseTupleType()
        case .leftBracket: parseBracketType()
        case .pound: return parseMacroExpansion(start)
        default: return missing()
        }
        while true {
            switch kind {
            case .period where canBeName(peek()) && !(peek().kind == .keyword && peek().isAtLineStart):
                parseMemberType(start)
            case .postfixQuestion:
                builder.setRole(.type)
                advance()
                finish(.optionalType, from: start)
            case .postfixExclamation:
                builder.setRole(.type)
                advance()
                finish(.implicitlyUnwrappedType, from: start)
            case .period:
                advance()
                missing()
            default: return
            }
        }
    }

    /// type-identifier → name generic-arguments?
    mutating func parseIdentifierType() {
        let start = mark()
        consumeModuleSelector()
        advance()
        if at(.leftAngle) { child(.genericArguments) { $0.parseGenericArgumentClause() } }
        finish(.identifierType, from: start)
    }

    /// `A.B<C>`, and the metatypes `A.Type` and `P.Protocol`.
    private mutating func parseMemberType(_ start: Mark) {
        builder.setRole(.base)
        advance()
        consumeModuleSelector()
        let isMetatype = spells(token, "Type") || spells(token, "Protocol")
        advance()
        if at(.leftAngle) { child(.genericArguments) { $0.parseGenericArgumentClause() } }
        finish(isMetatype ? .metatypeType : .memberType, from: start)
    }

    /// tuple-type → `(` (tuple-type-element (`,` tuple-type-element)*)? `)`
    mutating func parseTupleType() {
        let start = mark()
        let opener = position
        advance()
        parseList(opener: opener, closer: .rightParen) { parser in
            parser.child(.element) { $0.parseTupleTypeElement() }
        }
        finish(.tupleType, from: start)
    }

    /// tuple-type-element → (name name? `:`)? type `...`? (`=` expression)?
    private mutating func parseTupleTypeElement() {
        let start = mark()
        if canBeName(token), peek().kind == .colon {
            leaf(.name, role: .name)
            advance()
        } else if canBeName(token), canBeName(peek()), peek(2).kind == .colon {
            leaf(.name, role: .label)
            leaf(.name, role: .name)
            advance()
        }
        child(.type) { $0.parseType() }
        if kind.isOperator, spells(token, "...") { advance() }
        if consume(.equal) { child(.defaultValue) { $0.parseInitialValue() } }
        finish(.tupleTypeElement, from: start)
    }

    /// array-type → `[` type `]`; dictionary-type → `[` type `:` type `]`; inline-array-type → `[` count `of` type `]`
    mutating func parseBracketType() {
        let start = mark()
        let opener = position
        advance()
        var kind = SyntaxKind.arrayType
        if at(.integer) { leaf(.integer, role: .element) } else { child(.element) { $0.parseType() } }
        if consume(.colon) {
            kind = .dictionaryType
            builder.setRole(.key)
            child(.value) { $0.parseType() }
        } else if at(.of) {
            kind = .inlineArrayType
            advance()
            child(.value) { $0.parseType() }
        }
        if !consumeCloser(.rightBracket, of: opener) { missing() }
        finish(kind, from: start)
    }

    /// generic-argument-clause → `<` (type (`,` type)*)? `>`
    mutating func parseGenericArgumentClause() {
        let start = mark()
        advance()
        while !at(.rightAngle), !at(.endOfFile) {
            let before = position
            parseGenericArgument()
            if !consume(.comma) || position == before { break }
        }
        expect(.rightAngle)
        finish(.genericArgumentClause, from: start)
    }

    /// A type, or a number for a value generic.
    mutating func parseGenericArgument() {
        if at(.integer) { return leaf(.integer, role: .element) }
        if atOperator(UInt8(ascii: "-")), peek().kind == .integer {
            let start = mark()
            advance()
            leaf(.integer, role: .operand)
            return finish(.prefixOperator, from: start, role: .element)
        }
        child(.element) { $0.parseType() }
    }
}

extension Keyword {
    /// Words that a type may start with although they are no names: `some any P`, `isolated any Actor`.
    var isTypeOperator: Bool { self == .some || self == .any || self == .each || self == .repeat }
}
