/// The cases of an enum that a value may be, where the source writes all of them.
///
/// One set for each of those who make the view or call the function that reads it: the value of one place changes within one of them.
typealias PossibleCases = [Set<Name>]

extension FlowGraph {
    /// - Returns: Nil where a value comes from elsewhere, as from a server, or was not followed.
    func possibleCases(of expression: Node, in unit: Int32) -> PossibleCases? {
        var finder = PossibleCaseFinder(graph: self)
        return finder.cases(of: expression, in: unit)
    }
}

private struct PossibleCaseFinder {
    let graph: FlowGraph
    /// The declarations being looked into: what leads back to one of them adds nothing to it.
    private var open: Set<DeclarationID> = []

    init(graph: FlowGraph) { self.graph = graph }

    private var program: Program { graph.program }

    mutating func cases(of expression: Node, in unit: Int32) -> PossibleCases? {
        let node = expression.withoutEffects
        switch node.kind {
        case .tuple:
            let arguments = node.children(.argument)
            return arguments.count == 1 ? arguments[0].child(.value).flatMap { cases(of: $0, in: unit) } : nil
        case .ternary: return together([node.child(.left), node.child(.right)], in: unit)
        case .if, .switch: return together(ResultExpressions.ofBranches(node), in: unit)
        case .call: return graph.enumCase(named: node, in: unit).map { [[program[$0].name]] } ?? results(ofCall: node, in: unit)
        case .implicitMember, .memberAccess, .identifier:
            if let named = graph.enumCase(named: node, in: unit) { return [[program[named].name]] }
            if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin { return cases(of: local, named: node, in: unit) }
            // Without `model` in `model?.phase` there is no case.
            if node.descendants.contains(where: { $0.kind == .optionalChain }) { return nil }
            return graph.names.property(node, in: unit).flatMap { cases(ofProperty: $0) }
        default: return nil
        }
    }

    /// All that several expressions may give at one place.
    private mutating func together(_ parts: [Node?], in unit: Int32) -> PossibleCases? {
        var all: Set<Name> = []
        for part in parts {
            guard let found = part.flatMap({ cases(of: $0, in: unit) }) else { return nil }
            for alternative in found { all.formUnion(alternative) }
        }
        return [all]
    }

    // MARK: Names

    private mutating func cases(of local: LexicalBinding.Origin, named node: Node, in unit: Int32) -> PossibleCases? {
        switch local {
        case .variable(let value?): return local.isLet ? cases(of: value, in: unit) : nil
        case .functionParameter(let function, let parameter):
            guard let member = graph.member(around: node, in: unit), program.node(member).id == function.id, let name = parameter.child(.name)?.nameText
            else { return nil }
            return cases(ofParameter: name, of: member)
        default: return nil
        }
    }

    private mutating func results(ofCall call: Node, in unit: Int32) -> PossibleCases? {
        guard let function = graph.function(calledBy: call, in: unit), let body = graph.evaluator.body(of: function), open.insert(function).inserted else { return nil }
        defer { open.remove(function) }
        return together(ResultExpressions.of(body), in: program[function].unit)
    }

    private mutating func cases(ofParameter name: String, of function: DeclarationID) -> PossibleCases? {
        guard !graph.isOpenToOthers(function), open.insert(function).inserted else { return nil }
        defer { open.remove(function) }
        let found = graph.callers(of: function)
        guard found.isComplete else { return nil }
        return given(name, CallParameter.all(of: program.node(function)), by: found.calls, in: function)
    }

    /// The cases that each of some calls gives for a parameter.
    private mutating func given(_ name: String, _ parameters: [CallParameter], by calls: [PlacedCall], in callee: DeclarationID) -> PossibleCases? {
        guard !calls.isEmpty, parameters.contains(where: { $0.name == name }),
            calls.allSatisfy({ !graph.isKeptToChooseFrom($0) && graph.chooser(of: $0).isConstant }),
            let values = graph.values(of: name, among: parameters, by: calls, in: callee)
        else { return nil }
        var all: PossibleCases = []
        for value in values {
            guard let found = cases(of: value.node, in: program[value.member].unit) else { return nil }
            for alternative in found where !all.contains(alternative) { all.append(alternative) }
        }
        return all
    }

    // MARK: Properties

    private mutating func cases(ofProperty id: DeclarationID) -> PossibleCases? {
        guard !graph.isInInterface(id), graph.evaluator.unwrapped(graph.evaluator.within(id) { graph.evaluator.valueType(of: id) }) == nil else { return nil }
        // What is computed of itself, or set to what it is, is nothing more.
        guard open.insert(id).inserted else { return [[]] }
        defer { open.remove(id) }
        if let body = graph.evaluator.body(of: id) { return together(ResultExpressions.of(body), in: program[id].unit) }
        guard let owner = program.owner(of: id), !program[id].flags.contains(.isStatic) else { return nil }
        guard let wrapper = graph.names.wrapper(of: id) else { return graph.isDrawn(owner) ? cases(givenFor: id, of: owner) : changing(id, of: owner) }
        return !wrapper.isOwn && (wrapper.kind == .state || wrapper.kind == .published) ? changing(id, of: owner) : nil
    }

