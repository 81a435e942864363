/// What people type: properties that a field writes, by bindings that views hand on.
extension IdentityModel {
    /// Whether a text field, an editor or a search field is bound to a property.
    func isTyped(_ property: DeclarationID) -> Bool { isBound(property) { self.types($1, with: $0, in: $2) } }

    /// Whether people choose or switch the value of a property, by a binding that views hand on.
    func isChosen(by bound: Node, in unit: Int32) -> Bool {
        var finder = BoundPropertyFinder(model: self) { call, bound, unit in
            self.names.has(.edits, call.node, in: unit) && !self.types(bound, with: call, in: unit)
        }
        return finder.isMet(by: bound, in: unit)
    }

    /// Whether what people type in a field or an editor is written to a property; what they search for is another thing.
    func isWrittenInField(_ property: DeclarationID) -> Bool {
        isBound(property) { self.names.behaviour(of: $0.node, in: $2).kept == .focus && self.types($1, with: $0, in: $2) }
    }

    /// Whether a list takes its selection from a binding, which views may hand on to it.
    func isSelection(_ bound: Node, in unit: Int32) -> Bool {
        var finder = BoundPropertyFinder(model: self) { call, bound, unit in
            call.arguments.contains { $0.label == "selection" && $0.value?.id == bound.id } && self.names.has(.rows, call.node, in: unit)
        }
        return finder.isMet(by: bound, in: unit)
    }

    private func isBound(_ property: DeclarationID, _ test: @escaping (CallExpr, Node, Int32) -> Bool) -> Bool {
        var finder = BoundPropertyFinder(model: self, test: test)
        return finder.isMet(by: property)
    }

    /// Whether what a call is given is a binding to what people type with it: not a choice, a switch or a slider.
    func types(_ bound: Node, with call: CallExpr, in unit: Int32) -> Bool {
        let behaviour = names.behaviour(of: call.node, in: unit)
        guard behaviour.has(.edits), !behaviour.has(.items) else { return false }
        if behaviour.kept == .focus { return call.arguments.first { $0.value?.isProjection ?? false }?.value?.id == bound.id }
        return names.property(bound, in: unit).map { evaluator.isLibrary(evaluator.valueType(of: $0), .String) } ?? false
    }
}

/// Follows bindings to the calls that they are given to.
private struct BoundPropertyFinder {
    let model: IdentityModel
    let test: (CallExpr, Node, Int32) -> Bool
    /// What leads back to where it came from is bound nowhere else.
    private var known: Set<DeclarationID> = []

    init(model: IdentityModel, test: @escaping (CallExpr, Node, Int32) -> Bool) {
        self.model = model
        self.test = test
    }

    mutating func isMet(by property: DeclarationID) -> Bool {
        guard known.insert(property).inserted else { return false }
        for place in model.mentions.mutations.places(named: model.program[property].name) {
            let bound = model.node(at: place)
            guard bound.parent?.kind == .argument, model.names.property(bound, in: place.unit) == property, !PreviewCode.holds(bound) else { continue }
            if isMet(by: bound, in: place.unit) { return true }
        }
        return false
    }

    mutating func isMet(by bound: Node, in unit: Int32) -> Bool {
        guard let call = bound.parent?.parent.flatMap(CallExpr.init) else { return false }
        return test(call, bound, unit) || isMet(byWhatTakes: bound, in: call, unit)
    }

    /// The bindings of a view of the project that hold what one of its calls gives.
    private mutating func isMet(byWhatTakes bound: Node, in call: CallExpr, _ unit: Int32) -> Bool {
        guard let type = model.typeOfView(call.node, in: unit).flatMap(model.declaration), !model.isInInterface(type),
            let label = call.arguments.first(where: { $0.value?.id == bound.id })?.label
        else { return false }
        return model.flow.properties(filledBy: label, of: type).filter(model.isBinding).contains { isMet(by: $0) }
    }
}
