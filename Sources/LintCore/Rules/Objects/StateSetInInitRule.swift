/// `@State private var items: [Item] = []` and `init(items:) { self.items = items }`: the view shows no items.
struct StateSetInInitRule: Rule {
    static let info = RuleInfo(
        id: "state-set-in-init", family: .objects, summary: "An initializer that writes to @State which has a value already", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.`init`, inFilesWith: ["State"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first else { return }
        for found in context.type(declaredBy: owner).ignoredWrites(by: node) {
            context.report(
                .ignored(found.state.name), of: Self.info, at: found.node,
                evidence: Evidence(.seed, change: .seen, loss: .redraw, intent: found.isSetOnAppearing ? .unsure : .none, cure: .advice),
                related: [RelatedLocation(message: "it has this value already", path: found.before.tree.source.path, range: found.before.range)])
        }
    }
}

extension Message {
    fileprivate static func ignored(_ state: String) -> Message {
        Message(
            "`\(state)` is `@State` and has a value already, so what `init` assigns to it is ignored",
            help: "declare it without a value, or set its first value with `_\(state) = State(initialValue: …)`")
    }
}
