/// What changes with an object that several views hold.
extension IdentityModel {
    /// Whether a variable holds an object that is made for it: no other one is.
    private func holdsOwnObject(_ variable: DeclarationID) -> Bool {
        sourceExpression(of: variable).map { names.makesValue($0, in: program[variable].unit) } ?? false
    }

    /// The change with the other names of the object in which it happens.
    func withShared(_ change: Change, of view: DeclarationID) -> Change {
        guard let (property, path) = change.variables.first, path.count > 1, flow.reach(of: property, path).member == 1 else { return change }
        var result = change
        if !holdsOwnObject(property) { result.object = objectType(of: property) }
        guard let shared = sharedObject(heldBy: property) else { return result }
        let others = (program.ownMembers[view] ?? []).filter { $0 != property && sharedObject(heldBy: $0)?.declaration == shared.declaration }
        result.variables += others.map { ($0, [name(of: $0)] + path.dropFirst()) } + [(shared.declaration, [shared.name] + path.dropFirst())]
        return result
    }

    /// Whether what a property holds may be the object in which something changed: a container may have given it.
    fileprivate func mayHold(_ property: DeclarationID, _ object: DeclarationID) -> Bool {
        guard program.isInstanceVariable(property), objectType(of: property) == object, !holdsOwnObject(property)
        else { return false }
        guard let wrapper = names.wrapper(of: property) else { return sourceExpression(of: property) != nil }
        switch wrapper.kind {
        // Others hand it in.
        case .environment, .environmentObject, .bindable, .binding: return false
        // Without a value it is what the caller gives.
        case .observedObject, .stateObject, .state: return sourceExpression(of: property) != nil
        default: return sourceExpression(of: property) != nil || evaluator.isStored(property)
        }
    }
}

extension ViewComparison {
    /// What exists once changes for the views in a view as well.
    func addShared(to found: inout ViewChange) {
        found.changed.object = change.object
        found.changed.variables += change.variables.filter { model.isShared($0.declaration) }
    }

    /// What the views of the project ask for themselves, of an object in which something changed.
    func addSharedObjects(of node: IdentityNode, _ view: DeclarationID, to found: inout ViewChange) {
        let shared = change.variables.filter { model.isShared($0.declaration) }
        guard !shared.isEmpty || change.object != nil else { return }
        let given = Set(node.inputs.compactMap(\.parameter).flatMap { model.flow.properties(filledBy: $0, of: view) })
        for property in model.program.ownMembers[view] ?? [] where !given.contains(property) {
            if let object = model.sharedObject(heldBy: property), let (_, path) = shared.first(where: { $0.declaration == object.declaration }) {
                let path = [model.name(of: property)] + path.dropFirst()
                guard model.evaluator.isStored(property) else { continue }
                found.changed.variables.append((property, path))
                found.own = found.own ?? model.ownRun(of: view, property, path).map { .ofObject(object.name, $0) }
            } else if let object = change.object, model.mayHold(property, object), model.sharedObject(heldBy: property) == nil || shared.isEmpty {
                found.unread = found.unread ?? .perhapsSameObject(model.name(of: property))
            }
        }
        // An object that is observed has the views run that observe it, and no others.
        for (variable, path) in shared {
            guard case .readers = model.flow.reach(of: variable, path).kind, let tree = model.bodyTree(of: view), found.own == nil else { continue }
            let values = tree.nodes.flatMap { ($0.inputs + $0.modifiers).filter { !$0.isAction }.map(\.value) + $0.steps.flatMap(\.drivers).flatMap(\.expressions) }
            let read = values.lazy.flatMap { model.reads(of: $0) }.first { $0.sees(variable, path) && $0.path.count > 1 }
            if let read { found.own = .body(reads: read.text, hasBody: true) }
        }
    }
}
