/// Conditions that are answered where a tree is built: by the deployment target, or by constants that callers give.
extension IdentityTreeBuilder {
    /// Whether a condition holds where variables are taken to be something; nil where that may differ.
    static func isSettled(_ condition: Node, _ scope: IdentityScope, assuming assumed: [DeclarationID: KnownValue], _ model: IdentityModel) -> Bool? {
        IdentityTreeBuilder(model: model, opensContainers: false, assumed: assumed).isSettled(condition, scope)
    }

    /// Whether a condition that holds, or does not, goes on so where variables become something; nil where that may differ. What does not ask for
    /// them stays as it is.
    static func stays(_ condition: Node, _ holds: Bool, _ scope: IdentityScope, assuming assumed: [DeclarationID: KnownValue], _ model: IdentityModel) -> Bool? {
        IdentityTreeBuilder(model: model, opensContainers: false, assumed: assumed).stays(condition, holds, scope)
    }

    /// What code gives in a scope, as far as callers say it: `page` of `open(page: nil)`.
    static func value(of node: Node, _ scope: IdentityScope, _ model: IdentityModel) -> KnownValue? {
        IdentityTreeBuilder(model: model, opensContainers: false, assumed: [.none: .something]).known(node, scope)
    }

    private func stays(_ condition: Node, _ holds: Bool, _ scope: IdentityScope) -> Bool? {
        let node = condition.withoutEffects
        if isUntouched(ScopedNode(node: node, scope: scope)) { return true }
        switch node.kind {
        case .conditionList where holds || node.children(.element).count == 1: return all(node.children(.element).map { stays($0, holds, scope) })
        case .prefixOperator where node.operatorText == "!": return node.child(.operand).flatMap { stays($0, !holds, scope) }
        case .binary where node.operatorText == (holds ? "&&" : "||"):
            guard let left = node.child(.left), let right = node.child(.right) else { return nil }
            return all([stays(left, holds, scope), stays(right, holds, scope)])
        default:
            if let settled = isSettled(node, scope) { return settled == holds }
            // What an extension computes of a value of a library says nothing of which value that is.
            guard let inner = computed(by: node, scope), let owner = program.owner(of: inner.scope.member), !model.isInInterface(owner) else { return nil }
            return stays(inner.node, holds, inner.scope)
        }
    }

    /// Whether what is read is nothing that is taken to be something, and computed of nothing that was not looked into.
    private func isUntouched(_ value: ScopedNode, computedBy members: Set<DeclarationID> = []) -> Bool {
        VariableReads(model).reads(of: value).allSatisfy { read in
            guard !read.isCall, let path = model.properties(along: read) else { return false }
            return path.allSatisfy { property in
                guard assumed[property] == nil, program[property].kind == .variable else { return false }
                if model.isInInterface(property) || evaluator.isStored(property) { return true }
                guard !members.contains(property), let result = result(of: property) else { return false }
                return isUntouched(ScopedNode(node: result, scope: IdentityScope(property, in: program)), computedBy: members.union([property]))
            }
        }
    }

