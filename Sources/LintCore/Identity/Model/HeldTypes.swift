/// What the type of a view says that stands in it, without a look at bodies.
extension IdentityModel {
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
}
