/// The identity trees of a program, each built when it is first asked for.
extension IdentityModel {
    /// The views of a member's body.
    func tree(of member: DeclarationID) -> IdentityTree {
        if let found = trees[member] { return found }
        let tree = IdentityTreeBuilder.tree(of: member, self)
        trees[member] = tree
        return tree
    }

    /// The same with what containers of the project are given where their bodies show it.
    func openTree(of member: DeclarationID) -> IdentityTree {
        if let found = openTrees[member] { return found }
        let tree = IdentityTreeBuilder.tree(of: member, opensContainers: true, self)
        openTrees[member] = tree
        return tree
    }

    /// The views of the body of a view: one that a protocol writes is another one for each view.
    func bodyTree(of view: DeclarationID) -> IdentityTree? {
        guard let body = body(of: view) else { return nil }
        guard let owner = program.owner(of: body), program[owner].kind == .protocol else { return tree(of: body) }
        if let found = treesByView[view] { return found }
        let tree = IdentityTreeBuilder.tree(of: body, in: view, self)
        treesByView[view] = tree
        return tree
    }

    // MARK: What decides

    func reads(of expression: ScopedNode) -> [ReadVariable] { VariableReads(self).reads(of: expression) }

    func reads(of driver: IdentityDriver) -> [ReadVariable] {
        driver.expressions.flatMap { driver.kind == .data ? VariableReads(self).reads(ofElementsIn: $0) : reads(of: $0) }.unique
    }

    /// How often a driver takes another value, its variables in the words of those who give them.
    func condition(of driver: IdentityDriver) -> Condition {
        if let random = driver.random { return Condition(constancy: .dynamic, variables: [random.value.spelling]) }
        return switch driver.kind {
        case .space, .navigation, .phase: Condition(constancy: .dynamic)
        case .erasure where driver.expressions.isEmpty, .container: .unknown
        default: driver.expressions.map { self.condition(of: $0) }.joined()
        }
    }

    func condition(of expression: ScopedNode) -> Condition {
        classified(expression.node, expression.scope)
    }

    private func classified(_ node: Node, _ scope: IdentityScope) -> Condition {
        guard !scope.isOutermost else { return condition(of: node, in: scope.member) }
        let references = CodeReference.all(in: node)
        let values = references.map { self.given(for: $0, scope) }
        guard values.contains(where: { $0 != nil }) else { return condition(of: node, in: scope.member) }
        let parts = zip(references, values).map { (reference, value) -> Condition in
            value.map { classified($0.node, $0.scope) } ?? condition(of: reference.node, in: scope.member)
        }
        return parts.joined()
    }

    /// What the caller of a helper gives for a name in it.
    private func given(for reference: CodeReference, _ scope: IdentityScope) -> ScopedNode? {
        guard let start = reference.start else { return scope.value }
        if let local = reference.local { return scope.given(for: local.origin, named: reference.path[0]) }
        guard let meant = names.declaration(namedBy: start, in: scope.unit) else { return nil }
        if let given = scope.properties[meant] { return given }
        guard let value = scope.value, evaluator.isStored(meant), program.owner(of: meant) == program.owner(of: scope.member) else { return nil }
        return value
    }

    // MARK: Paths in words

    /// The way from the root of a member to the view around a node, for findings: outermost first.
    func identityPath(of node: Node, in unit: Int32) -> [IdentityPathPart] {
        guard let member = member(around: node, in: unit), givesView(member) else { return [] }
        let tree = tree(of: member)
        guard let found = tree.nodes(around: SourceSpan(unit: unit, range: node.range)).first else { return [] }
        return identityPath(to: found, in: tree)
    }

    /// Each view on the way by its name, and before it the steps that lead to it.
    func identityPath(to node: IdentityNode, in tree: IdentityTree) -> [IdentityPathPart] {
        tree.line(to: node).flatMap { view in view.steps.map { .step($0.kind) } + [view.part] }
    }
}

/// A part of the way to a view, as findings, `explain` and `trace` show it.
enum IdentityPathPart: Hashable {
    case step(IdentityStep.Kind)
    case view(String)
    /// What a caller gives, by the name of the parameter; `self` is what a function is called on.
    case given(String)
}

extension IdentityNode {
    /// The view itself on the way to it.
    var part: IdentityPathPart { if case .given = kind { .given(name) } else { .view(name) } }
}

extension IdentityStep {
    /// Whether people need to hear of it to know which view is meant; that one is the third of five, they see.
    var tellsApart: Bool {
        switch kind {
        case .child, .helper: false
        default: true
        }
    }
}
