/// Cases of enums.
extension NameResolver {
    /// The cases that an expression can be, where it names them: `isOn ? .visible : .gone`.
    func enumCases(namedBy expression: Node, in unit: Int32) -> Set<String>? {
        let node = expression.withoutEffects
        switch node.kind {
        case .ternary:
            guard let left = node.child(.left), let right = node.child(.right), let cases = enumCases(namedBy: left, in: unit),
                let others = enumCases(namedBy: right, in: unit)
            else { return nil }
            return cases.union(others)
        case .implicitMember: return [node.memberName]
        case .call:
            // What the case holds may change, and does not count.
            guard let callee = node.child(.callee) else { return nil }
            return callee.kind == .implicitMember && callee.memberName != "init" || callee.kind == .memberAccess ? enumCases(namedBy: callee, in: unit) : nil
        case .memberAccess: return node.child(.base).map { isType($0, in: unit) } ?? false ? [node.memberName] : nil
        default: return nil
        }
    }
}
