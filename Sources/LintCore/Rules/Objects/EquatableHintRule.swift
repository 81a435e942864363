/// `.equatable()` on a view whose own `==` leaves properties out: their changes alone do not redraw it.
struct EquatableHintRule: Rule {
    static let info = RuleInfo(
        id: "equatable-hint", family: .objects, summary: ".equatable() on a view whose == leaves out properties", severity: .note, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["equatable"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "equatable"), call.arguments.isEmpty,
            let base = callee.child(.base), let view = context.view(base), let equality = view.equality, !equality.leftOut.isEmpty,
            let declared = view.declared
        else { return }
        context.report(
            .leavesOut(equality.leftOut, declared.name), of: Self.info, at: callee, range: callee.memberNameRange,
            evidence: Evidence(change: .unknown, loss: .redraw, cure: .clear),
            related: [RelatedLocation(message: "compared here", path: declared.path, range: equality.body.range)])
    }
}

extension Message {
    fileprivate static func leavesOut(_ properties: [String], _ view: String) -> Message {
        let isOne = properties.count == 1
        return Message(
            "`==` of `\(view)` leaves out \(properties.map { "`\($0)`" }.shortened.sentence), so the view does not update when only \(isOne ? "that changes" : "those change")",
            help: "compare \(isOne ? "it" : "them") too, unless nothing drawn depends on \(isOne ? "it" : "them")")
    }
}
