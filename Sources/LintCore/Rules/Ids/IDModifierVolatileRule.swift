/// `TextField("Amount", text: $amount).id(amount)`: what the view edits, shows or has changed ends it.
struct IDModifierVolatileRule: Rule {
    static let info = RuleInfo(
        id: "id-modifier-volatile", family: .ids, summary: ".id(…) with a value that the view edits, shows or changes", severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = CallExpr(node)?.callee, callee.isMember(named: "id"), let call = CallExpr(node),
            call.arguments.count == 1, call.arguments[0].label == nil, let id = call.arguments[0].value, let base = callee.child(.base)
        else { return }
        let given = context.id(id, on: base)
        let chain = ViewChain(ofView: base, startsView: context.startsView)
        if let name = chain.rootName, let value = given.shared {
            let lost = context.lost(value.state)
            context.report(
                Message(value, in: id, of: name, Loss(lost, value.state)), of: Self.info, at: id,
                evidence: evidence(value, lost, controls: chain.links.contains { $0.call.map { context.behaviour(of: $0.node).isDeliberate } ?? false } || isMoved(node, context) ? [] : [chain.root] + chain.links.compactMap { $0.call?.node }), losing: lost, related: related(value))
        } else if let rows = given.rows {
            let state = context.state(of: base)
            let lost = context.lost(state)
            context.report(
                .common(id, Loss(lost, state).wordsOfRows), of: Self.info, at: id,
                evidence: Evidence(
                    change: context.change(of: rows.condition), loss: Evidence.Loss(state, lost, least: .redraw), reach: .rows,
                    intent: rows.isToken ? .unsure : .none, cure: .advice),
                losing: lost)
        }
    }

    /// Whether a modifier behind the id says how the view comes and goes.
    private func isMoved(_ id: Node, _ context: RuleContext) -> Bool {
        id.enclosingCalls.contains { call in call.callee?.child(.base)?.subtree.contains(Int(id.id.index)) ?? false && context.behaviour(of: call.node).isDeliberate }
    }

    /// - Parameter controls: the view and its modifiers: what people press there is what is replaced.
    private func evidence(_ value: ValueInID, _ lost: [LostState], controls: [Node]) -> Evidence {
        // What begins with the view begins again.
        let least: Evidence.Loss = if case .changes(let write, _) = value.relation, write.time == .appear { .work } else { .redraw }
        var evidence = Evidence(change: .seen, loss: Evidence.Loss(value.state, lost, least: least), cure: .advice)
        switch value.relation {
        case .edits: break
        case .shows: evidence.intent = .unsure
        case .forces:
            evidence.loss = .drawing(of: value.state)
            evidence.intent = .unsure
        case .changes(let write, let isEndless):
            // What people press in it may be meant to begin anew; the control itself is not.
            if write.time == .event, !controls.contains(where: { $0.id == write.call.id }) { evidence.intent = .unsure }
            guard isEndless else { break }
            evidence.change = .always
            // Nothing lasts in a view that starts over as soon as it appears.
            if evidence.loss == .work { evidence.loss = .content }
        }
        return evidence
    }

    private func related(_ value: ValueInID) -> [RelatedLocation] {
        let node: Node
        switch value.relation {
        case .changes(let write, _): node = write.node
        case .forces(let write): node = write.place
        case .edits, .shows: return []
        }
        return [RelatedLocation(message: "changed here", path: node.tree.source.path, range: node.range)]
    }
}

extension Message {
    /// - Parameter view: how the view is called.
    fileprivate init(_ value: ValueInID, in id: Node, of view: String, _ loss: Loss) {
        let changed = Self.part(id, of: value.name) ?? value.name
        switch value.relation {
        case .edits:
            self.init(
                "`\(view)` edits `\(value.name)` and has it in its id, so changing `\(changed)` \(loss.resetting)",
                help: "use an id that does not change with the value, or none")
        case .shows:
            self.init(
                "`\(view)` shows `\(value.name)` and has it in its id, so changing `\(changed)` \(loss.resetting) instead of updating it",
                help: "remove the id, unless the view is meant to start over")
        case .forces:
            self.init(
                "`\(value.name)` only serves to give `\(view)` another id, but `\(view)` keeps nothing that could start over, so it is rebuilt instead of updated",
                help: "remove the id, unless the view shows what SwiftUI does not observe")
        case .changes(let write, isEndless: true):
            self.init(
                "`\(view)` gets another id whenever it appears, and appears again with each id: `\(write.name)` changes `\(value.name)`, so it never comes to rest",
                help: "change `\(value.name)` outside of the view that has the id, or remove the id")
        case .changes(let write, isEndless: false):
            self.init(
                "`\(view)` changes `\(value.name)` itself, in `\(write.name)`, and has it in its id: that \(loss.resetting)",
                help: "remove the id, unless the view is meant to start over")
        }
    }

    fileprivate static func common(_ id: Node, _ loss: String?) -> Message {
        let name = id.text.count <= Limits.quotedCode && !id.text.contains("\n") ? "`\(id.text)`" : "this id"
        return Message(
            "All rows have the id \(name), so changing it replaces all of them" + (loss.map { " and resets \($0)" } ?? ""),
            help: "remove the id, or use one of the element")
    }

    /// An id that not each change of the value changes, such as `query.isEmpty`; nil for the value itself and texts made of it.
    private static func part(_ id: Node, of name: String) -> String? {
        let id = id.withoutEffects
        guard id.kind != .string, id.text != name, id.text != "self." + name, !id.text.contains("\n"), id.text.count <= Limits.quotedCode else { return nil }
        return id.text
    }
}
