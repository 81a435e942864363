/// Layers of libraries around views, and what of it is shown where it stands.
extension IdentityModel {
    func stateOfLibraryType(_ declaration: DeclarationID, _ arguments: TypeList, _ walk: inout StateWalk) -> OwnedState {
        if declaration == evaluator.libraryType(.AnyView), arguments.isEmpty { return OwnedState(isComplete: false) }
        let behaviour = program.behaviour(of: declaration)
        // What stands for the view that a modifier is applied to is named by the modifier, and holds none of its state.
        if behaviour.has(.placeholder) || walk.stopsAtIDs && behaviour.has(.byID) { return OwnedState() }
        var result = OwnedState(holdsViews: behaviour.has(.rows), isPressed: behaviour.runs(.event))
        switch keeping(declaration, arguments) {
        case .kept(let kept): result.builtIn.append(kept)
        case .undecided: result.undecided.append(declaration)
        case .nothing: break
        }
        for argument in shown(arguments, of: declaration, behaviour) where isShown(argument) { result.add(state(in: argument, &walk)) }
        if behaviour.has(.layer), arguments.count > 1, let modifier = arguments.last { leaveOutHeld(&result, by: modifier) }
        return result
    }

    /// The arguments of a library's type that are shown where it stands: of a link its label, of rows those, of a sheet none.
    func shown(_ arguments: TypeList, of declaration: DeclarationID, _ behaviour: Behaviour) -> [TypeID] {
        let named = behaviour.values(of: .shows)
        guard !named.isEmpty else { return behaviour.has(.presents) ? [] : Array(arguments) }
        let parameters = program.node(declaration).child(.genericParameters)?.children(.element) ?? []
        return zip(parameters, arguments).compactMap { parameter, argument in
            parameter.child(.name).flatMap { named.contains($0.nameText) ? argument : nil }
        }
    }

    /// Whether an argument of a library's type may be a view: values that are shown or formatted own nothing.
    private func isShown(_ type: TypeID) -> Bool {
        switch types[type] {
        case .tuple, .pack, .unknown, .expansion: true
        case .parameter, .member, .opaque, .existential: isView(type)
        case .nominal(let declaration, _): isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes || isInInterface(declaration)
        default: false
        }
    }
}
