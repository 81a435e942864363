/// State that a change would end in any case.
extension IdentityModel {
    /// The state of a view that stands in branches, without what stands in it in branches on the same values: written once, the view
    /// would lose that too.
    func state(ownedBy type: TypeID, at view: Node, in branches: ViewBranches) -> OwnedState {
        var found = state(ownedBy: type, at: view, in: branches.unit)
        guard !(found.isEmpty && found.isComplete), let decisions = SharedDecisions(in: view, of: branches, self) else { return found }
        var walk = StateWalk(stopsAtIDs: false)
        leaveOut(&found, in: decisions.tree, &walk) { decisions.standing(of: $0, self) }
        return found
    }

    /// Whether all that a view in branches shows stands in branches on the same values again: written once, it would be another view.
    func isReplaced(_ view: Node, in branches: ViewBranches) -> Bool {
        guard let decisions = SharedDecisions(in: view, of: branches, self) else { return false }
        let standings = decisions.tree.nodes.map { decisions.standing(of: $0, self) }
        return standings.contains(.left) && !standings.contains(.counted)
    }

    /// The same of a view that a call has drawn in one of two forms.
    func state(ownedBy type: TypeID, at view: Node, decidedBy condition: Condition, in unit: Int32) -> OwnedState {
        var found = state(ownedBy: type, at: view, in: unit)
        guard !(found.isEmpty && found.isComplete), !condition.places.isEmpty, let member = member(around: view, in: unit), givesView(member) else { return found }
        let span = SourceSpan(unit: unit, range: view.range)
        let tree = tree(of: member)
        var walk = StateWalk(stopsAtIDs: false)
        leaveOut(&found, in: tree, &walk) { node in
            let inside = tree.steps(to: node).drop { !span.contains($0.place) }
            guard span.contains(node.span) || !inside.isEmpty else { return .elsewhere }
            return inside.contains { isDecided($0, by: condition) } ? .left : .counted
        }
        if !found.isComplete, found.isEmpty, isContent(view, of: condition, in: member) { found.isComplete = true }
        return found
    }

    /// Whether a view is what a closure gives for the values that decide: `content(selection)`, which is as much theirs as the branch.
    func isContent(_ view: Node, of condition: Condition, in member: DeclarationID) -> Bool {
        guard !condition.places.isEmpty, let call = CallExpr(view.chainRoot), let callee = call.callee else { return false }
        switch names.meaning(of: callee, in: program[member].unit) {
        case .property, .parameter, .closureElement: break
        default: return false
        }
        let scope = IdentityScope(member, in: program)
        let given = call.arguments.compactMap(\.value).flatMap { reads(of: ScopedNode(node: $0, scope: scope)).compactMap(\.declaration) }
        return condition.places.allSatisfy { given.contains($0.declaration) }
    }

    private func isDecided(_ step: IdentityStep, by condition: Condition) -> Bool {
        guard let driver = step.driver, driver.kind == .condition, case let places = self.condition(of: driver).places else { return false }
        return !places.isEmpty && places.allSatisfy(condition.places.contains)
    }

    /// Whether what decides between branches decides about a step again: of a branch one of the conditions before it is enough. Whether there
    /// is a value may have the same answer for each of them.
    fileprivate func isDecided(_ step: IdentityStep, by variables: [ReadVariable], asking questions: [Set<String>]) -> Bool {
        guard step.driver?.kind == .condition else { return false }
        return step.drivers.contains { driver in
            let reads = self.reads(of: driver)
            func holds(_ list: [ReadVariable], _ read: ReadVariable) -> Bool { list.contains { $0.declaration == read.declaration && $0.path == read.path } }
            return !reads.isEmpty && reads.allSatisfy { $0.declaration != nil && holds(variables, $0) } && variables.allSatisfy { holds(reads, $0) }
                && driver.expressions.contains { asked in
                    let own = self.questions(in: asked.node, asked.scope.unit)
                    return questions.contains(own) || !own.contains { $0.hasSuffix(Self.presence) }
                }
        }
    }
}

extension IdentityModel {
    fileprivate static let presence = " != nil"

    /// What all has to hold for a condition, spelled alike where it means the same: `let item` and `item != nil`, and the parts of a computed
    /// property of the view where its name stands.
    fileprivate func questions(in condition: Node, _ unit: Int32, _ around: Set<DeclarationID> = []) -> Set<String> {
        let node = condition.withoutEffects
        func presence(of value: Node) -> Set<String> { [value.text + Self.presence] }
        switch node.kind {
        case .conditionList: return node.children(.element).reduce(into: []) { $0.formUnion(questions(in: $1, unit, around)) }
        case .bindingCondition: return (node.child(.initialValue) ?? node.child(.pattern)?.boundNames(isBinding: true).first).map(presence) ?? [node.text]
        case .binary:
            guard let left = node.child(.left), let right = node.child(.right) else { return [node.text] }
            if node.operatorText == "&&" { return questions(in: left, unit, around).union(questions(in: right, unit, around)) }
            return node.operatorText == "!=" && right.kind == .nil ? presence(of: left) : [node.text]
        case .identifier, .memberAccess:
            guard let property = names.property(node, in: unit), !around.contains(property), let result = evaluator.body(of: property)?.onlyResult else {
                return [node.text]
            }
            return questions(in: result, program[property].unit, around.union([property]))
        default: return [node.text]
        }
    }
}

/// What stands below a view in a branch, by whether the values that decide between the branches decide about it again.
private struct SharedDecisions {
    let tree: IdentityTree
    private let variables: [ReadVariable]
    /// Of each condition.
    private let questions: [Set<String>]
    /// The view.
    private let span: SourceSpan
    /// What the branches look at.
    private let deciding: SourceSpan

    init?(in view: Node, of branches: ViewBranches, _ model: IdentityModel) {
        guard model.givesView(branches.member), let place = (branches.node.child(.subject) ?? branches.node.child(.condition))?.range else { return nil }
        let conditions = branches.isSwitch ? [branches.node.child(.subject)].compactMap { $0 } : branches.arms.compactMap(\.condition)
        let scope = IdentityScope(branches.member, in: model.program)
        variables = conditions.flatMap { model.reads(of: ScopedNode(node: $0, scope: scope)) }
        questions = conditions.map { model.questions(in: $0, branches.unit) }
        deciding = SourceSpan(unit: branches.unit, range: place)
        span = SourceSpan(unit: branches.unit, range: view.range)
        tree = model.tree(of: branches.member)
    }

    func standing(of node: IdentityNode, _ model: IdentityModel) -> IdentityModel.Standing {
        let steps = tree.steps(to: node)
        guard span.contains(node.span) || steps.contains(where: { span.contains($0.place) }),
            let start = steps.lastIndex(where: { $0.drivers.first?.place == deciding })
        else { return .elsewhere }
        return steps[(start + 1)...].contains { model.isDecided($0, by: variables, asking: questions) } ? .left : .counted
    }
}
