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
        let unit = onlyWriter(of: id)
        if writes.others.contain(name, in: unit) || writes.memberBindings.contain(name, in: unit) { return true }
        if let found = writes.keyPaths[name], found.contains(where: { unit == nil || $0.unit == unit }) { return true }
        // `$name` of a `@Published` property is a publisher.
        if writes.bindings.contain(name, in: unit), wrapper(of: id) != "Published" { return true }
        if program.node(id).children(.modifier).contains(where: { $0.text == "weak" }) || replacesItself(id) { return true }
        return (assignments[program[id].name] ?? []).contains { (unit == nil || $0.unit == unit) && assigns($0, id) }
    }

    /// The one file that can assign it: that of a `private` property and of a `private(set)` one.
    private func onlyWriter(of id: DeclarationID) -> Int32? {
        let isPrivate = program[id].flags.contains(.isFilePrivate)
            || program.node(id).children(.modifier).contains { $0.text == "private(set)" || $0.text == "fileprivate(set)" }
        return isPrivate ? program[id].unit : nil
    }

    private func assigns(_ place: CallTable.Place, _ id: DeclarationID) -> Bool {
        let node = calls.node(place)
        guard !isInitializing(node), !PreviewCode.holds(node), let left = node.child(.left) else { return false }
        guard let target = variable(namedBy: left, in: place.unit) else { return mayName(left, id, in: place.unit) }
        guard target == id else { return program[target].parent != .none && program[program[target].parent].kind == .protocol }
        // `set { context.state = newValue }` assigns as often as the property is assigned.
        guard let setter = node.ancestors.first(where: { $0.kind == .accessor || $0.kind == .closure || $0.kind == .func }),
            setter.kind == .accessor, setter.child(.name)?.text == "set", node.child(.right)?.text == "newValue",
            let property = member(around: node, in: place.unit), property != id
        else { return true }
        return !isFixed(property, .whole)
    }

    /// Whether a target that cannot be followed may be this property: a plain name must be seen from there, and a member of what
    /// other files do not know is a library's as a rule.
    private func mayName(_ target: Node, _ id: DeclarationID, in unit: Int32) -> Bool {
        let node = target.withoutUnwrapping
        guard node.kind == .identifier else { return unit == program[id].unit }
        guard LocalBinding.of(node.text, at: node) == nil, let member = member(around: node, in: unit) else { return false }
        return declarations(named: node.text, seenFrom: member).first == id
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
        writes.parts.contain(name(of: id), in: nil) || !changes(of: id).isEmpty
    }
}
