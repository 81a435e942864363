/// Views that code changes after it made them: `var copy = self; copy.isWide = isWide; return copy`.
extension IdentityTreeBuilder {
    /// The place of a local, with what was done to it since it was declared.
    ///
    /// - Parameter isAssigned: whether the values that it is given whole are told as views of their own.
    func changing(_ name: String, before use: Node, _ scope: IdentityScope, isAssigned: Bool = false, at position: Position) -> Position {
        var next = position
        for (node, statement) in uses(of: name, before: use) {
            let part = AssignedPart(to: node)
            if isAssigned, let part, part.member == nil { continue }
            add(part, in: statement, around: node, scope, to: &next)
        }
        return next
    }

    /// The uses of a local in statements that may change it, with the statement of each.
    func uses(of name: String, before use: Node) -> [(node: Node, statement: Node)] {
        LexicalBinding.statements(changing: name, before: use).flatMap { statement in
            ([statement] + statement.descendants).filter { $0.kind == .identifier && $0.role != .label && $0.text == name }.map { ($0, statement) }
        }
    }

    private func add(_ part: AssignedPart?, in statement: Node, around use: Node, _ scope: IdentityScope, to position: inout Position) {
        let conditions = decisions(around: use, in: statement)
        guard let part, let property = part.member else {
            // It is read, called or handed on, whatever that does to it.
            let whole = use.ancestors.first { $0.id == statement.id || $0.role == .statement } ?? statement
            position.unread += (conditions + [whole]).map { code in
                ViewInput(name: shortened(whole), parameter: nil, value: ScopedNode(node: code, scope: scope), isAction: false)
            }
            return
        }
        position.set += ([part.value] + conditions).map { code in
            ViewInput(name: property, parameter: property, value: ScopedNode(node: code, scope: scope), isAction: false, isSet: true)
        }
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
