/// Cases that show the same: each is a branch of its own, and moving between them builds the same view anew.
struct SwitchMergeableCasesRule: Rule {
    static let info = RuleInfo(
        id: "switch-mergeable-cases", family: .branches, summary: "Cases of a switch that show the same view", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.switch, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let syntax = BranchSyntax(node), !syntax.hasConditionalCode else { return }
        let candidates = MergeableCases.all(in: syntax).filter { isMergeable($0, syntax, context) }
        guard !candidates.isEmpty,
            let branches = context.branches(of: node), branches.arms.count == syntax.arms.count
        else { return }
        guard !branches.condition.constancy.isConstant, !isPresented(node, context) else { return }
        for cases in candidates where cases.bindsAlike(in: branches) {
            let condition = branches.condition(between: cases.arms)
            if condition.constancy.isConstant { continue }
            report(cases, branches, condition, CaseRewrite.fix(cases, syntax), &context)
        }
    }

    // MARK: When cases stay apart

    private func isMergeable(_ cases: MergeableCases, _ syntax: BranchSyntax, _ context: RuleContext) -> Bool {
        let views = syntax.arms[cases.plain].map { ViewChain(ofView: $0, startsView: context.startsView) }
        if views.allSatisfy({ EmptyViews.contains($0.root, context) }) { return false }
        if views.contains(where: { $0.links.contains { context.behaviour(of: $0.node).isDeliberate } }) { return false }
        return CasePatterns.canJoin(cases.arms, of: syntax)
    }

    /// Whether the value is what a presentation is made for: another one is another destination.
    private func isPresented(_ node: Node, _ context: RuleContext) -> Bool {
        guard let subject = node.child(.subject)?.chainRoot, subject.kind == .identifier,
            let content = subject.closureParameter?.closure.children(.statement).first
        else { return false }
        return content.enclosingCalls.first.map { context.presents($0) } ?? false
    }

    /// The case whose name another of the cases uses in its views: it may be a slip of the pen.
    private func meant(_ cases: MergeableCases, _ branches: Branches) -> String? {
        let names = cases.arms.flatMap { CasePatterns.names(of: branches.arms[$0].node) }
        let used = branches.arms[cases.plain].node.descendants.compactMap { node in
            node.kind == .implicitMember && node.role == .value ? node.memberName : KeyPathExpr(node)?.memberNames?.last
        }
        return names.count > 1 ? names.first(where: used.contains).flatMap { _ in names.first { !used.contains($0) } } : nil
    }

    // MARK: What is said

    private func report(
        _ cases: MergeableCases, _ branches: Branches, _ condition: Condition, _ fix: Fix?, _ context: inout RuleContext
    ) {
        let states = branches.arms[cases.plain].views.map { context.state(of: $0, in: branches) }
        var state = states.first ?? OwnedState()
        for other in states.dropFirst() { state.add(other) }
        if states.count > 1 { state.own = nil }
        let labels = cases.arms.map { branches.arms[$0].label }
        let isFallback = labels.contains("default") && !CasePatterns.areEnumCases(branches.arms[cases.flagged].node)
        let isNeeded = context.use(of: state).isWatched
        let lost = context.lost(state)
        let first = branches.arms[cases.other]
        context.report(
            .mergeable(cases, labels, condition.named, Loss(lost, state), meant: meant(cases, branches)), of: Self.info, at: branches.arms[cases.flagged].node,
            range: CasePatterns.range(of: branches.arms[cases.flagged].node),
            evidence: Evidence(
                change: context.change(of: condition), loss: Evidence.Loss(state, lost, least: .drawing(of: state)), intent: isNeeded || isFallback ? .unsure : .none,
                cure: isNeeded ? .advice : .clear),
            decidedBy: branches.node.child(.subject).map { [$0] } ?? [], losing: lost,
            related: [
                RelatedLocation(
                    message: "the same in `\(first.label)`", path: context.tree.source.path, range: CasePatterns.range(of: first.node))
            ], fix: isNeeded ? nil : fix)
    }
}

extension Condition {
    /// With words for what has no name: `$0`.
    fileprivate var named: Condition {
        var condition = self
        condition.variables = variables.filter { $0.utf8.first != UInt8(ascii: "$") || Int($0.dropFirst()) == nil }
        return condition
    }
}

extension Message {
    fileprivate static func mergeable(_ cases: MergeableCases, _ labels: [String], _ condition: Condition, _ loss: Loss, meant: String?) -> Message {
        let names = labels.map { "`\($0)`" }
        let cure = switch cases.kind {
        case .equal where labels.contains("default"): "delete \(names.filter { $0 != "`default`" }.shortened.sentence), which `default` covers"
        case .equal: "join them in one case"
        case .optional(let name): "join them in one case, with `let \(name)?` as the pattern of the optional value"
        }
        return Message(
            "\(names.shortened.sentence) build the same view separately, so \(loss.clause(condition.occasion))",
            help: cure + (meant.map { ", or show `.\($0)` where it is meant" } ?? ""))
    }
}
