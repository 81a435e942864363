/// Whether a placeholder can be shown again once the view is there.
enum LoadingCycle {
    /// Whether anything leads back to a branch: unless all assignments of what decides name other cases, it may.
    static func comesBack(to arm: Int, of branches: ViewBranches, _ model: IdentityModel) -> Bool {
        if branches.isSwitch {
            guard let subject = branches.node.child(.subject), let variable = owned(subject, branches.unit, model),
                let own = branches.arms[arm].condition.flatMap({ cases($0, branches.unit, model) })
            else { return true }
            return changes(of: variable, model) { value, unit in
                model.flow.possibleCases(of: value, in: unit)?.allSatisfy { own.isDisjoint(with: $0) } ?? false
            }
        }
        // `if isLoading { placeholder }`: something says `true` again.
        guard branches.arms.count == 2, let condition = branches.node.onlyCondition?.withoutEffects else { return true }
        let isNegated = condition.kind == .prefixOperator && condition.operatorText == "!"
        guard let flag = isNegated ? condition.child(.operand) : condition, let variable = owned(flag, branches.unit, model) else { return true }
        let end = (arm == 0) != isNegated ? "false" : "true"
        return changes(of: variable, model) { value, _ in value.kind == .boolean && value.text == end }
    }

    /// A `@State` of its own, which nobody else can set.
    private static func owned(_ node: Node, _ unit: Int32, _ model: IdentityModel) -> DeclarationID? {
        guard let variable = model.names.property(node, in: unit), model.names.storage(of: variable) == .state,
            !Assignments(to: variable, model).binds
        else { return nil }
        return variable
    }

    /// Whether an assignment is not known to lead elsewhere. What is never assigned never ends either.
    private static func changes(of variable: DeclarationID, _ model: IdentityModel, unless isElsewhere: (Node, Int32) -> Bool) -> Bool {
        let changes = model.flow.changes(of: variable)
        return changes.isEmpty || changes.contains { change in !(change.value.map { isElsewhere($0, change.unit) } ?? false) }
    }

    /// The cases that the items of a branch name.
    private static func cases(_ branch: Node, _ unit: Int32, _ model: IdentityModel) -> Set<Name>? {
        let items = branch.children(.element).filter { $0.kind == .caseItem }
        let names = items.compactMap { $0.child(.pattern).flatMap { model.enumCase(named: $0, in: unit) } }.map { model.program[$0].name }
        return items.isEmpty || names.count < items.count ? nil : Set(names)
    }
}
