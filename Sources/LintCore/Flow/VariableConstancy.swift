/// How often what a property or global gives changes, by where its value lives.
extension FlowGraph {
    /// - Parameter held: what the place of the question holds fast, where the property belongs to the same value.
    func constancy(
        ofVariable id: DeclarationID, _ aspect: Aspect = .value, _ context: Context = .any, _ held: HeldPlaces? = nil
    ) -> Constancy {
        let declaration = program[id]
        guard declaration.kind == .variable else { return declaration.kind == .enumCase ? .built : .unknown(.name) }
        if listsCases(id) { return .never }
        let question = Question(kind: .reading, place: Place(id), aspect: aspect, context: context)
        if let held, isComputedInPlace(id) { return held.solve(question) { computed(id, aspect, context, held) } }
        return solve(question) { isComputedInPlace(id) ? computed(id, aspect, context, nil) : stored(id, aspect, context) }
    }

    /// How often what a function gives changes, whatever a call gives it.
    ///
    /// - Parameter held: what the place of the call holds fast.
    func constancy(ofResultOf function: DeclarationID, _ context: Context, _ held: HeldPlaces?) -> Constancy {
        let find = { [self] () -> Constancy in
            guard let body = evaluator.body(of: function) else { return .unknown(.call) }
            var reader = ExpressionReader(self, in: function, context, held: held)
            reader.called = function
            return reader.body(body, .value).constancy
        }
        let question = Question(kind: .reading, place: Place(function), aspect: .value, context: context)
        return held.map { $0.solve(question, find) } ?? solve(question, find)
    }

    /// Whether an expression is the same for the whole run of the program, and no new thing each time.
    func isConstantOfProcess(_ expression: Node, in member: DeclarationID) -> Bool {
        let found = constancy(of: expression, in: member, .possibilities)
        return found.rate <= .never && found.unknown.isEmpty && freshness(of: ScopedNode(node: expression, scope: IdentityScope(member, in: program))) == nil
    }

    /// Whether it is `allCases` of an enum, written out: what its protocol says.
    private func listsCases(_ id: DeclarationID) -> Bool {
        program[id].name == .known(.allCasesProperty) && program.owner(of: id).map { conforms($0, to: ["CaseIterable"]) } ?? false
    }

    /// Whether code at the property itself says what it holds: a body, or the value of a constant.
    private func isComputedInPlace(_ id: DeclarationID) -> Bool {
        guard names.wrapper(of: id) == nil else { return false }
        if evaluator.body(of: id) != nil { return true }
        return isConstantOfView(id)
    }

    private func isConstantOfView(_ id: DeclarationID) -> Bool {
        program[id].flags.contains(.isLet) && !isGlobal(id) && program.element(id).child(.initialValue) != nil
            && program.owner(of: id).map(isDrawn) ?? false
    }

    /// The members of types that give what a protocol of the project asks for; a property that none asks for is its own.
    func implementations(of id: DeclarationID) -> [DeclarationID] {
        guard let owner = program.owner(of: id), program[owner].kind == .protocol, evaluator.body(of: id) == nil else { return [id] }
        let found = evaluator.witnesses(of: id, withDefaults: true)
        return found.isEmpty ? [id] : found
    }

    /// Whether there is one of it in a process.
    func isGlobal(_ id: DeclarationID) -> Bool { program[id].parent == .none || program[id].flags.contains(.isStatic) }

    private func computed(_ id: DeclarationID, _ aspect: Aspect, _ context: Context, _ held: HeldPlaces?) -> Constancy {
        let reader = ExpressionReader(self, in: id, context, held: held)
        if let body = evaluator.body(of: id) { return reader.body(body, aspect).constancy }
        return program.element(id).child(.initialValue).map { reader.read($0, aspect).constancy } ?? .unknown(.name)
    }

    private func stored(_ id: DeclarationID, _ aspect: Aspect, _ context: Context) -> Constancy {
        if let wrapper = names.wrapper(of: id) { return wrapped(wrapper, id, aspect, context) }
        let given = implementations(of: id)
        if given != [id] { return given.map { constancy(ofVariable: $0, aspect, context) }.joined() }
        let flags = program[id].flags
        // A `var` that nobody changes is a constant, where all who could are in sight.
        if isGlobal(id) {
            if flags.contains(.isLet) { return .never }
            let isInSight = !isInInterface(id) && program.owner(of: id).map { program[$0].kind != .protocol } ?? true
            return isInSight && replacement(of: id, aspect, of: nil).isConstant ? .never : unknown(.unobserved, id)
        }
        guard let owner = program.owner(of: id) else { return unknown(.name, id) }
        // The system makes what the program starts with, once.
        if isStart(owner), flags.contains(.isLet) { return .perCaller }
        if isDrawn(owner) {
            let found = constancyGivenByMakers(of: id, owner, aspect)
            return aspect == .whole && !found.isChanging && !found.unknown.isEmpty && holdsObject(id) ? .perCaller : found
        }
        if isObject(owner) || context.isGiven, program[owner].kind != .protocol, replacement(of: id, aspect, of: context.held).isConstant {
            return .perCaller
        }
        // Views are told of changes by objects that are made to be observed; a coordinator makes its view once.
        let isObserved = isObject(owner) && !flags.contains(.isLet) && mayBeObserved(owner) && !isUnannounced(id, of: owner)
        return isObserved ? Constancy(rate: .possible, deciding: [Place(id)]) : unknown(.unobserved, id)
    }

