/// What a view is given that is another value each time the body around it runs, whatever changed.
extension ViewComparison {
    /// `Text("\(Date())")`, `Child(model: Model())` and `Row(item: Item(name: "a"))` with an id of its own.
    func addRenewed(_ input: ViewInput, of node: IdentityNode, _ compared: Set<String>?, to found: inout ViewChange) {
        // What is made of a time, `Date().dayFormat`, may be the same.
        let random = model.flow.randomID(in: input.value).map { FreshValue(kind: .random($0.value.spelling), isCertain: $0.value.freshness != .time || $0.value.node.role != .base) }
        guard let made = random ?? model.flow.freshness(of: input.value) else { return }
        // What else a view of a library is given it compares as it likes: an object is another one.
        if random == nil, !node.isCustom, !isBinding(input) { guard made.kind == .object else { return } }
        // `Toggle("a", isOn: Binding(get: …, set: …))`
        if !node.isCustom, case .functions = made.kind { return found.incomparable = found.incomparable ?? .closure(.input(input.name)) }
        let given = input.name.isEmpty && !node.isCustom ? ChangeReason.Given.shown : .input(input.name)
        guard node.isCustom, let type = node.declaration else {
            if made.isCertain { found.reason = found.reason ?? .fresh(given, made.kind) } else { found.unread = found.unread ?? .perhapsFresh(given, made.kind) }
            return
        }
        for property in input.parameter.map({ model.flow.properties(filledBy: $0, of: type) }) ?? [] where !model.keepsInitialValue(property) {
            if let compared, !compared.contains(model.name(of: property)) { continue }
            if case .functions = made.kind, model.names.storage(of: property) == .binding {
                found.changed.rebound.insert(property)
            } else {
                found.changed.variables += made.paths.map { (property, [model.name(of: property)] + $0) }
            }
            if made.isCertain {
                found.reason = found.reason ?? .fresh(given, made.kind)
            } else {
                found.unread = found.unread ?? .perhapsFresh(given, made.kind)
            }
        }
    }

    private func isBinding(_ input: ViewInput) -> Bool {
        guard input.value.node.kind == .call, let type = model.typeOfView(input.value.node, in: input.value.scope.unit) else { return false }
        return model.evaluator.isLibrary(type, .Binding)
    }

    /// `_on = Binding(get: …, set: …)` of an initializer, `let model = Model()`: whatever the view is given, it is another one.
    func addMade(by view: DeclarationID, _ node: IdentityNode, _ compared: Set<String>?, to found: inout ViewChange) {
        guard isRunning, found.reason == nil else { return }
        // What an initializer is given may be no more than what it makes the value of.
        let given = !model.initializers(of: view).isEmpty ? [] : node.inputs.compactMap(\.parameter).flatMap { model.flow.properties(filledBy: $0, of: view) }
        for property in model.program.ownMembers[view] ?? [] where !model.keepsInitialValue(property) && !given.contains(property) {
            guard compared?.contains(model.name(of: property)) ?? true, let made = model.flow.freshness(ofStored: property, in: view), made.isCertain else { continue }
            found.changed.variables += made.paths.map { (property, [model.name(of: property)] + $0) }
            found.reason = found.reason ?? .fresh(.property(model.name(of: property)), made.kind)
        }
    }

    // MARK: Functions

    /// A function that a view is given and asks for a value: `Badge { count }`. What it computes changes with what it reads.
    func addResult(of input: ViewInput, of node: IdentityNode, _ compared: Set<String>?, to found: inout ViewChange) {
        guard isRunning, node.isCustom, let type = node.declaration, let parameter = input.parameter, change.isSeen(by: model.reads(of: input.value)) != nil
        else { return }
        for property in model.flow.properties(filledBy: parameter, of: type) where model.givesValue(property) {
            let name = model.name(of: property)
            if let compared, !compared.contains(name) { continue }
            found.changed.variables.append((property, [name]))
        }
    }
}

extension IdentityModel {
    /// Whether a property holds a function that gives something: an action gives nothing, and nothing is shown of it.
    fileprivate func givesValue(_ property: DeclarationID) -> Bool {
        guard let function = evaluator.functionForm(of: evaluator.valueType(of: property)) else { return false }
        return !evaluator.isVoid(function.result) && !isView(underlying(function.result))
    }
}
