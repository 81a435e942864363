/// What may give a local variable another value.
extension LexicalBinding {
    /// The statements between the declaration of a local variable and a place that may give it another value; none for one that is
    /// declared with the value that it keeps.
    static func statements(changing name: String, before place: Node) -> [Node] {
        var inner = place
        for ancestor in place.ancestors {
            defer { inner = ancestor }
            guard ancestor.kind == .codeBlock || ancestor.kind == .closure || ancestor.kind == .switchCase else { continue }
            let statements = ancestor.children(.statement).filter { $0.id.index < inner.id.index }
            guard let declared = statements.lastIndex(where: { declares(name, $0) }) else { continue }
            return statements[(declared + 1)...].filter { mayChange(name, $0) }
        }
        return []
    }

    private static func declares(_ name: String, _ statement: Node) -> Bool {
        statement.kind == .var && statement.children(.element).contains { $0.child(.pattern).map { pattern in pattern.boundNames(isBinding: true).contains { $0.nameText == name } } ?? false }
    }

    /// Whether code assigns to a variable, calls a method on it or hands it on by `&`.
    private static func mayChange(_ name: String, _ code: Node) -> Bool {
        ([code] + code.descendants).contains { node in
            guard node.kind == .identifier, node.text == name, node.role != .label else { return false }
            var top = node
            while let parent = top.parent {
                switch parent.kind {
                case .memberAccess where top.role == .base, .subscriptCall where top.role == .callee, .optionalChain, .forceUnwrap: top = parent
                // `(a, b.c) = (1, 2)`
                case .argument where parent.parent?.kind == .tuple, .tuple: top = parent
                case .call where top.role == .callee: return top.id != node.id
                case .assignment: return top.role == .left
                case .binary: return top.role == .left && parent.isCompoundAssignment
                case .inout: return true
                default: return false
                }
            }
            return false
        }
    }
}
