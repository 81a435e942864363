/// What a call gives for something that a helper decides by.
enum HelperArgument {
    case written(Node)
    /// Nothing: the default, or what cannot be told.
    case standard(Condition)
}

extension IdentityModel {
    /// What a call gives for an input of its helper.
    func argument(for input: DecidingInput, of target: HelperTarget) -> HelperArgument {
        let (body, function) = (target.helper.declaration, target.site.declaration)
        guard program[body].name == .known(.body) else { return matched(input.name, of: function, target.call) ?? standard(input, of: body) }
        // A modifier: what its initializer takes.
        guard program[function].kind == .initializer else { return written(input.label, in: target.call) ?? standard(input, of: body) }
        let assigned = program.owner(of: function).flatMap { storedProperty(named: input.name, of: $0) }.flatMap {
            InitializerAssignments(to: $0, by: function, self)
        }
        guard let parameter = assigned?.parameterIfGiven else {
            return .standard(assigned.flatMap { flow.reading(assignedBy: $0, in: function, .value).map { Condition($0, self) } } ?? .unknown)
        }
        return matched(parameter, of: function, target.call) ?? standard(input, of: body)
    }

    private func written(_ label: String, in call: Node) -> HelperArgument? {
        CallExpr(call)?.arguments.first { $0.label == label }?.value.map { .written($0) }
    }

    func standard(_ input: DecidingInput, of body: DeclarationID) -> HelperArgument {
        guard let id = input.defaultValue else { return .standard(.unknown) }
        let node = program.unit(of: body).tree.node(id)
        return .standard(condition(of: node, in: body))
    }

    /// Arguments and parameters stand in one order; parameters with a default may be left out.
    func matched(_ name: String, of function: DeclarationID, _ call: Node) -> HelperArgument? {
        var arguments = (CallExpr(call)?.arguments ?? [])[...]
        for parameter in program.node(function).child(.parameters)?.children(.element) ?? [] {
            let own = parameter.child(.name)?.nameText
            let label = parameter.child(.label)?.nameText ?? own
            guard let next = arguments.first, next.label == (label == "_" ? nil : label) else {
                if own == name {
                    guard let value = parameter.child(.defaultValue) else { return nil }
                    return .standard(condition(of: value, in: function))
                }
                continue
            }
            arguments.removeFirst()
            if own == name { return next.value.map { .written($0) } }
        }
        return nil
    }
}
