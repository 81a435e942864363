/// What members stand for.
extension ExpressionReader {
    func memberAccess(_ node: Node, _ aspect: Aspect) -> Reading {
        guard let base = node.child(.base)?.withoutEffects else { return .unknown(.form) }
        let name = node.memberName
        let meaning = names.meaning(of: node, in: unit)
        if isOfProcess(node, meaning) { return .never }
        if let held, held.hold(node, aspect, names, unit) { return .perCaller }
        // The value of a binding is what the binding is to.
        if name == "wrappedValue", base.isProjection { return read(base, aspect) }
        if isKey(name, of: base) { return .perElement }
        if base.kind == .identifier, base.spells("self") { return named(node, aspect) }
        if names.has(.counts, node, in: unit) {
            if hasFixedCount(base, in: unit) { return .built }
            if base.isBareName, names.property(base, in: unit).map(graph.keepsCount) ?? false { return .perCaller }
        }
        if name == "self", isType(base) { return .never }
        if isType(base) { return staticMember(meaning, node, of: base, aspect) }
        let found = forBase.read(base)
        let stored = names.property(node, in: unit).map(graph.implementations) ?? []
        // A constant reference to an object says nothing of its variables.
        let isOfObject = stored.contains { graph.program.owner(of: $0).map { graph.program[$0].kind == .class } ?? false }
        let constancy = found.constancy
        guard constancy.isChanging || !constancy.unknown.isEmpty || constancy.rate == .perElement || isOfObject else { return found }
        if let fixed = member(stored, of: base, aspect) { return fixed }
        if !stored.isEmpty, stored.allSatisfy(graph.isUniform) { return .never }
        return Reading(changing(constancy, stored, isOfObject, base), .code(node))
    }

    /// Whether a collection is written out, so that it always holds as many elements, whatever these are.
    private func hasFixedCount(_ node: Node, in unit: Int32, _ asked: Set<DeclarationID> = []) -> Bool {
        let node = node.withoutEffects
        if node.kind == .array { return !node.children(.element).isEmpty }
        if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin {
            guard case .variable(let value?) = local else { return false }
            return local.isLet && value.withoutEffects.kind == .array
        }
        guard let property = names.property(node, in: unit), !asked.contains(property), let result = evaluator.body(of: property)?.onlyResult else { return false }
        return hasFixedCount(result, in: graph.program[property].unit, asked.union([property]))
    }

    /// What is asked about a member says nothing of what it is a member of.
    private var forBase: ExpressionReader {
        var plain = self
        plain.context.held = nil
        return plain
    }

    /// Of a member that may be another one while what it is read of stays: views are told by objects that they observe.
    private func changing(_ base: Constancy, _ stored: [DeclarationID], _ isOfObject: Bool, _ node: Node) -> Constancy {
        var found = base
        if let first = stored.first {
            found.deciding = isOfObject || base.deciding.isEmpty ? stored.map { Place($0) } : base.deciding.map { $0.member(graph.program[first].name) }
        }
        if base.isChanging { return found }
        // What is computed of nothing that is made to change is as unknown as that.
        if !stored.isEmpty, stored.allSatisfy({ evaluator.body(of: $0) != nil }) {
            let own = stored.map { graph.constancy(ofVariable: $0, .value, Context(isGiven: true, held: context.held)) }.joined()
            if !own.isChanging, !own.unknown.isEmpty { return found.joined(with: own) }
        }
        let owners = stored.compactMap(graph.program.owner)
        return isObservable(node) || owners.contains(where: { isObservable(evaluator.selfType(of: $0)) }) ? found.atLeast(.possible) : base.isConstant ? found.joined(with: .unknown(.unobserved)) : found
    }

    /// What is stored for good in a value or object that nobody replaces, or computed from such. A setting changes as seldom wherever it is kept.
    private func member(_ stored: [DeclarationID], of base: Node, _ aspect: Aspect) -> Reading? {
        guard let id = stored.first, let own = constant(stored, aspect, orRare: true) else { return nil }
        var outer = self
        outer.context.held = graph.program.owner(of: id)
        let holder = outer.read(base, .whole).constancy
        return holder.isChanging ? nil : Reading(own.joined(with: holder), .declared(id))
    }

