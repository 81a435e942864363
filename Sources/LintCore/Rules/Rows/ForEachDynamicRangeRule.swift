/// `ForEach(0..<items.count)` without `id:`: the range is read once, and the rows never follow it.
struct ForEachDynamicRangeRule: Rule {
    static let info = RuleInfo(
        id: "foreach-dynamic-range", family: .rows, summary: "ForEach over a range that changes, without id:", severity: .error,
        since: "0.2", options: [.stableCollections])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node), rows.id == nil, rows.isRange, !rows.isStatic, !context.has(.columns, node),
            !rows.isStable(rows.source, by: context.options(of: Self.info)), let condition = context.condition(rows.data)
        else { return }
        guard !condition.constancy.isConstant else { return }
        context.report(
            .dynamicRange(rows, condition), of: Self.info, at: rows.data,
            evidence: Evidence(.range, change: context.change(of: condition), loss: .content, reach: .rows, cure: .clear),
            fix: RowIDRewrite.bySelf(behind: rows.data))
    }
}

extension Message {
    fileprivate static func dynamicRange(_ rows: Rows, _ condition: Condition) -> Message {
        Message(
            "Without `id:`, `\(rows.name)` reads its range once: \(condition.occasion.clause), rows are missing or the app crashes on an index that is gone",
            help: "iterate over the elements with their ids, or at least add `id: \\.self`")
    }
}
