/// A call of a helper that gives its view back in two forms, with a condition that changes: the view starts over each time.
struct ConditionalModifierCallRule: Rule {
    static let info = RuleInfo(
        id: "conditional-modifier-call", summary: "A view drawn in two forms by a helper, as a condition changes", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let callee = node.child(.callee), mayConcern(node, callee, context), let name = CallExpr(node)?.calledName,
            let call = context.model.helperCalls(by: node, named: name, in: context.unit).filter({
                !$0.isPassedOn && !$0.branch.inputs.inputs.isEmpty
            }).max(by: { $0.condition.constancy < $1.condition.constancy }),
            !call.condition.constancy.isConstant, call.condition.constancy == .dynamic || context.wantsNotes(of: Self.info),
            !HelperDefinition.isForOldSystems(call.branch.origin, context.model)
        else { return }
        let forms = CallForms(call, context.model)
        // What starts a new identity on purpose, there or here.
        guard !HelperDefinition.isForTransitions(call.branch), !ConditionalCall.isMeant(node),
            !call.branch.takesClosure || !ConditionalCall.isMeant(forms.names)
        else { return }
        let argument = Self.viewArgument(of: call, context.model)
        let found = ConditionalCall(node, taking: argument, call.condition, forms.cure, context.scope)
        guard !found.isOfNoConsequence else { return }
        let lost = context.lost(found.state)
        context.report(
            .call(
                (argument == nil ? "." : "") + (callee.referencedName ?? "modifier"), found, occasion(at: call, context), lost),
            of: Self.info, at: callee, range: callee.memberNameRange,
            severity: isHarmless(call, forms, context) ? .note : found.severity, losing: lost, related: [definition(of: call, context)],
            fix: CallRewrite.fix(node, of: context.model.program.node(call.branch.origin), context))
    }

    /// What a helper that is no extension of views takes as its view: `Row()` of `dimmed(Row(), isOn)`.
    private static func viewArgument(of call: HelperCall, _ model: IdentityModel) -> Node? {
        guard let parameter = model.viewParameter(of: call.target.helper.declaration),
            case .written(let value)? = model.matched(parameter, of: call.target.site.declaration, call.target.call)
        else { return nil }
        return value.withoutEffects
    }

    /// Whether a call may be worth a finding by the names of what it calls and of what it gives: before the body around is evaluated.
    private func mayConcern(_ node: Node, _ callee: Node, _ context: RuleContext) -> Bool {
        let model = context.model
        let helpers = model.branchingHelpers(named: model.program.calledName(of: callee), by: node)
        guard !helpers.isEmpty else { return false }
        return context.wantsNotes(of: Self.info) || helpers.contains { model.mayBeDecided($0, at: node, in: context.unit) }
    }

    /// Whether nobody has put anything in: where a form that is hidden is left or taken up once. Or whether the view is better off as
    /// another one.
    private func isHarmless(_ call: HelperCall, _ forms: CallForms, _ context: RuleContext) -> Bool {
        if call.choosesArguments(context.model) { return true }
        let deciding = call.decidingNames(context.model)
        return forms.names.contains("hidden") && !deciding.isEmpty && deciding.allSatisfy { context.model.changesOnce($0, in: call.target.unit) }
    }

    private func occasion(at call: HelperCall, _ context: RuleContext) -> String {
        let deciding = DecidingNames(branch: call.branch, model: context.model)
        let names = deciding.names(at: call)
        return Occasion.change(of: names, toOrFromNil: names.count == 1 && deciding.asksForPresence(of: names[0]))
    }

    private func definition(of call: HelperCall, _ context: RuleContext) -> RelatedLocation {
        let origin = call.branch.decision.node
        return RelatedLocation(
            message: "the two forms", path: origin.tree.source.path,
            range: (call.branch.decision.conditions.first ?? origin).range)
    }
}

extension Message {
    fileprivate static func call(_ helper: String, _ found: ConditionalCall, _ occasion: String, _ lost: [LostState]) -> Message {
        """
        `\(helper)` makes two views of \(found.subject.words): \(occasion) \(found.loss(lost).clause); \
        \(found.cure.words)
        """
    }
}
