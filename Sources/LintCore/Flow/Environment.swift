/// What stands in the environment, and who gives it to views.
extension FlowGraph {
    // MARK: Values

    /// How often a value of the environment changes that a key path names; nil where it is not known which one is meant.
    func constancy(ofEnvironmentAt path: Node, in unit: Int32, _ aspect: Aspect = .value) -> Constancy? {
        let components = path.children(.component)
        guard let last = components.last else { return nil }
        switch names.meaning(of: last, in: unit) {
        case .library(let id, _): return program.behaviour(of: id).changing.map { Constancy(rate: $0.rate) }
        case .property(let id, _) where components.count == 1: return constancy(ofEnvironmentValue: id, aspect)
        default: return nil
        }
    }

    /// Of one that the project declares: as often as what is given for it.
    private func constancy(ofEnvironmentValue id: DeclarationID, _ aspect: Aspect) -> Constancy {
        solve(Question(kind: .environment, place: Place(id), aspect: aspect == .presence ? .presence : .value)) {
            let changed = Constancy(rate: .possible, deciding: [Place(id)])
            guard isStoredInEnvironment(id) else {
                // One that is computed without the environment: `var isPad: Bool { UIDevice.current.userInterfaceIdiom == .pad }`.
                let own = constancy(ofVariable: id)
                return own.isConstant ? own : changed
            }
            var result = Constancy.perCaller
            for place in mentions.assignments.places(named: program[id].name) + mentions.mutations.places(named: program[id].name) {
                let node = self.node(at: place)
                guard let written = names.property(node.child(.left) ?? node, in: place.unit) else {
                    result = result.joined(with: .unknown(.callers))
                    continue
                }
                if written == id { return changed }
            }
            for place in mentions.keyPaths.places(named: program[id].name) {
                guard let given = constancy(givenFor: id, by: node(at: place), in: place.unit, aspect) else { return changed }
                result = result.joined(with: given)
                if result.isChanging { break }
            }
            return program[id].flags.contains(.isPublic) && !result.isConstant ? result.doubtful(.callers) : result
        }
    }

    /// - Returns: Nil where what is there is changed in place.
    private func constancy(givenFor id: DeclarationID, by path: Node, in unit: Int32, _ aspect: Aspect) -> Constancy? {
        guard !PreviewCode.holds(path), let component = path.children(.component).first, let argument = path.parent, argument.kind == .argument,
            let taker = argument.parent, taker.kind != .attribute
        else { return .built }
        let meant = names.meaning(of: component, in: unit).declaration
        if let meant, meant != id { return .built }
        guard taker.kind == .call, let call = CallExpr(taker), let member = member(around: path, in: unit) else { return .unknown(.callers) }
        let behaviour = names.behaviour(of: taker, in: unit)
        guard behaviour.has(.provides) else {
            // What a library takes otherwise it reads.
            return site(ofCall: taker, in: unit).map { isInInterface($0.declaration) } ?? false ? .built : .unknown(.callers)
        }
        guard behaviour.provides(.whole), let value = call.arguments.first(where: { $0.node.id != argument.id })?.value else { return nil }
        // Whatever is given there, something is.
        if aspect == .presence, let type = type(ofValue: value, in: member), evaluator.unwrapped(type) == nil { return .perCaller }
        return constancy(of: value, in: member, aspect == .presence ? .presence : .value)
    }

    /// Whether a value of the environment has a place of its own there, which nobody else writes: `@Entry var isWide = false`,
    /// `get { self[Width.self] }`.
    private func isStoredInEnvironment(_ id: DeclarationID) -> Bool {
        guard let body = evaluator.body(of: id) else { return true }
        let statements = body.children(.statement)
        guard statements.count == 1, let key = (statements[0].child(.value) ?? statements[0]).environmentStorage, let values = program.owner(of: id)
        else { return false }
        let members = (program.extensions[values] ?? []).flatMap { program.ownMembers[$0] ?? [] }
        return !members.contains { other in
            other != id && !isInInterface(other) && program.element(other).descendants.contains { $0.environmentStorage == key }
        }
    }

    // MARK: Objects

    /// The properties that take an object of a class from the environment, in the order of the sources.
    func properties(takingFromEnvironment type: DeclarationID) -> [DeclarationID] {
        kept(\.environmentObjectsFound) {
            var found: [DeclarationID: [DeclarationID]] = [:]
            for property in program.declarations(of: .variable) where program[property].flags.contains(.hasAttributes) {
                guard let storage = names.storage(of: property), storage == .environmentObject || storage == .environment,
                    let type = objectType(of: property), isObject(type)
                else { continue }
                found[type, default: []].append(property)
            }
            return found
        }[type] ?? []
    }

