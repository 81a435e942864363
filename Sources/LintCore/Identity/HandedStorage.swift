/// State whose storage is handed on, to whom may change it.
extension IdentityModel {
    /// Whether code of a view names the storage of one of its properties: `$locked.animation()`, `self.$locked`, `Child(locked: _locked)`.
    func handsOnStorage(of property: DeclarationID) -> Bool {
        guard let owner = program.owner(of: property) else { return false }
        let name = name(of: property)
        return ([owner] + (program.extensions[owner] ?? [])).contains { source in
            program.node(source).descendants.contains { node in
                guard Self.namesStorage(node, of: name), !PreviewCode.holds(node) else { return false }
                return !Self.isReadByRows(node)
            }
        }
    }

    private static func namesStorage(_ node: Node, of property: String) -> Bool {
        let written: String
        switch node.kind {
        case .identifier where node.role != .label: written = node.text
        case .memberAccess where node.child(.base)?.spells("self") ?? false: written = node.memberName
        default: return false
        }
        // `_locked = State(initialValue: isLocked)` only says what it starts with.
        return written == "$" + property || written == "_" + property && !(node.role == .left && node.parent?.kind == .assignment)
    }
}
