/// A value that the id of a view is made of, and that the view has to do with: it edits or shows it, or has it changed.
struct ValueInID {
    /// What the view does with the value.
    enum Relation {
        /// It is given a binding to it.
        case edits
        /// It shows it, and is seen to get another one.
        case shows
        /// It keeps nothing that could start over: the id can only have it drawn again.
        case forces(SeenWrite)
        /// It has it changed by what it runs.
        case changes(ActionEffects.Write, isEndless: Bool)
    }

    let name: String
    let relation: Relation
    /// What an id that changes ends.
    let state: OwnedState

    /// - Parameters:
    ///   - id: the argument of `.id(…)`.
    ///   - base: the view that it is called on.
    /// - Returns: Nil where nothing would be lost.
    init?(_ id: Node, of base: Node, _ scope: FileScope) {
        let model = scope.model
        let chain = ViewChain(ofView: base) { model.startsView($0, in: scope.unit) }
        guard let root = CallExpr(chain.root), chain.rootName != nil else { return nil }
        let values = root.arguments.compactMap(\.value) + chain.links.compactMap(\.call).flatMap(\.arguments).compactMap(\.value)
        let given = (values + Self.rowData(in: root, scope)).flatMap(model.names)
        let state = scope.state(of: base)
        for (reference, property) in Self.values(in: id, scope) {
            if let relation = Self.change(of: property, by: base, in: id, scope), Self.isFinal(relation) || Self.followsInputs(root, nil, scope) {
                self.init(name: reference.text, relation: relation, state: state)
                return
            }
            let projections = given.filter { !Self.isOtherMember($0, than: reference) }.compactMap { model.names.projection(of: property, namedBy: $0, in: scope.unit) }
            guard reference.isBareName, let relation = Self.relation(projections, root, reference, property, id, state, scope) else { continue }
            self.init(name: reference.text, relation: relation, state: state)
            return
        }
        guard let token = Self.forced(by: id, base, state, scope) else { return nil }
        self.init(name: id.text, relation: .forces(token), state: state)
    }

    private init(name: String, relation: Relation, state: OwnedState) {
        self.name = name
        self.relation = relation
        self.state = state
    }

    /// The properties that an id reads: of `model.token` that, and `model`.
    private static func values(in id: Node, _ scope: FileScope) -> [(reference: Node, property: DeclarationID)] {
        id.outsideClosures.filter { $0.kind == .identifier || $0.kind == .memberAccess }.compactMap { node in
            scope.model.names.property(node, in: scope.unit).map { (node, $0) }
        }
    }

    /// Whether two names of one object or value lead to two of its members: `$model.rows` is no `model.token`.
    private static func isOtherMember(_ name: Node, than other: Node) -> Bool {
        func member(_ name: Node) -> String? { name.role == .base ? name.parent?.memberName : nil }
        guard let own = member(name), let others = member(other) else { return false }
        return own != others
    }

    private static func relation(
        _ projections: [Projection], _ root: CallExpr, _ reference: Node, _ property: DeclarationID, _ id: Node, _ state: OwnedState, _ scope: FileScope
    ) -> Relation? {
        guard !projections.isEmpty, !state.isEmpty else { return nil }
        if projections.contains(.projectedValue) { return .edits }
        return scope.model.names.storage(of: property) == .state && isUpdated(root, by: reference, id, scope) ? .shows : nil
    }

    /// What the rows are made of that stand inside: `List { ForEach(items) { … } }` is given `items` too.
    private static func rowData(in container: CallExpr, _ scope: FileScope) -> [Node] {
        container.closures.flatMap(\.descendants).compactMap { node in
            node.kind == .call ? scope.model.rows(of: node, in: scope.unit)?.data : nil
        }
    }

    /// Whether the id is seen to change, and the view would show what it is then given without it: state that its arguments only
    /// give a first value needs the id.
    private static func isUpdated(_ root: CallExpr, by reference: Node, _ id: Node, _ scope: FileScope) -> Bool {
        return scope.model.flow.write(seenBy: id, in: scope.unit) != nil && followsInputs(root, reference, scope)
    }

