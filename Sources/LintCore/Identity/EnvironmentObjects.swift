/// Which object stands in the environment.
extension IdentityModel {
    /// Whether nobody is seen to put now one object and now another one into the environment from which a property takes it:
    /// `.environment(documents[selection])`.
    func isGivenOneObject(_ property: DeclarationID) -> Bool {
        guard let type = objectType(of: property) else { return true }
        if let known = objectsGivenOnce[type] { return known }
        // On the way round: a view that hands on what it takes from there says nothing new.
        objectsGivenOnce[type] = true
        let found = !givesOther(of: type)
        objectsGivenOnce[type] = found
        return found
    }

    private func givesOther(of type: DeclarationID) -> Bool {
        for name in ["environment", "environmentObject"] {
            for place in mentions.calls.places(named: program.name(spelled: name)) {
                let node = self.node(at: place)
                guard let call = CallExpr(node), call.callee?.kind == .memberAccess, call.arguments.count == 1, let value = call.arguments[0].value,
                    value.kind != .keyPath, !PreviewCode.holds(node), program.sees(type, from: place.unit), let member = member(around: node, in: place.unit),
                    ConditionClassifier(self, in: member).condition(value, .whole).constancy == .dynamic
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
