/// Questions about the tokens ahead, answered without building anything.
extension Parser {
    // MARK: Types

    /// The index after the type that starts at `index`; nil where no type stands there.
    ///
    /// Brackets are passed over as a whole, so that looking ahead is linear.
    func endOfType(at index: Int, depth: Int = 0) -> Int? {
        guard depth < 64 else { return nil }
        var index = index
        while true {
            let token = tokens[index]
            switch token.kind {
            case .at:
                guard let end = endOfAttribute(at: index) else { return nil }
                index = end
                continue
            case .keyword where token.keyword == .inout || token.keyword == .repeat:
                index += 1
                continue
            case .identifier where isTypeSpecifier(token) && mayStartType(tokens[index + 1]):
                index += 1
                continue
            case .identifier where token.keyword == .nonisolated && tokens[index + 1].kind == .leftParen:
                guard let partner = tokens[index + 1].partner else { return nil }
                index = partner + 1
                continue
            default: break
            }
            if isOperator(token, UInt8(ascii: "~")) {
                index += 1
                continue
            }
            break
        }
        guard var end = endOfSimpleType(at: index, depth: depth) else { return nil }
        while isOperator(tokens[end], UInt8(ascii: "&")) {
            guard let next = endOfSimpleType(at: end + 1, depth: depth) else { return nil }
            end = next
        }
        if let arrow = endOfArrow(at: end) { return endOfType(at: arrow, depth: depth + 1) }
        return end
    }

    private func endOfSimpleType(at index: Int, depth: Int) -> Int? {
        let token = tokens[index]
        var end: Int
        switch token.kind {
        case .identifier, .wildcard, .editorPlaceholder:
            end = endOfName(at: index)
        case .keyword where token.keyword == .Self || token.keyword == .Any || token.keyword == .self:
            end = index + 1
        case .leftParen, .leftBracket:
            guard let partner = token.partner else { return nil }
            end = partner + 1
        default:
            if isOperator(token, UInt8(ascii: "~")) { return endOfSimpleType(at: index + 1, depth: depth) }
            return nil
        }
        while true {
            switch tokens[end].kind {
            case .leftAngle:
                guard let next = endOfGenericArguments(at: end, depth: depth + 1) else { return nil }
                end = next
            case .period:
                switch tokens[end + 1].kind {
                case .identifier, .keyword: end = endOfName(at: end + 1)
                default: return nil
                }
            case .postfixQuestion, .postfixExclamation: end += 1
            default: return end
            }
        }
    }

    /// The index after a name and the module selector before it.
    private func endOfName(at index: Int) -> Int {
        tokens[index + 1].kind == .colonColon && canBeName(tokens[index + 2]) ? index + 3 : index + 1
    }

    /// The index after `<…>`; nil where it is a comparison.
    func endOfGenericArguments(at index: Int, depth: Int = 0) -> Int? {
        guard depth < 64, tokens[index].kind == .leftAngle else { return nil }
        var index = index + 1
        if tokens[index].kind == .rightAngle { return index + 1 }
        while true {
            if tokens[index].kind == .integer {
                index += 1
            } else if isOperator(tokens[index], UInt8(ascii: "-")), tokens[index + 1].kind == .integer {
                index += 2
            } else if let end = endOfType(at: index, depth: depth + 1) {
                index = end
            } else {
                return nil
            }
            switch tokens[index].kind {
            case .comma:
                index += 1
                if tokens[index].kind == .rightAngle { return index + 1 }
            case .rightAngle: return index + 1
            default: return nil
            }
        }
    }

    /// The index after `async throws(E) ->`, with or without the effects; nil where no arrow stands.
    func endOfArrow(at index: Int) -> Int? {
        let end = endOfEffects(at: index)
        return tokens[end].kind == .arrow ? end + 1 : nil
    }

    func endOfEffects(at index: Int) -> Int {
        var index = index
        while true {
            switch tokens[index].keyword {
            case .async, .reasync, .rethrows: index += 1
            case .throws:
                index += 1
                if tokens[index].kind == .leftParen, let partner = tokens[index].partner { index = partner + 1 }
            default: return index
            }
        }
    }

