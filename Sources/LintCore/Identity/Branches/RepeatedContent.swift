/// Content that callers give to a container or a modifier, where several views of one body each show it.
struct RepeatedContent {
    /// What each of them keeps of its own.
    let state: OwnedState
    /// What is given, where the container or the modifier is used.
    let place: Node

    /// The first content with state that a caller gives to the type in whose body these views stand, and that two of them show; nil where none
    /// is seen.
    init?(in views: [Node], _ scope: FileScope) {
        let model = scope.model
        let types = views.compactMap { model.typeOfView($0, in: scope.unit) }
        guard let first = views.first, let member = model.member(around: first, in: scope.unit), let owner = model.program.owner(of: member),
            model.program[owner].kind == .struct
        else { return nil }
        let isModifier = model.evaluator.conforms(model.evaluator.selfType(of: owner), to: .ViewModifier) == .yes
        let isShared = types.filter { isModifier ? model.holdsPlaceholder($0) : model.holdsParameter($0) }.count > 1
        guard isShared else { return nil }
        for calls in model.flow.constructions(of: owner).calls.sorted(by: { $0.key.index < $1.key.index }) {
            for call in calls.value where !PreviewCode.holds(call.node) {
                let unit = model.program[call.member].unit
                if isModifier {
                    for (view, unit) in Self.views(modifiedBy: call.node, in: unit, model) {
                        guard let type = model.typeOfView(view, in: unit) else { continue }
                        let state = model.state(ownedBy: type, at: view, in: unit)
                        guard !state.properties.isEmpty else { continue }
                        self.state = OwnedState(properties: state.properties)
                        place = view
                        return
                    }
                } else if let state = Self.state(givenBy: call.node, in: unit, to: owner, types, model) {
                    self.state = state
                    place = call.node
                    return
                }
            }
        }
        return nil
    }

    /// What two of the views own, with the types that a call gives in the place of those that the container leaves open.
    private static func state(givenBy call: Node, in unit: Int32, to owner: DeclarationID, _ types: [TypeID], _ model: IdentityModel) -> OwnedState? {
        guard let type = model.typeOfView(call, in: unit), case .nominal(let declaration, let arguments) = model.types[type], declaration == owner
        else { return nil }
        let substitution = Substitution(model.evaluator.allParameters(of: owner), arguments)
        var seen: Set<OwnedState.Property> = []
        for type in types {
            let properties = model.state(ownedBy: model.evaluator.substitute(type, substitution)).properties
            let shared = properties.filter(seen.contains)
            if !shared.isEmpty { return OwnedState(properties: shared) }
            seen.formUnion(properties)
        }
        return nil
    }

    /// `Row()` of `Row().modifier(Fitting())`, also where a function adds the modifier to what it is called on.
    private static func views(modifiedBy call: Node, in unit: Int32, _ model: IdentityModel) -> [(Node, Int32)] {
        guard let argument = call.parent, argument.kind == .argument, let modifier = argument.parent.flatMap(CallExpr.init), let callee = modifier.callee
        else { return [] }
        if callee.kind == .memberAccess, let base = callee.child(.base), !base.spells("self") { return [(base, unit)] }
        guard let function = model.member(around: call, in: unit), model.program[function].kind == .function else { return [] }
        return model.flow.calls(of: function).calls.compactMap { call in
            guard let callee = call.node.child(.callee), callee.kind == .memberAccess, let base = callee.child(.base), !base.spells("self") else { return nil }
            return (base, model.program[call.member].unit)
        }
    }
}
