/// What has to hold on the way to a place in a body: which values are left there for what the branches around it ask about.
struct PathCondition {
    /// What code speaks of: a variable or a local, and the parts on the way from it.
    struct Reference: Hashable {
        enum Root: Hashable {
            case property(DeclarationID)
            case local(NodeID, in: Int32, Int)
        }

        let root: Root
        let parts: [DeclarationID]
    }

    private(set) var values: [Reference: [KnownValue]] = [:]

    /// Leaves of what is spoken of no more than some values.
    mutating func hold(_ reference: Reference, _ possible: [KnownValue]) {
        let left = values[reference].map { known in known.filter(possible.contains) } ?? possible
        values[reference] = left.isEmpty ? possible : left
    }

    /// In a body of another value of a type: its properties are others.
    mutating func leave(propertiesOf type: DeclarationID?, in program: Program) {
        guard let type, !values.isEmpty else { return }
        values = values.filter { reference, _ in
            guard case .property(let property) = reference.root else { return true }
            return program.owner(of: property) != type || program[property].flags.contains(.isStatic)
        }
    }
}

/// Branches that those around them rule out: `if item == .search { switch item { case .home: … } }`.
extension IdentityTreeBuilder {
    /// The arms that are not taken with any value that is left here.
    func armsRuledOut(of node: Node, _ arms: BranchArms, _ scope: IdentityScope) -> Set<Int> {
        guard !path.values.isEmpty else { return [] }
        let certain = path.values.compactMapValues { $0.count == 1 ? $0[0] : nil }
        var choices = path.values.filter { $0.value.count > 1 }.map { reference, values in values.map { certain.merging([reference: $0]) { $1 } } }
        if !certain.isEmpty || choices.isEmpty { choices.append([certain]) }
        var found: Set<Int> = []
        for choice in choices {
            let answers = choice.map { held in
                var asking = self
                asking.held = held
                return asking.settledArms(of: node, arms, scope)
            }
            found.formUnion(arms.arms.indices.filter { index in answers.allSatisfy { $0.isPassed(index) } })
        }
        return found
    }

    /// What holds in an arm, for all that is walked in it.
    mutating func enter(arm index: Int, of node: Node, _ arms: BranchArms, _ scope: IdentityScope) {
        guard node.kind == .if else { return enter(caseAt: index, of: node, arms, scope) }
        for (number, condition) in arms.conditions.prefix(index + 1).enumerated() { hold(condition, number == index, scope) }
    }

    private mutating func enter(caseAt index: Int, of node: Node, _ arms: BranchArms, _ scope: IdentityScope) {
        guard index < arms.patterns.count, let subject = node.child(.subject), subject.tupleParts.count == 1, let reference = reference(to: subject, scope) else { return }
        let asked = arms.patterns[index]
        guard asked.isEmpty else {
            let possible = asked.map { $0.child(.pattern).flatMap { constant(askedBy: $0, scope) } }
            if !possible.contains(nil) { path.hold(reference, possible.compactMap { $0 }) }
            return
        }
        let left = all(behind: subject, scope).filter { value in !arms.patterns.joined().contains { takes($0, [value], scope) == true } }
        if !left.isEmpty { path.hold(reference, left) }
    }