    func isTypeSpecifier(_ token: Token) -> Bool {
        switch token.keyword {
        case .some, .any, .each, .borrowing, .consuming, .isolated, .sending, .__owned, .__shared, ._const: true
        default: false
        }
    }

    /// Whether a type may start here, seen from a word before it that may be a name itself (`any`, `each`).
    func mayStartType(_ token: Token) -> Bool {
        guard !token.isAtLineStart else { return false }
        switch token.kind {
        case .identifier, .wildcard, .leftParen, .leftBracket, .at: return true
        case .keyword: return token.keyword == .Self || token.keyword == .Any || token.keyword == .inout
        default: return isOperator(token, UInt8(ascii: "~"))
        }
    }

    /// Whether the `<` at the current token opens generic arguments of an expression: what follows the `>` decides
    /// (swift `isGenericTypeDisambiguatingToken`).
    func endOfExpressionGenericArguments() -> Int? {
        guard let end = endOfGenericArguments(at: position) else { return nil }
        let next = tokens[end]
        // `a < b, c >= d`: the `>` belongs to another operator.
        if next.flags.contains(.joined), next.kind.isOperator { return nil }
        switch next.kind {
        case .rightParen, .rightBracket, .leftBrace, .rightBrace, .period, .comma, .semicolon, .endOfFile,
            .postfixExclamation, .postfixQuestion, .colon, .poundIf, .poundElse, .poundElseif, .poundEndif,
            .interpolationEnd, .rightAngle:
            return end
        case .leftParen, .leftBracket: return next.isAtLineStart ? nil : end
        case .binaryOperator, .postfixOperator: return next.isAtLineStart || isOperator(next, UInt8(ascii: "&")) ? end : nil
        default: return next.isAtLineStart ? end : nil
        }
    }

    // MARK: Attributes

