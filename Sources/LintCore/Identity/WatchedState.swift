/// State whose change makes something happen: where it no longer starts over, what waits for its change may wait for good.
extension IdentityModel {
    private static let watchers: Set<String> = ["onChange", "task"]

    /// Whether a view of the project begins something when it appears: with other arguments in its place it would not begin again.
    func startsWork(_ view: TypeID) -> Bool {
        guard let declaration = declaration(of: view), !isInInterface(declaration) else { return false }
        return ["task", "onAppear"].contains { name in
            mentions.calls.places(named: program.name(spelled: name)).contains { place in
                let call = node(at: place)
                guard let member = member(around: call, in: place.unit), program.owner(of: member) == declaration else { return false }
                return !(CallExpr(call)?.arguments.contains { $0.label == "id" } ?? false)
            }
        }
    }

    /// Whether the view of a property has `.onChange(of:)` or `.task(id:)` look at it.
    func isWatched(_ property: DeclarationID) -> Bool {
        let name = program[property].name
        return Self.watchers.contains { watcher in
            mentions.calls.places(named: program.name(spelled: watcher)).contains { place in
                guard let call = CallExpr(node(at: place)), let value = call.arguments.first(where: { $0.label == "of" || $0.label == "id" })?.value
                else { return false }
                return ([value] + value.descendants).contains { node in
                    node.kind == .identifier && program.projectedName(of: node) == name && names.property(node, in: place.unit) == property
                }
            }
        }
    }
}
