/// A call of a helper that gives its view back in two forms, with a condition that changes: the view starts over each time.
struct ConditionalModifierCallRule: Rule {
    static let info = RuleInfo(
        id: "conditional-modifier-call", summary: "A view drawn in two forms by a helper, as a condition changes", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.call)

    func check(_ node: Node, in context: inout RuleContext) {
        let key = HelperCall.Key(unit: context.unit, node: node.id)
        guard let callee = node.child(.callee), let calls = context.model.helperCallsByNode[key],
            let call = calls.filter({ !$0.isPassedOn && !$0.branch.inputs.inputs.isEmpty }).max(by: {
                $0.condition.constancy < $1.condition.constancy
            }), !call.condition.constancy.isConstant
        else { return }
        let differing = modifiers(of: call)
        // What starts a new identity on purpose, there or here.
        guard !HelperDefinition.isForTransitions(call.branch), !call.branch.takesClosure || !ConditionalCall.isMeant(differing) else { return }
        let found = ConditionalCall(node, call.condition, differing: differing, context)
        let lost = context.lost(found.state)
        context.report(
            .call(callee.referencedName ?? "modifier", found, call, differing, lost), of: Self.info, at: callee, range: callee.memberNameRange,
            severity: found.severity, losing: lost, related: [definition(of: call, context)],
            fix: CallRewrite.fix(node, of: context.model.program.node(call.branch.origin), context))
    }

    /// What the forms differ by here: where a closure says it, the modifiers in the closure.
    private func modifiers(of call: HelperCall) -> [String] {
        call.branch.differing.flatMap { link -> [String] in
            guard link.role == .closure else { return [link.name] }
            return (CallExpr(call.target.call).map { $0.arguments.compactMap(\.value) + $0.trailingClosures } ?? [])
                .filter { $0.kind == .closure }
                .flatMap { closure -> [String] in
                    let statements = closure.children(.statement)
                    guard statements.count == 1 else { return [] }
                    return ViewChain(statements[0]).links.map(\.name)
                }
        }
    }

    private func definition(of call: HelperCall, _ context: RuleContext) -> RelatedLocation {
        let origin = call.branch.decision.node
        return RelatedLocation(
            message: "the two forms", path: origin.tree.source.path,
            range: (call.branch.decision.conditions.first ?? origin).range)
    }
}

extension Message {
    fileprivate static func call(
        _ helper: String, _ found: ConditionalCall, _ call: HelperCall, _ differing: [String], _ lost: [LostState]
    ) -> Message {
        return """
            `.\(helper)` makes two views of this `\(found.name)`: \(call.condition.occasion) \(Loss(lost, found.state).clause); \
            \(ModifierCure.words(for: differing))
            """
    }
}