    /// The index after `@name.name<…>(…)`.
    func endOfAttribute(at index: Int) -> Int? {
        var index = index + 1
        guard canBeName(tokens[index]) else { return nil }
        index = endOfName(at: index)
        while tokens[index].kind == .period, tokens[index + 1].kind == .identifier { index += 2 }
        if tokens[index].kind == .leftAngle, let end = endOfGenericArguments(at: index) {
            index = end
            while tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
                index += 2
                if tokens[index].kind == .leftAngle, let end = endOfGenericArguments(at: index) { index = end }
            }
        }
        if tokens[index].kind == .leftParen, !tokens[index].flags.contains(.spaceBefore),
            let partner = tokens[index].partner
        {
            index = partner + 1
        }
        return index
    }

    /// The index after a `#if … #endif` that holds attributes alone; nil where it holds anything else.
    func endOfAttributeIfConfig(at index: Int) -> Int? {
        var index = endOfDirectiveLine(at: index)
        var sawAttribute = false
        var depth = 0
        while true {
            switch tokens[index].kind {
            case .at:
                guard let end = endOfAttribute(at: index) else { return nil }
                sawAttribute = true
                index = end
            case .poundElse: index += 1
            case .poundElseif: index = endOfDirectiveLine(at: index)
            case .poundIf:
                // Bounded, since each `#if` of a nest looks ahead.
                guard depth < 8 else { return nil }
                depth += 1
                index = endOfDirectiveLine(at: index)
            case .poundEndif where depth > 0:
                depth -= 1
                index += 1
            case .poundEndif: return sawAttribute ? index + 1 : nil
            default: return nil
            }
        }
    }

    /// The first token after the line of the directive at `index`.
    func endOfDirectiveLine(at index: Int) -> Int {
        var index = index + 1
        while index < tokens.count - 1, !tokens[index].isAtLineStart { index += 1 }
        return min(index, tokens.count - 1)
    }

    // MARK: Declarations

    /// Whether a declaration starts at the current token: one look at reserved words, a walk over contextual modifiers.
    var isAtDeclaration: Bool {
        switch kind {
        case .keyword:
            switch keyword {
            case .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .associatedtype, .deinit,
                .subscript, .var, .let, .public, .private, .fileprivate, .internal, .static, .`init`, .precedencegroup,
                .operator:
                return true
            default: return false
            }
        case .at: return true
        case .identifier:
            guard keyword != .none else { return false }
            return isContextualDeclaration(at: position)
        default: return false
        }
    }

    private func isContextualDeclaration(at start: Int) -> Bool {
        var index = start
        while true {
            let token = tokens[index]
            switch token.kind {
            case .keyword:
                switch token.keyword {
                case .func, .struct, .class, .enum, .protocol, .extension, .import, .typealias, .associatedtype, .deinit,
                    .subscript, .var, .let, .public, .private, .fileprivate, .internal, .static, .`init`, .operator,
                    .case:
                    return index > start
                default: return false
                }
            case .at, .pound: return index > start && !token.isAtLineStart
            case .identifier:
                switch token.keyword {
                case .actor, .macro:
                    let next = tokens[index + 1]
                    return next.kind == .identifier && !next.isAtLineStart
                case let keyword where keyword.isContextualModifier:
                    index += 1
                    if tokens[index].kind == .leftParen {
                        guard keyword.mayTakeArgument(setOnly: tokens[index + 1].keyword == .set),
                            let partner = tokens[index].partner
                        else { return false }
                        index = partner + 1
                    }
                default: return false
                }
            default: return false
            }
        }
    }

    /// Whether `class` is a modifier here, as in `class func`, and not the declaration of one.
    var isClassModifier: Bool {
        let next = peek()
        if next.kind == .keyword {
            switch next.keyword {
            case .func, .var, .let, .subscript, .typealias, .public, .private, .fileprivate, .internal, .static: return true
            default: return false
            }
        }
        return next.kind == .identifier && next.keyword.isContextualModifier && isContextualDeclaration(at: position + 1)
    }

    // MARK: Closures

    /// Whether a closure's signature stands here, after its `{`: captures, parameters, effects, result, up to `in`.
    var isAtClosureSignature: Bool {
        var index = position
        while tokens[index].kind == .at {
            guard let end = endOfAttribute(at: index) else { return false }
            index = end
        }
        if tokens[index].kind == .leftBracket {
            guard let partner = tokens[index].partner else { return false }
            index = partner + 1
        }
        switch tokens[index].kind {
        case .leftParen:
            guard let partner = tokens[index].partner else { return false }
            index = partner + 1
        case .identifier, .wildcard, .dollarIdentifier:
            // Effects are names too: `{ async in` has a parameter of that name.
            index += 1
            while tokens[index].kind == .comma {
                guard canBeName(tokens[index + 1]), tokens[index + 1].kind != .keyword else { return false }
                index += 2
            }
        default: break
        }
        index = endOfEffects(at: index)
        if tokens[index].kind == .arrow {
            guard let end = endOfType(at: index + 1) else { return false }
            index = end
        }
        return tokens[index].keyword == .in && tokens[index].kind == .keyword
    }

    /// Whether the `{` at the current token belongs to the call before it (swift-syntax `atValidTrailingClosure`).
    var isAtTrailingClosure: Bool {
        // `var x = 1 { didSet {} }`
        if isAccessorBlock(at: position, observersOnly: true) { return false }
        if tokens[position + 1].kind == .keyword, tokens[position + 1].keyword == .case { return false }
        guard context.isStatementHead else { return !context.isDirective }
        // In a statement's head a closure is an error that people make; what follows it on its line shows it.
        guard !peek().isAtLineStart, let partner = token.partner else { return false }
        let next = tokens[partner + 1]
        switch next.kind {
        case .leftBrace, .comma: return true
        case .leftBracket, .leftParen, .period, .postfixQuestion, .infixQuestion, .postfixExclamation, .colon, .equal,
            .postfixOperator, .binaryOperator, .leftAngle, .rightAngle:
            return !next.isAtLineStart
        case .keyword:
            return next.keyword == .where || ((next.keyword == .is || next.keyword == .as) && !next.isAtLineStart)
        default: return false
        }
    }

    /// Whether `label: {` follows: a further trailing closure. `default:` is none, since it may start a switch case.
    var isAtLabeledTrailingClosure: Bool {
        switch kind {
        case .identifier, .wildcard: break
        case .keyword where keyword != .default && keyword != .case: break
        default: return false
        }
        return peek(1).kind == .colon && peek(2).kind == .leftBrace
    }

    // MARK: Accessors

    /// Whether the `{` at `index` holds accessors and not the body of a getter.
    func isAccessorBlock(at index: Int, observersOnly: Bool = false) -> Bool {
        var index = index + 1
        while tokens[index].kind == .at {
            guard let end = endOfAttribute(at: index) else { return false }
            index = end
        }
        if observersOnly {
            let keyword = tokens[index].keyword
            guard keyword == .willSet || keyword == .didSet || isInitAccessor(at: index) else { return false }
        } else if tokens[index].kind == .poundIf {
            return isAccessor(at: endOfDirectiveLine(at: index))
        }
        return isAccessor(at: index)
    }

    /// `init(newValue) {`, which may stand behind an initial value as observers may (SE-0400).
    private func isInitAccessor(at index: Int) -> Bool {
        guard tokens[index].keyword == .`init` else { return false }
        guard tokens[index + 1].kind == .leftParen else { return tokens[index + 1].kind == .leftBrace }
        return tokens[index + 1].partner.map { tokens[$0 + 1].kind == .leftBrace && $0 <= index + 3 } ?? false
    }

    func isAccessor(at start: Int) -> Bool {
        var index = start
        while tokens[index].kind == .at {
            guard let end = endOfAttribute(at: index) else { return false }
            index = end
        }
        while true {
            switch tokens[index].keyword {
            case let keyword where keyword.isAccessorModifier:
                index += 1
                guard tokens[index].kind == .identifier, tokens[index].keyword.isAccessor else { return false }
                continue
            case .yielding where tokens[index + 1].keyword == .borrow || tokens[index + 1].keyword == .mutate:
                return true
            default: break
            }
            break
        }
        let token = tokens[index]
        let isInit = token.keyword == .`init`
        guard isInit || (token.kind == .identifier && token.keyword.isAccessor) else { return false }
        let next = tokens[index + 1]
        switch next.kind {
        case .leftBrace, .rightBrace, .semicolon, .endOfFile: return true
        case .leftParen:
            guard let partner = next.partner else { return false }
            return tokens[partner + 1].kind == .leftBrace || tokens[endOfEffects(at: partner + 1)].kind == .leftBrace
        case .keyword where next.keyword == .throws || next.keyword == .rethrows: return true
        case .identifier where next.keyword == .async || next.keyword == .reasync: return true
        case .identifier where next.keyword.isAccessor, .at: return true
        case .identifier where next.keyword.isAccessorModifier: return isAccessor(at: index + 1)
        default: return next.isAtLineStart && !next.kind.isOperator && next.kind != .period
        }
    }
}

