/// A change of a variable from one value to another one.
struct AssumedChange {
    let variable: DeclarationID
    let before: KnownValue
    let after: KnownValue
}

/// Bodies while a variable changes from one value to another one: what is shown with neither stands in no tree, and conditions that come
/// out the same with both end nothing.
extension IdentityModel {
    func bodyTree(of view: DeclarationID, _ change: AssumedChange) -> IdentityTree? {
        guard let body = body(of: view), let plain = bodyTree(of: view) else { return nil }
        let owner = program.owner(of: body).flatMap { program[$0].kind == .protocol ? view : nil }
        let before = IdentityTreeBuilder.tree(of: body, in: owner, assuming: [change.variable: change.before], self)
        let after = IdentityTreeBuilder.tree(of: body, in: owner, assuming: [change.variable: change.after], self)
        guard before.nodes.count == plain.nodes.count, after.nodes.count == plain.nodes.count else { return plain }
        let nodes = plain.nodes.indices.map { index in
            var node = plain.nodes[index]
            let (first, last) = (before.nodes[index].steps, after.nodes[index].steps)
            guard first.count == node.steps.count, last.count == node.steps.count else { return node }
            node.steps = node.steps.indices.map { Self.step(node.steps[$0], before: first[$0], after: last[$0]) }
            return node
        }
        return IdentityTree(member: plain.member, nodes: nodes)
    }

    /// A tree as it is where variables have these values, with containers opened as in it.
    func tree(like tree: IdentityTree, assuming assumed: [DeclarationID: KnownValue]) -> IdentityTree? {
        return [true, false].lazy.map { self.assumedTree(of: tree.member, opensContainers: $0, assumed) }.first { found in
            found.nodes.count == tree.nodes.count && zip(found.nodes, tree.nodes).allSatisfy { $0.span == $1.span && $0.steps.count == $1.steps.count }
        }
    }

    private func assumedTree(of member: DeclarationID, opensContainers: Bool, _ assumed: [DeclarationID: KnownValue]) -> IdentityTree {
        let key = AssumedTrees.Key(opensContainers: opensContainers, assumed: assumed)
        // Of one member the same values are asked for again and again, of each branch in it.
        if let found = assumedTrees[member, key] { return found }
        let tree = IdentityTreeBuilder.tree(of: member, opensContainers: opensContainers, assuming: assumed, self)
        assumedTrees[member, key] = tree
        return tree
    }

    private static func step(_ step: IdentityStep, before: IdentityStep, after: IdentityStep) -> IdentityStep {
        var result = step
        switch (before.isNeverTaken, after.isNeverTaken) {
        case (true, true): result.isNeverTaken = true
        case (true, false): result.turn = IdentityStep.Turn(begins: true, isCertain: after.drivers.allSatisfy(\.isSettled))
        case (false, true): result.turn = IdentityStep.Turn(begins: false, isCertain: before.drivers.allSatisfy(\.isSettled))
        // What is settled reads nothing.
        case (false, false): if before.drivers.contains(where: \.isSettled), after.drivers.allSatisfy({ $0.isSettled || !step.isDecided(by: $0) }) { return before }
        }
        return result
    }
}

extension IdentityStep {
    /// Whether a driver still asks something.
    fileprivate func isDecided(by driver: IdentityDriver) -> Bool { drivers.contains { $0.place == driver.place && !$0.isSettled } }
}

extension IdentityDriver {
    var isSettled: Bool { kind == .condition && expressions.isEmpty }
}
