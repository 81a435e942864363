/// The state that a view declares.
extension IdentityModel {
    /// The state of a view that is lost with its identity: what it declares, without objects that somebody else holds too.
    func ownProperties(of declaration: DeclarationID) -> [OwnedState.Property] {
        if let found = keptProperties[declaration] { return found }
        let found = stateProperties(of: declaration).filter { !isHeldElsewhere($0, of: declaration) }
        keptProperties[declaration] = found
        return found
    }

    /// The state that the type itself declares, that of its extensions excluded, since these store nothing; with that of the
    /// `DynamicProperty` structs that it holds.
    func stateProperties(of declaration: DeclarationID) -> [OwnedState.Property] {
        var seen: Set<DeclarationID> = []
        return stateProperties(of: declaration, &seen)
    }

    private func stateProperties(of declaration: DeclarationID, _ seen: inout Set<DeclarationID>) -> [OwnedState.Property] {
        guard seen.insert(declaration).inserted else { return [] }
        var found: [OwnedState.Property] = []
        for member in program.ownMembers[declaration] ?? [] where program.isInstanceVariable(member) {
            if let holder = dynamicPropertyHolder(of: member) {
                found += stateProperties(of: holder, &seen)
                continue
            }
            guard let wrapper = names.wrapper(of: member), let kind = wrapper.kind, kind.endsWithIdentity else { continue }
            found.append(OwnedState.Property(declaration: member, kind: kind, wrapper: wrapper.attribute.name))
        }
        return found
    }

    /// The struct of the project that a property holds, or is wrapped in, and that SwiftUI looks into for state.
    private func dynamicPropertyHolder(of member: DeclarationID) -> DeclarationID? {
        var holder: DeclarationID?
        if program[member].flags.contains(.hasAttributes) {
            holder = evaluator.memberAttributes(of: member).wrapper?.declaration
        } else if evaluator.isStored(member) {
            holder = self.declaration(of: evaluator.valueType(of: member))
        }
        guard let holder, program[holder].kind == .struct, !isInInterface(holder) else { return nil }
        return evaluator.conforms(evaluator.selfType(of: holder), to: .DynamicProperty) == .yes ? holder : nil
    }

    // MARK: Objects of others

    /// Whether state refers to an object that a new identity refers to again: `@StateObject var model = Model.shared`, one that
    /// callers hand in. The object stays as it is, so nothing starts over.
    private func isHeldElsewhere(_ property: OwnedState.Property, of view: DeclarationID) -> Bool {
        let id = property.declaration
        guard property.kind == .stateObject || property.kind == .state && mayBeObject(id) else { return false }
        let written = program.element(id).child(.initialValue)
            ?? program.node(id).attributes.first { $0.name == property.wrapper }?.node.child(.argument)?.child(.value)
        if let written { return !makesObject(written, in: program[id].unit) }
        guard program.owner(of: id) == view else { return false }
        let initializers = self.initializers(of: view)
        guard (program.ownMembers[view] ?? []).contains(where: { program[$0].kind == .initializer }) else {
            return isHandedIn(name(of: id), memberwiseParameters(of: view), to: view, of: view)
        }
        return initializers.contains { initializer in
            guard var value = InitializerAssignments(to: id, by: initializer, self)?.firstWrapped else { return false }
            // `model ?? Model()`
            if value.kind == .binary, value.operatorText == "??", let right = value.child(.right), makesObject(right, in: program[initializer].unit) { value = value.child(.left) ?? value }
            if makesObject(value, in: program[initializer].unit) { return false }
            let parameters = CallParameter.all(of: program.node(initializer))
            // Anything but a parameter that is handed on, or called where it is a closure, comes from elsewhere: a global, what a
            // function gives.
            let source = CallExpr(value)?.callee ?? value
            guard source.kind == .identifier, case .functionParameter? = LexicalBinding.named(by: source)?.origin else { return true }
            return isHandedIn(source.nameText, parameters, to: initializer, of: view)
        }
    }

    private func mayBeObject(_ property: DeclarationID) -> Bool {
        let type = evaluator.valueType(of: property)
        let inner = evaluator.withoutOptional(type)
        if case .existential = types[inner] { return true }
        guard let declaration = declaration(of: inner) else { return false }
        return program[declaration].kind == .class || program[declaration].kind == .actor
    }

    /// Whether some caller gives a parameter an object that is not made for this call.
    private func isHandedIn(_ name: String, _ parameters: [CallParameter], to initializer: DeclarationID, of view: DeclarationID) -> Bool {
        guard let index = parameters.firstIndex(where: { $0.name == name }) else { return false }
        let constructions = flow.constructions(of: view)
        let calls = constructions.calls[initializer] ?? []
        guard constructions.isComplete, !calls.isEmpty else { return true }
        return calls.contains { call in
            guard let values = CallParameter.values(for: parameters, in: call.node) else { return true }
            if let value = values[index] { return !makesObject(value, in: program[call.member].unit) }
            return parameters[index].defaultValue.map { !makesObject($0, in: program[initializer].unit) } ?? !parameters[index].isOptional
        }
    }

    /// Whether an expression makes a new object each time, or none: `Model()`, `.init(id: id)`, `nil`.
    private func makesObject(_ expression: Node, in unit: Int32) -> Bool {
        let node = expression.withoutEffects
        switch node.kind {
        case .nil: return true
        case .closure: return node.onlyResult.map { makesObject($0, in: unit) } ?? false
        case .call:
            guard let callee = CallExpr(node)?.callee else { return false }
            return callee.kind == .closure ? makesObject(callee, in: unit) : names.makesValue(node, in: unit)
        default: return false
        }
    }
}
