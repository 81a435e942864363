extension IdentityModel {
    /// Where the body of the same view uses a helper: a computed property or a function that takes what it is given.
    func uses(ofHelperAround node: Node, in unit: Int32) -> [(node: Node, unit: Int32)] {
        guard let helper = member(around: node, in: unit), program[helper].name != .known(.body), let owner = program.owner(of: helper) else { return [] }
        if program[helper].kind == .function {
            return flow.calls(of: helper).calls.filter { program.owner(of: $0.member) == owner }.map { ($0.node, program[$0.member].unit) }
        }
        return uses(of: helper, in: owner)
    }

    /// Where code of a type names a property of it: `title`, `self.title`.
    ///
    /// - Parameter isProjected: whether `$title` counts as well.
    func uses(of property: DeclarationID, in type: DeclarationID, isProjected: Bool = false) -> [(node: Node, unit: Int32)] {
        let spellings = isProjected ? program.spellings(of: program[property].name) : [program[property].name]
        return ([type] + (program.extensions[type] ?? [])).flatMap { part in
            spellings.flatMap { references(to: $0, in: part) }.filter {
                (isProjected || !$0.isProjection) && names.meaning(of: $0, in: program[part].unit).declaration == property
            }.sorted { $0.id.index < $1.id.index }.map { ($0, program[part].unit) }
        }
    }

    /// Whether a call of something named or behind names gives a view by itself, and modifies none: `Row(item)`, `Page.Row(item)`,
    /// `model.row(item)`, and in a view that has a function `row` `self.row(item)`.
    func startsView(_ call: Node, in unit: Int32) -> Bool {
        guard let callee = CallExpr(call)?.callee else { return false }
        guard let base = callee.child(.base) else { return names.isTypeOrModule(callee, in: unit) }
        if names.isTypeOrModule(base, in: unit) { return true }
        // `self.content()`: a closure that is kept.
        if base.spells("self"), names.property(callee, in: unit) != nil { return true }
        guard case .function(let function) = names.meaning(of: callee, in: unit), let owner = program.owner(of: function),
            program[owner].kind.isNominal, program[owner].kind != .protocol, !isInInterface(owner)
        else { return false }
        return base.spells("self") || !isView(evaluator.selfType(of: owner))
    }
}
