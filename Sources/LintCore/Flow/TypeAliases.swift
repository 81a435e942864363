/// Other names of types: `typealias Cell = Row`.
extension FlowGraph {
    /// The names under which a type of this name may be called as well; names alone.
    func aliases(of name: Name) -> [Name] {
        guard !aliasesByName.isEmpty else { return [] }
        var found: [Name] = []
        var open = [name]
        while let next = open.popLast() {
            for alias in aliasesByName[next] ?? [] where alias != name && !found.contains(alias) {
                found.append(alias)
                open.append(alias)
            }
        }
        return found
    }

    private var aliasesByName: [Name: [Name]] { kept(\.aliasesFound, findAliases) }

    private func findAliases() -> [Name: [Name]] {
        var found: [Name: [Name]] = [:]
        for id in program.declarations(of: .alias) {
            guard let target = program.node(id).child(.type)?.typeName else { continue }
            found[program.name(spelled: target), default: []].append(program[id].name)
        }
        return found
    }

    /// The type that a member is written to give, of an expression that is its result: `.init(…)` of `func row() -> Row { .init(…) }`.
    func typeGiven(by expression: Node, asResultOf member: DeclarationID) -> DeclarationID? {
        guard let body = evaluator.body(of: member), expression.role == .statement || expression.parent?.kind == .return,
            expression.ancestors.prefix(while: { $0.id != body.id }).allSatisfy({ ![.closure, .func].contains($0.kind) })
        else { return nil }
        let type = evaluator.within(member) { program[member].kind == .variable ? evaluator.valueType(of: member) : evaluator.signature(of: member).result }
        return declaration(of: evaluator.withoutOptional(type))
    }
}
