/// What the statements of an initializer put into one property of its type.
struct InitializerAssignments {
    /// The values, in source order.
    let values: [Node]

    private let initializer: Node
    private let body: Node
    private let assignments: [Node]

    /// - Returns: Nil where the initializer has no body.
    init?(to property: String, by initializer: Node) {
        guard let body = initializer.child(.body) else { return nil }
        let assignments = body.descendants.filter {
            $0.kind == .assignment && $0.child(.right) != nil && ($0.child(.left).map { Self.names(property, $0) } ?? false)
        }
        self.initializer = initializer
        self.body = body
        self.assignments = assignments
        values = assignments.compactMap { $0.child(.right) }
    }

    /// The property, or `_name`, the wrapper behind it.
    private static func names(_ property: String, _ target: Node) -> Bool {
        let name: String
        switch target.kind {
        case .memberAccess where target.child(.base)?.spells("self") == true: name = target.memberName
        case .identifier where LexicalBinding.named(by: target)?.origin == nil: name = target.text
        default: return false
        }
        return name == property || name == "_" + property
    }

    /// The value that is put in whatever is given; nil where something decides, or where there are several.
    var certainValue: Node? {
        assignments.count == 1 && assignments[0].parent?.id == body.id ? values[0] : nil
    }

    /// What decides which of the assignments are reached.
    var decisions: [Node] {
        // What stands behind them may not be reached.
        let leaving = body.descendants.filter { $0.kind == .guard || $0.kind == .while }.compactMap { $0.child(.condition) }
        return leaving + assignments.flatMap { assignment in
            assignment.ancestors.prefix { $0.id != body.id }.compactMap { around in
                around.kind == .if ? around.child(.condition) : around.kind == .switch ? around.child(.subject) : nil
            }
        }
    }

    /// The parameter that is handed on as it is: `self.isOn = isOn`.
    var parameter: String? { values.lazy.compactMap(named).first }

    /// The parameter that is handed on, if there is one: `self.style = style ?? .plain`.
    var parameterIfGiven: String? {
        values.lazy.compactMap { value in
            let value = value.withoutEffects
            guard value.kind == .binary, value.operatorText == "??" else { return named(value) }
            return value.child(.left).flatMap { named($0.withoutEffects) }
        }.first
    }

    private func named(_ value: Node) -> String? {
        value.kind == .identifier && CallParameter.all(of: initializer).contains { $0.name == value.text } ? value.text : nil
    }

    /// Whether another initializer of the type fills the properties.
    var delegates: Bool {
        body.descendants.contains { node in
            guard node.kind == .call, let callee = node.child(.callee) else { return false }
            return callee.isMember(named: "init") && callee.child(.base)?.spells("self") == true
        }
    }
}
