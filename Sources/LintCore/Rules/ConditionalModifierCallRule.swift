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
        let found = ConditionalCall(node, taking: argument, call.condition, forms.cure, context)
        guard !found.isOfNoConsequence else { return }
        let lost = context.lost(found.state)
        context.report(
            .call(
                (argument == nil ? "." : "") + (callee.referencedName ?? "modifier"), found, DecidingWords(branch: call.branch, model: context.model).occasion(at: call), lost),
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

    private func definition(of call: HelperCall, _ context: RuleContext) -> RelatedLocation {
        let origin = call.branch.decision.node
        return RelatedLocation(
            message: "the two forms", path: origin.tree.source.path,
            range: (call.branch.decision.conditions.first ?? origin).range)
    }
}

/// The forms that a helper gives a view at one of its calls: what a closure says of them stands at the call.
struct CallForms {
    let cure: ModifierCure

    var names: [String] { cure.names }

    init(_ call: HelperCall, _ model: IdentityModel) {
        guard call.branch.takesClosure else {
            var found = ModifierCure(call.branch.decision, in: call.branch.unit, model)
            found.visibility = Self.visibility(call.branch.decision.showingArms.flatMap(\.leaves).map(\.links), call, model)
            cure = found
            return
        }
        let given = Self.closures(of: call)
        var container: String?
        var forms: [ModifierCure.Form] = []
        for leaf in call.branch.decision.showingArms.flatMap(\.leaves) {
            var form: ModifierCure.Form = []
            for link in leaf.links {
                guard link.role == .closure else {
                    form.append(link)
                    continue
                }
                // Which closure is which does not matter where there is one.
                guard let closure = given.count == 1 ? given[0].closure : given.first(where: { $0.name == link.name })?.closure,
                    let chain = Self.chain(of: closure)
                else {
                    cure = ModifierCure([], in: call.target.unit, model)
                    return
                }
                if chain.root.kind == .call, let name = chain.rootName, Containers.isContainer(name) { container = name }
                form += chain.links.map { .init(name: $0.name, node: $0.node, role: .modifier) }
            }
            forms.append(form)
        }
        var found = ModifierCure(forms, container: container, in: call.target.unit, model)
        found.visibility = Self.visibility(forms, call, model)
        cure = found
    }

    private static func chain(of closure: Node) -> ViewChain? {
        let statements = closure.children(.statement)
        return statements.count == 1 && BranchSyntax.isExpression(statements[0]) ? ViewChain(statements[0]) : nil
    }

    /// The closures of a call with the names of their parameters, as far as labels tell.
    private static func closures(of call: HelperCall) -> [(name: String, closure: Node)] {
        guard let written = CallExpr(call.target.call) else { return [] }
        let names = call.target.helper.closures
        let closures = written.arguments.compactMap(\.value).filter { $0.kind == .closure } + written.trailingClosures
        guard closures.count <= names.count else { return [] }
        return zip(names, closures).map { ($0, $1) }
    }

    /// What decides where one form is hidden, if it is said at the call: what is given for `isOn` of `if isOn`.
    private static func visibility(_ forms: [ModifierCure.Form], _ call: HelperCall, _ model: IdentityModel) -> VisibilityWords {
        let decision = call.branch.decision
        guard forms.count == 2, decision.arms.count == 2, decision.node.kind == .if, decision.conditions.count == 1,
            var own = decision.conditions.first?.withoutEffects
        else { return VisibilityWords() }
        let isNegated = own.kind == .prefixOperator && own.operatorText == "!"
        if isNegated { own = own.child(.operand)?.withoutEffects ?? own }
        guard let input = call.branch.inputs.inputs.first(where: { $0.subject == own.referencedName }),
            case .written(let value) = model.argument(for: input, of: call.target)
        else { return VisibilityWords() }
        return VisibilityWords(value, hidesWhenTrue: forms[0].contains { $0.name == "hidden" } != isNegated)
    }
}

extension Message {
    fileprivate static func call(_ helper: String, _ found: ConditionalCall, _ occasion: String, _ lost: [LostState]) -> Message {
        """
        `\(helper)` makes two views of \(found.subject): \(occasion) \(found.loss(lost).clause); \
        \(found.cure.words)
        """
    }
}
