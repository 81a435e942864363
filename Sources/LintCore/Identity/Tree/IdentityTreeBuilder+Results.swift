/// Bodies that no builder makes: the one value that they give may be written in several places.
extension IdentityTreeBuilder {
    /// A value that a body may give, and what decides that it does.
    private struct Result {
        let value: Node
        let way: Way
    }

    /// The choices that lead to a value.
    struct Way {
        /// What decides, but for what is settled.
        var conditions: [Node] = []
        /// The last choice: `if isOn`, `else`.
        var step = IdentityStep.Kind.alternative("otherwise")
        /// Whether a condition that is settled leads elsewhere.
        var isNeverTaken = false

        func choosing(_ step: IdentityStep.Kind, by deciding: [Node], isPassed: Bool) -> Way {
            Way(conditions: conditions + deciding, step: step, isNeverTaken: isNeverTaken || isPassed)
        }
    }

    mutating func addResults(of statements: [Node], _ scope: IdentityScope, at position: Position) {
        let returns = evaluator.within(scope.member) { statements.contains(where: evaluator.holdsReturn) }
        var found: [Result] = []
        if returns {
            collectReturns(statements, Way(), scope, &found)
        } else if let only = statements.last(where: { $0.kind != .var && $0.kind != .func }) {
            collectValues(only, Way(), scope, &found)
        }
        add(found, scope, at: position)
    }

    /// The sides of a `?:`, and the branches of an `if` or `switch` that is an expression.
    mutating func addAlternatives(_ node: Node, _ scope: IdentityScope, at position: Position) {
        var found: [Result] = []
        collectValues(node, Way(), scope, &found)
        add(found, scope, at: position)
    }

    /// What is assigned to a local variable that was declared without a value, and what is done to it then.
    mutating func addAssigned(to name: String, before node: Node, _ scope: IdentityScope, at position: Position) {
        let given = uses(of: name, before: node).compactMap { AssignedPart(to: $0.node) }.filter { $0.member == nil }
        guard !given.isEmpty else { return appendGiven(name, ScopedNode(node: node, scope: scope), at: position) }
        let results = given.map { part in
            Result(value: part.value, way: Way(conditions: conditions(around: part.assignment, in: scope), step: step(to: part.assignment, scope)))
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
            case .closure, .func, .memberBlock, .accessorBlock: return Way().step
            default: break
            }
        }
        return Way().step
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
        let possible = all.filter { !$0.way.isNeverTaken }
        let deciding = unique(possible.flatMap(\.way.conditions))
        if possible.contains(where: { $0.value.withoutEffects.kind == .nil }), let first = deciding.first {
            let driver = IdentityDriver(
                kind: .condition, text: shortened(first), place: span(first, scope), expressions: deciding.map { ScopedNode(node: $0, scope: scope) })
            position = position.stepping(.presence(shortened(first)), at: span(first, scope), driver: driver)
        }
        guard results.count > 1 else {
            if let only = results.first { addView(only.value, scope, at: position) }
            return
        }
        let conditions = unique(results.flatMap(\.way.conditions))
        let place = conditions.first.map { span($0, scope) } ?? span(results[0].value, scope)
        let chooser = IdentityDriver(
            kind: .condition, text: conditions.map { shortened($0) }.joined(separator: ", "), place: place,
            expressions: conditions.map { ScopedNode(node: $0, scope: scope) })
        addChoice(by: chooser, of: results.map { ($0.way, ScopedNode(node: $0.value, scope: scope)) }, at: position)
    }

    private func unique(_ nodes: [Node]) -> [Node] {
        var known: Set<NodeID> = []
        return nodes.filter { known.insert($0.id).inserted }
    }

    // MARK: Collecting

    private func collectReturns(_ statements: [Node], _ way: Way, _ scope: IdentityScope, _ results: inout [Result]) {
        var way = way
        for statement in statements {
            switch statement.kind {
            case .return:
                if let value = statement.child(.value) { collectValues(value, way, scope, &results) }
            case .if, .switch: forEachArm(of: statement, way, scope) { collectReturns($0, $1, scope, &results) }
            case .guard:
                let condition = statement.child(.condition)
                let settled = condition.flatMap { isSettled($0, scope) }
                let body = statement.child(.elseBody) ?? statement.child(.body)
                let isLeft = way.choosing(
                    .elseOfGuard(condition.map { shortened($0) } ?? ""), by: settled == nil ? [condition].compactMap { $0 } : [], isPassed: settled == true)
                collectReturns(body?.children(.statement) ?? [], isLeft, scope, &results)
                if settled == false { way.isNeverTaken = true }
            case .do: collectReturns(statement.child(.body)?.children(.statement) ?? [], way, scope, &results)
            case .ifConfig: collectReturns(program.units[Int(scope.unit)].profile.activeClause(of: statement)?.children(.statement) ?? [], way, scope, &results)
            default: continue
            }
        }
    }

    private func collectValues(_ node: Node, _ way: Way, _ scope: IdentityScope, _ results: inout [Result]) {
        let value = node.withoutEffects
        switch value.kind {
        case .ternary:
            let condition = value.child(.condition)
            let settled = condition.flatMap { isSettled($0, scope) }
            let deciding = settled == nil ? [condition].compactMap { $0 } : []
            for (side, label, isTaken) in [(value.child(.left), "if " + (condition.map { shortened($0) } ?? ""), true), (value.child(.right), "else", false)] {
                guard let side else { continue }
                collectValues(side, way.choosing(.alternative(label), by: deciding, isPassed: settled.map { $0 != isTaken } ?? false), scope, &results)
            }
        case .if, .switch:
            forEachArm(of: value, way, scope) { statements, way in
                guard let last = statements.last, last.kind != .throw else { return }
                collectValues(last, way, scope, &results)
            }
        default: results.append(Result(value: value, way: way))
        }
    }

    private func forEachArm(of node: Node, _ way: Way, _ scope: IdentityScope, _ visit: ([Node], Way) -> Void) {
        let arms = BranchArms(of: node, program.units[Int(scope.unit)].profile)
        let settled = settledArms(of: node, arms, scope)
        let open = node.kind == .if ? zip(arms.conditions, settled).filter { $1 == nil }.map(\.0) : settled.contains(true) ? [] : arms.conditions
        for (index, arm) in arms.arms.enumerated() {
            visit(arm.statements, way.choosing(.alternative(arm.label), by: open, isPassed: settled.isPassed(index)))
        }
    }
}
