/// The same `.id(x)` in several branches: explicit identity lives inside a structural place and does not join two.
struct ExplicitIDAcrossBranchesRule: Rule {
    static let info = RuleInfo(
        id: "explicit-id-across-branches", family: .branches, summary: "The same .id(…) on a view in several branches", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.explicitID, at: node, in: &context) where !found.isReceiver {
            let ids = found.shared.chains.compactMap { $0.link(named: "id")?.call?.arguments.first?.value }
            guard ids.count == found.shared.members.count, !isScrolledTo(ids[1], context) else { continue }
            context.report(
                .sameID(ids[1].text, found), of: Self.info, at: ids[1],
                evidence: found.evidence(context, cure: .advice), decidedBy: found.deciding, losing: found.lost,
                related: [
                    RelatedLocation(
                        message: "the same id in `\(found.label(of: 0))`", path: context.tree.source.path, range: ids[0].range)
                ])
        }
    }

    /// Whether something scrolls to the id, which is why both have it: the name or value in the project, anything in the file.
    private func isScrolledTo(_ id: Node, _ context: RuleContext) -> Bool {
        ["scrollTo", "scrollPosition"].flatMap(context.calls).contains { call in
            call.tree == context.tree || CallExpr(call)?.arguments.contains { $0.value?.hasSameCode(as: id) ?? false } ?? false
        }
    }
}

extension Message {
    fileprivate static func sameID(_ id: String, _ found: SharedViewFinding) -> Message {
        Message(
            "`.id(\(id))` does not make the `\(found.name)` of \(found.places) one view, so \(found.loss.clause(found.occasion))",
            help: "write the view once and move the condition into its modifiers")
    }
}
