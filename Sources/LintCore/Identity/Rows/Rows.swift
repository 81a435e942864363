/// Rows made from data, with all that is known of them. What nobody asks for is not looked for.
@dynamicMemberLookup
struct Rows {
    let call: RowsCall
    private let scope: FileScope

    private var model: IdentityModel { scope.model }

    init(_ call: RowsCall, _ scope: FileScope) {
        self.call = call
        self.scope = scope
    }

    /// What the call says by itself: its node, data, id and row.
    subscript<Value>(dynamicMember member: KeyPath<RowsCall, Value>) -> Value { call[keyPath: member] }

    // MARK: The container

    /// The lazy container that has to know how many rows there are; nil where there is none.
    var container: RowsContainer? { RowsContainer(of: call, scope) }

    /// What people type that a condition reads.
    func typed(_ condition: Condition) -> String? {
        condition.places.first { $0.parameter < 0 && model.isTyped($0.declaration) }.map { model.name(of: $0.declaration) }
    }

    // MARK: Elements

    /// The type of the elements; nil where it is not known, or none that is declared.
    var element: IdentifiedType? { model.elementDeclaration(of: call, in: scope.unit).map { IdentifiedType($0, model) } }

    /// Whether the elements are tuples, which code makes by itself.
    var areTuples: Bool {
        guard let type = model.elementType(of: call, in: scope.unit), case .tuple = model.types[type] else { return false }
        return true
    }

    /// By what the elements are identified: the members of `id:`, or `id` where they are `Identifiable`.
    var elementIDPath: [String]? { model.elementIDPath(of: call) }

    /// The value whose hash is the id; nil where its type is not known.
    func value(hashedBy path: [String]) -> HashedValue? {
        model.elementType(of: call, in: scope.unit).flatMap { HashedValue(hashedBy: path, of: $0, model) }
    }

    /// Whether a key path leads to the place of an element, and not to the element.
    func isIndex(_ path: [String]) -> Bool { IndexID(in: scope).isIndex(path, of: call.data) }

    /// Another way to tell the elements apart than by their places.
    func elementID(of source: ElementOrigin) -> ElementID { ElementID(of: call, source, scope) }

    /// Whether all rows are alike, since their closure does nothing with its element: `ForEach(places) { _ in Placeholder() }`.
    var areAlike: Bool {
        guard let row = call.row, row.kind == .closure else { return false }
        return !row.descendants.contains { $0.kind == .identifier && $0.closureParameter?.closure.id == row.id }
    }

    /// Whether a row is made of rows.
    var holdsRows: Bool { call.row?.descendants.contains { $0.kind == .call && model.makesRows($0, in: scope.unit) } ?? false }

    /// Whether a change is made to be seen: `withAnimation { … }` around it.
    func isAnimated(_ change: CollectionChange) -> Bool {
        change.node.enclosingCalls.contains { model.names.has(.animates, $0.node, in: change.unit) }
    }

    /// Whether an animation around the rows watches their data.
    var areAnimated: Bool { model.member(around: call.data, in: scope.unit).map { model.isAnimated(model.condition(of: call.data, in: $0), at: [call.node], in: scope.unit) } ?? false }

    /// Whether the body that makes the rows is seen to run again with an animation.
    var areDrawnAnimated: Bool {
        guard let view = model.member(around: call.data, in: scope.unit).flatMap(model.program.owner), let body = model.body(of: view) else { return false }
        return model.isRunAnimated(body, at: call.node, in: scope.unit)
    }

    /// Whether the body that makes the rows runs for other inputs of its view alone.
    var areMadeForInputsAlone: Bool { model.member(around: call.data, in: scope.unit).flatMap(model.program.owner).map { model.isDrawn($0) && model.hearsOfInputsAlone($0) } ?? false }

    /// Whether the view of the rows writes to what it is given, so that whoever makes it runs again.
    var areInEditor: Bool {
        let view = model.member(around: call.data, in: scope.unit).flatMap(model.program.owner)
        return view.map { (model.program.ownMembers[$0] ?? []).contains { model.program[$0].kind == .variable && model.flow.isBinding($0) } } ?? false
    }

