/// Which stored properties keep what an initializer put in.
extension FlowGraph {
    /// How often another value takes the place of the one that an initializer gave to a stored property. For anything but the value,
    /// changes of its parts do not count.
    ///
    /// - Parameter held: the type whose values are asked about: of `state: State` in a base class, a subclass assigns those of its own.
    func replacement(of id: DeclarationID, _ aspect: Aspect, of held: DeclarationID?) -> Constancy {
        if program[id].flags.contains(.isLet) { return .perCaller }
        return solve(Question(kind: .replacing, place: Place(id), aspect: aspect, context: Context(held: held))) {
            let changed = Constancy(rate: .possible, deciding: [Place(id)])
            // Code that is not here may assign it.
            if isOpen(id) { return .unknown(.callers) }
            if mayBeWrittenOtherwise(id) || replacesItself(id) || [.value, .form, .possibilities].contains(aspect) && isChangedInPart(id) { return changed }
            let unit = onlyWriter(of: id)
            let places = mentions.assignments.places(named: program[id].name).filter { unit == nil || $0.unit == unit }
            guard places.count <= Limits.writers else { return .unknown(.limit) }
            return places.reduce(.perCaller) { $0.isChanging ? $0 : $0.joined(with: assignment($1, to: id, held) ?? .perCaller) }
        }
    }

    /// Whether no code but initializers adds to a collection that objects store, takes something out of it or puts another one in its place.
    func keepsCount(_ id: DeclarationID) -> Bool {
        guard program.isInstanceVariable(id), program.owner(of: id).map({ program[$0].kind == .class }) ?? false, evaluator.isStored(id), names.storage(of: id).map({ $0 == .published }) ?? true, !isOpen(id), !mayBeWrittenOtherwise(id)
        else { return false }
        return changes(of: id).allSatisfy { change in
            member(around: change.node, in: change.unit).map { program[$0].kind == .initializer && program.owner(of: $0) == program.owner(of: id) } ?? false
        }
    }

    /// Whether code that is not here may assign it. What `@State` of a view that is on screen holds, that view alone assigns,
    /// whatever the access level.
    private func isOpen(_ id: DeclarationID) -> Bool {
        guard program[id].flags.contains(.isPublic), !isOfIdentity(id) else { return false }
        return !program.node(id).children(.modifier).contains { $0.text.hasSuffix("(set)") }
    }

    private func isOfIdentity(_ id: DeclarationID) -> Bool {
        guard names.storage(of: id)?.keepsFirstValue ?? false else { return false }
        return program.owner(of: id).map(isDrawn) ?? false
    }

    /// Whether something of its name is written other than by `x = …`.
    private func mayBeWrittenOtherwise(_ id: DeclarationID) -> Bool {
        let name = program[id].name
        let unit = onlyWriter(of: id)
        let writes = mentions.writes
        if writes.others.contain(name, in: unit) || writes.memberBindings.contain(name, in: unit) || writes.keyPaths.contain(name, in: unit) { return true }
        // `$name` of a `@Published` property is a publisher, and a property without a wrapper has none.
        if writes.bindings.contain(name, in: unit), let wrapper = names.wrapper(of: id), wrapper.kind != .published { return true }
        return program.node(id).children(.modifier).contains { $0.spells("weak") }
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

    /// How often an assignment gives the property another value; nil for one to something else.
    private func assignment(_ place: CodePlace, to id: DeclarationID, _ held: DeclarationID?) -> Constancy? {
        let node = self.node(at: place)
        guard !isInitializing(node), !PreviewCode.holds(node), let left = node.child(.left) else { return nil }
        let changed = Constancy(rate: .seen, deciding: [Place(id)])
        if let target = names.property(left, in: place.unit) {
            guard target == id else { return mayWitness(id, target) ? changed : nil }
        } else if !mayName(left, id, in: place.unit) {
            return nil
        }
        if let alias = forwarder(of: node, in: place.unit), alias != id { return replacement(of: alias, .whole, of: held) }
        return held.map { mayHold($0, left, in: place.unit) } ?? true ? changed : nil
    }

    /// Whether a property may be what a protocol asks for by another one.
    private func mayWitness(_ id: DeclarationID, _ requirement: DeclarationID) -> Bool {
        let parent = program[requirement].parent
        guard parent != .none, program[parent].kind == .protocol else { return false }
        return program.owner(of: id).map { evaluator.protocols(of: $0).contains(parent) } ?? true
    }

    /// The property whose setter does nothing else: `set { context.state = newValue }` assigns as often as the property is assigned,
    /// and `property.name = …` is one of the name.
    func forwarder(of assignment: Node, in unit: Int32) -> DeclarationID? {
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
        guard !evaluator.isUnknown(type), let found = declaration(of: evaluator.withoutOptional(type)) else { return true }
        let isValue = program[found].kind == .struct || program[found].kind == .enum
        // A case may carry it, and so may a value of the library, such as a result.
        return !isValue || found == held || hasPayloads(found) || isInInterface(found)
    }

    /// `self = …` in a value's own code.
    private func replacesItself(_ id: DeclarationID) -> Bool {
        guard let declared = objectType(of: id), !isInInterface(declared), program[declared].kind != .class else { return false }
        return mentions.assignments.places(named: .known(.`self`)).contains { place in
            let node = self.node(at: place)
            return !isInitializing(node) && member(around: node, in: place.unit).flatMap(program.owner) == declared
        }
    }

    private func isChangedInPart(_ id: DeclarationID) -> Bool {
        mentions.writes.parts.contain(program[id].name, in: nil) || !changes(of: id).isEmpty
    }
}

extension SemanticQueries {
    /// What an initializer assigns is what there is at first.
    func isInitializing(_ assignment: Node) -> Bool {
        assignment.ancestors.first { $0.kind == .`init` || $0.kind == .func || $0.kind == .closure || $0.kind == .accessor }?.kind == .`init`
    }

    /// Whether a target that cannot be followed may be this property: a plain name must be seen from there, and a member of what
    /// other files do not know is a library's as a rule.
    func mayName(_ target: Node, _ id: DeclarationID, in unit: Int32) -> Bool {
        let node = target.withoutUnwrapping
        guard node.kind == .identifier else { return unit == program[id].unit }
        return names.declaration(namedBy: node, in: unit) == id
    }
}
