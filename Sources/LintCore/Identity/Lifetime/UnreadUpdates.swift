/// What may update a view beside what is seen to.
extension ViewLifetime {
    /// What is done with what changes in code that was not read.
    static func unread(by node: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) -> [ChangeReason] {
        let values = node.unread.map(\.value) + node.inputs.filter { !$0.isAction && $0.parameter == nil }.map(\.value)
            + node.steps.compactMap(\.chooser).flatMap(\.expressions)
        var notes: [ChangeReason] = []
        for read in values.flatMap({ model.reads(of: $0) }).unique {
            guard let declaration = read.declaration, model.constancy(of: read) > .process else { continue }
            let change = Change(variables: [(declaration, read.path)]).withComputed(model.flow)
            let comparison = ViewComparison(tree: tree, change: change, isRunning: true, model: model)
            let found = comparison.change(of: node, environment: [:], content: nil)
            guard found.reason == nil, found.incomparable == nil, found.own == nil, let unread = found.unread else { continue }
            if !notes.contains(unread) { notes.append(unread) }
        }
        return notes
    }

    /// A helper that is looked at by itself is a view for each of its uses.
    static func uses(of tree: IdentityTree, _ model: IdentityModel) -> [LifetimeNote] {
        let owner = model.owner(ofMember: tree.member)
        if let owner, model.program[owner].kind != .protocol, model.body(of: owner) == tree.member { return [] }
        return [.eachUse(of: model.evaluator.qualifiedName(of: tree.member))]
    }
}
