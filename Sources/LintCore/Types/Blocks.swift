/// What blocks of statements give.
extension Evaluator {
    /// The type that a body or closure gives.
    ///
    /// - Parameter builder: what the statements go through, unless one of them is `return`.
    func blockResult(
        _ statements: [Node], builder: TypeID?, in frame: FrameID, expected: TypeID?, at node: Node
    ) -> TypeID {
        if let builder, !statements.contains(where: holdsReturn) {
            let block = builtBlock(statements, builder, in: frame, at: node)
            return builderCall(builder, .buildFinalResult, label: .empty, [block], at: node) ?? block
        }
        if let only = onlyStatement(statements), isExpression(only) {
            return type(of: only, in: frame, expected: expected)
        }
        var results: [TypeID] = []
        collectReturns(statements, in: frame, expected, &results)
        // `return Body.none`: what the body gives is what the others give.
        if results.count > 1, let context = contexts.last, results.contains(where: { !isOwnResult($0, of: context) }) {
            results.removeAll { isOwnResult($0, of: context) }
        }
        guard let first = results.first else { return void }
        return results.dropFirst().reduce(first) { result, next in
            join(result, next) ?? meet(result, next) { unknown("its returns have different types", at: node) }
        }
    }

    /// Whether a type is the `some` of the declaration itself, or an optional of it.
    private func isOwnResult(_ type: TypeID, of id: DeclarationID) -> Bool {
        guard case .opaque(let opaque, _) = types[withoutOptional(type)] else { return false }
        return opaque.declaration == id && !opaque.isLocal
    }

    /// The statement of a body that has one, those around `#if` that is not compiled left out.
    private func onlyStatement(_ statements: [Node]) -> Node? {
        var found: [Node] = []
        for statement in statements {
            if statement.kind == .ifConfig, statement.child(.base) == nil {
                found += activeClause(of: statement)?.children(.statement) ?? []
            } else {
                found.append(statement)
            }
        }
        return found.count == 1 ? found[0] : nil
    }

    private func isExpression(_ node: Node) -> Bool {
        switch node.kind {
        case .var, .func, .return, .for, .while, .repeat, .guard, .do, .defer, .throw, .break, .continue, .fallthrough, .labeled,
            .struct, .class, .enum, .typealias, .import, .error, .poundDirective: false
        case .if, .switch: !holdsReturn(node)
        default: true
        }
    }

    /// Whether a statement returns from the body it stands in: not one inside a closure or function of its own.
    func holdsReturn(_ statement: Node) -> Bool {
        switch statement.kind {
        case .return: return true
        case .if, .switch, .do, .for, .while, .repeat, .guard, .labeled, .ifConfig: break
        default: return false
        }
        let tree = statement.tree
        // The clauses of a `#if` are not alike: only the one that is compiled returns.
        var index = statement.subtree.lowerBound + (statement.kind == .ifConfig ? 0 : 1)
        while index < statement.subtree.upperBound {
            let record = tree.nodes[index]
            switch record.kind {
            case .return: return true
            case .closure, .func, .struct, .class, .enum, .accessorBlock: index = Int(record.subtreeEnd)
            case .ifConfig:
                let node = Node(tree, NodeID(index))
                if let clause = activeClause(of: node), clause.children(.statement).contains(where: holdsReturn) { return true }
                index = Int(record.subtreeEnd)
            default: index += 1
            }
        }
        return false
    }

    /// Whether all that a body gives is written with a leading dot: `return .primary` for `some ShapeStyle`.
    func givesMembersOfPlace(_ statements: [Node]) -> Bool {
        if let only = onlyStatement(statements), isExpression(only) { return needsContext(only) }
        let given = statements.flatMap(returns).compactMap { $0.child(.value) ?? $0.child(.operand) ?? Array($0.children).first }
        return !given.isEmpty && given.allSatisfy(needsContext)
    }

    /// The `return`s of a statement, those of closures and functions of its own left out.
    private func returns(in statement: Node) -> [Node] {
        switch statement.kind {
        case .return: [statement]
        case .closure, .func, .struct, .class, .enum, .accessorBlock: []
        default: statement.children.flatMap(returns)
        }
    }

    private func collectReturns(_ statements: [Node], in frame: FrameID, _ expected: TypeID?, _ results: inout [TypeID]) {
        for statement in statements {
            switch statement.kind {
            case .var: bindVariables(statement, in: frame)
            case .func: defineLocalFunction(statement, in: frame)
            case .return:
                guard let value = statement.child(.value) ?? statement.child(.operand) ?? Array(statement.children).first else { continue }
                results.append(type(of: value, in: frame, expected: expected ?? (needsContext(value) ? results.first : nil)))
            case .guard:
                bindConditions(statement, in: frame)
                guard let body = statement.child(.elseBody) ?? statement.child(.body) else { continue }
                collectReturns(body.children(.statement), in: pushFrame(parent: frame), expected, &results)
            case .ifConfig:
                if let clause = activeClause(of: statement) { collectReturns(clause.children(.statement), in: frame, expected, &results) }
            case .if, .switch:
                if let branch = branchByAvailability(statement, in: frame) {
                    collectReturns(branch.statements, in: branch.frame, expected, &results)
                    // What comes after is for other systems (SE-0360).
                    if branch.statements.contains(where: holdsReturn) { return }
                    continue
                }
                for branch in branchBlocks(of: statement, in: frame) where holdsReturnInside(branch.statements) {
                    collectReturns(branch.statements, in: branch.frame, expected, &results)
                }
            case .for:
                let inner = pushFrame(parent: frame)
                bindLoop(statement, in: inner, outer: frame)
                collectReturns(statement.child(.body)?.children(.statement) ?? [], in: inner, expected, &results)
            case .while:
                let inner = pushFrame(parent: frame)
                bindConditions(statement, in: inner)
                collectReturns(statement.child(.body)?.children(.statement) ?? [], in: inner, expected, &results)
            case .do, .repeat:
                collectReturns(statement.child(.body)?.children(.statement) ?? [], in: pushFrame(parent: frame), expected, &results)
                for handler in statement.children where handler.kind == .catch {
                    collectReturns(handler.child(.body)?.children(.statement) ?? [], in: pushFrame(parent: frame), expected, &results)
                }
            case .labeled:
                if let inner = statement.child(.body) ?? statement.child(.statement) { collectReturns([inner], in: frame, expected, &results) }
            default: continue
            }
        }
    }

