/// An id out of a plain property that begins as a random value: it stays while one value of the view does, and whoever makes the
/// view makes a new one with each value.
struct RenewedID {
    /// The property that holds it.
    let property: DeclarationID
    /// The view that has the property.
    let view: DeclarationID
    let value: RandomValue
    /// Whether the id is the property, so that no two are equal.
    let isWhole: Bool
}

extension IdentityModel {
    /// Of `.id(token)` where `let token = UUID()` stands in the view; nil where the view keeps it, or others may give it.
    func renewedID(in expression: ScopedNode) -> RenewedID? {
        for read in reads(of: expression) {
            guard let property = read.declaration, let view = program.owner(of: property), let value = renewal(of: property, in: view) else { continue }
            return RenewedID(property: property, view: view, value: value, isWhole: read.isBare)
        }
        return nil
    }

    /// A property that is another one in each value of a view, whoever makes it: no two values are equal.
    func renewedProperty(of view: DeclarationID) -> DeclarationID? {
        (program.ownMembers[view] ?? []).first { program[$0].kind == .variable && (renewal(of: $0, in: view) != nil || holdsNewObject($0, in: view)) }
    }

    /// `@ObservedObject var model = Model()`: an object of the project that each value of the view makes.
    private func holdsNewObject(_ property: DeclarationID, in view: DeclarationID) -> Bool {
        guard isDrawn(view), evaluator.isStored(property), !program[property].flags.contains(.isStatic),
            names.wrapper(of: property).map({ $0.kind == .observedObject || $0.kind == .bindable }) ?? true,
            let initial = program.element(property).child(.initialValue)?.withoutEffects, let call = CallExpr(initial),
            names.makesValue(initial, in: program[property].unit), let name = call.calledName, let made = type(named: name, from: program[property].unit),
            program[made].kind == .class, !isInInterface(made), !isGivenOtherwise(property, of: view), !isAssignedByInitializer(property, of: view)
        else { return false }
        return comparedProperties(of: view)?.contains(self.name(of: property)) ?? true
    }

    /// Whether an initializer of the view gives the property something else than what stands at it.
    private func isAssignedByInitializer(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        initializers(of: view).contains { InitializerAssignments(to: property, by: $0, self).map { !$0.values.isEmpty } ?? false }
    }

    private func renewal(of property: DeclarationID, in view: DeclarationID) -> RandomValue? {
        guard isDrawn(view), evaluator.isStored(property), !program[property].flags.contains(.isStatic), names.wrapper(of: property) == nil,
            let value = flow.randomStart(of: property, in: view), !isGivenOtherwise(property, of: view),
            comparedProperties(of: view)?.contains(name(of: property)) ?? true
        else { return nil }
        return value
    }

    /// Whether code gives the property something else after it was made, or a caller does.
    private func isGivenOtherwise(_ property: DeclarationID, of view: DeclarationID) -> Bool {
        guard !program[property].flags.contains(.isLet) else { return false }
        if isAssignedLater(property) { return true }
        let name = name(of: property)
        let made = flow.constructions(of: view)
        guard made.isComplete else { return true }
        return made.calls.values.joined().contains { call in
            guard let arguments = CallExpr(call.node)?.arguments else { return true }
            return arguments.contains { $0.label == name }
        }
    }

    /// Whether code beside its initializers may give a property another value.
    func isAssignedLater(_ property: DeclarationID) -> Bool {
        mentions.assignments.places(named: program[property].name).contains { assigns($0, later: property) }
    }

    /// Whether an assignment gives the property something else than its initializers do: what has only the same name is another's.
    private func assigns(_ place: CodePlace, later property: DeclarationID) -> Bool {
        let node = self.node(at: place)
        guard let left = node.child(.left) else { return false }
        guard let target = names.property(left, in: place.unit) else { return mayName(left, property, in: place.unit) }
        return target == property && !isInitializing(node)
    }
}
