/// Which properties of a value its initializer fills with what.
extension IdentityModel {
    /// A property that a parameter fills, with the members of the parameter that it is given as they are: none for all of it, nil
    /// where something is made of it.
    typealias Filling = (property: DeclarationID, given: [String]?)

    func properties(filledBy parameter: String, of type: DeclarationID) -> [DeclarationID] {
        fillings(by: parameter, of: type).map(\.property)
    }

    func fillings(by input: ViewInput, _ parameter: String, of type: DeclarationID) -> [Filling] {
        guard input.isSet else { return fillings(by: parameter, of: type) }
        return (program.ownMembers[type] ?? []).filter { program[$0].kind == .variable && name(of: $0) == parameter }.map { ($0, nil) }
    }

    func fillings(by parameter: String, of type: DeclarationID) -> [Filling] {
        let own = (program.ownMembers[type] ?? []).filter { program[$0].kind == .variable }
        let written = initializers(of: type).filter { id in
            evaluator.signature(of: id).parameters.contains { program.text(of: $0.name) == parameter }
        }
        // The memberwise one fills the property of its name.
        guard !written.isEmpty else { return own.filter { name(of: $0) == parameter }.map { ($0, []) } }
        let filled = Set(written.flatMap { self.properties(filledBy: parameter, of: $0, type, depth: 0) })
        return own.filter(filled.contains).map { property in
            let given = written.map { self.given(to: property, of: parameter, by: $0) }
            return (property, given.allSatisfy { $0 == given[0] } ? given[0] : nil)
        }
    }

    private func properties(filledBy parameter: String, of initializer: DeclarationID, _ type: DeclarationID, depth: Int) -> [DeclarationID] {
        let members = initializerMembers(of: type)
        guard depth < Limits.delegatedInitializers, let body = program.node(initializer).child(.body) else { return members.stored }
        let others = initializers(of: type).filter { $0 != initializer }
        var flow = InitializerFlow(of: parameter, in: body, unit: program[initializer].unit, members, names) { call, isReached in
            var filled: [DeclarationID] = []
            for other in others {
                let parameters = CallParameter.all(of: self.program.node(other))
                guard let values = CallParameter.values(for: parameters, in: call.node) else { continue }
                for (index, value) in values where isReached(value) {
                    filled += self.properties(filledBy: parameters[index].name, of: other, type, depth: depth + 1)
                }
            }
            // The memberwise initializer.
            for argument in call.arguments where argument.value.map(isReached) ?? false {
                filled += members.stored.filter { self.name(of: $0) == argument.label }
            }
            return filled
        }
        return flow.properties
    }

    private func initializerMembers(of type: DeclarationID) -> InitializerFlow.Members {
        let all = ([type] + (program.extensions[type] ?? [])).flatMap { program.ownMembers[$0] ?? [] }.filter {
            [.variable, .function].contains(program[$0].kind) && !program[$0].flags.contains(.isStatic)
        }
        return InitializerFlow.Members(
            stored: all.filter(evaluator.isStored), made: Set(all.filter { !evaluator.isStored($0) }))
    }

    /// The members of a parameter that an initializer gives a property as they are, by itself or in its wrapper, and in no other way.
    private func given(to property: DeclarationID, of parameter: String, by initializer: DeclarationID) -> [String]? {
        guard let body = program.node(initializer).child(.body) else { return nil }
        let unit = program[initializer].unit
        let assignments = body.descendants.filter { node in
            guard node.kind == .assignment || node.isCompoundAssignment, let left = node.child(.left) else { return false }
            return left.kind == .tuple || ([left] + left.descendants).contains { names.projection(of: property, namedBy: $0, in: unit) != nil }
        }
        guard assignments.count == 1, assignments[0].kind == .assignment, assignments[0].role == .statement, assignments[0].parent?.id == body.id,
            let target = assignments[0].child(.left), names.projection(of: property, namedBy: target, in: unit) != nil,
            let right = assignments[0].child(.right)?.withoutEffects
        else { return nil }
        var value = right
        if let call = CallExpr(right), names.wrapper(of: property) != nil, call.callee?.kind == .implicitMember || names.behaviour(of: right, in: unit).has(.storage),
            let wrapped = call.arguments.first?.value
        {
            value = wrapped
        }
        guard let read = CodeReference.plain(value), read.method == nil, read.path[0] == parameter else { return nil }
        return Array(read.path.dropFirst())
    }
}
