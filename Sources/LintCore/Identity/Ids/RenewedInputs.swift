/// What a view is given that is another value each time the body around it runs, whatever changed.
extension InputComparison {
    /// `Text("\(Date())")`, `Child(model: Model())` and `Row(item: Item(name: "a"))` with an id of its own.
    func addRenewed(_ input: ViewInput, of node: IdentityNode, _ compared: Set<String>?, to found: inout InputChange) {
        let name = input.name.isEmpty ? (node.isCustom ? "what it is given" : "what it shows") : "`\(input.name)`"
        let made: MadeEachTime
        if let random = model.randomID(in: input.value) {
            made = MadeEachTime(words: "holds a new `\(random.value.spelling)` each time")
        } else if node.isCustom, let other = model.madeEachTime(input.value, as: expectedType(of: input, node)) {
            made = other
        } else {
            return
        }
        let reason = "\(name) \(made.words)"
        guard node.isCustom, let type = node.declaration else { return found.reason = found.reason ?? reason }
        for property in input.parameter.map({ model.flow.properties(filledBy: $0, of: type) }) ?? [] where !model.keepsInitialValue(property) {
            if let compared, !compared.contains(model.name(of: property)) { continue }
            found.changed.variables.append((property, [model.name(of: property)]))
            if made.isCertain {
                found.reason = found.reason ?? reason
            } else {
                found.unread = found.unread ?? "\(name) may be another value each time: where it is made anew, it \(made.words)"
            }
        }
    }

    /// `Date` of `let date: Date`.
    private func expectedType(of input: ViewInput, _ node: IdentityNode) -> String? {
        guard let type = node.declaration, let name = input.parameter else { return nil }
        return model.flow.properties(filledBy: name, of: type).lazy.compactMap { model.program.element($0).child(.type)?.typeName }.first
    }

    // MARK: Functions

    /// A function that a view is given and asks for a value: `Badge { count }`. What it computes changes with what it reads.
    func addResult(of input: ViewInput, of node: IdentityNode, _ compared: Set<String>?, to found: inout InputChange) {
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
        let type = evaluator.valueType(of: property)
        guard case .function(_, let result, _) = types[evaluator.unwrapped(type) ?? type] else { return false }
        if case .tuple(let elements, _) = types[result] { return !elements.isEmpty }
        return !isView(underlying(result))
    }
}
