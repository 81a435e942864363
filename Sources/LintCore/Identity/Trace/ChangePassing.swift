/// How a change gets from one view into the next: through what it is made with, and through the environment.
extension IdentityModel {
    /// The properties of a view that hold something else when an argument does, with the part that changed.
    ///
    /// The initial value of `@State` counts when an identity begins, and is no input afterwards.
    func properties(
        filledBy input: ViewInput, of node: IdentityNode, _ read: ReadVariable, _ change: Change, isRunning: Bool
    ) -> [(declaration: DeclarationID, path: [String])] {
        guard let type = node.declaration, let parameter = input.parameter else { return [] }
        let object = read.isBare ? nil : object(read, change)
        var found: [(declaration: DeclarationID, path: [String])] = []
        let fillings = input.isSet ? storedProperty(named: parameter, of: type).map { [Filling(property: $0, given: nil)] } ?? [] : flow.fillings(by: parameter, of: type)
        for filling in fillings {
            let property = filling.property
            guard var part = part(changedPart(read, change), of: filling.given, in: property) else { continue }
            if let object, self.object(of: property) == object.type {
                // In whatever way it is chosen, it is that object or another one that did not change.
                part = object.part
            } else if object != nil, !isRunning {
                // What is made of the object is made by a body that runs.
                continue
            }
            if keepsInitialValue(property), part.isEmpty || !holdsObject(property) { continue }
            found.append((property, [name(of: property)] + part))
        }
        return found
    }

    /// What of a property changes where a part of a parameter does; nil where it is given another part.
    private func part(_ changed: [String], of given: [String]?, in property: DeclarationID) -> [String]? {
        guard let given else { return holdsObject(property) ? changed : [] }
        guard zip(given, changed).allSatisfy({ $0 == $1 }) else { return nil }
        return Array(changed.dropFirst(given.count))
    }

    /// What is below the value that is handed on whole: of `user` handed on, `name` where `user.name` changed.
    func changedPart(_ read: ReadVariable, _ change: Change) -> [String] {
        guard read.isWhole, let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }) else { return [] }
        return Array(changed.path.dropFirst(read.path.count))
    }

    /// The class of the object that is read of which a member changed, and that member.
    func object(_ read: ReadVariable, _ change: Change) -> (type: DeclarationID?, part: [String])? {
        guard let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }) else { return nil }
        let reach = flow.reach(of: changed.declaration, changed.path)
        guard reach.isReference(read.path) else { return nil }
        return (read.path.count < reach.holders.count ? reach.holders[read.path.count] : nil, Array(changed.path.dropFirst(read.path.count)))
    }

    private func object(of property: DeclarationID) -> DeclarationID? {
        let type = evaluator.valueType(of: property)
        return declaration(of: evaluator.unwrapped(type) ?? type)
    }

    func keepsInitialValue(_ property: DeclarationID) -> Bool {
        names.storage(of: property)?.keepsFirstValue ?? false
    }

    func readsMembers(of property: DeclarationID, in type: DeclarationID) -> Bool {
        let name = name(of: property)
        return (program.ownMembers[type] ?? []).contains { member in
            guard let body = evaluator.body(of: member) else { return false }
            return CodeReference.all(in: body).contains { reference in
                // `$model.name` of `@Bindable var model` reads `name` as well.
                let path = reference.ownPath
                return path.count > 1 && path[0] == name
            }
        }
    }
}
