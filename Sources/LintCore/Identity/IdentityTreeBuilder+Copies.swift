/// Views that code changes after it made them: `var copy = self; copy.isWide = isWide; return copy`.
extension IdentityTreeBuilder {
    /// The place of what a local was declared with, with what was done to it since.
    func changing(_ name: String, before use: Node, _ scope: IdentityScope, at position: Position) -> Position {
        var next = position
        for statement in LocalBinding.statements(changing: name, before: use) {
            for node in [statement] + statement.descendants where node.kind == .identifier && node.role != .label && node.text == name {
                add(node, in: statement, scope, to: &next)
            }
        }
        return next
    }

    private func add(_ use: Node, in statement: Node, _ scope: IdentityScope, to position: inout Position) {
        let conditions = decisions(around: use, in: statement)
        guard let (property, value) = assigned(to: use) else {
            // It is read, called or handed on, whatever that does to it.
            let whole = use.ancestors.first { $0.id == statement.id || $0.role == .statement } ?? statement
            position.unread += (conditions + [whole]).map { code in
                ViewInput(name: shortened(whole), parameter: nil, value: ScopedNode(node: code, scope: scope), isAction: false)
            }
            return
        }
        position.set += ([value] + conditions).map { code in
            ViewInput(name: property, parameter: property, value: ScopedNode(node: code, scope: scope), isAction: false, isSet: true)
        }
    }

    /// `isWide` and what it is given in `copy.isWide = …`; nil where something else is done to a copy.
    private func assigned(to use: Node) -> (property: String, value: Node)? {
        guard let member = use.parent, member.kind == .memberAccess, use.role == .base else { return nil }
        var left = member
        while let around = left.parent, around.kind == .memberAccess && left.role == .base { left = around }
        guard left.role == .left, let assignment = left.parent, assignment.kind == .assignment || assignment.isCompoundAssignment,
            let value = assignment.child(.right)
        else { return nil }
        return (member.memberName, value)
    }

    /// What decides that code runs.
    private func decisions(around node: Node, in statement: Node) -> [Node] {
        var found: [Node] = []
        for around in node.ancestors {
            switch around.kind {
            case .if, .guard, .while, .repeat: found += around.child(.condition).map { [$0] } ?? []
            case .switch: found += around.child(.subject).map { [$0] } ?? []
            case .for: found += around.child(.sequence).map { [$0] } ?? []
            default: break
            }
            if around.id == statement.id { break }
        }
        return found
    }
}
