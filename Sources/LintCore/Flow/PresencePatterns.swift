/// Patterns that ask no more of an optional than whether it holds a value: `.some(let user)`, `let user?`, `nil`.
extension Node {
    /// Whether what is matched, the subject of a `switch` or the value of an `if case`, is asked for no more.
    var isMatchedForPresence: Bool {
        guard let items = matchingItems else { return false }
        return items.allSatisfy { $0.child(.guardCondition) == nil } && isUnwrappedByPatterns
    }

    /// Whether what is matched is asked for no more than which case of an enum it is, whatever that holds.
    var isMatchedForCase: Bool {
        if kind == .conditionList { return children(.element).allSatisfy(\.isMatchedForCase) }
        return (kind == .patternCondition ? child(.initialValue) : self)?.isMatched { $0.takesAnything(isBinding: $1) } ?? false
    }

    fileprivate var matchedPatterns: [Node] { matchingItems?.compactMap { $0.child(.pattern) } ?? [] }

    fileprivate func isMatched(_ takes: (_ payload: Node, _ isBinding: Bool) -> Bool) -> Bool {
        matchingItems?.allSatisfy { $0.child(.guardCondition) == nil && $0.child(.pattern)?.isCase(takes) ?? true } ?? false
    }

    private func isCase(_ takes: (_ payload: Node, _ isBinding: Bool) -> Bool) -> Bool {
        if kind == .valueBindingPattern { return child(.pattern)?.isCase(takes) ?? false }
        guard let call = CallExpr(self) else { return kind == .implicitMember || kind == .memberAccess }
        let isBound = parent?.kind == .valueBindingPattern
        return call.arguments.allSatisfy { $0.value.map { takes($0, isBound) } ?? false }
    }

    /// Whether what the patterns bind is the value itself, and no part of it.
    var isUnwrappedByPatterns: Bool {
        matchingItems?.allSatisfy { $0.child(.pattern)?.asksForPresence() ?? false } ?? false
    }

    /// What holds the patterns: the items of all cases, or the one condition.
    private var matchingItems: [Node]? {
        guard let parent else { return nil }
        if parent.kind == .patternCondition, role == .initialValue { return [parent] }
        guard parent.kind == .switch, role == .subject else { return nil }
        let cases = parent.children(.element)
        guard cases.allSatisfy({ $0.kind == .switchCase }) else { return nil }
        return cases.flatMap { $0.children(.element).filter { $0.kind == .caseItem } }
    }

    fileprivate func asksForPresence(isBinding: Bool = false) -> Bool {
        switch kind {
        case .nil: true
        case .implicitMember, .memberAccess: isCaseOfOptional
        case .valueBindingPattern: child(.pattern)?.asksForPresence(isBinding: true) ?? false
        case .optionalChain: child(.operand)?.takesAnything(isBinding: isBinding) ?? false
        case .call:
            (child(.callee)?.isCaseOfOptional ?? false) && CallExpr(self)?.arguments.count == 1
                && CallExpr(self)?.arguments[0].value?.takesAnything(isBinding: isBinding) ?? false
        default: takesAnything(isBinding: isBinding)
        }
    }

    private var isCaseOfOptional: Bool {
        guard kind == .implicitMember || child(.base)?.spells("Optional") ?? false else { return false }
        return memberName == "some" || memberName == "none"
    }

    /// Whether a pattern takes whatever there is.
    ///
    /// - Parameter isBinding: whether a name in it is bound: it stands behind `let`.
    func takesAnything(isBinding: Bool) -> Bool {
        switch kind {
        case .wildcard, .wildcardPattern, .identifierPattern: true
        case .identifier: isBinding
        case .valueBindingPattern: child(.pattern)?.takesAnything(isBinding: true) ?? false
        default: false
        }
    }
}

extension SemanticQueries {
    /// Whether what is matched is asked for no more than which case of an enum it is, and whether what that may carry is there.
    func asksForForm(_ subject: Node, in unit: Int32) -> Bool {
        subject.isMatched { payload, isBinding in
            payload.takesAnything(isBinding: isBinding) || payload.asksForPresence(isBinding: isBinding) && isOptional(payload, in: unit)
        } && subject.matchedPatterns.allSatisfy { enumCase(named: $0, in: unit) != nil }
    }

    /// Whether the case that a pattern names says of a part that it may be nothing: `case channel(String?)`.
    private func isOptional(_ payload: Node, in unit: Int32) -> Bool {
        guard let argument = payload.parent, let call = argument.parent, let arguments = CallExpr(call)?.arguments,
            let index = arguments.firstIndex(where: { $0.value?.id == payload.id }), let named = enumCase(named: call, in: unit)
        else { return false }
        let parameters = CallParameter.all(of: program.element(named))
        return parameters.indices.contains(index) && parameters[index].type?.kind == .optionalType
    }

    /// The case that a pattern or a value names: `.loaded`, `let .loaded(items)`, `Phase.loaded(items)`. A static member of an enum stands for
    /// another one.
    func enumCase(named node: Node, in unit: Int32) -> DeclarationID? {
        switch node.kind {
        case .valueBindingPattern: return node.child(.pattern).flatMap { enumCase(named: $0, in: unit) }
        case .call: return node.child(.callee).flatMap { enumCase(named: $0, in: unit) }
        case .implicitMember, .memberAccess: return names.meaning(of: node, in: unit).declaration.flatMap { program[$0].kind == .enumCase ? $0 : nil }
        default: return nil
        }
    }
}
