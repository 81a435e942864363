/// What is lost, and what starts over, where another object takes the place of one.
enum ObjectContents {
    /// Whether objects of a class store something that the project is seen to change.
    static func change(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { !model.program[$0].flags.contains(.isLet) && model.flow.change(of: $0) != nil }
    }

    /// The same where what announces its changes counts, whoever makes them.
    static func mayChange(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        stored(by: type, model).contains { model.names.storage(of: $0) == .published } || change(in: type, model)
    }

    /// Whether what changes them has them from somewhere, as far as is seen: neither the class nor a view.
    static func isChangedByOthers(_ type: DeclarationID, _ model: IdentityModel) -> Bool {
        let changes = stored(by: type, model).flatMap(model.flow.changes)
        return !changes.isEmpty && changes.allSatisfy { change in
            guard let owner = model.member(around: change.node, in: change.unit).flatMap(model.program.owner) else { return true }
            return owner != type && !model.isDrawn(owner)
        }
    }

    /// Whether making one does more than to store values: an initializer calls something for its effect on others, or hands a closure to
    /// what keeps it. What it calls of its own is gone into.
    static func startWork(in type: DeclarationID, _ model: IdentityModel) -> Bool {
        let values = stored(by: type, model).compactMap { member in
            model.program.element(member).child(.initialValue).map { (code: $0, unit: model.program[member].unit) }
        }
        var search = WorkSearch(model: model)
        return model.initializers(of: type).contains { search.works($0) } || values.contains { search.keepsClosure($0.code, in: $0.unit) }
    }

    private static func stored(by type: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        (model.program.ownMembers[type] ?? []).filter { model.program.isInstanceVariable($0) && model.evaluator.isStored($0) }
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
        guard isOwn(callee, in: unit), let site = model.site(ofCall: node, in: unit) else { return true }
        return model.isInInterface(site.declaration) ? !model.names.has(.mutates, node, in: unit) : works(site.declaration)
    }

    /// Whether what is called belongs to the object, to what it holds, or to what the code has just made.
    private func isOwn(_ callee: Node, in unit: Int32) -> Bool {
        let root = callee.chainRoot
        if root.spells("self") || root.isLocalName { return true }
        guard let member = model.names.meaning(of: root, in: unit).declaration else { return false }
        return model.program.owner(of: member) != nil && !model.program[member].flags.contains(.isStatic) && !model.program[member].kind.isNominal
    }
}
