/// What is lost, and what starts over, where another object takes the place of one.
enum ObjectContents {
    /// Whether objects of a class store something that the project is seen to change.
    static func change(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        variables(of: type, model).contains { model.flow.change(of: $0) != nil }
    }

    /// The same where what announces its changes counts, whoever makes them.
    static func mayChange(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { model.names.storage(of: $0) == .published } || change(in: type, model)
    }

    /// Whether something of that is lost with an object.
    static func areLost(with type: DeclarationID, _ model: IdentityModel) -> Bool { change(in: type, model) && !areFilled(type, model) }

    /// Whether a view that holds one comes to change something of it and to read that again, or may: others may use what is no whole program.
    static func matter(of property: DeclarationID, to view: DeclarationID, in type: DeclarationID, _ model: IdentityModel) -> Bool {
        let classes = classes(of: type, model)
        guard model.flow.holdsStart, classes.allSatisfy({ !inheritsUnread($0, model) }), let use = ObjectUse(of: property, in: view, classes: classes, model) else { return true }
        return variables(of: type, model).contains(where: use.isPassedOn)
    }

    /// Whether nothing is: objects of the class and of those above it store nothing that may change, or come to have it by themselves.
    static func areKept(with type: DeclarationID, _ model: IdentityModel) -> Bool {
        areFilled(type, model) || !mayChange(in: type, model) && classes(of: type, model).allSatisfy { !inheritsUnread($0, model) }
    }

    private static func inheritsUnread(_ type: DeclarationID, _ model: IdentityModel) -> Bool {
        model.evaluator.inherited(by: type).contains { inherited in
            guard let above = model.declaration(of: inherited.type) else { return true }
            return model.program[above].kind == .class && model.isInInterface(above)
        }
    }

    /// Whether all that they are seen to be given is given by what their initializers start, and whole each time: another object comes to have the
    /// same by itself.
    ///
    /// - Parameter onAppearing: whether what views start when they appear counts as well, as where the view itself is another one.
    static func areFilled(_ type: DeclarationID, onAppearing: Bool = false, _ model: IdentityModel) -> Bool {
        let writes = variables(of: type, model).flatMap(model.flow.writes)
        var known: [DeclarationID: Bool] = [:]
        var appearing: [DeclarationID: Bool] = [:]
        return !writes.isEmpty && writes.allSatisfy { write in
            // `values.assign(to: &$value)`
            if write.place.isProjection, write.place.parent?.kind == .inout, let member = model.member(around: write.place, in: write.unit) { return isStarted(member, of: type, &known, model) }
            guard model.replaces(write), let member = model.member(around: write.place, in: write.unit)
            else { return false }
            return isStarted(member, of: type, &known, model) || onAppearing && model.runsOnAppearing(write.place, in: write.unit, &appearing)
        }
    }

    /// Whether the code of a member runs for an initializer, be it later: for that alone, or without a word from whoever calls it.
    private static func isStarted(_ member: DeclarationID, of type: DeclarationID, _ known: inout [DeclarationID: Bool], _ model: IdentityModel) -> Bool {
        if let found = known[member] { return found }
        guard let owner = model.program.owner(of: member), classes(of: type, model).contains(owner) else { return false }
        if model.program[member].kind == .initializer { return true }
        guard model.program[member].kind == .function else { return false }
        let isGiven = !model.evaluator.signature(of: member).parameters.isEmpty
        known[member] = isGiven
        let calls = model.flow.calls(of: member)
        let isStarted = isGiven
            ? calls.isComplete && !calls.calls.isEmpty && calls.calls.allSatisfy { Self.isStarted($0.member, of: type, &known, model) }
            : calls.calls.contains { Self.isStarted($0.member, of: type, &known, model) }
        known[member] = isStarted
        return isStarted
    }

    /// Whether what changes them has them from somewhere, as far as is seen: neither the class nor a view.
    static func isChangedByOthers(_ type: DeclarationID, _ model: IdentityModel) -> Bool {
        let changes = stored(by: type, model).flatMap(model.flow.changes)
        return !changes.isEmpty && changes.allSatisfy { change in
            guard let owner = model.member(around: change.node, in: change.unit).flatMap(model.program.owner) else { return true }
            return !classes(of: type, model).contains(owner) && !model.isDrawn(owner)
        }
    }

    /// Whether making one does more than to store values: an initializer calls something for its effect on others, or hands a closure to
    /// what keeps it. What it calls of its own is gone into.
    static func startWork(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        let values = stored(by: type, model).compactMap { member in
            model.program.element(member).child(.initialValue).map { (code: $0, unit: model.program[member].unit) }
        }
        var search = WorkSearch(model: model)
        return classes(of: type, model).flatMap(model.initializers).contains { search.works($0) } || values.contains { search.keepsClosure($0.code, in: $0.unit) }
    }

