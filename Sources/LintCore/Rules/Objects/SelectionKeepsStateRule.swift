/// `Detail(item: selected)` beside a list: with another selection it is the same view, and what was typed in it stays.
struct SelectionKeepsStateRule: Rule {
    static let info = RuleInfo(
        id: "selection-keeps-state", family: .objects, summary: "State that carries over when another element is selected", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), let found = context.call(node)?.carriedState else { return }
        // The scroll position may suit what is selected next.
        context.report(
            .carried(found, context.lost(found.typed).map { "`\($0.view).\($0.property)`" }), of: Self.info, at: callee,
            evidence: Evidence(.seed, change: .seen, loss: .redraw, intent: found.typed.isEmpty ? .unsure : .none, cure: .advice),
            related: [RelatedLocation(message: "selected here", path: found.write.place.tree.source.path, range: found.write.place.range)])
    }
}

extension Message {
    fileprivate static func carried(_ found: CarriedState, _ typed: [String]) -> Message {
        let kept = typed.isEmpty ? "the scroll position" : typed.count > 2 ? "\(typed[0]) and \(typed.count - 1) more" : typed.sentence
        return Message(
            "`\(found.view.name)` stays the same view when `\(found.selected)` changes, so \(kept) in it \(typed.count > 1 ? "carry" : "carries") over to what is selected next",
            help: "give it an `.id` of `\(found.selected)`" + (typed.isEmpty ? "" : ", or reset what was typed in `.onChange(of:)`"))
    }
}