    /// Whether no state of a view is only begun by what it is given.
    ///
    /// - Parameter reference: of which arguments; nil for all.
    private static func followsInputs(_ root: CallExpr, _ reference: Node?, _ scope: FileScope) -> Bool {
        let model = scope.model
        guard let view = model.typeOfView(root.node, in: scope.unit).flatMap(model.declaration), !model.isInInterface(view),
            root.arguments.compactMap(\.value).flatMap(model.names).contains(where: { reference == nil || $0.textWithoutSelf == reference?.textWithoutSelf })
        else { return true }
        return model.ownProperties(of: view).allSatisfy { state in
            let element = model.program.element(state.declaration)
            return element.child(.initialValue) != nil || element.child(.type)?.kind == .optionalType
        }
    }

    /// Where a state that is there for the id alone gets another value, of a view that has nothing to start over: neither state nor what runs or
    /// moves when it comes or goes.
    private static func forced(by id: Node, _ base: Node, _ state: OwnedState, _ scope: FileScope) -> SeenWrite? {
        let model = scope.model
        guard state.isEmpty, state.isComplete, let property = model.names.property(id.withoutEffects, in: scope.unit),
            model.names.storage(of: property) == .state, isToken(property, model), let write = model.flow.writes(to: property).first,
            !([base] + base.descendants + Array(base.ancestors.prefix { $0.role == .base || $0.role == .callee || $0.kind == .call }))
                .contains(where: { $0.kind == .call && startsOver($0, scope) }),
            let condition = scope.condition(of: id), !model.isAnimated(condition, at: [base], in: scope.unit)
        else { return nil }
        return write
    }

    private static func startsOver(_ call: Node, _ scope: FileScope) -> Bool {
        let behaviour = scope.behaviour(of: call)
        return behaviour.kept != nil || behaviour.isDeliberate && !behaviour.marks(.identity)
    }

    // MARK: What the view runs

    private static func isFinal(_ relation: Relation) -> Bool { if case .changes(_, isEndless: true) = relation { true } else { false } }

    /// What the view under the id runs that gives the value behind it another one.
    ///
    /// What people do there to a value that ids alone read is left out: that is how a form starts over.
    private static func change(of property: DeclarationID, by base: Node, in id: Node, _ scope: FileScope) -> Relation? {
        var effects = ActionEffects(on: property, scope.model.flow)
        // Without a value there may be no view.
        guard let write = effects.write(in: base, scope.unit, at: [.appear, .measure, .change, .event], where: { $0.child(.right)?.kind != .nil }) else { return nil }
        switch write.time {
        case .appear, .measure: return .changes(write, isEndless: write.isCertain && givesAnother(write, id, property, scope))
        case .event: return isToken(property, scope.model) ? nil : .changes(write, isEndless: false)
        default: return .changes(write, isEndless: false)
        }
    }

    /// Whether what is written is another value each time: `token = UUID()`, `count += 1`, `isOn.toggle()`.
    private static func givesAnother(_ write: ActionEffects.Write, _ id: Node, _ property: DeclarationID, _ scope: FileScope) -> Bool {
        guard write.node.kind == .assignment else { return true }
        guard let value = write.node.child(.right) else { return false }
        let file = FileScope(model: scope.model, unit: write.unit)
        return RandomValue.first(in: value, file) != nil
            || value.descendants.contains { scope.model.names.property($0, in: write.unit) == property } && scope.model.names(in: id).count == 1
    }

    /// Whether a property is there for ids alone, and no view shows it.
    static func isToken(_ property: DeclarationID, _ model: IdentityModel) -> Bool {
        let spellings = model.program.spellings(of: model.program[property].name)
        let units = Set(spellings.flatMap { model.mentions.spelled.places(named: $0).map(\.unit) })
        return !units.contains { unit in
            spellings.flatMap { model.names.references(to: $0, in: unit) }.contains { node in
                model.names.property(node, in: unit) == property && !isWritten(node) && !isInID(node, in: unit, model)
            }
        }
    }

    private static func isWritten(_ name: Node) -> Bool {
        // The call of `flag.toggle()` stands around the member.
        [name.parent, name.parent?.parent].compactMap { $0 }.contains { ActionEffects.target(of: $0)?.id == name.id }
    }

    private static func isInID(_ name: Node, in unit: Int32, _ model: IdentityModel) -> Bool {
        name.enclosingCalls.contains { call in
            model.names.behaviour(of: call.node, in: unit).marks(.identity)
                && call.arguments.contains { $0.value?.subtree.contains(Int(name.id.index)) ?? false }
        }
    }
}