    /// Whether a view may be shown where code stands, by that or by views that it shows: what was not read may show any.
    func mayShow(_ view: DeclarationID, in code: ScopedNode) -> Bool {
        guard let codes = codeShown(by: code) else { return true }
        var known: Set<DeclarationID> = [view]
        var pending = [view]
        while let type = pending.popLast() {
            let made = constructions(of: type)
            guard made.isComplete, known.count <= Limits.callers else { return true }
            for call in made.calls.values.joined() {
                if codes.contains(where: { $0.scope.unit == program[call.member].unit && $0.node.subtree.contains(call.node.subtree.lowerBound) }) { return true }
                guard let owner = program.owner(of: call.member), program[owner].kind != .protocol, isDrawn(owner) || isStart(owner) else { return true }
                if known.insert(owner).inserted { pending.append(owner) }
            }
        }
        return false
    }

    /// Code with that of the members and functions that give the views in it; nil where others give some.
    private func codeShown(by code: ScopedNode) -> [ScopedNode]? {
        var found = [code]
        var known: Set<DeclarationID> = []
        var index = 0
        while index < found.count {
            let (node, unit) = (found[index].node, found[index].scope.unit)
            for use in [node] + Array(node.descendants) where use.kind == .identifier || use.kind == .memberAccess || use.kind == .call {
                if use.role == .label { continue }
                if let local = use.kind == .identifier ? LexicalBinding.named(by: use)?.origin : nil {
                    guard case .variable(let value?) = local else {
                        if typeOfView(use, in: unit).map(isView) ?? false { return nil }
                        continue
                    }
                    if !found.contains(where: { $0.node.id == value.id && $0.scope.unit == unit }) { found.append(ScopedNode(node: value, scope: found[index].scope)) }
                    continue
                }
                guard let meant = use.kind == .call ? site(ofCall: use, in: unit)?.declaration : names.property(use, in: unit), !isInInterface(meant), [.variable, .function].contains(program[meant].kind) else { continue }
                if let body = evaluator.body(of: meant) {
                    if givesView(meant), known.insert(meant).inserted { found.append(ScopedNode(node: body, scope: IdentityScope(meant, in: program))) }
                } else if holdsView(meant) {
                    return nil
                }
            }
            index += 1
        }
        return found
    }

    /// Whether a stored property holds a view, or a function that gives one.
    private func holdsView(_ property: DeclarationID) -> Bool {
        let type = evaluator.withoutOptional(evaluator.valueType(of: property))
        if case .function(_, let result, _) = types[type] { return isView(result) }
        return isView(type)
    }

    /// Whether nobody is seen to put now one object and now another one into the environment from which a property takes it:
    /// `.environment(documents[selection])`.
    func isGivenOneObject(_ property: DeclarationID) -> Bool {
        guard let type = objectType(of: property) else { return true }
        // A view that hands on what it takes from there says nothing new.
        return !solve(Question(kind: .environment, place: Place(type))) { givesOther(of: type) ? Constancy(rate: .possible) : .perCaller }.isChanging
    }

    private func givesOther(of type: DeclarationID) -> Bool {
        for name in program.names(with: .provides) {
            for place in mentions.calls.places(named: name) {
                let node = self.node(at: place)
                guard let call = CallExpr(node), call.callee?.kind == .memberAccess, call.arguments.count == 1, let value = call.arguments[0].value,
                    value.kind != .keyPath, !PreviewCode.holds(node), program.sees(type, from: place.unit),
                    names.behaviour(of: node, in: place.unit).provides(.whole), let member = member(around: node, in: place.unit),
                    constancy(of: value, in: member, .whole).isChanging
                else { continue }
                if self.type(ofGiven: value, in: place.unit) == type { return true }
            }
        }
        return false
    }

    private func type(ofGiven value: Node, in unit: Int32) -> DeclarationID? {
        if let variable = names.property(value, in: unit) { return objectType(of: variable) }
        return typeOfView(value, in: unit).flatMap { declaration(of: evaluator.unwrapped($0) ?? $0) }
    }
}

extension Node {
    /// `Size` of `self[Size.self]`, in words that no name of a value has.
    var environmentStorage: String? {
        guard kind == .subscriptCall, child(.callee)?.spells("self") == true, children(.argument).count == 1, let key = children(.argument)[0].child(.value),
            key.kind == .memberAccess, key.memberName == "self", let type = key.child(.base)
        else { return nil }
        return "[\(type.text)]"
    }
}
