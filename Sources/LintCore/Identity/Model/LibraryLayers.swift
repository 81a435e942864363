/// Layers of libraries around views, and what of it is shown where it stands.
extension IdentityModel {
    func stateOfLibraryType(_ declaration: DeclarationID, _ arguments: TypeList, _ walk: inout StateWalk) -> OwnedState {
        if declaration == evaluator.libraryType(.AnyView) { return OwnedState(isComplete: false) }
        let behaviour = program.behaviour(of: declaration)
        if walk.stopsAtIDs, behaviour.has(.byID) { return OwnedState() }
        var result = OwnedState()
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
    private func shown(_ arguments: TypeList, of declaration: DeclarationID, _ behaviour: Behaviour) -> [TypeID] {
        let named = behaviour.values(of: .shows)
        guard !named.isEmpty else { return behaviour.has(.presents) ? [] : Array(arguments) }
        let parameters = program.node(declaration).child(.genericParameters)?.children(.element) ?? []
        return zip(parameters, arguments).compactMap { parameter, argument in
            parameter.child(.name).flatMap { named.contains($0.nameText) ? argument : nil }
        }
    }

    /// Whether a view holds whatever a modifier or style is applied to, `content` or `configuration.label`. Seen from inside alone:
    /// where the modifier is applied, its content is a view like others.
    func holdsPlaceholder(_ type: TypeID) -> Bool {
        switch types[type] {
        case .nominal(let declaration, let arguments):
            program.behaviour(of: declaration).has(.placeholder) || arguments.contains(where: holdsPlaceholder)
        case .tuple(let parts, _), .pack(let parts): parts.contains(where: holdsPlaceholder)
        default: false
        }
    }

    /// Whether a view holds one of a type that is chosen elsewhere: the content of a container, `Self.Content` of a protocol.
    func holdsParameter(_ type: TypeID) -> Bool {
        switch types[type] {
        case .parameter, .member: isView(type)
        case .nominal(let declaration, let arguments): isInInterface(declaration) && arguments.contains { holdsParameter(underlying($0)) }
        case .tuple(let parts, _), .pack(let parts): parts.contains { holdsParameter(underlying($0)) }
        case .expansion(let inner): holdsParameter(inner)
        default: false
        }
    }

    /// Whether an argument of a library's type may be a view: values that are shown or formatted own nothing.
    private func isShown(_ type: TypeID) -> Bool {
        switch types[type] {
        case .tuple, .pack, .unknown, .expansion: true
        case .nominal(let declaration, _): isView(type) || evaluator.conforms(type, to: .ViewModifier) == .yes || isInInterface(declaration)
        default: false
        }
    }
}
