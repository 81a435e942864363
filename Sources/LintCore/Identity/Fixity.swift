/// Which stored properties keep what an initializer put in.
extension IdentityModel {
    struct AspectKey: Hashable {
        let declaration: DeclarationID
        /// The place of a parameter; -1 for the declaration itself.
        var parameter: Int32 = -1
        let aspect: Aspect
        /// The type of the values that are meant, where the declared one is a type parameter.
        var held: DeclarationID?
    }

    /// Whether a stored property goes on holding what its initializer gave it. For anything but the value, changes of its parts
    /// do not count.
    ///
    /// - Parameter held: the type whose values are asked about: of `state: State` in a base class, a subclass assigns those of its own.
    func isFixed(_ id: DeclarationID, _ aspect: Aspect, of held: DeclarationID? = nil) -> Bool {
        if program[id].flags.contains(.isLet) { return true }
        let key = AspectKey(declaration: id, aspect: aspect, held: held)
        if let found = fixities[key] { return found }
        // On the way round, through a property that sets another one.
        guard let depth = fixitiesInProgress.enter(key) else { return true }
        let found = !isOpen(id) && !isReplaced(id, held) && (aspect != .value || !isChangedInPart(id))
        let isWhole = fixitiesInProgress.leave(key, at: depth)
        // What is seen to be changed stays so, whatever the others say.
        if isWhole || !found { fixities[key] = found }
        return found
    }

    /// Whether code that is not here may assign it. What `@State` of a view that is on screen holds, that view alone assigns,
    /// whatever the access level.
    private func isOpen(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.isPublic), !isOfIdentity(id) else { return false }
        return !program.node(id).children(.modifier).contains { $0.text.hasSuffix("(set)") }
    }

    private func isOfIdentity(_ id: DeclarationID) -> Bool {
        guard let wrapper = names.wrapper(of: id)?.libraryName, wrapper == "State" || wrapper == "StateObject" else { return false }
        return program.owner(of: id).map(isDrawn) ?? false
    }

    private func isReplaced(_ id: DeclarationID, _ held: DeclarationID?) -> Bool {
        let name = program[id].name
        let unit = onlyWriter(of: id)
        if mentions.writes.others.contain(name, in: unit) || mentions.writes.memberBindings.contain(name, in: unit) { return true }
        if mentions.writes.keyPaths.contain(name, in: unit) { return true }
        // `$name` of a `@Published` property is a publisher, and a property without a wrapper has none.
        if mentions.writes.bindings.contain(name, in: unit), let wrapper = names.wrapper(of: id)?.libraryName, wrapper != "Published" { return true }
        if program.node(id).children(.modifier).contains(where: { $0.spells("weak") }) || replacesItself(id) { return true }
        return mentions.assignments.places(named: name).contains { (unit == nil || $0.unit == unit) && assigns($0, id, held) }
    }

    /// The one file that can assign it: that of a `private` property, of a `private(set)` one, and of the `@State` of a view that
    /// is written in one file.
    private func onlyWriter(of id: DeclarationID) -> Int32? {
        if isOfIdentity(id), let owner = program.owner(of: id),
            (program.extensions[owner] ?? []).allSatisfy({ program[$0].unit == program[id].unit })
        {
            return program[id].unit
        }
        let isPrivate = program[id].flags.contains(.isFilePrivate)
            || program.node(id).children(.modifier).contains { $0.spells("private(set)") || $0.spells("fileprivate(set)") }
        return isPrivate ? program[id].unit : nil
    }

    private func assigns(_ place: CodePlace, _ id: DeclarationID, _ held: DeclarationID?) -> Bool {
        let node = self.node(at: place)
        guard !isInitializing(node), !PreviewCode.holds(node), let left = node.child(.left) else { return false }
        if let target = names.property(left, in: place.unit) {
            guard target == id else { return mayWitness(id, target) }
        } else if !mayName(left, id, in: place.unit) {
            return false
        }
        if let alias = forwarder(of: node, in: place.unit), alias != id { return !isFixed(alias, .whole, of: held) }
        return held.map { mayHold($0, left, in: place.unit) } ?? true
    }

    /// Whether a property may be what a protocol asks for by another one.
    private func mayWitness(_ id: DeclarationID, _ requirement: DeclarationID) -> Bool {
        let parent = program[requirement].parent
        guard parent != .none, program[parent].kind == .protocol else { return false }
        return program.owner(of: id).map { evaluator.protocols(of: $0).contains(parent) } ?? true
    }

    /// The property whose setter does nothing else: `set { context.state = newValue }` assigns as often as the property is assigned,
    /// and `property.name = …` is one of the name.
    private func forwarder(of assignment: Node, in unit: Int32) -> DeclarationID? {
        guard let setter = assignment.ancestors.first(where: { $0.kind == .accessor || $0.kind == .closure || $0.kind == .func }),
            setter.kind == .accessor, setter.child(.name)?.spells("set") == true, assignment.child(.right)?.spells("newValue") == true,
            let property = member(around: assignment, in: unit), program[property].kind == .variable
        else { return nil }
        return property
    }

    /// Whether what is assigned to may hold a value of a type.
    private func mayHold(_ held: DeclarationID, _ target: Node, in unit: Int32) -> Bool {
        guard let member = member(around: target, in: unit) else { return true }
        let type = evaluator.within(member) { evaluator.defaulted(evaluator.type(of: target, in: memberFrame(member))) }
        guard !evaluator.isUnknown(type), let found = declaration(of: evaluator.unwrapped(type) ?? type) else { return true }
        let isValue = program[found].kind == .struct || program[found].kind == .enum
        return !isValue || found == held
    }

    /// Whether a target that cannot be followed may be this property: a plain name must be seen from there, and a member of what
    /// other files do not know is a library's as a rule.
    func mayName(_ target: Node, _ id: DeclarationID, in unit: Int32) -> Bool {
        let node = target.withoutUnwrapping
        guard node.kind == .identifier else { return unit == program[id].unit }
        return names.declaration(namedBy: node, in: unit) == id
    }

    /// `self = …` in a value's own code.
    private func replacesItself(_ id: DeclarationID) -> Bool {
        let type = evaluator.within(id) { evaluator.valueType(of: id) }
        guard let declared = declaration(of: evaluator.unwrapped(type) ?? type), !isInInterface(declared), program[declared].kind != .class else { return false }
        return mentions.assignments.places(named: .known(.`self`)).contains { place in
            let node = self.node(at: place)
            return !isInitializing(node) && member(around: node, in: place.unit).flatMap(program.owner) == declared
        }
    }

    private func isChangedInPart(_ id: DeclarationID) -> Bool {
        mentions.writes.parts.contain(program[id].name, in: nil) || !changes(of: id).isEmpty
    }
}
