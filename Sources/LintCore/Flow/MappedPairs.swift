/// Pairs that are made of pairs: `items.enumerated().map { ($0, $1) }`.
struct MappedPairs {
    private let parts: [Node]
    /// The names of what the closure is given, two where it takes the pair apart.
    private let names: [String]

    init?(_ map: CallExpr) {
        guard map.calledName == "map", let closure = map.trailingClosures.first ?? map.arguments.first?.value, closure.kind == .closure, let result = closure.onlyResult, result.kind == .tuple
        else { return nil }
        parts = result.children(.argument).compactMap { $0.child(.value)?.withoutEffects }
        if let signature = closure.child(.signature) {
            names = (signature.child(.parameters)?.children(.element) ?? signature.children(.element)).map { ($0.child(.name) ?? $0).nameText }
        } else {
            names = closure.descendants.contains { $0.kind == .identifier && $0.spells("$1") } ? ["$0", "$1"] : ["$0"]
        }
    }

    /// Whether all parts stand as they are in the pairs that are given.
    var keepsParts: Bool { !parts.isEmpty && parts.indices.allSatisfy { source(of: $0) != nil } }

    /// Which part of the pair that is given stands as it is at a part of the pair that is made.
    func source(of part: Int) -> Int? {
        guard parts.indices.contains(part) else { return nil }
        let value = parts[part]
        if names.count == 2 { return value.kind == .identifier ? names.firstIndex(of: value.text) : nil }
        guard value.kind == .memberAccess, let base = value.child(.base), names.count == 1, base.text == names[0] else { return nil }
        switch value.memberName {
        case "offset", "0": return 0
        case "element", "1": return 1
        default: return nil
        }
    }
}
