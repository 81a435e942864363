/// State whose change makes something happen: where it no longer starts over, what waits for its change may wait for good.
extension IdentityModel {
    /// Whether a view of the project begins something when it appears: with other arguments in its place it would not begin again.
    func startsWork(_ view: TypeID) -> Bool { works(view) { $0.runs(.appear) && !$0.runs(.change) } }

    /// Whether a view of the project begins something when it appears, or ends it when it goes.
    func worksWithView(_ view: TypeID) -> Bool { works(view, \.runsWithView) }

    private func works(_ view: TypeID, _ isMeant: (Behaviour) -> Bool) -> Bool {
        guard let declaration = declaration(of: view), !isInInterface(declaration) else { return false }
        return actionCalls[declaration]?.contains { isMeant(names.behaviour(of: node(at: $0), in: $0.unit)) } ?? false
    }

    /// The calls that may run what they are given, by the type around them.
    private var actionCalls: [DeclarationID: [CodePlace]] {
        kept(\.actionCallsFound) {
            var found: [DeclarationID: [CodePlace]] = [:]
            for place in program.names(with: .runs).flatMap(mentions.calls.places) {
                if let owner = member(around: node(at: place), in: place.unit).flatMap(program.owner) { found[owner, default: []].append(place) }
            }
            return found
        }
    }

    /// Whether the view of a property has `.onChange(of:)` or `.task(id:)` look at it.
    func isWatched(_ property: DeclarationID) -> Bool {
        let name = program[property].name
        return program.names(with: .runs).contains { watcher in
            mentions.calls.places(named: watcher).contains { place in
                guard let call = CallExpr(node(at: place)), let value = call.arguments.first?.value, value.kind != .closure else { return false }
                let isRead = ([value] + value.descendants).contains { node in
                    node.isBareName && program.projectedName(of: node) == name && names.property(node, in: place.unit) == property
                }
                return isRead && names.behaviour(of: call.node, in: place.unit).runs(.change)
            }
        }
    }
}
