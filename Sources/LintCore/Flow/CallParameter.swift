/// A parameter of a function or initializer as those who call it see it.
struct CallParameter {
    /// Nil for `_`.
    let label: String?
    let name: String
    let type: Node?
    let defaultValue: Node?
    /// Whether it may be left out.
    let isOptional: Bool
    /// Whether a closure is given for it whose views it holds: `@ViewBuilder let content: Content`.
    var isBuilt = false

    static func all(of function: Node) -> [CallParameter] {
        (function.child(.parameters)?.children(.element) ?? []).map { parameter in
            let name = parameter.child(.name)?.nameText ?? ""
            let label = parameter.child(.label)?.nameText ?? name
            let value = parameter.child(.defaultValue)
            return CallParameter(
                label: label == "_" ? nil : label, name: name, type: parameter.child(.type), defaultValue: value, isOptional: value != nil)
        }
    }

    /// Whether a closure may be given for it.
    var takesFunction: Bool {
        guard let type, !isBuilt else { return true }
        return type.kind == .functionType || type.descendants.contains { $0.kind == .functionType }
    }

    /// What a call gives for each parameter, by the place of the parameter; nil where the labels do not match.
    static func values(for parameters: [CallParameter], in node: Node) -> [Int: Node]? {
        guard let call = CallExpr(node) else { return nil }
        var values: [Int: Node] = [:]
        var next = 0
        for argument in call.arguments {
            guard let value = argument.value, let index = parameters[next...].firstIndex(where: { $0.label == argument.label }) else { return nil }
            values[index] = value
            next = index + 1
        }
        for closure in node.children(.trailingClosure) {
            let argument = Argument(closure)
            guard let value = argument?.value ?? (closure.kind == .closure ? closure : nil) else { return nil }
            let free = parameters.indices.filter { $0 >= next && values[$0] == nil && parameters[$0].takesFunction }
            // The first closure without a label belongs to the first parameter that must have one.
            let index = argument?.label.map { label in free.first { parameters[$0].label == label } }
                ?? free.first { !parameters[$0].isOptional } ?? free.first
            guard let index else { return nil }
            values[index] = value
            next = index + 1
        }
        return values
    }
}

extension [CallParameter] {
    /// How many parameters that need a value have none.
    func missing(_ values: [Int: Node]) -> Int { indices.filter { values[$0] == nil && !self[$0].isOptional }.count }
}

extension SemanticQueries {
    /// What the memberwise initializer of a struct takes.
    func memberwiseParameters(of type: DeclarationID) -> [CallParameter] {
        (program.ownMembers[type] ?? []).compactMap { id in
            let declaration = program[id]
            guard declaration.kind == .variable, !declaration.flags.contains(.isStatic), evaluator.body(of: id) == nil else { return nil }
            let element = program.element(id)
            let value = element.child(.initialValue)
            if declaration.flags.contains(.isLet), value != nil { return nil }
            let type = element.child(.type)
            let isNil = !declaration.flags.contains(.isLet) && (type?.kind == .optionalType || type?.kind == .implicitlyUnwrappedType)
            let isBuilt = program.node(id).attributes.contains { $0.name.hasSuffix("Builder") }
            return CallParameter(
                label: name(of: id), name: name(of: id), type: type, defaultValue: value,
                isOptional: value != nil || isNil || !isBuilt && names.wrapper(of: id) != nil, isBuilt: isBuilt)
        }
    }
}
