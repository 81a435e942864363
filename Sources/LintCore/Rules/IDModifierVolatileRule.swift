/// `TextField("Amount", text: $amount).id(amount)`: what the view edits ends it.
struct IDModifierVolatileRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-volatile", summary: ".id(…) made of what the view edits or shows", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = CallExpr(node)?.callee, callee.isMember(named: "id"), let call = CallExpr(node),
            call.arguments.count == 1, call.arguments[0].label == nil, let id = call.arguments[0].value, let base = callee.child(.base)
        else { return }
        let chain = ViewChain(base)
        guard let root = CallExpr(chain.root), let name = chain.rootName else { return }
        let values = (root.arguments.compactMap(\.value) + chain.links.compactMap(\.call).flatMap(\.arguments).compactMap(\.value))
        let given = values.flatMap(context.model.names) + rowData(in: root, context).flatMap(context.model.names)
        for reference in context.model.names(in: id) {
            guard let use = use(of: reference.text, given),
                let property = context.model.property(named: reference.text, at: reference, in: context.unit)
            else { continue }
            let state = context.state(of: base)
            guard !state.isEmpty else { return }
            let lost = context.lost(state)
            switch use {
            case .edited:
                return context.report(
                    .edited(reference.text, in: id, by: name, Loss(lost, state)), of: Self.info, at: id, losing: lost)
            case .shown where context.model.wrapper(of: property) == "State" && isUpdated(root, by: reference, id, context):
                return context.report(
                    .shown(reference.text, in: id, by: name, Loss(lost, state)), of: Self.info, at: id, severity: .note, losing: lost)
            case .shown: continue
            }
        }
    }

    /// What the rows are made of that stand inside: `List { ForEach(items) { … } }` is given `items` too.
    private func rowData(in container: CallExpr, _ context: RuleContext) -> [Node] {
        container.trailingClosures.flatMap(\.descendants).compactMap { node in
            node.kind == .call ? context.model.rows(of: node, in: context.unit)?.data : nil
        }
    }

    private enum Use {
        /// Through a binding.
        case edited
        case shown
    }

    /// Whether the id is seen to change, and the view would show what it is then given without it: state that its arguments only
    /// give a first value needs the id.
    private func isUpdated(_ root: CallExpr, by reference: Node, _ id: Node, _ context: RuleContext) -> Bool {
        let model = context.model
        guard SeenChangeFinder(model: model).change(in: id, unit: context.unit) != nil else { return false }
        guard let view = model.typeOfView(root.node, in: context.unit).flatMap(model.declaration), !model.isInInterface(view),
            root.arguments.compactMap(\.value).flatMap(model.names).contains(where: { $0.text == reference.text })
        else { return true }
        return model.ownProperties(of: view).allSatisfy { state in
            let element = model.program.element(state.declaration)
            return element.child(.initialValue) != nil || element.child(.type)?.kind == .optionalType
        }
    }

    /// How the view is given what its id is made of.
    private func use(of name: String, _ given: [Node]) -> Use? {
        if given.contains(where: { $0.text == "$" + name }) { return .edited }
        return given.contains { $0.text == name } ? .shown : nil
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
        guard id.kind != .string, id.text != name, id.text != "self." + name, !id.text.contains("\n"), id.text.count <= 40 else { return nil }
        return id.text
    }
}
