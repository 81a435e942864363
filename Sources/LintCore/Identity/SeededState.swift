/// State of a view that an argument of its initializer gives its first value, and only that.
struct SeededState {
    /// The label of the parameter.
    let label: String
    let property: DeclarationID
    /// `State` or `StateObject`.
    let wrapper: String
}

extension IdentityModel {
    /// The parameters of a view's initializers that only seed state: `_x = State(initialValue: x)`, and `@State var x` without
    /// a value, which the memberwise initializer fills.
    func seededState(of view: DeclarationID) -> [SeededState] {
        let own = program.ownMembers[view] ?? []
        let initializers = own.filter { program[$0].kind == .initializer }
        return stateProperties(of: view).filter { $0.wrapper == "State" || $0.wrapper == "StateObject" }.compactMap { state in
            let name = self.name(of: state.declaration)
            if initializers.isEmpty {
                guard state.wrapper == "State", !isPrivate(state.declaration),
                    program.element(state.declaration).child(.initialValue) == nil
                else { return nil }
                return SeededState(label: name, property: state.declaration, wrapper: state.wrapper)
            }
            guard initializers.count == 1 else { return nil }
            return label(seeding: name, in: program.node(initializers[0])).map {
                SeededState(label: $0, property: state.declaration, wrapper: state.wrapper)
            }
        }
    }

    private func isPrivate(_ id: DeclarationID) -> Bool { program[id].flags.contains(.isFilePrivate) }

    /// The label of the parameter that `_name = State(initialValue: parameter)` or `self.name = parameter` reads.
    private func label(seeding name: String, in initializer: Node) -> String? {
        let parameters = initializer.child(.parameters)?.children(.element) ?? []
        for assignment in initializer.child(.body)?.descendants.filter({ $0.kind == .assignment }) ?? [] {
            guard let left = assignment.child(.left)?.referencedName, left == "_" + name || left == name,
                let right = assignment.child(.right)
            else { continue }
            let read = names(in: right).map(\.text)
            for parameter in parameters {
                guard let inner = parameter.child(.name)?.nameText, read.contains(inner) else { continue }
                return (parameter.child(.label) ?? parameter.child(.name))?.nameText
            }
        }
        return nil
    }

    /// Whether a view follows later values of a parameter all the same: `.onChange(of: parameter)`, `.task(id: parameter)`.
    func follows(_ view: DeclarationID, _ name: String) -> Bool {
        for member in program.members(of: view, named: .known(.body)) {
            for call in program.node(member).descendants where call.kind == .call {
                guard let call = CallExpr(call), ["onChange", "task", "onReceive"].contains(call.calledName ?? "") else { continue }
                if call.arguments.contains(where: { $0.value.map { names(in: $0).contains { $0.text == name } } ?? false }) { return true }
            }
        }
        return false
    }
}
