/// A spinner instead of the whole list: each load destroys the list and its scroll position.
struct BranchScopeTooWideRule: Rule {
    static let info = RuleInfo(
        id: "branch-scope-too-wide", family: .branches, summary: "A branch that replaces a whole list while loading", severity: .note, since: "0.2")

    let interest = Interest.nodes(.if, inFilesWith: ["ProgressView"], ["List", "ScrollView", "Form", "Table"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), syntax.arms.count == 2, syntax.isExhaustive, !syntax.hasConditionalCode,
            let flag = flag(node.onlyCondition), let heavy = heavy(syntax, context), spins(syntax.arms[1 - heavy.arm], context)
        else { return }
        guard let branches = context.branches(of: node), let name = heavy.chain.rootName, let property = branches.flag(flag), case let assignments = property.assignments, comesBack(assignments, property)
        else { return }
        let state = context.state(of: heavy.chain.root)
        let lost = context.lost(state)
        let isSure = assignments.setsTrue && assignments.setsFalse && property.isSetByPerson
        context.report(
            .tooWide(name, flag.text, Loss(lost, state)), of: Self.info, at: heavy.chain.root.nameOfView,
            evidence: Evidence(change: isSure ? .seen : .once, loss: Evidence.Loss(state, lost, least: .redraw), cure: .advice),
            decidedBy: [flag], losing: lost)
    }

    /// `isLoading`, `!isLoading`, `model.isLoading`.
    private func flag(_ condition: Node?) -> Node? {
        guard let condition = condition?.withoutEffects else { return nil }
        if let compared = condition.comparedWithBoolean { return flag(compared) }
        switch condition.kind {
        case .prefixOperator: return flag(condition.child(.operand))
        case .identifier: return condition
        case .memberAccess: return condition.child(.base)?.kind == .identifier ? condition : nil
        default: return nil
        }
    }

    private func heavy(_ syntax: BranchSyntax, _ context: RuleContext) -> (arm: Int, chain: ViewChain)? {
        let found = syntax.viewChains(startsView: context.startsView).filter { context.behaviour(of: $0.chain.root).kept == .scroll }
        guard found.count == 1, !found[0].chain.links.contains(where: { context.behaviour(of: $0.node).isDeliberate }) else { return nil }
        return found[0]
    }

    /// Whether a branch shows a spinner and nothing of weight.
    private func spins(_ statements: [Node], _ context: RuleContext) -> Bool {
        let calls = statements.flatMap { $0.descendants.filter { $0.kind == .call }.map(context.behaviour) }
        return calls.contains { $0.has(.progress) } && !calls.contains { $0.kept == .scroll }
    }

    /// Whether it can say "loading" again: by an assignment that is seen, or because nobody who is seen sets it.
    private func comesBack(_ assignments: Assignments, _ property: BranchFlag) -> Bool {
        if assignments.setsTrue || assignments.toggles || assignments.binds || assignments.changes { return true }
        guard assignments.isEmpty else { return false }
        return property.storage == .state || property.storage == .binding
    }
}

extension Message {
    fileprivate static func tooWide(_ name: String, _ flag: String, _ loss: Loss) -> Message {
        Message(
            "This `\(name)` is removed and rebuilt each time `\(flag)` changes\(loss.consequence)",
            help: "keep the `\(name)` and show the spinner over it: `.overlay { if … { ProgressView() } }`")
    }
}
