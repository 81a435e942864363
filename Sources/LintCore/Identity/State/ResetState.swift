/// State that people edit, and that a view gives its first value again whenever it appears: also when what it pushed is gone.
struct ResetState {
    let state: Declared
    /// `onAppear` or `task`.
    let modifier: String
    /// The assignment.
    let write: ActionEffects.Write
    /// What pushes another view.
    let link: Node

    /// The first that a modifier of a view resets, whatever holds.
    init?(by node: Node, _ scope: FileScope) {
        let model = scope.model
        let behaviour = scope.behaviour(of: node)
        guard behaviour.runs(.appear), !behaviour.runs(.change), let call = CallExpr(node), let modifier = call.calledName,
            let shown = call.callee?.child(.base), let member = model.member(around: node, in: scope.unit),
            let view = model.program.owner(of: member), model.program[view].kind == .struct, model.isDrawn(view),
            // A stack does not go when something is pushed in it, and what is pushed or presented comes each time.
            !shown.descendants.contains(where: { $0.kind == .call && scope.behaviour(of: $0).kept == .path }),
            !node.enclosingCalls.contains(where: { model.names.has(.presents, $0.node, in: scope.unit) }), let link = Self.link(in: shown, of: view, scope),
            !Self.isSavedOnLeaving(view, model)
        else { return nil }
        for property in model.stateProperties(of: view) where property.kind == .state {
            let assignments = Assignments(to: property.declaration, model)
            guard assignments.switches || model.isWrittenInField(property.declaration) else { continue }
            var effects = ActionEffects(on: property.declaration, model.flow)
            guard let write = effects.write(in: node, scope.unit, at: [.appear]), write.call.id == node.id, write.isCertain, write.node.kind == .assignment, !Self.mayLeave(before: write.node),
                // What it is made of is what people left.
                let value = write.node.child(.right), !value.descendants.contains(where: { model.names.property($0, in: write.unit) == property.declaration }),
                !Self.isSaved(property.declaration, view, model)
            else { continue }
            state = model.declared(property.declaration)
            self.modifier = modifier
            self.write = write
            self.link = link
            return
        }
        return nil
    }

    /// Whether the code around may end before it comes to a statement: `if isSet { return }`.
    private static func mayLeave(before statement: Node) -> Bool {
        let code = statement.ancestors.first { [.closure, .func].contains($0.kind) }
        return code?.descendants.contains { ($0.kind == .return || $0.kind == .guard) && $0.id.index < statement.id.index } ?? false
    }

    /// What pushes another view from the one that appears: in its code, or in a part of the view that is named there.
    private static func link(in shown: Node, of view: DeclarationID, _ scope: FileScope) -> Node? {
        let model = scope.model
        func pushes(_ node: Node, _ unit: Int32) -> Bool {
            node.kind == .call && model.names.has(.navigates, node, in: unit)
                && !node.enclosingCalls.contains { model.names.has(.presents, $0.node, in: unit) && !model.names.has(.navigates, $0.node, in: unit) }
        }
        if let found = shown.descendants.first(where: { pushes($0, scope.unit) }) { return found }
        for node in shown.descendants where node.kind == .identifier || node.kind == .memberAccess {
            guard let part = model.names.meaning(of: node, in: scope.unit).declaration, model.program.owner(of: part) == view, model.givesView(part), let body = model.evaluator.body(of: part)
            else { continue }
            if let found = body.descendants.first(where: { pushes($0, model.program[part].unit) }) { return found }
        }
        return nil
    }

    /// Whether the view does something when it goes, as to save what was edited.
    private static func isSavedOnLeaving(_ view: DeclarationID, _ model: IdentityModel) -> Bool {
        ([view] + (model.program.extensions[view] ?? [])).contains { source in
            model.program.node(source).descendants.contains { $0.kind == .call && model.names.behaviour(of: $0, in: model.program[source].unit).runs(.disappear) }
        }
    }

    /// Whether what people edit is written back at each change to what the value is read of.
    private static func isSaved(_ state: DeclarationID, _ view: DeclarationID, _ model: IdentityModel) -> Bool {
        ([view] + (model.program.extensions[view] ?? [])).contains { source in
            let unit = model.program[source].unit
            return model.program.node(source).descendants.contains { node in
                guard let call = CallExpr(node), model.names.behaviour(of: node, in: unit).runs(.change) else { return false }
                return call.arguments.compactMap(\.value).contains { model.names.property($0, in: unit) == state }
            }
        }
    }
}
