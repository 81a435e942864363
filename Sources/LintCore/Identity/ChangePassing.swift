/// How a change gets from one view into the next: through what it is made with, and through the environment.
extension IdentityModel {
    /// The properties of a view that hold something else when an argument does, with the part that changed.
    ///
    /// The initial value of `@State` counts when an identity begins, and is no input afterwards.
    func properties(
        filledBy input: ViewInput, of node: IdentityNode, _ read: VariableRead, _ change: Change
    ) -> [(declaration: DeclarationID, path: [String])] {
        guard let type = node.declaration, let parameter = input.parameter else { return [] }
        let part = changedPart(read, change)
        var found: [(declaration: DeclarationID, path: [String])] = []
        for name in names(filledBy: parameter, of: type, input) {
            guard let property = (program.ownMembers[type] ?? []).first(where: { program[$0].kind == .variable && self.name(of: $0) == name }),
                !keepsInitialValue(property)
            else { continue }
            // Who is handed an object sees its changes only where it observes or reads them.
            if !part.isEmpty || isObject(property), isObject(property), !observes(property), !readsMembers(of: property, in: type) { continue }
            found.append((property, [name] + part))
        }
        return found
    }

    /// What is below the value that is handed on whole: of `user` handed on, `name` where `user.name` changed.
    private func changedPart(_ read: VariableRead, _ change: Change) -> [String] {
        guard read.isBare, let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) }) else { return [] }
        return Array(changed.path.dropFirst(read.path.count))
    }

    private func keepsInitialValue(_ property: DeclarationID) -> Bool {
        let wrapper = wrapperName(of: property)
        return wrapper == "State" || wrapper == "StateObject"
    }

    private func isObject(_ property: DeclarationID) -> Bool {
        let type = evaluator.valueType(of: property)
        return declaration(of: evaluator.unwrapped(type) ?? type).map { program[$0].kind == .class } ?? false
    }

    private func observes(_ property: DeclarationID) -> Bool {
        ["ObservedObject", "EnvironmentObject"].contains(wrapperName(of: property) ?? "")
    }

    private func readsMembers(of property: DeclarationID, in type: DeclarationID) -> Bool {
        let name = name(of: property)
        return (program.ownMembers[type] ?? []).contains { member in
            guard let body = evaluator.body(of: member) else { return false }
            return CodeReference.all(in: body).contains { reference in
                reference.path.starts(with: [name]) && reference.path.count > 1
                    || reference.path.starts(with: ["self", name]) && reference.path.count > 2
            }
        }
    }

    // MARK: Initializers

    /// The properties that a parameter of an initializer fills; of the memberwise one, that of its name.
    private func names(filledBy parameter: String, of type: DeclarationID, _ input: ViewInput) -> [String] {
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

    // MARK: Environment

    /// The key of `@Environment(\.key)`, or the type of an object that comes by the environment.
    func environmentKey(of property: DeclarationID) -> String? {
        guard let attribute = program[property].flags.contains(.hasAttributes)
            ? program.node(property).attributes.first(where: { $0.name == "Environment" || $0.name == "EnvironmentObject" }) : nil
        else { return nil }
        if attribute.name == "EnvironmentObject" { return program.element(property).child(.type)?.typeName }
        guard let value = attribute.node.child(.argument)?.child(.value) else { return nil }
        if let key = KeyPathExpr(value)?.memberNames { return key.joined(separator: ".") }
        return value.kind == .memberAccess ? value.child(.base)?.text : nil
    }

    /// The environment values that modifiers on a view set to something that changes.
    func environmentKeys(setOn node: IdentityNode, _ reader: VariableReader, _ change: Change) -> Set<String> {
        var keys: Set<String> = []
        for (key, value) in zip(node.modifiers, node.modifiers.dropFirst()) where key.name == ".environment" && value.name == ".environment" {
            guard let names = KeyPathExpr(key.value.node)?.memberNames, change.isSeen(by: reader.reads(of: value.value)) != nil else { continue }
            keys.insert(names.joined(separator: "."))
        }
        return keys
    }
}
