/// Elements with `id = UUID()` that are made while the view is evaluated: other ids each time.
struct EphemeralIdentifiableRule: Rule {
    static let info = RuleInfo(
        id: "ephemeral-identifiable", family: .rows, summary: "Elements with a random id are made anew at every evaluation",
        severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node), let found = rows.freshElements else { return }
        let state = rows.state
        let lost = context.lost(state)
        let keeps = !state.isEmpty || Self.isSelectable(rows)
        let made = found.identity.node
        context.report(
            .ephemeral(found, rows, Loss(lost, state).namesOfRows), of: Self.info, at: rows.data,
            evidence: Evidence(
                change: found.place.isEvaluation ? .always : .possible, loss: Evidence.Loss(state, lost, least: keeps ? .kept : .motion), reach: .rows, cure: .advice),
            losing: lost,
            related: [
                RelatedLocation(message: "made here", path: found.maker.tree.source.path, range: found.maker.range),
                RelatedLocation(message: "the id", path: made.tree.source.path, range: made.range),
            ])
    }

    /// Whether the container keeps a selection by id.
    private static func isSelectable(_ rows: Rows) -> Bool {
        ([CallExpr(rows.node)].compactMap { $0 } + rows.node.enclosingCalls).contains { call in
            call.arguments.contains { $0.label == "selection" }
        }
    }
}

extension Message {
    fileprivate static func ephemeral(_ found: FreshElements, _ rows: Rows, _ state: [String]) -> Message {
        let occasion =
            switch found.place {
            case .body: "at every evaluation of the body"
            case .computed(let name): "each time `\(name)` is read"
            case .view: "each time the view is made"
            }
        let loss = state.isEmpty ? "all rows are replaced and nothing can animate" : "all rows are replaced and \(state.sentence) start over"
        return """
            the elements of this `\(rows.name)` are made \(occasion), each with a new `\(found.type).id` from `\(found.identity.spelling)`, so \(loss); \
            derive the id from what the element holds, or make the elements once, in a `static let` or in `@State`
            """
    }
}
