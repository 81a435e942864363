/// A property that a parameter fills.
struct Filling {
    let property: DeclarationID
    /// The members of the parameter that it is given as they are: none for all of it, nil where something is made of it.
    let given: [String]?
}

/// Which properties of a value its initializers fill with what.
extension FlowGraph {
    func properties(filledBy parameter: String, of type: DeclarationID) -> [DeclarationID] {
        fillings(by: parameter, of: type).map(\.property)
    }

    func fillings(by parameter: String, of type: DeclarationID) -> [Filling] {
        let own = (program.ownMembers[type] ?? []).filter { program[$0].kind == .variable }
        let takers = initializers(of: type).filter { place(of: parameter, of: $0) != nil }
        // The memberwise one fills the property of its name.
        guard !takers.isEmpty else { return own.filter { name(of: $0) == parameter }.map { Filling(property: $0, given: []) } }
        let filled = takers.reduce(into: Set()) { $0.formUnion(properties(filledBy: parameter, by: $1, of: type)) }
        return own.filter(filled.contains).map { property in
            let given = takers.map { InitializerAssignments(to: property, by: $0, self)?.members(of: parameter) }
            return Filling(property: property, given: given.allSatisfy { $0 == given[0] } ? given[0] : nil)
        }
    }

    /// What rests on a parameter of one initializer, by way of those that it calls, too.
    func properties(filledBy parameter: String, by initializer: DeclarationID, of type: DeclarationID) -> Set<DeclarationID> {
        let node = program.node(initializer)
        guard let place = place(of: parameter, of: initializer), let body = node.child(.body) else { return Set(storedProperties(of: type)) }
        return fillings.solve(place) {
            var reach = ParameterReach(of: parameter, in: body, unit: program[initializer].unit, type, self)
            return reach.properties
        }
    }

    private func place(of parameter: String, of initializer: DeclarationID) -> Place? {
        program.node(initializer).child(.parameters)?.children(.element).first { $0.child(.name)?.nameText == parameter }.map {
            Place(initializer, parameter: Int32($0.id.index))
        }
    }

    func storedProperties(of type: DeclarationID) -> [DeclarationID] {
        ([type] + (program.extensions[type] ?? [])).flatMap { program.ownMembers[$0] ?? [] }.filter {
            program.isInstanceVariable($0) && evaluator.isStored($0)
        }
    }
}
