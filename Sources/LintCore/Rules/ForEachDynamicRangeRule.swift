/// `ForEach(0..<items.count)` without `id:`: the range is read once, and the rows never follow it.
struct ForEachDynamicRangeRule: Rule {
    static let info = RuleInfo(
        id: "foreach-dynamic-range", summary: "ForEach over a range that changes, without id:", severity: .warning,
        since: "0.2", options: [.stableCollections])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.model.rows(of: node, in: context.unit), rows.name != "Table", rows.id == nil,
            Self.isRange(rows, context), !StaticData.holds(rows.data, context.scope),
            !context.isStable(context.model.source(of: rows.data, in: context.unit), for: Self.info),
            let member = context.model.member(around: node, in: context.unit)
        else { return }
        let condition = ConditionClassifier(context.model, in: member).condition(rows.data)
        guard !condition.constancy.isConstant else { return }
        // Of what only may change, the compiler's own warning says as much.
        let isKnown = condition.constancy == .dynamic
        context.report(
            .dynamicRange(rows, condition, isKnown: isKnown), of: Self.info, at: rows.data, severity: isKnown ? nil : .note,
            fix: RowIDRewrite.bySelf(behind: rows.data))
    }

    private static func isRange(_ rows: RowsCall, _ context: RuleContext) -> Bool {
        let data = rows.data.withoutEffects
        if data.kind == .binary { return data.hasOperator("..<") }
        guard data.kind == .memberAccess, data.memberName == "indices",
            let type = context.model.type(ofData: rows, in: context.unit)
        else { return false }
        return context.model.evaluator.isLibrary(type, .Range)
    }
}

extension Message {
    fileprivate static func dynamicRange(_ rows: RowsCall, _ condition: Condition, isKnown: Bool) -> Message {
        let occasion = isKnown ? condition.occasion : "a change of " + (condition.variables.first.map { "`\($0)`" } ?? "its bounds")
        return """
            this `\(rows.name)` reads its range once, for ranges without `id:` are taken for constant: after \(occasion) rows are \
            missing, or ask for an index that is gone and crash; iterate over the elements with their ids, or at least \
            add `id: \\.self`
            """
    }
}
