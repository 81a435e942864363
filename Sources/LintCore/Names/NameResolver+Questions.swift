/// What is often asked of a name.
extension NameResolver {
    /// The property or global that an expression reads: `items`, `self.items`, `$model.items`, `store?.items`. A local constant stands for
    /// what it was made of.
    ///
    /// - Returns: Nil where the expression computes something, and where the name cannot be followed.
    func property(_ expression: Node, in unit: Int32) -> DeclarationID? { property(expression, in: unit, Limits.references) }

    private func property(_ expression: Node, in unit: Int32, _ aliases: Int) -> DeclarationID? {
        guard aliases > 0 else { return nil }
        let node = expression.withoutUnwrapping
        guard node.kind == .identifier || node.kind == .memberAccess || node.kind == .implicitMember || node.kind == .bindingCondition else { return nil }
        switch meaning(of: node, in: unit) {
        case .property(let id, _): return wrapped(by: id, in: node, unit, aliases) ?? id
        case .library(let id, _):
            guard evaluator.program[id].kind == .variable else { return nil }
            return wrapped(by: id, in: node, unit, aliases) ?? id
        case .local(let binding):
            switch binding.origin {
            case .variable(let value?), .pattern(let value?): return property(value, in: unit, aliases - 1)
            case .shorthand(let condition): return property(condition, in: unit, aliases - 1)
            default: return nil
            }
        default: return nil
        }
    }

    /// The property of which `.wrappedValue` or `.projectedValue` is read.
    private func wrapped(by member: DeclarationID, in node: Node, _ unit: Int32, _ aliases: Int) -> DeclarationID? {
        let name = evaluator.program[member].name
        guard name == .known(.wrappedValue) || name == .known(.projectedValue), let base = node.child(.base) else { return nil }
        return property(base, in: unit, aliases - 1)
    }

    /// The properties, functions, globals and cases that an identifier, a member of `self` or a shorthand `if let x` may stand for: one, unless it is not
    /// decided which overload is meant; none for what a block declares and for what was not read.
    func declarations(namedBy node: Node, in unit: Int32) -> [(declaration: DeclarationID, projection: Projection)] {
        switch meaning(of: node, in: unit) {
        case .property(let id, let projection): return [(id, projection)]
        case .library(let id, let projection): return namesType(id) ? [] : [(id, projection)]
        case .function(let id): return namesType(id) ? [] : [(id, .none)]
        case .enumCase(let id): return [(id, .none)]
        case .unknown: return candidates(namedBy: node, in: unit)
        case .local, .parameter, .closureElement, .selfValue, .type, .genericParameter, .element, .module: return []
        }
    }

    /// All variables that are spelled like a member, of whatever type: for who need not ask further where there is none.
    func variables(spelledLike member: Node) -> [DeclarationID] {
        let program = evaluator.program
        return program.declarations(named: program.memberName(of: member)).filter { program[$0].kind == .variable }
    }

    /// The one that is meant, or the first that may be.
    func declaration(namedBy node: Node, in unit: Int32) -> DeclarationID? { declarations(namedBy: node, in: unit).first?.declaration }

    /// What of a property a name or member stands for, `$name` and `_name` included; nil where it stands for something else.
    func projection(of property: DeclarationID, namedBy node: Node, in unit: Int32) -> Projection? {
        let program = evaluator.program
        let written: Name
        switch node.kind {
        case .identifier where node.role != .label: written = program.name(of: node)
        case .memberAccess, .implicitMember: written = program.memberName(of: node)
        default: return nil
        }
        // A name that is spelled otherwise is not asked about.
        let own = program[property].name
        guard written == own || evaluator.split(written)?.bare == own else { return nil }
        return declarations(namedBy: node, in: unit).first { $0.declaration == property }?.projection
    }

    /// `URL` of `URL(string: text)` means an initializer, and is the name of a type.
    private func namesType(_ id: DeclarationID) -> Bool { evaluator.program[id].kind == .initializer || isType(id) }

