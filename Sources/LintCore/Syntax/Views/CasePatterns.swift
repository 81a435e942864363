/// The patterns of cases, as far as joining them asks.
enum CasePatterns {
    /// Whether cases can become one, in the place of the first, without another value reaching it or another case.
    static func canJoin(_ arms: [Int], of syntax: BranchSyntax) -> Bool {
        guard let first = arms.first, let last = arms.last, arms.allSatisfy({ !hasGuard(syntax.bodies[$0]) }) else { return false }
        let hasDefault = arms.contains { isDefault(syntax.bodies[$0]) }
        // What `default` covers needs no case where no other could match first.
        let range = hasDefault ? (arms.first { !isDefault(syntax.bodies[$0]) } ?? first)...(syntax.bodies.count - 1) : first...last
        if !hasDefault, last == first + arms.count - 1 { return true }
        // Those that leave their place, and those that a value of theirs could meet on the way.
        let moved = arms.filter { $0 != first || hasDefault }.map { items(syntax.bodies[$0]) }
        let others = range.filter { !arms.contains($0) }.map { items(syntax.bodies[$0]) }
        return moved.joined().allSatisfy { item in
            others.joined().allSatisfy { other in areDisjoint(item.child(.pattern), other.child(.pattern)) }
        }
    }

    /// Whether no value matches both patterns: other cases of an enum, or one with nil and with something.
    private static func areDisjoint(_ left: Node?, _ right: Node?) -> Bool {
        guard let name = caseName(left), let other = caseName(right) else { return false }
        if name != other { return true }
        guard let payload = optionalPayload(left), let otherPayload = optionalPayload(right) else { return false }
        return payload.kind != otherPayload.kind
    }

    /// `nil` of `.loading(nil)`, `text?` of `.loading(let text?)`, where it is all that the case carries.
    private static func optionalPayload(_ pattern: Node?) -> Node? {
        guard let pattern else { return nil }
        if pattern.kind == .valueBindingPattern { return optionalPayload(pattern.child(.pattern)) }
        guard let call = CallExpr(pattern), call.arguments.count == 1, var value = call.arguments[0].value else { return nil }
        if value.kind == .valueBindingPattern { value = value.child(.pattern) ?? value }
        if value.kind == .nil { return value }
        return value.kind == .optionalChain && value.child(.operand)?.kind == .identifier ? value : nil
    }

    static func isDefault(_ switchCase: Node) -> Bool { items(switchCase).isEmpty }

    private static func items(_ switchCase: Node) -> [Node] { switchCase.children(.element).filter { $0.kind == .caseItem } }

    /// The names of the enum's cases that a case of the `switch` is for.
    static func names(of switchCase: Node) -> [String] { items(switchCase).compactMap { caseName($0.child(.pattern)) } }

    private static func hasGuard(_ switchCase: Node) -> Bool { items(switchCase).contains { $0.child(.guardCondition) != nil } }

    /// Whether all patterns of a case are written as cases of an enum.
    static func areEnumCases(_ switchCase: Node) -> Bool {
        items(switchCase).allSatisfy { $0.child(.pattern).map { caseName($0) != nil && !isLiteral($0) } ?? false }
    }

    /// Whether a `switch` asks which case it is, and for nothing that the case carries.
    static func askForCasesAlone(_ choice: Node) -> Bool {
        choice.children(.element).allSatisfy { element in
            element.kind == .switchCase && !hasGuard(element) && areEnumCases(element) && items(element).allSatisfy { item in
                let parts = item.child(.pattern).map { Array($0.descendants) } ?? []
                return parts.filter { $0.kind == .implicitMember || $0.kind == .memberAccess }.count == 1
                    && !parts.contains { [.string, .integer, .float, .boolean, .nil, .optionalChain].contains($0.kind) }
            }
        }
    }

    private static func isLiteral(_ pattern: Node) -> Bool { pattern.kind == .string || pattern.kind == .integer }

    /// What a pattern matches and no other that is called otherwise: a case of an enum, one word, one number.
    private static func caseName(_ pattern: Node?) -> String? {
        guard let pattern else { return nil }
        switch pattern.kind {
        case .valueBindingPattern: return caseName(pattern.child(.pattern))
        case .call: return caseName(pattern.child(.callee))
        case .optionalChain: return caseName(pattern.child(.operand))
        case .implicitMember, .memberAccess: return pattern.memberName
        case .string, .integer: return pattern.text
        default: return nil
        }
    }

    /// Where the patterns of a case stand; of `default`, the whole.
    static func range(of switchCase: Node) -> ByteRange {
        let items = items(switchCase)
        guard let first = items.first, let last = items.last else { return switchCase.range }
        return ByteRange(startOffset: first.range.startOffset, endOffset: last.range.endOffset)
    }
}
