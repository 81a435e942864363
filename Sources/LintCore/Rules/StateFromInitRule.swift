/// `Meter(value: live)` where the argument only gives `@State` its first value: later ones are ignored.
struct StateFromInitRule: Rule {
    static let info = RuleInfo(
        id: "state-from-init", summary: "A changing value that only gives @State its first value", severity: .note, since: "0.2", isNoteOnly: true)

    let interest = Interest.nodes(.call, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let name = call.calledName, name.first?.isUppercase ?? false, !call.arguments.isEmpty,
            let view = context.model.type(named: name, from: context.unit), !context.model.isInInterface(view),
            context.model.isDrawn(view)
        else { return }
        for seed in context.model.seededState(of: view) {
            guard let argument = call.arguments.first(where: { $0.label == seed.label }), let value = argument.value,
                !value.isProjection, !Self.isMeantAsFirst(seed.label)
            else { continue }
            report(seed, view, value, of: node, &context)
        }
    }

    private func report(_ seed: SeededState, _ view: DeclarationID, _ value: Node, of call: Node, _ context: inout RuleContext) {
        let model = context.model
        let seen = SeenChangeFinder(model: model).change(in: value, unit: context.unit).flatMap {
            model.decidesAboutItself($0.reference, around: call) || Self.isOwnDoing($0, of: call, context) ? nil : $0
        }
        guard let change = seen ?? ReplacedSelection.change(in: value, unit: context.unit, model), !model.isMadeAnew(call, in: context.unit),
            !model.follows(view, seed)
        else { return }
        let name = model.name(of: view)
        let state = model.name(of: seed.property)
        let keeps = RelatedLocation(
            message: "`\(name).\(state)` keeps its first value", path: model.path(of: seed.property),
            range: model.evaluator.nameNode(of: seed.property).range)
        // One defect, whether the view is written once or in each branch.
        guard !context.findings.contains(where: { $0.ruleID == Self.info.id && $0.related.first == keeps }) else { return }
        context.report(
            .seed(change.reference.text, of: name, state, isSet: model.change(of: seed.property) != nil), of: Self.info, at: value,
            related: [
                keeps,
                RelatedLocation(
                    message: "changed here", path: model.program.units[Int(change.unit)].tree.source.path, range: change.place.range),
            ])
    }

    /// Whether the view itself has the value changed, by a closure or method that the same call hands it: it knows what it is then.
    private static func isOwnDoing(_ change: SeenChange, of call: Node, _ context: RuleContext) -> Bool {
        guard change.unit == context.unit else { return false }
        if call.subtree.contains(Int(change.place.id.index)) { return true }
        guard let method = change.place.ancestors.first(where: { $0.kind == .func })?.child(.name)?.nameText else { return false }
        return (CallExpr(call)?.arguments ?? []).contains { argument in
            guard let value = argument.value else { return false }
            // `callback: save` and `callback: save(_:)`
            return (value.kind == .call ? nil : value.referencedName.map { String($0.prefix { $0 != "(" }) }) == method
        }
    }

    /// Names by which parameters say that they are read once.
    private static func isMeantAsFirst(_ label: String) -> Bool {
        ["initial", "default", "draft", "starting", "seed"].contains { label.lowercased().hasPrefix($0) }
    }
}

extension Message {
    /// - Parameter isSet: whether the view gives the state other values itself, so that a constant would not do.
    fileprivate static func seed(_ variable: String, of view: String, _ state: String, isSet: Bool) -> Message {
        let cure = isSet ? "pass a binding, follow it with `.onChange(of:)`" : "pass a binding, store it in a plain `let`"
        return """
            `\(variable)` only gives `\(view).\(state)` its first value: later ones are ignored as long as this `\(view)` lives; \
            \(cure), or give the view an id that changes with what it shows
            """
    }
}
