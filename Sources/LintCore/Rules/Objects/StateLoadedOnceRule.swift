/// `.task { picture = await load(url) }`: with another `url` in its place the view keeps the first picture.
struct StateLoadedOnceRule: Rule {
    static let info = RuleInfo(
        id: "state-loaded-once", family: .objects, summary: "State filled when a view appears, from a value that changes", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), context.has(.runs, node), let found = context.call(node)?.loadedState else { return }
        let caller = found.caller
        context.report(
            .loaded(found), of: Self.info, at: callee, range: callee.memberNameRange,
            // What is kept is what should go.
            evidence: Evidence(.seed, change: caller.change, loss: .redraw, intent: found.isEdited ? .unsure : .none, cure: .advice),
            related: [
                RelatedLocation(message: "`\(found.view.name).\(found.state.name)` keeps what is loaded first", path: found.state.path, range: found.state.nameNode.range),
            ] + caller.related)
    }
}

extension Message {
    fileprivate static func loaded(_ found: LoadedState) -> Message {
        Message(
            "`.\(found.modifier)` sets `\(found.state.name)` from `\(found.input.name)` when the view appears, but not when `\(found.input.name)` changes",
            help: "write `.task(id: \(found.input.name))`, or set it in `.onChange(of: \(found.input.name))` too")
    }
}
