/// What the statements of an initializer put into one property of its type.
struct InitializerAssignments {
    /// The values, in source order.
    let values: [Node]

    private let initializer: Node
    private let body: Node
    /// Whether a node names the property or its wrapper.
    private let names: (Node) -> Projection?
    private let assignments: [Node]
    /// Of each assignment, whether it is `_name`, the wrapper, that is given a value.
    private let areOfStorage: [Bool]

    /// - Returns: Nil where the initializer has no body.
    init?(to property: DeclarationID, by initializer: DeclarationID, _ model: some SemanticQueries) {
        let node = model.program.node(initializer)
        guard let body = node.child(.body) else { return nil }
        let unit = model.program[initializer].unit
        names = { model.names.projection(of: property, namedBy: $0, in: unit) }
        let found = body.descendants.compactMap { [names] assignment -> (Node, Projection)? in
            guard assignment.kind == .assignment, assignment.child(.right) != nil, let target = assignment.child(.left),
                target.isBareName
            else { return nil }
            return names(target).map { (assignment, $0) }
        }
        self.initializer = node
        self.body = body
        assignments = found.map(\.0)
        areOfStorage = found.map { $0.1 == .storage }
        values = assignments.compactMap { $0.child(.right) }
    }

    /// The object or value that the first of them puts in: `e` of `self.name = e` and of `_name = State(initialValue: e)`.
    var firstWrapped: Node? {
        guard let right = values.first?.withoutEffects, areOfStorage[0], let call = CallExpr(right) else { return values.first?.withoutEffects }
        let labels = ["wrappedValue", "initialValue"]
        if let given = call.arguments.first(where: { $0.label.map(labels.contains) ?? true })?.value { return given.withoutEffects }
        return call.trailingClosures.first ?? right
    }

    /// The value that is put in whatever is given; nil where something decides, or where there are several.
    var certainValue: Node? {
        assignments.count == 1 && assignments[0].parent?.id == body.id ? values[0] : nil
    }

    /// Whether the certain value is what the wrapper is made of, and not the value in it.
    var isOfStorage: Bool { areOfStorage.first ?? false }

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

    /// The members of a parameter that are put in as they are, by themselves or in the wrapper, and nothing else: none for all of it.
    func members(of parameter: String) -> [String]? {
        guard certainValue != nil, !isChangedFurther, let read = firstWrapped.flatMap(CodeReference.plain), read.method == nil, read.path[0] == parameter
        else { return nil }
        return Array(read.path.dropFirst())
    }

    /// Whether a part of the property is given another value: `self.user.name = name`, `(user, age) = (user, 1)`.
    private var isChangedFurther: Bool {
        body.descendants.contains { node in
            guard node.kind == .assignment || node.isCompoundAssignment, node.id != assignments.first?.id, let left = node.child(.left) else { return false }
            return ([left] + left.descendants).contains { names($0) != nil }
        }
    }

    /// Whether a parameter is put in as it is, or what it gives when it is called: `self.content = content()`.
    func hands(_ parameter: String) -> Bool {
        guard let value = certainValue?.withoutEffects else { return false }
        let name = CallExpr(value).flatMap { $0.arguments.isEmpty && $0.trailingClosures.isEmpty ? $0.callee : nil } ?? value
        return name.kind == .identifier && name.text == parameter
    }

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
    var delegates: Bool { body.delegates }
}

extension Node {
    /// Whether the body of an initializer hands on to another one.
    var delegates: Bool { descendants.contains { CallExpr($0)?.isDelegation == true } }
}
