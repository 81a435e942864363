/// The forms that a helper gives a view at one of its calls: what a closure says of them stands at the call.
struct CallForms {
    let cure: ModifierCure

    init(_ call: HelperCall, _ model: IdentityModel) {
        guard call.branch.takesClosure else {
            var found = ModifierCure(call.branch.decision, in: call.branch.unit, model)
            found.visibility = Self.visibility(call.branch.decision.showingArms.flatMap(\.leaves).map(\.links), in: call.branch.unit, call, model)
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
                if chain.root.kind == .call, model.names.has(.contains, chain.root, in: call.target.unit) { container = chain.rootName }
                form += chain.links.map { .init(name: $0.name, node: $0.node, role: .modifier) }
            }
            forms.append(form)
        }
        var found = ModifierCure(forms, container: container, in: call.target.unit, orIn: call.branch.unit, model)
        found.visibility = Self.visibility(forms, in: call.target.unit, call, model)
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
        let closures = written.closures
        guard closures.count <= names.count else { return [] }
        return zip(names, closures).map { ($0, $1) }
    }

    /// What decides where one form is hidden, if it is said at the call: what is given for `isOn` of `if isOn`.
    private static func visibility(_ forms: [ModifierCure.Form], in unit: Int32, _ call: HelperCall, _ model: IdentityModel) -> Visibility {
        let decision = call.branch.decision
        guard forms.count == 2, decision.arms.count == 2, decision.node.kind == .if, decision.conditions.count == 1,
            var own = decision.conditions.first?.withoutEffects
        else { return Visibility() }
        let isNegated = own.kind == .prefixOperator && own.operatorText == "!"
        if isNegated { own = own.child(.operand)?.withoutEffects ?? own }
        guard let input = call.branch.inputs.inputs.first(where: { $0.subject == own.referencedName }),
            case .written(let value) = model.argument(for: input, of: call.target)
        else { return Visibility() }
        return Visibility(value, hidesWhenTrue: forms[0].contains { model.names.behaviour(of: $0.node, in: unit).has(.hides) } != isNegated)
    }
}