    /// A class of the project and those above it.
    private static func classes(of type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        var found = [type]
        while let above = model.evaluator.inherited(by: found[found.count - 1]).lazy.compactMap({ model.declaration(of: $0.type) }).first,
            model.program[above].kind == .class, !model.isInInterface(above), !found.contains(above)
        {
            found.append(above)
        }
        return found
    }

    /// What they store and may store something else in, work under way aside.
    private static func variables(of type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        stored(by: type, model).filter { !model.program[$0].flags.contains(.isLet) && !holdsSubscriptions($0, model) }
    }

    /// `Set<AnyCancellable>`
    private static func holdsSubscriptions(_ property: DeclarationID, _ model: IdentityModel) -> Bool {
        let type = model.evaluator.within(property) { model.evaluator.withoutOptional(model.evaluator.valueType(of: property)) }
        return model.evaluator.conforms(type, to: .Cancellable) == .yes
            || model.evaluator.conforms(type, to: .Cancellable) == .no && model.evaluator.conforms(model.evaluator.elementType(of: type), to: .Cancellable) == .yes
    }

    private static func stored(by type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        classes(of: type, model).flatMap { model.program.ownMembers[$0] ?? [] }.filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
    }
}

/// Looks for what code does beside changing what its own object holds.
private struct WorkSearch {
    let model: IdentityModel
    private var seen: Set<DeclarationID> = []

    init(model: IdentityModel) { self.model = model }

    /// Whether the code of a function or an initializer does; where none was read, it may.
    mutating func works(_ function: DeclarationID) -> Bool {
        guard seen.insert(function).inserted else { return false }
        guard let body = model.program.node(function).child(.body) else { return true }
        let unit = model.program[function].unit
        return body.descendants.contains { keepsClosure($0, in: unit) || isForEffect($0, in: unit) }
    }

    /// `Task { … }`, `clock.sink { … }`; what maps a value or elements has done so when it returns, and what the project calls is gone into.
    mutating func keepsClosure(_ node: Node, in unit: Int32) -> Bool {
        guard let call = CallExpr(node), !call.closures.isEmpty, !model.names.derivesElements(node, in: unit) else { return false }
        if let called = model.site(ofCall: node, in: unit)?.declaration, !model.isInInterface(called) {
            return !model.program[called].kind.isNominal && works(called)
        }
        guard let name = call.calledName.map(model.program.name(spelled:)) else { return true }
        return ![Fact.maps, .filters, .searches].contains { model.program.names(with: $0).contains(name) }
    }

    private mutating func isForEffect(_ node: Node, in unit: Int32) -> Bool {
        guard node.role == .statement, let callee = CallExpr(node)?.callee else { return false }
        // `names.map { Item($0) }`
        if let closure = node.parent, closure.kind == .closure, closure.children(.statement).count == 1,
            let call = closure.ancestors.first(where: { $0.kind == .call }), !keepsClosure(call, in: unit)
        {
            return false
        }
        if callee.isMember(named: "init"), callee.child(.base).map({ $0.spells("super") || $0.spells("self") }) ?? false { return false }
        guard isOwn(callee, in: unit), !registers(node, in: unit), let site = model.site(ofCall: node, in: unit) else { return true }
        return model.isInInterface(site.declaration) ? !model.names.has(.mutates, node, in: unit) : works(site.declaration)
    }

    /// `center.add(self)`, of what the initializer was given: that keeps the object, or tells it of what happens.
    private func registers(_ call: Node, in unit: Int32) -> Bool {
        guard let callee = CallExpr(call)?.callee, let base = callee.child(.base), case .parameter = model.names.meaning(of: base.chainRoot, in: unit) else { return false }
        return CallExpr(call)?.arguments.compactMap(\.value).contains { value in
            ([value] + Array(value.descendants)).contains { $0.spells("self") && $0.parent?.kind != .memberAccess }
        } ?? false
    }

    /// Whether what is called belongs to the object, to what it holds, or to what the code has just made.
    private func isOwn(_ callee: Node, in unit: Int32) -> Bool {
        let root = callee.chainRoot
        if root.spells("self") || root.isLocalName { return true }
        guard let member = model.names.meaning(of: root, in: unit).declaration else { return false }
        return model.program.owner(of: member) != nil && !model.program[member].flags.contains(.isStatic) && !model.program[member].kind.isNominal
    }
}

extension IdentityModel {
    /// Whether a write leaves nothing of what was there: `rows = found`. `page = page + 1` goes on from what the old one had.
    func replaces(_ write: SeenWrite) -> Bool {
        guard write.place.kind == .assignment, let variable = write.variable, let target = write.place.child(.left), let value = write.place.child(.right) else { return false }
        return names.property(target, in: write.unit) == variable && !([value] + value.descendants).contains { names.property($0, in: write.unit) == variable }
    }
}