    /// Whether a condition holds, or a case of a `switch` is taken; nil where that may differ.
    func isSettled(_ condition: Node, _ scope: IdentityScope) -> Bool? {
        let node = condition.withoutEffects
        switch node.kind {
        case .conditionList: return all(node.children(.element).map { isSettled($0, scope) })
        case .availabilityCondition: return evaluator.isSettled(node, in: scope.member)
        case .boolean: return node.spells("true")
        case _ where scope.isOutermost && !takesValues: return nil
        case .switchCase:
            guard let around = node.switchAround else { return nil }
            let arms = BranchArms(of: around, program.units[Int(scope.unit)].profile)
            return zip(arms.arms, settledArms(of: around, arms, scope)).first { arm, _ in arm.statements.first?.id == node.children(.statement).first?.id }?.1
        case .bindingCondition: return isNothing(known(node.child(.initialValue) ?? node, scope)).map(!)
        case .patternCondition: return node.child(.initialValue).flatMap { matches(node.child(.pattern), known($0, scope), scope) }
        case .prefixOperator where node.operatorText == "!": return node.child(.operand).flatMap { isSettled($0, scope) }.map(!)
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return nil }
            if let flag = node.comparedWithBoolean, let holds = isSettled(flag, scope) {
                return holds == ((flag.id == left.id ? right : left).spells("true") == (node.operatorText == "=="))
            }
            switch node.operatorText {
            case "&&": return all([isSettled(left, scope), isSettled(right, scope)])
            case "||": return all([isSettled(left, scope).map(!), isSettled(right, scope).map(!)]).map(!)
            case "==": return areEqual(left, right, scope)
            case "!=": return areEqual(left, right, scope).map(!)
            case ">": return isMore(known(left, scope), than: known(right, scope))
            case "<": return isMore(known(right, scope), than: known(left, scope))
            default: return nil
            }
        default:
            if case .flag(let value)? = known(node, scope) { return value }
            return (computed(by: node, scope) ?? boundCondition(node, scope)).flatMap { isSettled($0.node, $0.scope) }
        }
    }

    /// Whether variables are taken to be something.
    private var takesValues: Bool { !assumed.isEmpty || !held.isEmpty }

    /// What a property or function of the project gives, where a variable is assumed to have a value: `isFirst` of `tab == 0`, `isOpen(item)`.
    func computed(by node: Node, _ scope: IdentityScope) -> ScopedNode? {
        guard takesValues || !path.values.isEmpty else { return nil }
        var member = model.names.property(node, in: scope.unit)
        var arguments: [String: ScopedNode] = [:]
        if member == nil, let call = CallExpr(node), let site = model.site(ofCall: node, in: scope.unit), program[site.declaration].kind == .function {
            member = site.declaration
            arguments = ViewArguments(call, site, scope, model).byName
        }
        guard let member, !scope.helpers.contains(member), let result = result(of: member) else { return nil }
        let value = (CallExpr(node)?.callee ?? node).child(.base).flatMap { self.value($0.withoutEffects, of: member, scope) }
        return ScopedNode(node: result, scope: IdentityScope(member, in: program, calledFrom: scope, arguments: arguments, value: value))
    }

    /// What a member gives, behind a local by which it calls that.
    private func result(of member: DeclarationID) -> Node? {
        guard let result = evaluator.body(of: member)?.finalResult?.withoutEffects, let local = LexicalBinding.named(by: result)?.origin, case .variable(let value?) = local, local.isLet
        else { return evaluator.body(of: member)?.finalResult }
        return value
    }

    /// What a binding that a caller gives reads: `isOn` of `Binding(get: { item != nil }, set: { … })`.
    private func boundCondition(_ node: Node, _ scope: IdentityScope) -> ScopedNode? {
        guard takesValues, let given = way(to: ScopedNode(node: node, scope: scope)).last, let call = CallExpr(given.node.withoutEffects),
            let type = model.typeOfView(call.node, in: given.scope.unit), evaluator.isLibrary(type, .Binding), let result = call.closures.first?.onlyResult
        else { return nil }
        return ScopedNode(node: result, scope: given.scope)
    }

    /// Whether the condition of each arm holds, `else` aside; nil where that may differ.
    func settledArms(of node: Node, _ arms: BranchArms, _ scope: IdentityScope) -> [Bool?] {
        node.kind == .if ? arms.conditions.map { isSettled($0, scope) } : settledCases(of: node, arms, scope)
    }

    /// Whether each case of a `switch` is the one that is taken; nil where that may differ.
    private func settledCases(of node: Node, _ arms: BranchArms, _ scope: IdentityScope) -> [Bool?] {
        guard !scope.isOutermost || takesValues, let subject = node.child(.subject), case let values = subject.tupleParts.map({ known($0, scope) }),
            values.contains(where: { $0 != nil })
        else { return arms.arms.map { _ in nil } }
        let answers = arms.patterns.map { items in
            // `default` asks for nothing.
            items.isEmpty ? nil : all(items.map { takes($0, values, scope).map(!) }).map(!)
        }
        // It is left where no other one is taken.
        let isLeft = zip(arms.patterns, answers).allSatisfy { $0.isEmpty || $1 == false }
        var isTaken = false
        var isOpen = false
        return zip(arms.patterns, answers).map { items, answer in
            if items.isEmpty { return isLeft ? true : isTaken ? false : nil }
            if isTaken { return false }
            guard answer == true else {
                isOpen = isOpen || answer == nil
                return answer
            }
            // What comes before it may be taken as well.
            isTaken = true
            return isOpen ? nil : true
        }
    }

    /// - Parameter values: of the parts of what is asked, `switch (isLight, isDark)`; nil where one is not known.
    func takes(_ item: Node, _ values: [KnownValue?], _ scope: IdentityScope) -> Bool? {
        guard let pattern = item.child(.pattern), case let parts = values.count == 1 ? [pattern] : pattern.tupleParts, parts.count == values.count else { return nil }
        let answer = all(zip(parts, values).map { part, value in values.count > 1 && part.takesAnything(isBinding: false) ? true : matches(part, value, scope) })
        return answer == true && item.child(.guardCondition) != nil ? nil : answer
    }

    private func all(_ parts: [Bool?]) -> Bool? {
        if parts.contains(false) { return false }
        return parts.contains(nil) ? nil : true
    }

    // MARK: Values

    /// What a constant is that a caller gives; a literal is known wherever it stands.
    private func known(_ node: Node, _ scope: IdentityScope) -> KnownValue? {
        guard let last = way(to: ScopedNode(node: node.withoutEffects, scope: scope)).last else { return nil }
        let value = last.node.withoutEffects
        if !held.isEmpty, let found = reference(to: value, last.scope).flatMap({ held[$0] }) { return found }
        if !assumed.isEmpty, let named = model.names.declaration(namedBy: value, in: last.scope.unit), let known = assumed[named] { return known }
        switch value.kind {
        case .string, .integer: return !takesValues ? .something : model.constant(value, in: last.scope.unit)
        case .closure: return evaluator.closureSite(of: value, in: last.scope.unit)?.builder == nil ? nil : .something
        case .binary where value.operatorText == "??":
            guard let left = value.child(.left).flatMap({ known($0, last.scope) }), let right = value.child(.right) else { return nil }
            return left == .nothing ? known(right, last.scope) : left
        default:
            if let found = model.constant(value, in: last.scope.unit) ?? amount(told: value, last.scope) ?? presence(of: value, last.scope) { return found }
            return computed(by: value, last.scope).flatMap { known($0.node, $0.scope) }
        }
    }

    /// What a member says of a collection of which it is known whether it holds anything: `isEmpty`, `first`, `count`.
    private func amount(told member: Node, _ scope: IdentityScope) -> KnownValue? {
        guard member.kind == .memberAccess, let base = member.child(.base), let counting = model.names.behaviour(of: member, in: scope.unit).counting,
            let isEmpty = known(base, scope)?.isEmpty
        else { return nil }
        return switch counting {
        case .none: .flag(isEmpty)
        case .one: isEmpty ? .nothing : .something
        case .all: isEmpty ? .literal("0") : .filled
        }
    }

    /// Whether there is a member of what may be nil, `user?.name`, where it is known whether there is that; a member that is always there.
    private func presence(of member: Node, _ scope: IdentityScope) -> KnownValue? {
        guard member.kind == .memberAccess, let base = member.child(.base), base.kind == .optionalChain, let holder = base.child(.operand).flatMap({ known($0, scope) }) else { return nil }
        if holder == .nothing { return .nothing }
        guard holder == .something, let property = model.names.property(member, in: scope.unit), evaluator.unwrapped(evaluator.valueType(of: property)) == nil else { return nil }
        return .something
    }

    private func isMore(_ one: KnownValue?, than other: KnownValue?) -> Bool? {
        switch (one, other) {
        case (.filled, .literal("0")): true
        case (.literal("0"), .filled): false
        case (.literal(let one), .literal(let other)): Int(one).flatMap { one in Int(other).map { one > $0 } }
        default: nil
        }
    }

    private func areEqual(_ left: Node, _ right: Node, _ scope: IdentityScope) -> Bool? {
        guard let one = known(left, scope), let other = known(right, scope) else { return nil }
        switch (one, other) {
        case (.nothing, let value), (let value, .nothing): return isNothing(value)
        case (.flag, .flag), (.literal, .literal): return one == other
        case (.filled, .literal("0")), (.literal("0"), .filled): return false
        case (.enumCase, .enumCase) where one != other: return false
        // The same case may hold another value.
        case (.enumCase(let found), .enumCase): return program.element(found).child(.parameters) == nil ? true : nil
        default: return nil
        }
    }

    private func isNothing(_ value: KnownValue?) -> Bool? { value.map { $0 == .nothing } }

    /// Whether a pattern takes a value: a case of an enum, `nil`, a literal.
    ///
    /// - Parameter isBound: whether names in it are bound: it stands behind `let`.
    private func matches(_ pattern: Node?, _ value: KnownValue?, _ scope: IdentityScope, isBound: Bool = false) -> Bool? {
        guard let pattern, let value else { return nil }
        if pattern.kind == .valueBindingPattern { return matches(pattern.child(.pattern), value, scope, isBound: true) }
        guard let asked = known(pattern, scope) else { return nil }
        switch (asked, value) {
        case (.flag, .flag), (.literal, .literal), (.nothing, _): return asked == value
        case (.enumCase, .enumCase) where asked != value: return false
        case (.enumCase, .enumCase): return pattern.kind != .call || (CallExpr(pattern)?.arguments.allSatisfy { $0.value?.takesAnything(isBinding: isBound) ?? false } ?? false) ? true : nil
        default: return nil
        }
    }
}

extension [Bool?] {
    /// Whether the arm of this index is never taken: an earlier one is, or its own condition does not hold.
    func isPassed(_ index: Int) -> Bool { prefix(index).contains(true) || index < count && self[index] == false }
}