    /// By the scopes around alone: of code that has no place where its type could be told.
    private func candidates(namedBy node: Node, in unit: Int32) -> [(declaration: DeclarationID, projection: Projection)] {
        let program = evaluator.program
        let written: Name
        switch node.kind {
        case .identifier: written = program.name(of: node)
        case .bindingCondition: written = node.child(.pattern).map(program.name(of:)) ?? .unheard
        case .memberAccess where node.child(.base).map { $0.kind == .identifier && $0.spells("self") } ?? false: written = program.memberName(of: node)
        default: return []
        }
        guard let member = member(around: node, in: unit) else { return [] }
        let found = candidates(named: written, seenFrom: member)
        if !found.isEmpty { return found.map { ($0, .none) } }
        guard let (bare, projection) = evaluator.split(written) else { return [] }
        return candidates(named: bare, seenFrom: member).map { ($0, projection) }
    }

    private func candidates(named name: Name, seenFrom member: DeclarationID) -> [DeclarationID] {
        if let found = candidatesByMember[member]?[name] { return found }
        let found = evaluator.within(member) {
            evaluator.candidates(named: name, in: evaluator.bodyFrames[member] ?? evaluator.pushFrame(for: member)).map(\.declaration)
        }
        candidatesByMember[member, default: [:]][name] = found
        return found
    }

    /// Whether an expression is the name of a type: `Mode` of `Mode.now`. One of which nothing was read is told by its capital letter.
    func isType(_ node: Node, in unit: Int32) -> Bool {
        let program = evaluator.program
        switch node.kind {
        case .identifier:
            if let binding = LexicalBinding.named(by: node) { return binding.isType }
            let name = program.name(of: node)
            guard declaresType(name, at: node, in: unit) else { return isAssumedType(name) }
            // Where no value is called so, the code around need not be checked.
            return !isValue(name) || meansType(node, name, in: unit) ?? true
        case .memberAccess:
            let name = program.memberName(of: node)
            // `Outer.Row` and `Module.Row`.
            guard program.isNestedType(name) || (program.topLevel[name] ?? []).contains(where: isType) else { return isAssumedType(name) }
            return meansType(node, name, in: unit) ?? !isValue(name)
        case .genericSpecialization: return node.child(.base).map { isType($0, in: unit) } ?? false
        case .typeExpression: return true
        default: return false
        }
    }

    /// Whether an expression is the name of a type or of a module, so that what stands behind it is called on no value.
    func isTypeOrModule(_ node: Node, in unit: Int32) -> Bool {
        if isType(node, in: unit) { return true }
        guard node.kind == .identifier, evaluator.program.modules.contains(evaluator.program.name(of: node)),
            case .module = meaning(of: node, in: unit)
        else { return false }
        return true
    }

    /// Whether a call makes a value of the type that it names: `Row(item)`, `Page.Row(item)`, `Model.init()`, `.init(id: 1)`.
    func makesValue(_ call: Node, in unit: Int32) -> Bool {
        guard let callee = CallExpr(call)?.callee else { return false }
        return callee.isInitializerName || isType(callee, in: unit)
    }

    /// Nil where it is not known what a name means.
    private func meansType(_ node: Node, _ name: Name, in unit: Int32) -> Bool? {
        switch meaning(of: node, in: unit) {
        case .type, .genericParameter: true
        // The callee of `Kind(n: 1)` means the initializer, by the name of its type.
        case .function(let id), .library(let id, _): isType(id) || evaluator.program[id].kind == .initializer && name != .known(.`init`)
        case .unknown: nil
        default: false
        }
    }

    private func declaresType(_ name: Name, at node: Node, in unit: Int32) -> Bool {
        guard let place = place(of: node, in: unit) else { return evaluator.program.visibleTopLevel(named: name, from: unit).contains(where: isType) }
        return evaluator.asMember(place) { evaluator.typeNamed(name, from: place, arguments: nil) } != nil
    }

    /// Whether anything that was read is called so and is no type.
    private func isValue(_ name: Name) -> Bool {
        evaluator.program.isMember(name) || (evaluator.program.topLevel[name] ?? []).contains { !isType($0) }
    }

    /// Of a name that no type has which was read.
    private func isAssumedType(_ name: Name) -> Bool { isCapital(name) && !isValue(name) && !evaluator.program.modules.contains(name) }

    func isType(_ id: DeclarationID) -> Bool {
        let kind = evaluator.program[id].kind
        return kind.isNominal || kind == .alias || kind == .associatedType
    }

    func isCapital(_ name: Name) -> Bool {
        evaluator.program.firstByte(of: name).map { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) } ?? false
    }
}

extension LexicalBinding {
    fileprivate var isType: Bool {
        if case .type = origin { true } else { false }
    }
}
