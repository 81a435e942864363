/// What libraries say of what a name means.
extension NameResolver {
    /// The facts of what a call calls, or a name means: a function, an initializer and its type, a property, a case.
    ///
    /// What the project declares has none, whatever it is called. Where it is not known what is meant, because a library was not read or
    /// the code around was not understood, the name speaks for what libraries call so, marked as assumed.
    ///
    /// - Parameter node: a call, or its callee, or any other name.
    func behaviour(of node: Node, in unit: Int32) -> Behaviour {
        let callee = node.child(.callee) ?? node
        let name = program.calledName(of: callee)
        // `.init(…)` and `super.init(…)` are called by the name of no type.
        guard program.hasBehaviour(name) || name == .known(.`init`) else { return .none }
        if let site = callSite(of: node, in: unit) {
            return behaviour(ofCalled: site.isCertain ? site.declaration : overload(site, calledBy: callee, in: unit), by: node)
        }
        switch meaning(of: callee, in: unit) {
        case .library(let id, _): return behaviour(ofCalled: id, by: node)
        case .type(let id): return aliased(id).map(program.behaviour) ?? .none
        case .unknown: return assumedBehaviour(of: callee, calledBy: node, name, in: unit)
        default: return .none
        }
    }

    /// Whether what a call calls or a name means has a fact: where nothing of the name has it, that is told by the name.
    func has(_ fact: Fact, _ node: Node, in unit: Int32) -> Bool {
        let name = program.calledName(of: node.child(.callee) ?? node)
        return (name == .known(.`init`) || program.mayHave(fact, name)) && behaviour(of: node, in: unit).has(fact)
    }

    /// Whether a library says of what is called that it gives elements of what it is called on or given, what a closure makes of them, or where
    /// they are: that rests on nothing else, unless it is by chance.
    func derivesElements(_ call: Node, in unit: Int32) -> Bool {
        let facts = behaviour(of: call, in: unit)
        return facts.keepsElements && !facts.reorders(.shuffled) || facts.has(.places) || facts.has(.maps) || facts.has(.searches)
    }

    /// Whether a name stands for what is the same for the whole run.
    func isOfProcess(_ node: Node, in unit: Int32) -> Bool { has(.changes, node, in: unit) && behaviour(of: node, in: unit).changing == .never }

    /// Where all initializers give the same type, which of them is called says what the call is labelled with.
    private func behaviour(ofCalled declaration: DeclarationID, by node: Node) -> Behaviour {
        let found = behaviour(ofCalled: declaration)
        return isType(declaration) ? found.union(behaviourOfInitializer(of: declaration, calledBy: node)) : found
    }

    /// The facts of a declaration that is called or named: of an initializer those of its type as well.
    func behaviour(ofCalled declaration: DeclarationID) -> Behaviour {
        let own = program.behaviour(of: declaration)
        guard program[declaration].kind == .initializer || program[declaration].kind == .enumCase, let type = program.owner(of: declaration) else { return own }
        return own.union(program.behaviour(of: type))
    }

    /// The declaration that a call means. Where overloads give the same, whatever they are given, the evaluator notes one of them, and the
    /// member has to be checked for which it is.
    func declaration(calledBy call: Node, in unit: Int32) -> DeclarationID? {
        guard let site = callSite(of: call, in: unit) else { return nil }
        return site.isCertain ? site.declaration : call.child(.callee).map { meantOverload(site, $0, in: unit) }
    }

    /// The same where it makes a difference for what is known of it.
    private func overload(_ site: CallSite, calledBy callee: Node, in unit: Int32) -> DeclarationID {
        let declaration = program[site.declaration]
        guard let owner = program.owner(of: site.declaration) else { return site.declaration }
        let facts = program.behaviour(of: site.declaration)
        let differs = program.members(of: owner, named: declaration.name).contains { program.behaviour(of: $0) != facts }
        return differs ? meantOverload(site, callee, in: unit) : site.declaration
    }

    private func meantOverload(_ site: CallSite, _ callee: Node, in unit: Int32) -> DeclarationID {
        switch meaning(of: callee, in: unit) {
        case .library(let id, _), .function(let id): id
        default: site.declaration
        }
    }

    private func aliased(_ alias: DeclarationID) -> DeclarationID? {
        guard program[alias].kind == .alias, let type = program.node(alias).child(.type) else { return nil }
        let found = evaluator.types.declaration(of: evaluator.within(alias) { evaluator.resolveType(type, in: alias) })
        return found == .none ? nil : found
    }

