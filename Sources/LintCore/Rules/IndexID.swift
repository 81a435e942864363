/// Ids that say where an element stands, and not which one it is.
enum IndexID {
    /// Whether an id is the place in the collection: `\.self` of indices, `\.offset` of `enumerated()`.
    static func isIndex(_ path: [String], of data: Node) -> Bool {
        let data = data.localValue
        switch path {
        case ["self"]: return isIndices(data)
        case ["offset"], ["0"]: return isEnumerated(data)
        default: return false
        }
    }

    static func isIndices(_ data: Node) -> Bool {
        switch data.kind {
        case .memberAccess: return data.memberName == "indices"
        case .binary:
            guard data.hasOperator("..<"), let right = data.child(.right)?.withoutEffects else { return false }
            return right.kind == .memberAccess && (right.memberName == "count" || right.memberName == "endIndex")
        case .call: return passed(data).map(isIndices) ?? false
        default: return false
        }
    }

    /// `1...`, which counts on.
    private static func isCount(_ data: Node) -> Bool {
        data.kind == .postfixOperator && data.child(.operand)?.kind == .integer && data.text.hasSuffix("...")
    }

    private static func isEnumerated(_ data: Node) -> Bool {
        guard let call = CallExpr(data), let callee = call.callee else { return false }
        if callee.kind == .memberAccess {
            return callee.memberName == "enumerated" || passed(data).map(isEnumerated) ?? false
        }
        if call.calledName == "zip" { return call.arguments.first?.value.map { isIndices($0.withoutEffects) || isCount($0.withoutEffects) } ?? false }
        return passed(data).map(isEnumerated) ?? false
    }

    /// What `Array(…)` and `.reversed()` are made of.
    private static func passed(_ node: Node) -> Node? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        if callee.kind == .memberAccess {
            return ["reversed", "map"].contains(callee.memberName) ? nil : callee.child(.base)?.withoutEffects
        }
        guard call.calledName == "Array", call.arguments.count == 1 else { return nil }
        return call.arguments[0].value?.withoutEffects
    }
}

extension Node {
    /// What a local constant was made of, for its name; else the expression itself.
    var localValue: Node {
        let node = withoutEffects
        guard node.kind == .identifier, case .variable(let value?)? = LocalBinding.of(node.text, at: node) else { return node }
        return value.withoutEffects
    }
}