    /// Whether a view around the rows is another one at each evaluation, and they with it: `List { … }.id(UUID())`.
    var areReplacedTogether: Bool {
        zip([call.node] + call.node.ancestors, call.node.ancestors.prefix { $0.kind != .memberBlock }).contains { inner, outer in
            guard inner.role == .callee, scope.behaviour(of: outer).marks(.identity), let id = CallExpr(outer)?.arguments.first?.value else { return false }
            return FreshID(id, scope) != nil
        }
    }

    /// Whether a change gives the collection its first elements, as far as is seen: when a view appears, and at no other time.
    func isOnce(_ change: CollectionChange) -> Bool { change.kind == .assign && RefreshedData.occasion(of: change, model) == .once }

    // MARK: The collection

    /// What a library says of a call in any file.
    func behaviour(of call: Node, in unit: Int32) -> Behaviour { model.names.behaviour(of: call, in: unit) }

    /// Where the elements come from.
    var source: ElementOrigin { model.flow.elementOrigin(of: call.data, in: scope.unit) }

    /// Whether the data is the same for the whole run, by what is written.
    var isStatic: Bool {
        model.member(around: call.data, in: scope.unit).map { model.flow.isConstantOfProcess(call.data, in: $0) } ?? false
    }

    /// Whether the data is a range, as `0..<count` and `items.indices`.
    var isRange: Bool {
        let data = call.data.withoutEffects
        if data.kind == .binary { return data.hasOperator("..<") }
        guard data.kind == .memberAccess, data.memberName == "indices", let type = model.type(ofData: call, in: scope.unit) else { return false }
        return model.evaluator.isLibrary(type, .Range)
    }

    /// Whether identity is nobody's trouble: the data is the same as long as the view lives, or the rows are choices that keep nothing.
    func isQuiet(_ source: ElementOrigin) -> Bool { QuietRows.holds(call, source, scope) }

    /// Whether all who could change the collection give constants.
    func isConstant(_ source: ElementOrigin) -> Bool { QuietRows.isConstant(source, scope) }

    /// Whether the elements are those with which an object was made.
    func isFixed(_ source: ElementOrigin) -> Bool { QuietRows.isFixed(source, model) }

    /// Whether the project declares the property that stores the collection.
    func isStored(_ source: ElementOrigin) -> Bool { source.variable.map { !model.isInInterface($0) } ?? false }

    /// Whether what is shown may be what the collection holds, and not made of it: `notes.flatMap(\.tags)`.
    func areElements(of source: ElementOrigin) -> Bool {
        guard let variable = source.variable, let type = model.elementType(of: call, in: scope.unit).map(model.evaluator.withoutOptional) else { return true }
        let held = model.evaluator.elementType(of: model.evaluator.withoutOptional(model.evaluator.within(variable) { model.evaluator.valueType(of: variable) }))
        return model.evaluator.isUnknown(held) || model.declaration(of: model.evaluator.withoutOptional(held)) == model.declaration(of: type)
    }

    /// Whether the rows show their places alone, and nothing of the elements.
    var showPlacesAlone: Bool { call.row.map { RowPlace(call, scope).isAlone(in: $0) } ?? false }

    /// The property that stores the collection, with the types that it belongs to: `Outer.Inner.tabs`.
    func qualifiedName(of source: ElementOrigin) -> String? {
        source.variable.map { variable in
            (model.program.owner(of: variable).map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? "") + model.name(of: variable)
        }
    }

    /// Whether the body makes the elements of something else each time: `text.paragraphs.map { Paragraph($0) }`.
    var areComputed: Bool {
        guard let type = model.elementDeclaration(of: call, in: scope.unit) else { return false }
        let made = model.flow.constructions(of: type).calls.values.joined()
        return model.flow.elementMakers(of: call.data, in: scope.unit).contains { maker in
            maker.isEvaluated && made.contains { model.program[$0.member].unit == maker.unit && maker.node.subtree.contains(Int($0.node.id.index)) }
        }
    }

