/// Bodies that no builder makes: the one value that they give may be written in several places.
extension IdentityTreeBuilder {
    /// A value that a body may give, and what decides that it does.
    private struct Result {
        let value: Node
        let conditions: [Node]
        /// The last choice that leads to it: `if isOn`, `else`.
        let step: IdentityStep.Kind
    }

    /// What no choice leads to that has a label.
    private static let otherwise = IdentityStep.Kind.alternative("otherwise")

    mutating func addResults(of statements: [Node], _ scope: IdentityScope, at position: Position) {
        let returns = evaluator.within(scope.member) { statements.contains(where: evaluator.holdsReturn) }
        var found: [Result] = []
        if returns {
            collectReturns(statements, [], Self.otherwise, scope, &found)
        } else if let only = statements.last(where: { $0.kind != .var && $0.kind != .func }) {
            collectValues(only, [], Self.otherwise, scope, &found)
        }
        add(found, scope, at: position)
    }

    /// The sides of a `?:`, and the branches of an `if` or `switch` that is an expression.
    mutating func addAlternatives(_ node: Node, _ scope: IdentityScope, at position: Position) {
        var found: [Result] = []
        collectValues(node, [], Self.otherwise, scope, &found)
        add(found, scope, at: position)
    }

    /// What is assigned to a local variable that was declared without a value, and what is done to it then.
    mutating func addAssigned(to name: String, before node: Node, _ scope: IdentityScope, at position: Position) {
        let given = uses(of: name, before: node).compactMap { AssignedPart(to: $0.node) }.filter { $0.member == nil }
        guard !given.isEmpty else { return appendGiven(name, ScopedNode(node: node, scope: scope), at: position) }
        let results = given.map { part in
            Result(value: part.value, conditions: conditions(around: part.assignment, in: scope), step: step(to: part.assignment, scope))
        }
        add(results, scope, at: changing(name, before: node, scope, isAssigned: true, at: position))
    }

    /// The branch that a statement stands in.
    private func step(to node: Node, _ scope: IdentityScope) -> IdentityStep.Kind {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .if, .switch:
                let arms = BranchArms(of: ancestor, program.units[Int(scope.unit)].profile).arms
                if let arm = arms.last(where: { $0.range.startOffset <= node.range.startOffset && node.range.endOffset <= $0.range.endOffset }) { return .alternative(arm.label) }
            case .closure, .func, .memberBlock, .accessorBlock: return Self.otherwise
            default: break
            }
        }
        return Self.otherwise
    }

    private func conditions(around node: Node, in scope: IdentityScope) -> [Node] {
        var found: [Node] = []
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .if: if let condition = ancestor.child(.condition) { found.append(condition) }
            case .switch: if let subject = ancestor.child(.subject) { found.append(subject) }
            case .closure, .func, .memberBlock, .accessorBlock: return found
            default: break
            }
        }
        return found
    }

    private mutating func add(_ all: [Result], _ scope: IdentityScope, at position: Position) {
        // `nil` is no view: the others are there or not.
        let results = all.filter { $0.value.withoutEffects.kind != .nil }
        var position = position
        if results.count < all.count, let deciding = unique(all.flatMap(\.conditions)).first {
            let driver = IdentityDriver(
                kind: .condition, text: shortened(deciding), place: span(deciding, scope),
                expressions: unique(all.flatMap(\.conditions)).map { ScopedNode(node: $0, scope: scope) })
            position = position.stepping(.presence(shortened(deciding)), at: span(deciding, scope), driver: driver)
        }
        guard results.count > 1 else {
            if let only = results.first { addView(only.value, scope, at: position) }
            return
        }
        let conditions = unique(results.flatMap(\.conditions))
        let place = conditions.first.map { span($0, scope) } ?? span(results[0].value, scope)
        let chooser = IdentityDriver(
            kind: .condition, text: conditions.map { shortened($0) }.joined(separator: ", "), place: place,
            expressions: conditions.map { ScopedNode(node: $0, scope: scope) })
        addChoice(by: chooser, of: results.map { ($0.step, ScopedNode(node: $0.value, scope: scope)) }, at: position)
    }

    private func unique(_ nodes: [Node]) -> [Node] {
        var known: Set<NodeID> = []
        return nodes.filter { known.insert($0.id).inserted }
    }

    // MARK: Collecting

    private func collectReturns(
        _ statements: [Node], _ conditions: [Node], _ step: IdentityStep.Kind, _ scope: IdentityScope, _ results: inout [Result]
    ) {
        let profile = program.units[Int(scope.unit)].profile
        for statement in statements {
            switch statement.kind {
            case .return:
                if let value = statement.child(.value) { collectValues(value, conditions, step, scope, &results) }
            case .if, .switch:
                let arms = BranchArms(of: statement, profile)
                for arm in arms.arms { collectReturns(arm.statements, conditions + arms.conditions, .alternative(arm.label), scope, &results) }
            case .guard:
                let condition = statement.child(.condition).map { [$0] } ?? []
                let body = statement.child(.elseBody) ?? statement.child(.body)
                collectReturns(
                    body?.children(.statement) ?? [], conditions + condition, .elseOfGuard(condition.first.map { shortened($0) } ?? ""), scope, &results)
            case .do: collectReturns(statement.child(.body)?.children(.statement) ?? [], conditions, step, scope, &results)
            case .ifConfig:
                collectReturns(profile.activeClause(of: statement)?.children(.statement) ?? [], conditions, step, scope, &results)
            default: continue
            }
        }
    }

    private func collectValues(
        _ node: Node, _ conditions: [Node], _ step: IdentityStep.Kind, _ scope: IdentityScope, _ results: inout [Result]
    ) {
        let value = node.withoutEffects
        switch value.kind {
        case .ternary:
            let condition = value.child(.condition).map { [$0] } ?? []
            let labels = ["if " + (condition.first.map { shortened($0) } ?? ""), "else"]
            for (side, label) in zip([value.child(.left), value.child(.right)], labels) {
                if let side { collectValues(side, conditions + condition, .alternative(label), scope, &results) }
            }
        case .if, .switch:
            let arms = BranchArms(of: value, program.units[Int(scope.unit)].profile)
            for arm in arms.arms {
                guard let last = arm.statements.last, last.kind != .throw else { continue }
                collectValues(last, conditions + arms.conditions, .alternative(arm.label), scope, &results)
            }
        default: results.append(Result(value: value, conditions: conditions, step: step))
        }
    }
}
