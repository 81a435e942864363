/// How a change gets from one view into the next: through what it is made with, and through the environment.
extension IdentityModel {
    /// The properties of a view that hold something else when an argument does, with the part that changed.
    ///
    /// The initial value of `@State` counts when an identity begins, and is no input afterwards.
    func properties(
        filledBy input: ViewInput, of node: IdentityNode, _ read: VariableRead, _ change: Change, isRunning: Bool
    ) -> [(declaration: DeclarationID, path: [String])] {
        guard let type = node.declaration, let parameter = input.parameter else { return [] }
        let object = read.isBare ? nil : object(read, change)
        var found: [(declaration: DeclarationID, path: [String])] = []
        for property in self.properties(filledBy: parameter, of: type) {
            var part = changedPart(read, change)
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

    /// What is below the value that is handed on whole: of `user` handed on, `name` where `user.name` changed.
    func changedPart(_ read: VariableRead, _ change: Change) -> [String] {
        guard read.isBare, let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }) else { return [] }
        return Array(changed.path.dropFirst(read.path.count))
    }

    /// The class of the object that is read of which a member changed, and that member.
    private func object(_ read: VariableRead, _ change: Change) -> (type: DeclarationID?, part: [String])? {
        guard let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }) else { return nil }
        let reach = reach(of: changed.declaration, changed.path)
        guard reach.isReference(read.path) else { return nil }
        return (read.path.count < reach.holders.count ? reach.holders[read.path.count] : nil, Array(changed.path.dropFirst(read.path.count)))
    }

    private func object(of property: DeclarationID) -> DeclarationID? {
        let type = evaluator.valueType(of: property)
        return declaration(of: evaluator.unwrapped(type) ?? type)
    }

    func keepsInitialValue(_ property: DeclarationID) -> Bool {
        let wrapper = wrapper(of: property)
        return wrapper == "State" || wrapper == "StateObject"
    }

    func readsMembers(of property: DeclarationID, in type: DeclarationID) -> Bool {
        let name = name(of: property)
        return (program.ownMembers[type] ?? []).contains { member in
            guard let body = evaluator.body(of: member) else { return false }
            return CodeReference.all(in: body).contains { reference in
                let path = reference.path.first == "self" ? Array(reference.path.dropFirst()) : reference.path
                // `$model.name` of `@Bindable var model` reads `name` as well.
                return path.count > 1 && (path[0] == name || path[0] == "$" + name)
            }
        }
    }

    // MARK: Initializers

    func properties(filledBy parameter: String, of type: DeclarationID) -> [DeclarationID] {
        let names = names(filledBy: parameter, of: type)
        return (program.ownMembers[type] ?? []).filter { program[$0].kind == .variable && names.contains(name(of: $0)) }
    }

    /// The properties that a parameter of an initializer fills; of the memberwise one, that of its name.
    private func names(filledBy parameter: String, of type: DeclarationID) -> [String] {
        let initializers = (program.ownMembers[type] ?? []) + (program.extensions[type] ?? []).flatMap { program.ownMembers[$0] ?? [] }
        let written = initializers.filter { id in
            program[id].kind == .initializer && evaluator.signature(of: id).parameters.contains { program.text(of: $0.name) == parameter }
        }
        guard !written.isEmpty else { return [parameter] }
        var names: [String] = []
        for initializer in written {
            for assignment in program.node(initializer).child(.body)?.descendants.filter({ $0.kind == .assignment }) ?? [] {
                guard let left = assignment.child(.left), let right = assignment.child(.right),
                    CodeReference.all(in: right).contains(where: { $0.path[0] == parameter })
                else { continue }
                var name = left.kind == .memberAccess ? left.memberName : left.text
                if name.hasPrefix("_") { name = String(name.dropFirst()) }
                if !names.contains(name) { names.append(name) }
            }
        }
        return names
    }
}
