/// What names in a body refer to.
extension SemanticQueries {
    /// The property or global that a name stands for, or is the projection of.
    func property(namedBy node: Node, in unit: Int32) -> DeclarationID? {
        names.declarations(namedBy: node, in: unit).first { program[$0.declaration].kind == .variable }?.declaration
    }

    /// The names and `$names` that an expression refers to, with `self` where that stands before them, in source order, those in closures left
    /// out.
    func names(in expression: Node) -> [Node] {
        expression.outsideClosures.filter { $0.isBareName && !($0.role == .base && $0.spells("self")) }
    }

    /// What fulfils in a view what a protocol asks for: `content` of `MyScreen` for that of `Screen`. Anything else stands for
    /// itself.
    func witness(of member: DeclarationID, in type: DeclarationID?) -> DeclarationID {
        guard let type, let owner = program.owner(of: member), program[owner].kind == .protocol, !isInInterface(owner),
            isRequirement(member)
        else { return member }
        let own = program.members(of: type, named: program[member].name)
        return own.first { program[$0].kind == program[member].kind && !isInInterface($0) } ?? member
    }

    /// Whether a protocol asks for a member, and does not write it itself.
    func isRequirement(_ member: DeclarationID) -> Bool {
        program[member].parent != .none && program[program[member].parent].kind == .protocol
    }

    /// The types of the parts of a path, as far as they are known.
    func types(along path: [String], of property: DeclarationID) -> [TypeID] {
        var types = [evaluator.within(property) { evaluator.valueType(of: property) }]
        for part in path.dropFirst() {
            var holder = types[types.count - 1]
            while let inner = evaluator.unwrapped(holder) { holder = inner }
            guard let next = evaluator.propertyType(named: program.name(spelled: part), of: holder) else { return types }
            types.append(next)
        }
        return types
    }

    /// What is read along a path: of `model.items.count`, `model`, `items` and `count`, or as far as a library's type, whose members are made of
    /// what it holds; nil where not all of it is known.
    func properties(along read: ReadVariable) -> [DeclarationID]? {
        guard let variable = read.declaration else { return nil }
        var found = [variable]
        for (name, holder) in zip(read.path.dropFirst(), types(along: read.path, of: variable)) {
            guard let holder = declaration(of: evaluator.withoutOptional(holder)) else { return nil }
            guard let property = names.ownMembers(spelled: name, of: holder).first else { return isInInterface(holder) ? found : nil }
            found.append(property)
        }
        return found.count == read.path.count ? found : nil
    }

    /// `let isOn: Binding<Bool>`, `let isFocused: FocusState<Bool>.Binding`: its name alone is no read.
    func holdsBinding(_ property: DeclarationID) -> Bool {
        guard names.wrapper(of: property) == nil, let type = declaration(of: evaluator.within(property) { evaluator.valueType(of: property) }) else { return false }
        return program.behaviour(of: type).has(.storage, WrapperKind.binding.rawValue)
    }

    /// The `body` of a view, modifier or style, which a protocol of the project may provide: what a view of this type stands
    /// for.
    func body(of type: DeclarationID) -> DeclarationID? {
        if let own = program.members(of: type, named: .known(.body)).first(where: { evaluator.body(of: $0) != nil }) { return own }
        return evaluator.protocols(of: type).lazy.filter { !self.isInInterface($0) }
            .flatMap { self.program.members(of: $0, named: .known(.body)) }.first { self.evaluator.body(of: $0) != nil }
    }

    func isBinding(_ property: DeclarationID) -> Bool { names.storage(of: property) == .binding || holdsBinding(property) }

    func isFunction(_ property: DeclarationID) -> Bool { evaluator.functionForm(of: evaluator.valueType(of: property)) != nil }

    func keepsInitialValue(_ property: DeclarationID) -> Bool {
        names.storage(of: property)?.keepsFirstValue ?? false
    }

    func readsMembers(of property: DeclarationID, in type: DeclarationID) -> Bool {
        let name = name(of: property)
        return (program.ownMembers[type] ?? []).contains { member in
            guard let body = evaluator.body(of: member) else { return false }
            return CodeReference.all(in: body).contains { reference in
                // `$model.name` of `@Bindable var model` reads `name` as well.
                let path = reference.ownPath
                return path.count > 1 && path[0] == name
            }
        }
    }
}
