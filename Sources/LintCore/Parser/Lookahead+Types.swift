/// Questions about the types and attributes ahead, answered without building anything.
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
                guard let end = endOfAttribute(at: index, ofType: true) else { return nil }
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

    /// Whether the brackets behind an attribute of a type, which end at `partner`, are the type and no arguments: an arrow follows,
    /// or nothing that could be a type, as in `@escaping(() -> Void)`.
    func isType(endingAt partner: Int) -> Bool {
        if endOfArrow(at: partner + 1) != nil { return true }
        let next = tokens[partner + 1]
        // `@convention(c)` may stand on a line of its own.
        return !mayStartType(next) && !(next.kind == .leftParen || next.kind == .at)
    }

    /// The index after `@name.name<…>(…)`.
    func endOfAttribute(at index: Int, ofType: Bool = false) -> Int? {
        var index = index + 1
        guard canBeName(tokens[index]) else { return nil }
        let isConvention = ofType && spells(tokens[index], "convention")
        index = endOfName(at: index)
        while tokens[index].kind == .period, tokens[index + 1].kind == .identifier { index += 2 }
        if tokens[index].kind == .leftAngle, let end = endOfGenericArguments(at: index) {
            index = end
            while tokens[index].kind == .period, tokens[index + 1].kind == .identifier {
                index += 2
                if tokens[index].kind == .leftAngle, let end = endOfGenericArguments(at: index) { index = end }
            }
        }
        if tokens[index].kind == .leftParen, !tokens[index].flags.contains(.spaceBefore) || isConvention,
            let partner = tokens[index].partner, !(ofType && isType(endingAt: partner))
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
}