    /// The constancy of a member in one value or object, whatever implements it; nil where it may change there.
    private func constant(_ stored: [DeclarationID], _ aspect: Aspect, orRare: Bool = false) -> Constancy? {
        var found = Constancy.built
        for id in stored {
            guard let owner = graph.program.owner(of: id), !graph.isInInterface(id), !graph.program[id].flags.contains(.isStatic),
                [.struct, .class, .enum, .actor].contains(graph.program[owner].kind)
            else { return nil }
            found = found.joined(with: graph.constancy(ofVariable: id, aspect, Context(isGiven: true, held: context.held)))
            guard found.isConstant || orRare && found.rate == .rare && found.unknown.isEmpty else { return nil }
        }
        return found
    }

    /// Whether each member of a path is constant in what it is read of: `model.state.mode`.
    func isFixedPath(_ path: Node, _ aspect: Aspect = .value) -> Bool {
        let node = path.withoutUnwrapping
        guard node.kind == .memberAccess, let base = node.child(.base) else { return node.kind == .identifier }
        guard let stored = names.property(node, in: unit), constant(graph.implementations(of: stored), aspect) != nil else { return false }
        var outer = self
        outer.context.held = graph.program.owner(of: stored)
        return outer.isFixedPath(base, .whole)
    }

    /// Whether an expression is an object that views observe.
    private func isObservable(_ node: Node) -> Bool {
        guard node.kind == .identifier || node.kind == .memberAccess else { return false }
        let type = evaluator.within(member) {
            evaluator.defaulted(evaluator.type(of: node, in: evaluator.pushFrame(for: member)))
        }
        guard let declaration = graph.declaration(of: evaluator.withoutOptional(type)), graph.program[declaration].kind == .class else { return false }
        return isObservable(type)
    }

    private func isObservable(_ type: TypeID) -> Bool {
        evaluator.conforms(type, to: .ObservableObject) == .yes || evaluator.conforms(type, to: .Observable) == .yes
    }

    /// Whether a member tells what is the same for the whole run: by its declaration, or by the type that it has.
    private func isOfProcess(_ node: Node, _ meaning: Meaning) -> Bool {
        guard case .property(let id, _) = meaning else { return names.isOfProcess(node, in: unit) }
        return graph.objectType(of: id).map { graph.program[$0].kind == .enum && graph.program.behaviour(of: $0).changing == .never } ?? false
    }

    // MARK: Members of types

    /// `.first`, where the place tells the type.
    func implicitMember(_ node: Node, _ aspect: Aspect) -> Reading {
        // Of most nothing that changes is called so, whatever the type.
        guard names.variables(spelledLike: node).contains(where: { !graph.isInInterface($0) }) else { return .built }
        switch names.meaning(of: node, in: unit) {
        case .property(let id, _): return variable(id, .member(id), aspect)
        default: return .built
        }
    }

    private func staticMember(_ meaning: Meaning, _ node: Node, of base: Node, _ aspect: Aspect) -> Reading {
        // `URL.init(string:)`, as a function.
        if node.memberName == "init" { return .built }
        // `Kind.allCases`, as the compiler makes it; where no declaration of the type was read, as it is called.
        if graph.program.memberName(of: node) == .known(.allCasesProperty), meaning.declaration.map(graph.isInInterface) ?? true { return .never }
        if names.isOfProcess(base, in: unit) { return .never }
        switch meaning {
        case .enumCase: return .built
        case .property(let id, _) where graph.program[id].flags.contains(.isStatic): return variable(id, .code(node), aspect)
        // Those that the compiler makes of the cases.
        case .library(let id, _) where graph.program[id].kind == .variable || graph.program[id].kind == .enumCase: return variable(id, .code(node), aspect)
        default: return .unknown(.name, .code(node))
        }
    }
}
