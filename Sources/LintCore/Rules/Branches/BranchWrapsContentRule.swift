/// A view by itself in one branch and inside a container in the other: with the container it is another view.
struct BranchWrapsContentRule: Rule {
    static let info = RuleInfo(
        id: "branch-wraps-content", family: .branches, summary: "A view that only one branch puts into a container", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.if, .switch, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        for found in SharedViewFinding.all(.wrapped, at: node, in: &context) where !found.isReceiver {
            guard let (arm, container) = found.shared.containers.first, let name = container.rootName else { continue }
            // Nobody can see that anything changes or that anything is lost; and what is pushed here and presented there brings
            // its own navigation there.
            let isDynamic = found.condition.constancy == .dynamic
            guard !DrawnShapes.areDifferent(found.shared.chains, context) else { continue }
            guard isDynamic || found.loss.isKnown && !name.hasPrefix("Navigation") else { continue }
            let wrapped = found.shared.members.first { $0.arm == arm }?.chain ?? found.second
            // Beside other views it may be a part of something else.
            let isAlone = wrapped.node.parent?.children(.statement).count == 1
            context.report(
                .wraps(name, found), of: Self.info, at: container.root.nameOfView,
                evidence: found.evidence(context, intent: isAlone ? .none : .unsure, cure: .advice), decidedBy: found.deciding, losing: found.lost,
                related: found.shared.chains.filter { $0.root.id != wrapped.root.id }.map { bare in
                    RelatedLocation(
                        message: "the same view without `\(name)`", path: context.tree.source.path, range: bare.root.nameOfView.range)
                })
        }
    }
}

extension Message {
    fileprivate static func wraps(_ container: String, _ found: SharedViewFinding) -> Message {
        Message(
            "`\(found.name)` is a separate view inside and outside of `\(container)`, so \(found.loss.clause(found.occasion))",
            help: ModifierCure.wrapping(in: container) + (found.loss.isKnown ? ", or pass its state in from outside" : ""))
    }
}
