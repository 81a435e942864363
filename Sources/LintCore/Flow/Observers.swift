/// Which objects views look at: what changes in any other runs no body, and shows when a body runs for another reason.
extension FlowGraph {
    /// Whether a view may be told that what a place holds has changed: it observes an object of its class, or one that hands on what it hears;
    /// nobody has to observe what tracks its readers.
    func isWatched(_ place: Place) -> Bool {
        let property = place.declaration
        guard place.parameter < 0, !isInInterface(property), evaluator.isStored(property), let owner = program.owner(of: property), program[owner].kind == .class,
            evaluator.conforms(evaluator.selfType(of: owner), to: .ObservableObject) == .yes
        else { return true }
        guard evaluator.conforms(evaluator.selfType(of: owner), to: .Observable) == .no, !program.isOpenToOthers(program[owner]) else { return true }
        // An object of one class is also one of the class above.
        let isRelated = evaluator.inherited(by: owner).contains { inherited in declaration(of: inherited.type).map { program[$0].kind == .class } ?? true }
            || subclasses[owner] != nil
        guard !isRelated, let observed = observedClasses, !observed.contains(owner) else { return true }
        // `settings.$isLarge`: who listens may write what a body reads.
        return mentions.mutations.places(named: program[property].name).contains { place in
            let node = self.node(at: place)
            return node.isProjection && names.property(node, in: place.unit) == property
        }
    }

    /// The classes whose objects the project's views observe; nil where that may be any.
    private var observedClasses: Set<DeclarationID>? { kept(\.observedClassesFound, findObservedClasses) }

    private func findObservedClasses() -> Set<DeclarationID>? {
        var found: Set<DeclarationID> = []
        for property in program.declarations(of: .variable) where program[property].flags.contains(.hasAttributes) {
            guard names.storage(of: property)?.observesObject ?? false else { continue }
            guard let type = objectType(of: property), program[type].kind == .class, !announcesItself(type) else { return nil }
            found.insert(type)
        }
        return found
    }
}
