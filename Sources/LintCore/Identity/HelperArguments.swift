/// What a call gives for something that a helper decides by.
enum HelperArgument {
    case written(Node)
    /// Nothing: the default, or what cannot be told.
    case standard(Condition)
}

extension IdentityModel {
    /// What a call gives for an input of its helper.
    func argument(for input: HelperInputs.Input, of target: HelperTarget) -> HelperArgument {
        let body = target.helper.declaration
        let label: String
        let function: DeclarationID?
        if program[body].name == .known(.body) {
            // A modifier: what its initializer takes.
            guard program[target.site.declaration].kind == .initializer else {
                return written(input.label, in: target.call) ?? standard(input, of: body)
            }
            guard let found = parameter(filling: input.name, in: target.site.declaration) else {
                return .standard(assigned(to: input.name, by: target.site.declaration))
            }
            (label, function) = (found, target.site.declaration)
        } else {
            (label, function) = (input.name, target.site.declaration)
        }
        guard let function else { return .standard(.unknown) }
        return matched(label, of: function, target.call) ?? standard(input, of: body)
    }

    private func written(_ label: String, in call: Node) -> HelperArgument? {
        CallExpr(call)?.arguments.first { $0.label == label }?.value.map { .written($0) }
    }

    func standard(_ input: HelperInputs.Input, of body: DeclarationID) -> HelperArgument {
        guard let id = input.defaultValue else { return .standard(.unknown) }
        let node = program.unit(of: body).tree.node(id)
        return .standard(ConditionClassifier(self, in: body).condition(node))
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
                    return .standard(ConditionClassifier(self, in: function).condition(value))
                }
                continue
            }
            arguments.removeFirst()
            if own == name { return next.value.map { .written($0) } }
        }
        return nil
    }

    /// The parameter that an initializer fills a property with: `self.isOn = isOn`, `self.style = style ?? .plain`.
    private func parameter(filling property: String, in initializer: DeclarationID) -> String? {
        let parameters = CallParameter.all(of: program.node(initializer)).map(\.name)
        for right in values(assignedTo: property, by: initializer) {
            var value = right.withoutEffects
            if value.kind == .binary, value.operatorText == "??", let left = value.child(.left) { value = left.withoutEffects }
            if value.kind == .identifier, parameters.contains(value.text) { return value.text }
        }
        return nil
    }

    /// The class of what an initializer gives a property where that is no parameter of its own.
    private func assigned(to property: String, by initializer: DeclarationID) -> Condition {
        let found = values(assignedTo: property, by: initializer)
        return found.isEmpty ? .unknown : found.map { ConditionClassifier(self, in: initializer).condition($0) }.joined()
    }

    private func values(assignedTo property: String, by initializer: DeclarationID) -> [Node] {
        guard let body = program.node(initializer).child(.body) else { return [] }
        return body.descendants.compactMap { assignment -> Node? in
            guard assignment.kind == .assignment, let left = assignment.child(.left), let right = assignment.child(.right) else { return nil }
            let target = left.kind == .memberAccess && left.child(.base)?.spells("self") == true ? left.memberName : left.text
            return target == property || target == "_" + property ? right : nil
        }
    }
}
