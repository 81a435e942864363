/// `TextField("Amount", text: $amount).id(amount)`: what the view edits ends it.
struct IDModifierVolatileRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-volatile", family: .ids, summary: ".id(…) with a value that the view edits or shows", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = CallExpr(node)?.callee, callee.isMember(named: "id"), let call = CallExpr(node),
            call.arguments.count == 1, call.arguments[0].label == nil, let id = call.arguments[0].value, let base = callee.child(.base)
        else { return }
        guard let name = ViewChain(base).rootName, let value = context.id(id, on: base).shared else { return }
        let lost = context.lost(value.state)
        context.report(
            .volatile(value.name, in: id, of: name, Loss(lost, value.state), isEdited: value.isEdited), of: Self.info, at: id,
            evidence: Evidence(
                change: .seen, loss: Evidence.Loss(value.state, lost, least: .redraw), intent: value.isEdited ? .none : .unsure, cure: .advice),
            losing: lost)
    }
}

extension Message {
    /// - Parameter name: the value that the view is given.
    fileprivate static func volatile(_ name: String, in id: Node, of view: String, _ loss: Loss, isEdited: Bool) -> Message {
        Message(
            "`\(view)` \(isEdited ? "edits" : "shows") `\(name)` and has it in its id, so changing `\(part(id, of: name) ?? name)` \(loss.resetting)"
                + (isEdited ? "" : " instead of updating it"),
            help: isEdited ? "use an id that does not change with the value, or none" : "remove the id, unless the view is meant to start over")
    }

    /// An id that not each change of the value changes, such as `query.isEmpty`; nil for the value itself and texts made of it.
    private static func part(_ id: Node, of name: String) -> String? {
        let id = id.withoutEffects
        guard id.kind != .string, id.text != name, id.text != "self." + name, !id.text.contains("\n"), id.text.count <= Limits.quotedCode else { return nil }
        return id.text
    }
}