    /// Facts by the name alone, of all that libraries call so and that could stand there: the one place where a spelling decides.
    private func assumedBehaviour(of callee: Node, calledBy call: Node, _ name: Name, in unit: Int32) -> Behaviour {
        let isMember = callee.kind == .memberAccess || callee.kind == .implicitMember
        let isOfType = callee.kind == .implicitMember || callee.child(.base).map { isTypeOrModule($0, in: unit) } ?? false
        var found = Behaviour.none
        for id in program.declarations(named: name) {
            let declaration = program[id]
            // A member of the same name in the project may be meant as well.
            guard (declaration.parent != .none) == isMember else { continue }
            guard declaration.flags.contains(.isInInterface) else { return .none }
            let isFunctionOfValue = declaration.kind == .function && isMember && !declaration.flags.contains(.isStatic)
            guard !(isFunctionOfValue && isOfType) else { continue }
            found.formUnion(program.behaviour(of: id))
            if isType(id) { found.formUnion(behaviourOfInitializer(of: id, calledBy: call)) }
        }
        return found.assumed
    }

    /// Whether nothing that was read can be meant by a method: neither here nor where another module of the project has one of the name.
    func isUnread(method callee: Node, in unit: Int32) -> Bool {
        let isDeclared = program.declarations(named: program.memberName(of: callee)).contains { id in
            program[id].kind == .function && program[id].parent != .none && !program[id].flags.contains(.isInInterface)
        }
        guard !isDeclared, case .unknown = meaning(of: callee, in: unit) else { return false }
        return true
    }

    /// That of the initializers which take such labels.
    private func behaviourOfInitializer(of type: DeclarationID, calledBy node: Node) -> Behaviour {
        guard let call = CallExpr(node), call.trailingClosures.isEmpty else { return .none }
        let labels = call.arguments.map { $0.label ?? "" }
        return program.members(of: type, named: .known(.`init`)).reduce(into: .none) { found, id in
            if evaluator.signature(of: id).parameters.map({ program.text(of: $0.label) }) == labels { found.formUnion(program.behaviour(of: id)) }
        }
    }

    /// The type that a leading dot stands for: the one that declares what is meant, or that is meant, where all initializers give it.
    func typeDeclaring(_ member: Node, in unit: Int32) -> DeclarationID? {
        let call = member.role == .callee ? member.parent.flatMap { callSite(of: $0, in: unit)?.declaration } : nil
        guard let found = call ?? meaning(of: member, in: unit).declaration else { return nil }
        return isType(found) ? found : program.owner(of: found)
    }

    // MARK: Erasure

    /// What an expression hides the type of: `view` of `AnyView(view)`, whatever modifiers stand behind that, and of `view.erased()`, where the
    /// function of the project gives `AnyView(self)`.
    func erasedView(_ node: Node, in unit: Int32) -> Node? {
        let chain = ViewChain(node)
        if let last = chain.links.last?.node, erasesReceiver(last, in: unit) { return last.child(.callee)?.child(.base) }
        // `AnyView(view)`, `SwiftUI.AnyView(view)`
        let call = [CallExpr(chain.root), chain.links.first?.call].lazy.compactMap { $0 }.first { has(.erases, $0.node, in: unit) }
        return call?.arguments.first?.value
    }

    /// Whether a call on a view gives the view erased.
    func erasesReceiver(_ node: Node, in unit: Int32) -> Bool {
        guard let call = CallExpr(node), call.arguments.isEmpty, let callee = call.callee, callee.kind == .memberAccess else { return false }
        let all = program.declarations(named: program.calledName(of: callee))
        guard all.contains(where: erasesSelf) else { return false }
        // Where the call was not understood, all that are called so must.
        return declaration(calledBy: node, in: unit).map(erasesSelf) ?? all.allSatisfy(erasesSelf)
    }

    private func erasesSelf(_ id: DeclarationID) -> Bool {
        guard program[id].kind == .function, let statements = evaluator.body(of: id)?.children(.statement), statements.count == 1 else { return false }
        let value = statements[0].kind == .return ? statements[0].child(.value) : statements[0]
        guard let call = value.flatMap(CallExpr.init), call.arguments.first?.value?.spells("self") == true else { return false }
        return has(.erases, call.node, in: program[id].unit)
    }
}
