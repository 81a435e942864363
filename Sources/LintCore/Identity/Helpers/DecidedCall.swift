/// A call of a helper that gives its view back in two forms, with a condition that may change.
struct DecidedCall {
    /// What is known of the view that it is called on, or takes.
    let view: ConditionalCall
    /// Whether the helper takes the view as an argument, and is no extension of views.
    let takesView: Bool
    /// What decides, by its names.
    let deciding: [String]
    /// Whether that is one name, of which the helper asks whether there is a value.
    let asksForPresence: Bool
    /// Whether nobody has put anything in, or the view is better off as another one.
    let isHarmless: Bool
    /// The helper whose code decides; nil where it was not read.
    let helper: Declared?
    /// Where it does.
    let decision: Node?

    init?(_ node: Node, _ scope: FileScope) {
        let model = scope.model
        guard let callee = node.child(.callee), !model.branchingHelpers(named: model.program.calledName(of: callee), by: node).isEmpty, let name = CallExpr(node)?.calledName,
            let call = model.helperCalls(by: node, named: name, in: scope.unit).filter({
                !$0.isPassedOn && !$0.branch.inputs.inputs.isEmpty
            }).max(by: { $0.condition.constancy < $1.condition.constancy }),
            !call.condition.constancy.isConstant,
            !HelperDefinition.isForOldSystems(call.branch.origin, model)
        else { return nil }
        let forms = CallForms(call, model)
        // What starts a new identity on purpose, there or here.
        guard !HelperDefinition.isForTransitions(call.branch, model), !ConditionalCall.isMeant(node, scope),
            !call.branch.takesClosure || !forms.cure.isMeant
        else { return nil }
        let argument = Self.viewArgument(of: call, model)
        view = ConditionalCall(node, taking: argument, call.condition, forms.cure, scope)
        guard !view.isOfNoConsequence else { return nil }
        takesView = argument != nil
        let names = DecidingNames(branch: call.branch, model: model)
        deciding = names.names(at: call)
        asksForPresence = deciding.count == 1 && names.asksForPresence(of: deciding[0])
        isHarmless = Self.isHarmless(call, forms, model)
        helper = model.declared(call.branch.origin)
        decision = call.branch.decision.place
    }

    /// Of a helper that was not read, and that can only branch.
    init?(unread node: Node, _ scope: FileScope) {
        let model = scope.model
        guard let call = UnreadHelperCall(node, scope), let value = call.deciding, let condition = scope.condition(of: value), !condition.constancy.isConstant,
            case let cure = call.cure(scope), !cure.isMeant, !ConditionalCall.isMeant(node, scope)
        else { return nil }
        view = ConditionalCall(node, condition, cure, scope)
        guard !view.isOfNoConsequence else { return nil }
        takesView = false
        deciding = condition.variables
        asksForPresence = false
        let names = HelperCall.names(in: value)
        isHarmless = HelperCall.choosesFirstValue(of: node, with: names, in: scope.unit, model)
            || cure.hides && !names.isEmpty && names.allSatisfy { model.changesOnce($0, in: scope.unit) }
        helper = nil
        decision = nil
    }

    /// What a helper that is no extension of views takes as its view: `Row()` of `dimmed(Row(), isOn)`.
    private static func viewArgument(of call: HelperCall, _ model: IdentityModel) -> Node? {
        guard let parameter = model.viewParameter(of: call.target.helper.declaration),
            case .written(let value)? = model.matched(parameter, of: call.target.site.declaration, call.target.call)
        else { return nil }
        return value.withoutEffects
    }

    /// Where a form that is hidden is left or taken up once, nobody has put anything in.
    private static func isHarmless(_ call: HelperCall, _ forms: CallForms, _ model: IdentityModel) -> Bool {
        if call.choosesFirstValue(model) { return true }
        let deciding = call.decidingNames(model)
        return forms.cure.hides && !deciding.isEmpty && deciding.allSatisfy { model.changesOnce($0, in: call.target.unit) }
    }
}
