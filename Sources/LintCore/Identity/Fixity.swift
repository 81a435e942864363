/// Which stored properties keep what an initializer put in.
extension IdentityModel {
    struct AspectKey: Hashable {
        let declaration: DeclarationID
        /// The place of a parameter; -1 for the declaration itself.
        var parameter: Int32 = -1
        let aspect: Aspect
    }

    /// Whether a stored property goes on holding what its initializer gave it. For anything but the value, changes of its parts
    /// do not count.
    func isFixed(_ id: DeclarationID, _ aspect: Aspect) -> Bool {
        if program[id].flags.contains(.isLet) { return true }
        let key = AspectKey(declaration: id, aspect: aspect)
        if let found = fixities[key] { return found }
        // On the way round, through a property that sets another one.
        fixities[key] = true
        let found = !isOpen(id) && !isReplaced(id) && (aspect != .value || !isChangedInPart(id))
        fixities[key] = found
        return found
    }

    /// Whether code that is not here may assign it.
    private func isOpen(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.isPublic) else { return false }
        return !program.node(id).children(.modifier).contains { $0.text.hasSuffix("(set)") }
    }

    private func isReplaced(_ id: DeclarationID) -> Bool {
        let name = self.name(of: id)
        if writes.others.contains(name) || writes.memberBindings.contains(name) || writes.keyPaths[name] != nil { return true }
        // `$name` of a `@Published` property is a publisher.
        if writes.bindings.contains(name), wrapper(of: id) != "Published" { return true }
        if program.node(id).children(.modifier).contains(where: { $0.text == "weak" }) || replacesItself(id) { return true }
        return (assignments[program[id].name] ?? []).contains { assigns($0, id) }
    }

    private func assigns(_ place: CallTable.Place, _ id: DeclarationID) -> Bool {
        let node = calls.node(place)
        guard !isInitializing(node), !PreviewCode.holds(node), let left = node.child(.left) else { return false }
        guard let target = variable(namedBy: left, in: place.unit) else { return true }
        guard target == id else { return program[target].parent != .none && program[program[target].parent].kind == .protocol }
        // `set { context.state = newValue }` assigns as often as the property is assigned.
        guard let setter = node.ancestors.first(where: { $0.kind == .accessor || $0.kind == .closure || $0.kind == .func }),
            setter.kind == .accessor, setter.child(.name)?.text == "set", node.child(.right)?.text == "newValue",
            let property = member(around: node, in: place.unit), property != id
        else { return true }
        return !isFixed(property, .whole)
    }

    /// `self = …` in a value's own code.
    private func replacesItself(_ id: DeclarationID) -> Bool {
        let type = evaluator.within(id) { evaluator.valueType(of: id) }
        guard let declared = declaration(of: evaluator.unwrapped(type) ?? type), !isInInterface(declared), program[declared].kind != .class else { return false }
        return (assignments[.known(.`self`)] ?? []).contains { place in
            let node = calls.node(place)
            return !isInitializing(node) && member(around: node, in: place.unit).flatMap(program.owner) == declared
        }
    }

    private func isChangedInPart(_ id: DeclarationID) -> Bool {
        writes.parts.contains(name(of: id)) || !changes(of: id).isEmpty
    }
}
