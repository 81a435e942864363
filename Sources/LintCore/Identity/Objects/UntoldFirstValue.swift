/// State that keeps the first of the values that callers give for it, where nobody is seen to change what they give, though it is made to
/// change; of a public view that no code of the project makes, whatever it is given.
struct UntoldFirstValue {
    let state: Declared
    /// How it is declared, without `@`.
    let wrapper: String
    /// The label by which it is given.
    let label: String
    /// What the initializer puts into it; the name of the state where no initializer is written.
    let place: Node
    /// What a caller gives for it; nil where no code that was read makes the view.
    let given: Node?
    let constancy: ConstancyClass
    let keepsObject: Bool
    /// Whether the view gives the state other values when something else changes.
    let isTakenAgain: Bool

    /// Those of a view, in the order of its state; none where a caller is seen to change what it gives: that is said at its call.
    static func all(in owner: TypeDecl, _ scope: FileScope) -> [UntoldFirstValue] {
        let model = scope.model
        guard let view = model.type(declaredBy: owner, in: scope.unit), model.program.node(view).id == owner.node.id, model.isDrawn(view) else { return [] }
        let seeds = model.seededState(of: view)
        guard !seeds.isEmpty else { return [] }
        let calls = model.flow.constructions(of: view)
        var seen: Set<DeclarationID> = []
        return seeds.compactMap { seed in
            guard !FirstValue.isMeantAsFirst(seed.label), FirstValue.isUsed(seed.property, by: view, model), !seen.contains(seed.property),
                let given = given(for: seed, calls.calls[seed.initializer ?? view] ?? [], of: view, model)
            else { return nil }
            let following = model.following(of: seed, by: view)
            guard following == .possible || following == .none && !isEdited(seed.property, model), let place = place(of: seed, scope) else { return nil }
            seen.insert(seed.property)
            return UntoldFirstValue(
                state: model.declared(seed.property), wrapper: seed.wrapper, label: seed.label, place: place, given: given.value, constancy: given.constancy,
                keepsObject: seed.keepsObject(model), isTakenAgain: following == .possible)
        }
    }

    /// Whether code of the view sets it: for people, whose choice it is then, or of another source.
    private static func isEdited(_ state: DeclarationID, _ model: IdentityModel) -> Bool { !Assignments(to: state, model).isEmpty }

    private static func given(
        for seed: SeededState, _ calls: [PlacedCall], of view: DeclarationID, _ model: IdentityModel
    ) -> (value: Node?, constancy: ConstancyClass)? {
        var found: (value: Node?, constancy: ConstancyClass)?
        var isMade = false
        for call in calls.prefix(Limits.callers) {
            let scope = FileScope(model: model, unit: model.program[call.member].unit)
            isMade = true
            guard let syntax = CallExpr(call.node), let value = syntax.arguments.first(where: { $0.label == seed.label })?.value, !value.isProjection,
                !model.flow.isMadeAnew(call.node, in: scope.unit)
            else { continue }
            switch FirstValue.change(of: value, for: seed, of: view, in: syntax, scope) {
            case .seen: return nil
            // What was not followed is an element or a route as a rule, which begins with the view.
            case .untold(.dynamic): found = found ?? (value, .dynamic)
            case .untold, nil: continue
            }
        }
        if isMade { return found }
        // A library gives it to others.
        guard model.flow.isOpenToOthers(view), let initializer = seed.initializer, model.flow.isOpenToOthers(initializer),
            let parameter = model.evaluator.signature(of: initializer).parameters.first(where: { model.program.text(of: $0.label) == seed.label }), !parameter.isAutoclosure,
            FirstValue.isOfValue(parameter.type, model)
        else { return nil }
        return (nil, .unknown)
    }

    private static func place(of seed: SeededState, _ scope: FileScope) -> Node? {
        let model = scope.model
        guard let initializer = seed.initializer else { return model.declared(seed.property).nameNode }
        guard model.program[initializer].unit == scope.unit else { return nil }
        return InitializerAssignments(to: seed.property, by: initializer, model)?.values.first
    }
}
