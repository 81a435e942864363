/// Questions about the declarations and accessors ahead, answered without building anything.
extension Parser {
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
                    .subscript, .var, .let, .public, .private, .fileprivate, .internal, .static, .`init`, .operator:
                    return index > start
                // `return package` may end a case of a switch: no other modifier stands before one of an enum.
                case .case: return index > start && tokens[index - 1].keyword == .indirect
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
