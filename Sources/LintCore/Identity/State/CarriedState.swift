/// State of a view that stays as it is when people select something else for it to show: `Detail(item: selected)` beside `List(selection: $selected)`.
struct CarriedState {
    let view: Declared
    /// What is selected, as the code calls it.
    let selected: String
    /// Where another selection is made.
    let write: SeenWrite
    /// What is typed there, and nothing takes back.
    let typed: OwnedState
    let keepsScroll: Bool

    init?(_ node: Node, _ scope: FileScope) {
        let model = scope.model
        guard let call = CallExpr(node), !call.arguments.isEmpty, let member = model.member(around: node, in: scope.unit), model.givesView(member),
            let type = model.typeOfView(node, in: scope.unit), let view = model.declaration(of: type), !model.isInInterface(view), model.isDrawn(view)
        else { return nil }
        let place = PlacedCall(node: node, member: member)
        let given = call.arguments.filter { argument in argument.value.map { !$0.isProjection && $0.kind != .closure } ?? false }
        let selections = given.compactMap { argument in argument.value.flatMap { Self.selection(in: $0, for: place, scope) }.map { (argument: argument, selected: $0.selected, write: $0.write) } }
        guard let (argument, selected, write) = selections.first, !model.flow.isMadeAnew(node, in: scope.unit) else { return nil }
        guard !Self.isIdentified(node, scope) else { return nil }
        var staying = model.state(stayingWith: type)
        // Where something else of what is selected is given as well, that may be another one alone.
        if selections.count == 1, let value = argument.value, let chosen = model.names.property(value, in: scope.unit), chosen == write.variable, let label = argument.label,
            let whole = Self.state(stayingWith: view, whatever: label, model)
        {
            staying = whole
        }
        var typed = OwnedState()
        typed.properties = staying.properties.filter { model.isWrittenInField($0.declaration) && !Self.isTakenBack($0, model) }
        keepsScroll = staying.builtIn.contains(.library(.scroll))
        guard keepsScroll || !typed.isEmpty else { return nil }
        self.view = model.declared(view)
        self.selected = selected
        self.write = write
        self.typed = typed
    }

    /// The state in a view that may stay when it is given another value: what is shown for one value alone, as in `case .mail`, goes with that.
    ///
    /// - Returns: Nil where that was not followed.
    private static func state(stayingWith view: DeclarationID, whatever label: String, _ model: IdentityModel) -> OwnedState? {
        let filled = model.flow.properties(filledBy: label, of: view)
        guard filled.count == 1, let body = model.body(of: view), case let values = KnownValue.all(of: filled[0], model), !values.isEmpty else { return nil }
        let tree = model.openTree(of: body)
        let trees = values.compactMap { value in model.tree(like: tree, assuming: [filled[0]: value]).map { (tree: $0, weight: model.isOneValue(value) ? 1 : 2) } }
        guard trees.count == values.count else { return nil }
        var found = OwnedState()
        found.properties = model.ownProperties(of: view)
        for node in tree.nodes where trees.reduce(0, { $0 + ($1.tree.isNeverShown($1.tree.nodes[node.index]) ? 0 : $1.weight) }) > 1 {
            guard let type = node.type else { return nil }
            if node.isCustom { found.add(model.state(stayingWith: type)) } else if let own = model.builtInState(of: type) { found.builtIn.append(own) }
        }
        return found
    }

    /// What of a value is selected in a list that is there with the view.
    private static func selection(in value: Node, for view: PlacedCall, _ scope: FileScope) -> (selected: String, write: SeenWrite)? {
        let model = scope.model
        let given = ScopedNode(node: value, scope: IdentityScope(view.member, in: model.program))
        for read in model.reads(of: given) {
            guard let property = read.declaration, model.program[property].kind == .variable, !model.isInInterface(property) else { continue }
            let write = model.flow.writes(to: property).first { write in
                selects(write, model) && !(write.unit == scope.unit && view.node.subtree.contains(Int(write.place.id.index))) && model.happens(write, whileShownBy: view, reading: given)
            }
            if let write { return (read.path.joined(separator: "."), write) }
        }
        return nil
    }

    /// `List(items, selection: $selected)`, and `selected = item` in a row.
    private static func selects(_ write: SeenWrite, _ model: IdentityModel) -> Bool {
        if write.place.isProjection { return model.isSelection(write.place, in: write.unit) }
        guard write.place.kind == .assignment, let value = write.place.child(.right)?.withoutEffects.chainRoot, value.kind == .identifier,
            case .closureParameter(let row, 0)? = LexicalBinding.named(by: value)?.origin, let rows = row.ancestors.first(where: { $0.kind == .call })
        else { return false }
        return model.makesRows(rows, in: write.unit)
    }

    /// Whether a view that has the state gives it another value when something changes, or begins it with what it is given.
    private static func isTakenBack(_ state: OwnedState.Property, _ model: IdentityModel) -> Bool {
        guard let owner = model.program.owner(of: state.declaration) else { return true }
        let unseeded = SeededState(label: "", property: state.declaration, wrapper: state.wrapper, isKeptAsGiven: false, initializer: nil, member: nil)
        if model.following(of: unseeded, by: owner) != .none || model.seededState(of: owner).contains(where: { $0.property == state.declaration }) { return true }
        for write in model.flow.writes(to: state.declaration) {
            // What is set for something, as before a sheet, is no draft; one that was sent is emptied.
            if write.place.kind == .assignment, let value = write.place.child(.right), value.text != "\"\"" { return true }
            guard write.place.isProjection, let call = write.place.enclosingCalls.first, let label = write.place.parent?.child(.label)?.nameText,
                let taker = model.typeOfView(call.node, in: write.unit).flatMap(model.declaration), !model.isInInterface(taker)
            else { continue }
            let isReset = model.flow.properties(filledBy: label, of: taker).contains { property in
                model.following(of: SeededState(label: "", property: property, wrapper: "", isKeptAsGiven: false, initializer: nil, member: nil), by: taker, at: [.change]) != .none
            }
            if isReset { return true }
        }
        return false
    }

    /// Whether code of the project around the view may give it an id, rows do, or it lies over the list.
    private static func isIdentified(_ node: Node, _ scope: FileScope) -> Bool {
        let model = scope.model
        return node.ancestors.contains { around in
            guard around.kind == .call else { return false }
            if model.makesRows(around, in: scope.unit) || model.names.has(.covers, around, in: scope.unit) { return true }
            guard let called = model.site(ofCall: around, in: scope.unit)?.declaration, !model.isInInterface(called) else { return false }
            let made = model.typeOfView(around, in: scope.unit).flatMap(model.declaration).flatMap { model.isInInterface($0) ? nil : model.body(of: $0) }
            return [model.program[called].kind == .function ? called : nil, made].compactMap { $0 }.contains { member in
                model.evaluator.body(of: member)?.descendants.contains { $0.kind == .call && model.names.behaviour(of: $0, in: model.program[member].unit).marks(.identity) } ?? false
            }
        }
    }
}

extension IdentityModel {
    /// Whether something known of a value leaves no other one: a case that carries nothing.
    fileprivate func isOneValue(_ value: KnownValue) -> Bool {
        switch value {
        case .nothing, .flag, .literal, .empty: true
        case .enumCase(let declaration): evaluator.signature(of: declaration).parameters.isEmpty
        case .something, .filled: false
        }
    }
}
