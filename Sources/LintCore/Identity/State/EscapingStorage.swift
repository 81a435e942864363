/// State whose storage escapes to others, who may change it.
extension IdentityModel {
    /// Whether code of a view names the storage of one of its properties: `$locked.animation()`, `self.$locked`, `Child(locked: _locked)`.
    func storageEscapes(of property: DeclarationID) -> Bool {
        guard let owner = program.owner(of: property) else { return false }
        return ([owner] + (program.extensions[owner] ?? [])).contains { source in
            program.node(source).descendants.contains { node in
                guard namesStorage(node, of: property, in: program[source].unit), !PreviewCode.holds(node) else { return false }
                return !isReadByRows(node, in: program[source].unit)
            }
        }
    }

    private func namesStorage(_ node: Node, of property: DeclarationID, in unit: Int32) -> Bool {
        guard node.isBareName else { return false }
        return switch names.projection(of: property, namedBy: node, in: unit) {
        case .projectedValue: true
        // `_locked = State(initialValue: isLocked)` only says what it starts with.
        case .storage: !(node.role == .left && node.parent?.kind == .assignment)
        case Projection.none?, nil: false
        }
    }
}
