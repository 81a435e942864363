/// Views that say themselves when they are equal.
extension IdentityModel {
    /// The properties that SwiftUI compares of a view in a tree by its own `==`; nil where it compares all of them.
    ///
    /// It compares the bytes of a view that is nothing but plain values, unless told to ask `==`.
    func comparedProperties(of node: IdentityNode, in tree: IdentityTree) -> Set<String>? {
        guard node.isCustom, let declaration = node.declaration else { return nil }
        if isPlain(declaration), !isToldToCompare(node, in: tree) { return nil }
        return comparedProperties(of: declaration)
    }

    /// `EquatableView(content: Cell())` and `Cell().equatable()`.
    private func isToldToCompare(_ node: IdentityNode, in tree: IdentityTree) -> Bool {
        if let parent = node.parent, tree.nodes[parent].behaviour.has(.compares) { return true }
        var link = node.source.node.parent
        while let next = link, next.kind == .tuple || next.kind == .argument && next.child(.label) == nil { link = next.parent }
        guard let link, link.kind == .memberAccess, link.role == .callee else { return false }
        return names.has(.compares, link.parent ?? link, in: node.source.scope.unit)
    }

    /// Whether a view is made of plain values alone: no wrapper, no reference.
    func isPlain(_ view: DeclarationID) -> Bool { isPlain(view, depth: 0) }

    private func isPlain(_ declaration: DeclarationID, depth: Int) -> Bool {
        let id = program[declaration]
        guard depth < Limits.nestedEqualViews else { return false }
        if isInInterface(declaration) { return program.behaviour(of: declaration).has(.plain) }
        let members = program.ownMembers[declaration] ?? []
        switch id.kind {
        case .struct:
            return members.filter(evaluator.isStored).allSatisfy { property in
                names.wrapper(of: property) == nil && isPlain(evaluator.within(property) { evaluator.valueType(of: property) }, depth: depth)
            }
        case .enum: return members.allSatisfy { program[$0].kind != .enumCase || program.element($0).child(.parameters) == nil }
        default: return false
        }
    }

    private func isPlain(_ type: TypeID, depth: Int) -> Bool {
        if let inner = evaluator.unwrapped(type) { return isPlain(inner, depth: depth) }
        if case .tuple(let elements, _) = types[type] { return elements.allSatisfy { isPlain($0, depth: depth) } }
        return declaration(of: type).map { isPlain($0, depth: depth + 1) } ?? false
    }

    /// The properties that a hand-written `==` of a view compares; nil where SwiftUI compares all of them, or where what `==`
    /// compares cannot be read off it.
    func comparedProperties(of type: DeclarationID) -> Set<String>? {
        let written = program.members(of: type, named: program.name(spelled: "==")).first { evaluator.body(of: $0) != nil }
        guard let written, let body = evaluator.body(of: written), let equatable = evaluator.libraryType(.Equatable),
            evaluator.protocols(of: type).contains(equatable)
        else { return nil }
        let sides = Set(CallParameter.all(of: program.node(written)).map(\.name))
        var found: Set<String> = []
        for reference in CodeReference.all(in: body) where sides.contains(reference.path[0]) {
            guard reference.path.count > 1 else { return nil }
            found.insert(reference.path[1])
        }
        return found
    }
}