    /// Who changes the collection, or what it is a part of; functions aside that nothing uses.
    func changes(of source: ElementOrigin) -> [CollectionChange] {
        (source.variable.map(model.flow.changesThroughOwners) ?? []).filter { !model.flow.isInUnusedCode($0.node, in: $0.unit) }
    }

    /// Whether a change is one of another collection than the one that is shown, of a value beside it.
    func isOfAnother(_ change: CollectionChange, than source: ElementOrigin) -> Bool { model.flow.isOfAnother(change, than: source) }

    /// Whether what is given as data changes with anything that it reads.
    var dataChanges: Bool { model.member(around: call.data, in: scope.unit).map { model.condition(of: call.data, in: $0).constancy == .dynamic } ?? false }

    /// Whether views are told when the collection changes: nobody is seen to change it, but that is what it is stored so for.
    func mayChange(_ source: ElementOrigin) -> Bool {
        model.member(around: source.root, in: source.unit).map { model.condition(of: source.root, in: $0).constancy == .dynamic } ?? false
    }

    /// Whether it was not followed what a collection is made of.
    func isUntold(_ source: ElementOrigin) -> Bool {
        model.member(around: source.root, in: source.unit).map { model.condition(of: source.root, in: $0).constancy == .unknown } ?? false
    }

    /// Whether something around an addition compares first, many values are added in a row, from what may be a set, or the collection was
    /// made anew right before.
    func isGuarded(_ addition: CollectionChange) -> Bool {
        if follows(addition) { return true }
        let block = addition.node.ancestors.first { [.for, .while, .repeat, .memberBlock].contains($0.kind) }
        if let block, block.kind != .memberBlock { return true }
        guard let member = model.member(around: addition.node, in: addition.unit) else { return false }
        if looksThrough(member, followsNames: true) { return true }
        let calls = model.flow.calls(of: member)
        return calls.isComplete && !calls.calls.isEmpty && calls.calls.allSatisfy { looksThrough($0.member, followsNames: true) }
    }

    /// An addition of one value to the collection, where nobody looks first whether it is there already.
    func unguardedAddition(to source: ElementOrigin) -> CollectionChange? {
        guard isStored(source), areElements(of: source) else { return nil }
        return changes(of: source).first { change in
            guard let call = CallExpr(change.node), let first = call.arguments.first, first.label == nil else { return false }
            return behaviour(of: change.node, in: change.unit).has(.mutates, "adds") && !isGuarded(change) && !PreviewCode.holds(change.node)
        }
    }

    /// `names = found; names.insert("All", at: 0)`
    private func follows(_ addition: CollectionChange) -> Bool {
        func property(_ node: Node?) -> DeclarationID? { node.flatMap { model.names.property($0, in: addition.unit) } }
        guard let changed = property(CallExpr(addition.node)?.callee?.child(.base)),
            let before = addition.node.parent?.children(.statement).prefix(while: { $0.id != addition.node.id }).last, before.kind == .assignment,
            property(before.child(.left)) == changed, let value = before.child(.right)
        else { return false }
        return ([value] + value.descendants).allSatisfy { property($0) != changed }
    }

    /// Whether a member searches a collection, or a function or computed property does that a condition in it names.
    private func looksThrough(_ member: DeclarationID, followsNames: Bool) -> Bool {
        guard let body = model.evaluator.body(of: member) else { return false }
        let unit = model.program[member].unit
        return body.descendants.contains { node in
            if node.kind == .call {
                let facts = model.names.behaviour(of: node, in: unit)
                if facts.has(.searches) || facts.has(.filters) || facts.has(.mutates, "removes") { return true }
            }
            guard followsNames, node.kind == .identifier || node.kind == .memberAccess, node.ancestors.contains(where: { $0.role == .condition }),
                let named = model.names.meaning(of: node, in: unit).declaration, named != member, !model.isInInterface(named)
            else { return false }
            return looksThrough(named, followsNames: false)
        }
    }

