/// Which object stands in the environment.
extension FlowGraph {
    /// Whether nobody is seen to put now one object and now another one into the environment from which a property takes it:
    /// `.environment(documents[selection])`.
    func isGivenOneObject(_ property: DeclarationID) -> Bool {
        guard let type = objectType(of: property) else { return true }
        // A view that hands on what it takes from there says nothing new.
        return !solve(Question(kind: .environment, place: Place(type))) { givesOther(of: type) ? Constancy(rate: .possible) : .perCaller }.isChanging
    }

    private func givesOther(of type: DeclarationID) -> Bool {
        for name in program.names(with: .provides) {
            for place in mentions.calls.places(named: name) {
                let node = self.node(at: place)
                guard let call = CallExpr(node), call.callee?.kind == .memberAccess, call.arguments.count == 1, let value = call.arguments[0].value,
                    value.kind != .keyPath, !PreviewCode.holds(node), program.sees(type, from: place.unit),
                    names.behaviour(of: node, in: place.unit).provides(.whole), let member = member(around: node, in: place.unit),
                    constancy(of: value, in: member, .whole).isChanging
                else { continue }
                if self.type(ofGiven: value, in: place.unit) == type { return true }
            }
        }
        return false
    }

    private func type(ofGiven value: Node, in unit: Int32) -> DeclarationID? {
        if let variable = names.property(value, in: unit) { return objectType(of: variable) }
        return typeOfView(value, in: unit).flatMap { declaration(of: evaluator.unwrapped($0) ?? $0) }
    }
}
