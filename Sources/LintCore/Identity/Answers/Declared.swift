/// A declaration as those see it who ask about meaning: what it is, what it is called and where it stands.
struct Declared {
    let id: DeclarationID
    let kind: DeclarationKind
    let name: String
    /// The declaration; of a property the `var`.
    let node: Node
    /// What binds the name; of a property its binding.
    let element: Node
    /// Where the name is written.
    let nameNode: Node
    /// Whether the project declares it, and no interface of a library.
    let isOfProject: Bool
    /// Whether other modules see it.
    let isPublic: Bool
    let isStatic: Bool
    /// Whether it stands in no type.
    let isGlobal: Bool

    var path: String { node.tree.source.path }
}

extension IdentityModel {
    func declared(_ id: DeclarationID) -> Declared {
        let declaration = program[id]
        return Declared(
            id: id, kind: declaration.kind, name: name(of: id), node: program.node(id), element: program.element(id),
            nameNode: evaluator.nameNode(of: id), isOfProject: !declaration.flags.contains(.isInInterface),
            isPublic: declaration.flags.contains(.isPublic), isStatic: declaration.flags.contains(.isStatic),
            isGlobal: declaration.parent == .none)
    }

    /// The type that a member belongs to, with those around it: `Outer.Row`.
    func ownerName(of member: DeclarationID) -> String? { program.owner(of: member).map { evaluator.qualifiedTypeName(of: $0) } }
}
