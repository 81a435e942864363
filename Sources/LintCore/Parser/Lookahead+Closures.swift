/// Questions about the closures ahead, answered without building anything.
extension Parser {
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
}
