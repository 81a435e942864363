/// `TextField("Amount", text: $amount).id(amount)`: what the view edits ends it.
struct IDModifierVolatileRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-volatile", family: .ids, summary: ".id(…) made of what the view edits or shows", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = CallExpr(node)?.callee, callee.isMember(named: "id"), let call = CallExpr(node),
            call.arguments.count == 1, call.arguments[0].label == nil, let id = call.arguments[0].value, let base = callee.child(.base)
        else { return }
        guard let name = ViewChain(base).rootName, let value = context.id(id, on: base).shared else { return }
        let lost = context.lost(value.state)
        let loss = Loss(lost, value.state)
        context.report(
            value.isEdited ? .edited(value.name, in: id, by: name, loss) : .shown(value.name, in: id, by: name, loss), of: Self.info, at: id,
            evidence: Evidence(
                change: .seen, loss: Evidence.Loss(value.state, lost, least: .motion), intent: value.isEdited ? .none : .unsure, cure: .advice),
            losing: lost)
    }
}

extension Message {
    fileprivate static func edited(_ name: String, in id: Node, by view: String, _ loss: Loss) -> Message {
        let part = part(id, of: name)
        return """
            the id of this `\(view)` is \(part.map { "`\($0)`, and it edits `\(name)` itself" } ?? "made of `\(name)`, which it edits itself"): \
            each change of `\(part ?? name)` \(loss.clause); use an id that does not change with the value, or none
            """
    }

    fileprivate static func shown(_ name: String, in id: Node, by view: String, _ loss: Loss) -> Message {
        let part = part(id, of: name)
        return """
            the id of this `\(view)` is \(part.map { "`\($0)`, and it is given `\(name)` as well" } ?? "made of `\(name)`, which it is given as well"): \
            a change of `\(part ?? name)` \(loss.clause), where an update would do; leave the id out, unless it is to start over
            """
    }

    /// An id that not each change of the value changes, such as `query.isEmpty`; nil for the value itself and texts made of it.
    private static func part(_ id: Node, of name: String) -> String? {
        let id = id.withoutEffects
        guard id.kind != .string, id.text != name, id.text != "self." + name, !id.text.contains("\n"), id.text.count <= Limits.quotedCode else { return nil }
        return id.text
    }
}