    /// What the makers of a view give for a property that nothing else sets.
    private mutating func cases(givenFor id: DeclarationID, of owner: DeclarationID) -> PossibleCases? {
        let made = graph.constructions(of: owner)
        guard made.isComplete, !graph.isOpenToOthers(id, of: owner), !made.calls.isEmpty, !isChangedOutOfSight(id) else { return nil }
        var all: PossibleCases = []
        for (initializer, calls) in made.calls.sorted(by: { $0.key.index < $1.key.index }) {
            guard let found = initializer == owner
                ? given(graph.name(of: id), graph.memberwiseParameters(of: owner), by: calls, in: id)
                : assigned(to: id, by: initializer)
            else { return nil }
            for alternative in found where !all.contains(alternative) { all.append(alternative) }
        }
        // Methods of the view may set it on a copy.
        guard graph.mentions.assignments.places(named: program[id].name).allSatisfy({ place in
            let node = graph.node(at: place)
            return graph.isInitializing(node) || node.child(.left).flatMap { graph.names.property($0, in: place.unit) } != id
        }) else { return nil }
        return all
    }

    private mutating func assigned(to id: DeclarationID, by initializer: DeclarationID) -> PossibleCases? {
        guard let found = InitializerAssignments(to: id, by: initializer, graph) else { return nil }
        if found.values.isEmpty { return found.delegates ? [] : program.element(id).child(.initialValue).flatMap { cases(of: $0, in: program[id].unit) } }
        if found.certainValue != nil { return cases(of: found.values[0], in: program[initializer].unit) }
        // What decides that it is set may leave what stands at the declaration.
        guard let set = together(found.values, in: program[initializer].unit) else { return nil }
        guard let first = program.element(id).child(.initialValue) else { return set }
        return cases(of: first, in: program[id].unit).map { [($0 + set).reduce(into: []) { $0.formUnion($1) }] }
    }

    /// All that state of a view or an observed property of an object is given, one after the other.
    private mutating func changing(_ id: DeclarationID, of owner: DeclarationID) -> PossibleCases? {
        let isObserved = program[owner].kind == .class && (graph.names.wrapper(of: id) != nil || graph.evaluator.conforms(graph.evaluator.selfType(of: owner), to: .Observable) == .yes)
        guard graph.isDrawn(owner) || isObserved, !graph.isOpenToOthers(id), !isChangedOutOfSight(id) else {
            return nil
        }
        // `_mode = State(initialValue: mode)`
        guard graph.initializers(of: owner).allSatisfy({ InitializerAssignments(to: id, by: $0, graph).map { $0.values.isEmpty || !$0.isOfStorage } ?? false }) else { return nil }
        var all: Set<Name> = []
        var values: [(node: Node, unit: Int32)] = []
        var isSet = false
        if let first = program.element(id).child(.initialValue) { values.append((first, program[id].unit)) }
        for place in graph.mentions.assignments.places(named: program[id].name) {
            let node = graph.node(at: place)
            guard let left = node.child(.left) else { return nil }
            // A name that was not followed may be this one.
            guard let property = graph.names.property(left, in: place.unit) ?? graph.names.declaration(namedBy: left, in: place.unit) else { return nil }
            if property != id { continue }
            guard node.kind == .assignment, graph.names.projection(of: id, namedBy: left, in: place.unit) == Projection.none, let right = node.child(.right) else { return nil }
            values.append((right, place.unit))
            if !graph.isInitializing(node) { isSet = true }
        }
        // What nobody is seen to set is made to change all the same.
        guard isSet else { return nil }
        for value in values {
            guard let found = cases(of: value.node, in: value.unit) else { return nil }
            for alternative in found { all.formUnion(alternative) }
        }
        // What the memberwise initializer is given comes first.
        if program.element(id).child(.initialValue) == nil || program[owner].kind == .struct && !program[id].flags.contains(.isFilePrivate) {
            let made = graph.constructions(of: owner)
            guard made.isComplete, !graph.isOpenToOthers(id, of: owner) else { return nil }
            for calls in made.calls.filter({ $0.key == owner }).values where calls.contains(where: { gives(id, $0, owner) }) {
                guard let found = given(graph.name(of: id), graph.memberwiseParameters(of: owner), by: calls, in: id) else { return nil }
                for alternative in found { all.formUnion(alternative) }
            }
        }
        return [all]
    }

    private func gives(_ id: DeclarationID, _ call: PlacedCall, _ owner: DeclarationID) -> Bool {
        let parameters = graph.memberwiseParameters(of: owner)
        guard let index = parameters.firstIndex(where: { $0.name == graph.name(of: id) }), let values = CallParameter.values(for: parameters, in: call.node) else { return true }
        return values[index] != nil || program.element(id).child(.initialValue) == nil
    }

    /// Whether a binding, `&`, a key path or a method may change a property.
    private func isChangedOutOfSight(_ id: DeclarationID) -> Bool {
        let name = program[id].name
        let writes = graph.mentions.writes
        return graph.mayBeWrittenByKeyPath(id) || [writes.bindings, writes.memberBindings, writes.others].contains { places in
            places.places(named: name).contains { place in
                let node = graph.node(at: place)
                let written = ([node] + node.descendants).filter(\.isName)
                return written.contains { graph.names.projection(of: id, namedBy: $0, in: place.unit) != nil }
                    || written.allSatisfy { graph.names.declaration(namedBy: $0, in: place.unit) == nil }
            }
        }
    }
}

extension Node {
    fileprivate var isName: Bool { kind == .memberAccess || kind == .implicitMember || kind == .identifier && role != .label }
}
