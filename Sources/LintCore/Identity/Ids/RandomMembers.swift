extension RandomValue {
    static func first(in expression: Node, _ scope: FileScope) -> RandomValue? { first(in: expression, scope.unit, scope.model.names) }

    init?(_ node: Node, _ scope: FileScope) { self.init(node, scope.unit, scope.model.names) }
}

/// Members of the project that make random values, by their names: asked before anything is evaluated.
extension IdentityModel {
    /// The names of properties and functions of the project whose code makes random values or an order: words alone.
    var remakingMemberNames: Set<Name> {
        kept(\.remakingMemberNamesFound) {
            let kinds: Set<DeclarationKind> = [.variable, .function]
            let making = members(at: places(ofCalls: program.names(with: .fresh) + program.names(with: .reorders)), kinds)
            // Elements are told apart by what others compute: `Pin(id: marker.id)`.
            return making.union(members(at: randomMemberNames.flatMap { Array(mentions.members.places(named: $0)) }, kinds))
        }
    }

    /// The names of properties of the project that may compute another value each time: by what their code calls.
    var randomMemberNames: Set<Name> {
        kept(\.randomMemberNamesFound) { members(at: places(ofCalls: program.names(with: .fresh) + [.known(.`init`)]), [.variable]) }
    }

    private func places(ofCalls names: [Name]) -> [CodePlace] { names.flatMap { Array(mentions.calls.places(named: $0)) } }

    private func members(at places: [CodePlace], _ kinds: Set<DeclarationKind>) -> Set<Name> {
        var found: Set<Name> = []
        for place in places {
            guard let member = member(around: node(at: place), in: place.unit), kinds.contains(program[member].kind) else { continue }
            found.insert(program[member].name)
        }
        return found
    }
}
