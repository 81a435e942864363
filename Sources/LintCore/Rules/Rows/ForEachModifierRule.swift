/// `ForEach(items) { … }.task { items = await load() }`: SwiftUI gives the modifier to each row, and without rows to none.
struct ForEachModifierRule: Rule {
    static let info = RuleInfo(
        id: "foreach-modifier", family: .rows, summary: "A callback or sheet on a ForEach, which each row gets", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard context.has(.transparent, node), let rows = context.rows(of: node), !rows.areCounted else { return }
        for modifier in rows.modifiers {
            let behaviour = context.behaviour(of: modifier)
            // A menu is one of the row.
            let isPresented = behaviour.has(.presents) && (!behaviour.has(.items) || behaviour.has(.covers))
            guard isPresented || RunningTime.ofLife.contains(where: { behaviour.runs($0) }), let callee = CallExpr(modifier)?.callee else { continue }
            // Rows that are there from the beginning have it run.
            let filled = isPresented ? nil : rows.filled(by: modifier)
            context.report(
                .onRows(callee.memberName, filled: filled, isPresented: isPresented), of: Self.info, at: callee, range: callee.memberNameRange,
                evidence: Evidence(change: filled == nil ? nil : .always, loss: .work, reach: .rows, cure: .advice))
        }
    }
}

extension RunningTime {
    /// When what watches a view runs.
    fileprivate static let ofLife: [RunningTime] = [.appear, .disappear, .change]
}

extension Message {
    /// - Parameter filled: the collection of the rows, where the callback is what fills it.
    fileprivate static func onRows(_ modifier: String, filled: String?, isPresented: Bool) -> Message {
        let effect = isPresented ? "each row has one of its own, which closes with that row"
            : filled.map { "without rows it never runs, and `\($0)` stays empty" } ?? "it runs for each row, and never while there is none"
        return Message("`.\(modifier)` on `ForEach` belongs to each row: \(effect)", help: "move it to the view around the `ForEach`")
    }
}
