/// The same view in several branches: it is as many views, and each switch between them destroys one and builds another.
struct BranchSameViewRule: Rule {
    static let info = RuleInfo(
        id: "branch-same-view", summary: "The same view in several branches of an if or switch", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.if, .switch)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.sameView, at: node, in: &context) where !isSilent(found) {
            context.report(
                .sameView(found), of: Self.info, at: found.second.root.nameOfView, severity: severity(of: found, context), losing: found.lost,
                related: found.related(context), fix: BranchRewrite.fix(node, context))
        }
    }

    /// A note where nobody can see that the condition changes while the view lives, or how to write the view once.
    private func severity(of found: SharedViewFinding, _ context: RuleContext) -> Severity? {
        if InertForms.differingLinks(found.shared.chains).isEmpty || found.condition.constancy == .environment { return found.severity }
        return found.condition.constancy == .dynamic && KnownInertForms.cover(found.shared.chains, context) ? nil : .note
    }

    private func isSilent(_ found: SharedViewFinding) -> Bool {
        // Branches over what a helper is given are that helper's defect.
        found.isReceiver || EmptyViews.contains(found.shared.chains[0].root) || InertForms.mustBranch(found.shared.chains)
    }
}

extension Message {
    fileprivate static func sameView(_ found: SharedViewFinding) -> Message {
        let count = found.shared.members.count
        let places = count == 2 ? "in two branches" : "in \(count) branches"
        let differing = InertForms.differingLinks(found.shared.chains)
        let cure = differing.isEmpty
            ? "write it once"
            : "write it once, with the condition inside \(differing.map { "`.\($0)`" }.sentence)"
        return """
            `\(found.name)` stands \(places) and is another view in each: \(found.condition.occasion) \(found.loss.clause); \(cure)
            """
    }
}