    /// The branch of `if #available(…) { } else { }` that the system of the profile takes; nil for other conditions.
    private func branchByAvailability(_ node: Node, in frame: FrameID) -> Branch? {
        guard node.kind == .if, let list = node.child(.condition) else { return nil }
        let conditions = list.kind == .conditionList ? list.children(.element) : [list]
        guard conditions.count == 1, conditions[0].kind == .availabilityCondition,
            let holds = holdsAtRunTime(conditions[0])
        else { return nil }
        let statements = holds ? node.child(.thenBody)?.children(.statement) : elseStatements(of: node)
        return Branch(statements: statements ?? [], frame: pushFrame(parent: frame), condition: list)
    }

    private func elseStatements(of node: Node) -> [Node]? {
        guard let next = node.child(.elseBody) else { return nil }
        return next.kind == .if ? [next] : next.children(.statement)
    }

    private func holdsReturnInside(_ statements: [Node]) -> Bool { statements.contains(where: holdsReturn) }

    func defineLocalFunction(_ node: Node, in frame: FrameID) {
        guard let name = node.child(.name) else { return }
        define(program.name(of: name), addLazy(.localFunction(node, frame: frame)), in: frame)
    }

    func bindLoop(_ node: Node, in frame: FrameID, outer: FrameID) {
        guard let pattern = node.child(.pattern), let sequence = node.child(.sequence) else { return }
        bind(pattern, to: addLazy(.element(addLazy(.expression(sequence, frame: outer)))), in: frame)
    }

    // MARK: Branches

    func branchBlocks(of node: Node, in frame: FrameID) -> [Branch] {
        node.kind == .if ? ifBranches(of: node, in: frame).branches : switchBranches(of: node, in: frame)
    }

    /// The branches of a whole `if … else if … else` chain, and whether the last is an `else`.
    func ifBranches(of node: Node, in frame: FrameID) -> (branches: [Branch], isExhaustive: Bool) {
        knownBranches(of: node, in: frame) { findIfBranches(of: node, in: frame) }
    }

    private func findIfBranches(of node: Node, in frame: FrameID) -> (branches: [Branch], isExhaustive: Bool) {
        var branches: [Branch] = []
        var current = node
        while true {
            let inner = pushFrame(parent: frame)
            bindConditions(current, in: inner)
            let availability = availability(in: current.child(.condition))
            branches.append(
                Branch(
                    statements: current.child(.thenBody)?.children(.statement) ?? [], frame: inner, condition: current.child(.condition),
                    isLimitedAvailability: availability == .available))
            guard let next = current.child(.elseBody) else { return (branches, false) }
            if next.kind == .if {
                current = next
                continue
            }
            branches.append(
                Branch(
                    statements: next.children(.statement), frame: pushFrame(parent: frame), condition: nil,
                    isLimitedAvailability: availability == .unavailable))
            return (branches, true)
        }
    }

    private enum AvailabilityCondition { case available, unavailable }

    private func availability(in condition: Node?) -> AvailabilityCondition? {
        guard let condition else { return nil }
        for part in condition.kind == .conditionList ? condition.children(.element) : [condition]
        where part.kind == .availabilityCondition {
            return part.text.hasPrefix("#unavailable") ? .unavailable : .available
        }
        return nil
    }

    func switchBranches(of node: Node, in frame: FrameID) -> [Branch] {
        knownBranches(of: node, in: frame) { (findSwitchBranches(of: node, in: frame), true) }.branches
    }

    private func findSwitchBranches(of node: Node, in frame: FrameID) -> [Branch] {
        var branches: [Branch] = []
        let subject = node.child(.subject).map { addLazy(.expression($0, frame: frame)) }
        for element in cases(of: node) {
            let inner = pushFrame(parent: frame)
            // All patterns of a case bind the same names.
            if let item = element.children(.element).first(where: { $0.kind == .caseItem }), let pattern = item.child(.pattern), let subject {
                bind(pattern, to: subject, in: inner)
            }
            branches.append(Branch(statements: element.children(.statement), frame: inner, condition: element))
        }
        return branches
    }

    /// The cases that the profile compiles.
    private func cases(of node: Node) -> [Node] {
        node.children(.element).flatMap { element -> [Node] in
            if element.kind == .switchCase { return [element] }
            guard element.kind == .ifConfig, let clause = activeClause(of: element) else { return [] }
            return cases(of: clause)
        }
    }
}
