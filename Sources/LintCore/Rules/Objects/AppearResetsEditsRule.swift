/// `.onAppear { name = saved.name }` beside a link: who comes back from there finds what was typed gone.
struct AppearResetsEditsRule: Rule {
    static let info = RuleInfo(
        id: "appear-resets-edits", family: .objects, summary: "A view that resets what people edit whenever it appears", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), context.has(.runs, node), let found = context.call(node)?.resetState else { return }
        context.report(
            .resets(found), of: Self.info, at: callee, range: callee.memberNameRange,
            evidence: Evidence(change: .seen, loss: .kept, cure: .advice),
            related: [
                RelatedLocation(message: "set here", path: found.write.node.tree.source.path, range: found.write.node.range),
                RelatedLocation(message: "this pushes a view", path: found.link.tree.source.path, range: found.link.nameOfView.range),
            ])
    }
}

extension Message {
    fileprivate static func resets(_ found: ResetState) -> Message {
        Message(
            "`.\(found.modifier)` sets `\(found.state.name)`, which people edit, and runs again when they come back from a pushed view: their edit is lost",
            help: "set it once: in `init`, or where a `@State` flag says that it was not set before")
    }
}