    /// Whether a change adds what people enter or a constant, which may be the same twice: what code makes is another one as a rule.
    func addsWhatIsEntered(_ change: CollectionChange) -> Bool {
        var asked: Set<DeclarationID> = []
        return change.value.map { isEntered($0, in: change.unit, &asked) } ?? false
    }

    private func isEntered(_ value: Node, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        guard let member = model.member(around: value, in: unit) else { return false }
        let condition = model.condition(of: value.withoutEffects, in: member)
        if condition.constancy.isConstant || condition.places.contains(where: { $0.parameter < 0 && model.isTyped($0.declaration) }) { return true }
        // A view of the project hands it over: `AddField { tags.append($0) }`.
        if let given = value.chainRoot.closureParameter, let call = given.closure.enclosingCalls.first, model.site(ofCall: call.node, in: unit).map({ !model.isInInterface($0.declaration) }) ?? false { return true }
        let parameters = condition.places.filter { $0.parameter >= 0 }.map(\.parameter)
        guard !parameters.isEmpty, asked.insert(member).inserted else { return false }
        return model.flow.calls(of: member).calls.prefix(Limits.callers).contains { call in
            let values = CallParameter.values(for: CallParameter.all(of: model.program.node(member)), in: call.node)
            return parameters.contains { values?[Int($0)].map { isEntered($0, in: model.program[call.member].unit, &asked) } ?? false }
        }
    }

    /// Whether an added value may be one that is there already.
    func isRandom(_ change: CollectionChange) -> Bool {
        change.value?.withoutEffects.descendants.contains { RandomValue($0, FileScope(model: model, unit: change.unit)) != nil } ?? false
    }

    /// The part of an element that names its row besides: `key` of `Row(item).id(item.key)`.
    var memberInRowID: String? {
        guard let row = call.row else { return nil }
        return row.descendants.lazy.compactMap { node -> String? in
            guard let made = CallExpr(node), made.arguments.count == 1, let id = made.arguments[0].value, id.kind == .memberAccess,
                model.names.behaviour(of: node, in: scope.unit).marks(.identity), let base = id.child(.base), let parameter = base.closureParameter,
                parameter.closure.id == row.id, parameter.index == 0
            else { return nil }
            return id.memberName
        }.first
    }

    // MARK: Callbacks

    /// Whether what there are rows of is the same for the whole run: `ForEach(0..<3)`, `ForEach(Kind.allCases)`.
    var areCounted: Bool { isStatic }

    /// The collection, where it begins empty and what a modifier runs is seen to fill it.
    func filled(by modifier: Node) -> String? {
        guard let variable = source.variable, let start = model.program.element(variable).child(.initialValue), start.kind == .array, start.children(.element).isEmpty else { return nil }
        var effects = ActionEffects(on: variable, model.flow)
        let write = effects.write(in: modifier, scope.unit, at: [.appear, .change]) { _ in true }
        // Others may fill it, too.
        guard model.flow.writes(to: variable).count == 1, !(model.program.owner(of: variable).map(model.initializers) ?? []).contains(where: { !(InitializerAssignments(to: variable, by: $0, model)?.values.isEmpty ?? true) })
        else { return nil }
        return write.flatMap { $0.call.id == modifier.id ? model.name(of: variable) : nil }
    }

    // MARK: Made at each evaluation

    /// Where ids or the order are made while the view is evaluated.
    var randomData: RandomRowsSource? { RandomRowsSource.of(call, in: scope) }

    /// The member that identifies the elements, where it is computed at random.
    var randomMember: RandomMember? { RandomMember(of: call, scope) }

    /// Elements with a random id that are made while the view is evaluated.
    var freshElements: FreshElements? { FreshElements(of: call, scope) }

    /// Whether the collection is fetched again while it is shown.
    var isRefreshed: Bool { RefreshedData.isRefreshed(call, scope) }

    // MARK: State

    /// The state that one row owns.
    var state: OwnedState { scope.rowState(of: call) }

    /// What stays at the places of the rows when elements move.
    var memory: RowMemory { RowMemory(call, scope) }
}
