/// A view whose own `==` leaves properties out, where SwiftUI asks that: their changes alone do not redraw it.
struct EquatableHintRule: Rule {
    static let info = RuleInfo(
        id: "equatable-hint", family: .objects, summary: "A view whose == leaves out properties", severity: .note, since: "0.2")

    let interest = Interest.nodes(.call, .func, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        if node.kind == .func { return checkEquality(node, &context) }
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "equatable"), call.arguments.isEmpty,
            let base = callee.child(.base), let view = context.view(base), let equality = view.equality, !equality.leftOut.isEmpty,
            let declared = view.declared, !view.isUpdatedByEquality
        else { return }
        context.report(
            .leavesOut(equality.leftOut, declared.name), of: Self.info, at: callee, range: callee.memberNameRange,
            evidence: Evidence(change: .unknown, loss: .redraw, cure: .clear),
            related: [RelatedLocation(message: "compared here", path: declared.path, range: equality.body.range)])
    }

    /// Of a view that holds more than plain values SwiftUI asks `==` by itself.
    private func checkEquality(_ node: Node, _ context: inout RuleContext) {
        guard node.role == .member, let name = node.child(.name), name.text == "==", let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first,
            let found = context.type(declaredBy: owner).uncomparedInputs(by: node)
        else { return }
        context.report(
            .leavesOut(found.names, found.view), of: Self.info, at: name,
            evidence: Evidence(.seed, change: found.write == nil ? .possible : .seen, loss: .redraw, intent: found.mayBeTold ? .unsure : .none, cure: .clear),
            related: found.write.map { [RelatedLocation(message: "changed here", path: $0.place.tree.source.path, range: $0.place.range)] } ?? [])
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
