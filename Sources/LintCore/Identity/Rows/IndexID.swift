/// Ids that say where an element stands, and not which one it is.
struct IndexID {
    private let unit: Int32
    private let model: IdentityModel

    init(in scope: FileScope) {
        unit = scope.unit
        model = scope.model
    }

    /// Whether an id is the place in the collection: `\.self` of indices, `\.offset` of `enumerated()`.
    func isIndex(_ path: [String], of data: Node) -> Bool {
        switch path {
        case ["self"]: isIndices(named(data))
        case ["offset"], ["0"]: isNumbered(named(data), at: 0)
        case ["1"]: isNumbered(named(data), at: 1)
        default: false
        }
    }

    /// Indices in any order, each of which says where its element stands.
    private func isIndices(_ data: Node) -> Bool {
        switch data.kind {
        case .memberAccess: return model.names.has(.places, data, in: unit)
        case .binary:
            guard data.hasOperator("..<"), let right = data.child(.right).map(named) else { return false }
            return right.kind == .memberAccess && model.names.has(.places, right, in: unit)
        case .call: return isStride(data) || passed(data).map(isIndices) ?? false
        default: return false
        }
    }

    /// `stride(from: 0, to: items.count, by: 2)`: some of the indices.
    private func isStride(_ data: Node) -> Bool {
        guard let call = CallExpr(data), call.callee?.kind != .memberAccess, model.names.has(.places, data, in: unit),
            let end = call.arguments.first(where: { $0.label == "to" || $0.label == "through" })?.value.map(named)
        else { return false }
        return end.kind == .memberAccess && model.names.has(.places, end, in: unit)
    }

    /// `1...`, which counts on.
    private static func isCount(_ data: Node) -> Bool {
        data.kind == .postfixOperator && data.child(.operand)?.kind == .integer && data.text.hasSuffix("...")
    }

    /// Whether data is pairs of which one part is the index: the first of `enumerated()`, either of `zip(…)`.
    private func isNumbered(_ data: Node, at part: Int) -> Bool {
        guard let call = CallExpr(data), let callee = call.callee else { return false }
        if model.names.has(.places, data, in: unit) {
            if callee.kind == .memberAccess { return part == 0 }
            guard call.arguments.count == 2, let numbers = call.arguments[part].value?.withoutEffects else { return false }
            return isIndices(numbers) || Self.isCount(numbers)
        }
        if let number = MappedPairs(call)?.source(of: part) { return callee.child(.base).map { isNumbered(named($0), at: number) } ?? false }
        return passed(data).map { isNumbered($0, at: part) } ?? false
    }

    /// What `Array(…)`, `.reversed()` and `.filter { … }` are made of: they give the same pairs or indices.
    private func passed(_ node: Node) -> Node? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        let facts = model.names.behaviour(of: node, in: unit)
        if callee.kind == .memberAccess { return facts.has(.maps) ? nil : callee.child(.base)?.withoutEffects }
        guard facts.has(.keepsOrder), call.arguments.count == 1 else { return nil }
        return call.arguments[0].value?.withoutEffects
    }

    /// What a local constant or a computed property of the same type is made of, for its name; else the expression itself.
    private func named(_ expression: Node) -> Node {
        let value = expression.localValue
        guard value.isBareName,
            let variable = model.names.property(value, in: unit), !model.isInInterface(variable), model.program[variable].unit == unit
        else { return value }
        return (model.evaluator.body(of: variable)?.onlyResult ?? value).withoutEffects
    }
}

extension Node {
    /// What a local constant was made of, for its name; else the expression itself.
    var localValue: Node {
        let node = withoutEffects
        guard node.kind == .identifier, case .variable(let value?)? = LexicalBinding.named(by: node)?.origin else { return node }
        return value.withoutEffects
    }
}