    /// What a condition says of what it asks about, where it holds or does not.
    private mutating func hold(_ condition: Node, _ holds: Bool, _ scope: IdentityScope) {
        let node = condition.withoutEffects
        switch node.kind {
        case .conditionList:
            let parts = node.children(.element)
            if holds || parts.count == 1 { for part in parts { hold(part, holds, scope) } }
        case .prefixOperator where node.operatorText == "!": node.child(.operand).map { hold($0, !holds, scope) }
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return }
            switch node.operatorText {
            case "&&" where holds, "||" where !holds:
                hold(left, holds, scope)
                hold(right, holds, scope)
            case "==": hold(left, right, holds, scope)
            case "!=": hold(left, right, !holds, scope)
            default: break
            }
        case .bindingCondition:
            if let reference = reference(to: node.child(.initialValue) ?? node, scope) { path.hold(reference, [holds ? .something : .nothing]) }
        case .patternCondition:
            guard holds, let subject = node.child(.initialValue), let reference = reference(to: subject, scope), let value = node.child(.pattern).flatMap({ constant(askedBy: $0, scope) }) else { return }
            path.hold(reference, [value])
        case .identifier, .memberAccess:
            if let reference = reference(to: node, scope) { path.hold(reference, [.flag(holds)]) }
            if let inner = computed(by: node, scope), inner.scope.helpers.count <= Limits.nestedHelpers { hold(inner.node, holds, inner.scope) }
        default: break
        }
    }

    private mutating func hold(_ left: Node, _ right: Node, _ areEqual: Bool, _ scope: IdentityScope) {
        for (asked, other) in [(left, right), (right, left)] {
            guard let value = constant(askedBy: other, scope), let reference = reference(to: asked, scope) else { continue }
            if areEqual { return path.hold(reference, [value]) }
            // Another case of the same name may hold another value.
            if case .enumCase(let found) = value, program.element(found).child(.parameters) != nil { return }
            let left = all(behind: asked, scope).filter { $0 != value }
            if !left.isEmpty { path.hold(reference, left) }
        }
    }

    /// What the rows of constants are made for: `[.home, .search]`, and what keeps some of those.
    mutating func enter(rowsOf data: ScopedNode, by closure: Node) {
        guard let last = way(to: data).last, let collection = constants(in: last), case let values = collection.node.children(.element).map({ model.constant($0.withoutEffects, in: collection.scope.unit) }),
            !values.isEmpty, !values.contains(nil)
        else { return }
        path.hold(PathCondition.Reference(root: .local(closure.id, in: data.scope.unit, 0), parts: []), values.compactMap { $0 })
    }

    private func constants(in data: ScopedNode) -> ScopedNode? {
        var found = data
        for _ in 0..<Limits.nestedHelpers {
            let node = found.node.withoutEffects
            if node.kind == .array { return ScopedNode(node: node, scope: found.scope) }
            guard let property = model.names.property(node, in: found.scope.unit), !model.isInInterface(property), model.names.wrapper(of: property) == nil else { return nil }
            let scope = IdentityScope(property, in: program)
            if let value = evaluator.body(of: property)?.finalResult ?? (program[property].flags.contains(.isLet) ? program.element(property).child(.initialValue) : nil) {
                found = ScopedNode(node: value, scope: scope)
            } else {
                return nil
            }
        }
        return nil
    }

    // MARK: Values

    /// What an expression speaks of, behind what callers give.
    func reference(to node: Node, _ scope: IdentityScope) -> PathCondition.Reference? {
        guard let last = way(to: ScopedNode(node: node.withoutEffects, scope: scope)).last else { return nil }
        let named = last.node.withoutEffects
        if named.kind != .memberAccess, let local = LexicalBinding.named(by: named) {
            switch local.origin {
            case .closureParameter(let closure, let index): return PathCondition.Reference(root: .local(closure.id, in: last.scope.unit, index), parts: [])
            case .shorthand(let outer): return outer.id == named.id ? nil : reference(to: outer, last.scope)
            case .variable, .pattern, .functionParameter:
                guard local.origin.isLet, local.projection == .none else { return nil }
                return PathCondition.Reference(root: .local(local.declaration.id, in: last.scope.unit, 0), parts: [])
            default: return nil
            }
        }
        let chain = named.kind == .optionalChain ? named.child(.operand)?.withoutEffects ?? named : named
        guard [.identifier, .memberAccess, .bindingCondition].contains(chain.kind), let property = model.names.property(chain, in: last.scope.unit), program[property].kind == .variable else { return nil }
        let isOwn = chain.isBareName || chain.kind == .bindingCondition
        if program[property].flags.contains(.isStatic) || isOwn && last.scope.value == nil { return PathCondition.Reference(root: .property(property), parts: []) }
        let holder: PathCondition.Reference?
        if isOwn {
            holder = last.scope.value.flatMap { reference(to: $0.node, $0.scope) }
        } else {
            holder = chain.child(.base).flatMap { reference(to: $0.kind == .optionalChain ? $0.child(.operand) ?? $0 : $0, last.scope) }
        }
        return holder.map { PathCondition.Reference(root: $0.root, parts: $0.parts + [property]) }
    }

    /// A constant that is asked for: a case whatever it holds, `nil`, a number or text.
    private func constant(askedBy pattern: Node, _ scope: IdentityScope) -> KnownValue? {
        let node = pattern.kind == .valueBindingPattern ? pattern.child(.pattern) ?? pattern : pattern
        switch model.constant(node.withoutEffects, in: scope.unit) {
        case .enumCase(let found): return .enumCase(found)
        case .nothing: return .nothing
        case .flag(let value): return .flag(value)
        case .literal(let text): return .literal(text)
        default: return nil
        }
    }

    private func all(behind subject: Node, _ scope: IdentityScope) -> [KnownValue] {
        guard let last = way(to: ScopedNode(node: subject.withoutEffects, scope: scope)).last else { return [] }
        let node = last.node.withoutEffects
        if let property = model.names.property(node, in: last.scope.unit) { return KnownValue.all(of: property, model) }
        return model.type(ofValue: node, in: last.scope.member).map { KnownValue.all(ofType: $0, model) } ?? []
    }
}