    private func unknown(_ reason: UnknownReasons, _ id: DeclarationID) -> Constancy {
        Constancy(rate: .built, deciding: [Place(id)], unknown: reason)
    }

    private func mayBeObserved(_ owner: DeclarationID) -> Bool {
        let type = evaluator.selfType(of: owner)
        return evaluator.conforms(type, to: .ObservableObject) != .no || evaluator.conforms(type, to: .Observable) != .no
    }

    // MARK: Wrappers

    private func wrapped(_ wrapper: WrapperUse, _ id: DeclarationID, _ aspect: Aspect, _ context: Context) -> Constancy {
        switch wrapper.kind {
        case .environment where !wrapper.isOwn: return environment(wrapper, id, aspect)
        // A setting that another screen changes is seldom changed while this one is looked at.
        case .defaults where !isChangedWhereShown(id), .derived: return Constancy(rate: .rare, deciding: [Place(id)])
        case .namespace, nil: return unknown(.wrapper, id)
        case let kind?:
            // What a wrapper of the project does with what it stores is not followed.
            let isKept = aspect == .whole && !wrapper.isOwn && keepsObject(id, kind, context)
            return isKept ? .perCaller : Constancy(rate: .possible, deciding: [Place(id)])
        }
    }

    /// Whether a wrapper goes on holding what it was given first.
    private func keepsObject(_ id: DeclarationID, _ kind: WrapperKind, _ context: Context) -> Bool {
        switch kind {
        // Another object would be another value for all who observe it, and starts over what they show.
        case .environmentObject: return isGivenOneObject(id)
        case .stateObject, .app: return true
        case .observedObject, .bindable:
            guard let owner = program.owner(of: id), isDrawn(owner) else { return true }
            return !constancyGivenByMakers(of: id, owner, .whole).isChanging
        case .state, .published: return replacement(of: id, .whole, of: context.held).isConstant
        default: return false
        }
    }

    private func environment(_ wrapper: WrapperUse, _ id: DeclarationID, _ aspect: Aspect) -> Constancy {
        let argument = wrapper.attribute.node.child(.argument)?.child(.value)
        // `@Environment(Model.self)` holds an object.
        if aspect == .whole, argument?.kind == .memberAccess, isGivenOneObject(id) { return .never }
        var found = argument.flatMap { $0.kind == .keyPath ? constancy(ofEnvironmentAt: $0, in: program[id].unit, aspect) : nil } ?? Constancy(rate: .possible)
        if found.rate > .perCaller || !found.unknown.isEmpty { found.deciding = [Place(id)] }
        return found
    }

    /// Whether a setting is changed where it is shown: in the file of the view that holds it; of an object that holds it, by a method of the
    /// object, or in a file that says more of it than to change it. A computed property may hand it on.
    private func isChangedWhereShown(_ id: DeclarationID) -> Bool {
        guard let owner = program.owner(of: id), program[owner].kind == .class else { return isWritten(program[id].name, in: program[id].unit) }
        let writers = writes(named: program[id].name).map { member(around: node(at: $0), in: $0.unit) }.filter { $0.flatMap(program.owner) == owner }
        let setters = writers.compactMap { $0 }.filter { program[$0].kind == .variable && $0 != id }
        if writers.contains(where: { $0.map { program[$0].kind == .function } ?? true }) { return true }
        return ([id] + setters).contains { saysMoreThanToChange($0, of: owner) }
    }

    private func writes(named name: Name) -> [CodePlace] {
        [mentions.assignments, mentions.mutations, mentions.writes.others, mentions.writes.memberBindings].flatMap { $0.places(named: name) }
    }

    private func saysMoreThanToChange(_ id: DeclarationID, of owner: DeclarationID) -> Bool {
        let name = program[id].name
        let outside = writes(named: name).filter { member(around: node(at: $0), in: $0.unit).flatMap(program.owner) != owner }
        let read = Dictionary(grouping: mentions.members.places(named: name), by: \.unit)
        return Dictionary(grouping: outside, by: \.unit).contains { unit, places in (read[unit]?.count ?? 0) > Set(places.map(\.node)).count }
    }

    private func isWritten(_ name: Name, in unit: Int32) -> Bool {
        mentions.writes.others.contain(name, in: unit) || mentions.writes.bindings.contain(name, in: unit)
            || mentions.writes.memberBindings.contain(name, in: unit) || mentions.assignments.contain(name, in: unit)
    }
}