extension Keyword {
    /// Modifiers that are names elsewhere.
    var isContextualModifier: Bool {
        switch self {
        case .open, .package, .final, .lazy, .optional, .required, .override, .convenience, .dynamic, .indirect, .infix,
            .prefix, .postfix, .mutating, .nonmutating, .nonisolated, .isolated, .unowned, .weak, .borrowing, .consuming,
            .distributed, .async, .reasync, ._const, ._local, .__consuming, .__setter_access, .sending:
            true
        default: false
        }
    }

    var isReservedModifier: Bool {
        switch self {
        case .public, .private, .fileprivate, .internal, .static: true
        default: false
        }
    }

    /// `unowned(unsafe)`, `nonisolated(unsafe)`, and `(set)` behind an access level.
    func mayTakeArgument(setOnly: Bool) -> Bool {
        switch self {
        case .unowned, .nonisolated: true
        case .open, .package, .public, .private, .fileprivate, .internal: setOnly
        default: false
        }
    }

    var isAccessorModifier: Bool {
        switch self {
        case .mutating, .nonmutating, .__consuming, .consuming, .borrowing, .nonisolated: true
        default: false
        }
    }

    var isAccessor: Bool {
        switch self {
        case .get, .set, .willSet, .didSet, ._read, ._modify, .unsafeAddress, .unsafeMutableAddress, .addressWithOwner,
            .addressWithNativeOwner, .mutableAddressWithOwner:
            true
        default: false
        }
    }
}
