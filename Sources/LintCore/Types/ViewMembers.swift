/// A declaration whose type is worth printing: one that gives a view, a scene, a shape or another part of an interface.
struct ViewMember {
    let declaration: DeclarationID
    /// `ContentView.body`, `Row.title(for:)`, `View.card()`.
    let name: String
    let type: TypeID
    /// The type that has the member from an extension of a protocol; nil where it stands in the type itself.
    var heir: DeclarationID?
}

extension Evaluator {
    /// The view-returning declarations of a file in source order, `body` before the other members of its type.
    func viewMembers(ofUnit unit: Int32) -> [ViewMember] {
        var result: [(key: (Int, Int, Int), member: ViewMember)] = []
        for id in program.declarations(inUnit: unit) {
            if let member = inheritedBody(of: id) {
                let place = program.node(id).range.startOffset
                result.append(((place, 0, place), member))
            }
            guard let member = viewMember(id) else { continue }
            let declaration = program[id]
            let place = program.element(id).range.startOffset
            let parent = declaration.parent == .none ? place : program.node(declaration.parent).range.startOffset
            result.append(((parent, declaration.name == .known(.body) ? 0 : 1, place), member))
        }
        return result.sorted { $0.key < $1.key }.map(\.member)
    }

    /// The `body` that a type has from an extension of one of the project's protocols.
    private func inheritedBody(of id: DeclarationID) -> ViewMember? {
        let kind = program[id].kind
        guard kind.isNominal, kind != .protocol, case let type = selfType(of: id), isViewLike(type) else { return nil }
        let found = within(id) { preferred(members(named: .known(.body), of: type, isStatic: false)) }
        guard let body = found.first, body.isFromProtocol, !program[body.declaration].flags.contains(.isInInterface), hasBody(body.declaration) else {
            return nil
        }
        let result = within(id) { underlying(substitute(valueType(of: body.declaration), body.substitution)) }
        return ViewMember(declaration: body.declaration, name: qualifiedTypeName(of: id) + ".body", type: result, heir: id)
    }

    /// Whether a member is what `View` and its like ask for, stored ones included.
    private func isBody(_ id: DeclarationID) -> Bool {
        guard program[id].name == .known(.body), program.isInstanceVariable(id), let owner = program.owner(of: id), program[owner].kind != .protocol else {
            return false
        }
        return isViewLike(selfType(of: owner))
    }

    private func viewMember(_ id: DeclarationID) -> ViewMember? {
        let declaration = program[id]
        if declaration.kind == .variable, isStored(id), isBody(id) {
            return ViewMember(declaration: id, name: qualifiedName(of: id), type: within(id) { underlying(valueType(of: id)) })
        }
        guard declaration.kind == .variable || declaration.kind == .function, let written = resultNode(of: id), hasBody(id) else {
            return nil
        }
        if declaration.kind == .variable, written.kind != .someType, isStored(id) { return nil }
        guard givesView(written, of: id) else { return nil }
        let type = within(id) { underlying(resultType(of: id)) }
        return ViewMember(declaration: id, name: qualifiedName(of: id), type: type)
    }

    /// Asked of everything a project declares: only the result is read, and the parameters of a function are not.
    private func givesView(_ written: Node, of id: DeclarationID) -> Bool {
        if let known = program[id].kind == .function ? signatures[id]?.result : valueTypes[id] { return isViewLike(known) }
        // What a protocol's extensions say of its associated types is remembered in the order in which it is asked: whole.
        let isOfProtocol = program.owner(of: id).map { program[$0].kind == .protocol } ?? false
        if isOfProtocol || holdsSome(written) || program[id].flags.contains(.isDestructured) { return isViewLike(resultType(of: id)) }
        if program[id].kind == .function { return isViewLike(resolveType(written, in: id)) }
        return isViewLike(within(id) { resolveType(written, in: id) })
    }

    private func holdsSome(_ written: Node) -> Bool {
        let tree = written.tree
        return written.subtree.contains { tree.nodes[$0].kind == .someType }
    }

    /// The result that a property or function declares, `some` left as it is.
    func resultType(of id: DeclarationID) -> TypeID {
        program[id].kind == .function ? signature(of: id).result : valueType(of: id)
    }

    func isViewLike(_ type: TypeID) -> Bool {
        switch types[type] {
        case .unknown, .literal, .function, .metatype: return false
        case .tuple: return false
        default: break
        }
        if let inner = unwrapped(type) { return isViewLike(inner) }
        return Self.viewLikeProtocols.contains { conforms(type, to: $0) == .yes }
    }

    private static let viewLikeProtocols: [KnownName] = [.View, .Scene, .ToolbarContent, .Commands, .Shape, .ViewModifier]

    /// Where the name of a declaration stands: attributes may put lines before it.
    func nameNode(of id: DeclarationID) -> Node {
        let node = program.element(id)
        return node.child(.pattern) ?? node.child(.name) ?? node
    }

    /// A type's name with those of the types around it: `Outer.Inner`.
    func qualifiedTypeName(of id: DeclarationID) -> String {
        var text = program.text(of: program[id].name)
        var parent = program[id].parent
        while parent != .none {
            let declaration = program[parent]
            let name = declaration.kind == .extension ? program.node(parent).child(.type)?.typeName ?? "_" : program.text(of: declaration.name)
            text = name + "." + text
            parent = declaration.parent
        }
        return text
    }

    /// The name with the types around it: `Outer.Inner.body`, with labels for functions.
    func qualifiedName(of id: DeclarationID) -> String {
        var text = program.text(of: program[id].name)
        if program[id].kind == .function {
            text += "(" + signature(of: id).parameters.map { ($0.label == .known(.empty) ? "_" : program.text(of: $0.label)) + ":" }.joined() + ")"
        }
        var parent = program[id].parent
        while parent != .none {
            let declaration = program[parent]
            if declaration.kind == .extension {
                return (program.node(parent).child(.type)?.typeName ?? "_") + "." + text
            }
            text = program.text(of: declaration.name) + "." + text
            parent = declaration.parent
        }
        return text
    }
}
