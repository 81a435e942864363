/// `Meter(value: live)` where the argument only gives `@State` its first value: later ones are ignored.
struct StateFromInitRule: Rule {
    static let info = RuleInfo(
        id: "state-from-init", summary: "A changing value that only gives @State its first value", severity: .note, since: "0.2")

    let interest = Interest.nodes(.call)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let name = call.calledName, name.first?.isUppercase ?? false, !call.arguments.isEmpty,
            let view = context.model.type(named: name, from: context.unit), !context.model.isInInterface(view),
            context.model.isDrawn(view)
        else { return }
        for seed in context.model.seededState(of: view) {
            guard let argument = call.arguments.first(where: { $0.label == seed.label }), let value = argument.value,
                !Self.isMeantAsFirst(seed.label), !Self.startsOver(node), !Self.isPresented(node),
                !context.model.follows(view, seed.label)
            else { continue }
            report(seed, view, value, &context)
        }
    }

    private func report(_ seed: SeededState, _ view: DeclarationID, _ value: Node, _ context: inout RuleContext) {
        guard let member = context.model.evaluate(around: value, in: context.unit) else { return }
        let condition = ConditionClassifier(context.model, in: member).condition(value)
        guard condition.constancy == .dynamic, let variable = condition.variables.first else { return }
        let name = context.model.name(of: view)
        let state = context.model.name(of: seed.property)
        context.report(
            .seed(variable, of: name, state), of: Self.info, at: value,
            related: [
                RelatedLocation(
                    message: "`\(name).\(state)` keeps its first value", path: context.model.path(of: seed.property),
                    range: context.model.evaluator.nameNode(of: seed.property).range)
            ])
    }

    /// Names by which parameters say that they are read once.
    private static func isMeantAsFirst(_ label: String) -> Bool {
        ["initial", "default", "draft", "starting", "seed"].contains { label.lowercased().hasPrefix($0) }
    }

    /// `.id(…)` on the view makes a new one of it.
    private static func startsOver(_ call: Node) -> Bool {
        for ancestor in call.ancestors {
            switch ancestor.kind {
            case .memberAccess: continue
            case .call where ancestor.child(.callee)?.kind == .memberAccess:
                if CallExpr(ancestor)?.calledName == "id" { return true }
            default: return false
            }
        }
        return false
    }

    private static let presentations: Set<String> = [
        "sheet", "popover", "fullScreenCover", "navigationDestination", "NavigationLink", "alert", "confirmationDialog", "inspector",
    ]

    /// What is presented is made anew each time it is shown.
    private static func isPresented(_ call: Node) -> Bool {
        call.ancestors.contains { $0.kind == .call && presentations.contains(CallExpr($0)?.calledName ?? "") }
    }
}

extension Message {
    fileprivate static func seed(_ variable: String, of view: String, _ state: String) -> Message {
        """
        `\(variable)` only gives `\(view).\(state)` its first value: later ones are ignored as long as this `\(view)` lives; \
        pass a binding, store it in a plain `let`, or give the view an id that changes with what it shows
        """
    }
}
