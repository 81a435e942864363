/// A view with state of its own in several candidates of `ViewThatFits`: each has its own, and the one that shows is chosen
/// by size.
struct ViewThatFitsStateRule: Rule {
    static let info = RuleInfo(
        id: "view-that-fits-state", family: .branches, summary: "A view with state in several candidates of ViewThatFits", severity: .note,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ViewThatFits"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let closure = call.content, context.has(.fits, node)
        else { return }
        let candidates = closure.children(.statement).filter(BranchSyntax.isExpression)
        guard candidates.count > 1 else { return }
        var seen: [OwnedState.Property: Node] = [:]
        for candidate in candidates {
            let properties = context.state(of: candidate).properties
            let shared = properties.filter { seen[$0] != nil }
            if let first = shared.first, let other = seen[first] {
                report(OwnedState(properties: shared), in: candidate, other, &context)
                return
            }
            for property in properties { seen[property] = candidate }
        }
        if let content = context.call(node)?.content(repeatedIn: candidates) { report(content, in: node, &context) }
    }

    /// Of content that callers give, which each candidate shows.
    private func report(_ content: RepeatedContent, in node: Node, _ context: inout RuleContext) {
        let lost = context.lost(content.state)
        guard let view = lost.missedFirst.first?.view else { return }
        context.report(
            .fits(view, lost), of: Self.info, at: node.nameOfView, evidence: Evidence(change: .possible, loss: Evidence.Loss(content.state, lost, least: .redraw), cure: .advice), losing: lost,
            related: [RelatedLocation(message: "`\(view)` is given here", path: content.place.tree.source.path, range: content.place.nameOfView.range)])
    }

    private func report(_ state: OwnedState, in candidate: Node, _ other: Node, _ context: inout RuleContext) {
        let lost = context.lost(state)
        guard let view = lost.missedFirst.first?.view else { return }
        let place = self.place(of: view, in: candidate, context)
        context.report(
            .fits(view, lost), of: Self.info, at: place,
            evidence: Evidence(change: .possible, loss: Evidence.Loss(state, lost, least: .redraw), cure: .advice), losing: lost,
            related: [
                RelatedLocation(
                    message: "the other `\(view)`", path: context.tree.source.path, range: self.place(of: view, in: other, context).range)
            ])
    }

    /// Where a view is made in a candidate, or the candidate that leads to it.
    private func place(of view: String, in candidate: Node, _ context: RuleContext) -> Node {
        let own = candidate.descendants.first { node in
            node.kind == .call && CallExpr(node)?.calledName.map { view == $0 || view.hasSuffix("." + $0) } ?? false
        }
        return (own ?? ViewChain(ofView: candidate, startsView: context.startsView).root).nameOfView
    }
}

extension Message {
    fileprivate static func fits(_ view: String, _ lost: [LostState]) -> Message {
        Message(
            "`\(view)` is a separate view in each candidate of `ViewThatFits`, so a new size or rotation may reset \(lost.names)",
            help: "keep the state outside and pass a binding to each candidate")
    }
}
