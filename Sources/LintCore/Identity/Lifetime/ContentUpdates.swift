/// What updates a view by the views in it and by the environment around it: what a change of each variable does there, as `trace` has it.
struct ContentUpdates {
    /// Those that give a view in it another value, or have one come or go.
    private(set) var content: [ReadVariable] = []
    /// Of what a caller gives: what it is kept in.
    private(set) var given: [ReadVariable] = []
    /// By the environment value that the view is drawn by.
    private(set) var environment: [(key: String, reads: [ReadVariable])] = []
    /// Why each run of the body around it updates it, whatever changed.
    private(set) var eachRun: ChangeReason?

    init(of view: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) {
        let (node, tree) = Self.met(view, in: tree, model)
        if case .unknown = node.kind, node.source.node.descendants.contains(where: { VariableReads(model).isFunction(ScopedNode(node: $0, scope: node.source.scope)) }) { eachRun = .closureOfUnread }
        let unchanged = Self.outcome(of: node, in: tree, Change(), model).outcome
        if unchanged.verdict == .updated {
            eachRun = unchanged.reason
        } else if node.isCustom, let type = node.declaration, let renewed = model.renewedProperty(of: type) {
            eachRun = .renewed(property: model.name(of: renewed), of: node.name)
        }
        for read in Self.code(deciding: node, in: tree).flatMap({ VariableReads(model).reads(besideFunctionsIn: $0) }).unique where model.mayUpdate(read) {
            guard let declaration = read.declaration, model.isRun(by: declaration, read.path) else { continue }
            let change = Change(variables: [(declaration, read.path)])
            let (outcome, changesContent) = Self.outcome(of: node, in: tree, model.program.owner(of: declaration).map { model.withShared(change, of: $0) } ?? change, model)
            switch (outcome.verdict, outcome.reason) {
            case (.updated, .contentChanges): content.append(read)
            // Whatever else an unread modifier does with it.
            case (.unknown, .unreadModifier) where changesContent: content.append(read)
            case (.updated, .givenChanges): given.append(read)
            case (.updated, .drawnBy(let key)):
                if let index = environment.firstIndex(where: { $0.key == key }) { environment[index].reads.append(read) } else { environment.append((key, [read])) }
            default: continue
            }
        }
    }

    /// The view where a change meets it: what a container is given stands in the container, wherever the body of that shows it.
    private static func met(_ view: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) -> (node: IdentityNode, tree: IdentityTree) {
        let closed = model.tree(of: tree.member)
        func copies(in tree: IdentityTree) -> [IdentityNode] { tree.nodes.filter { $0.span == view.span && $0.part == view.part } }
        let met = copies(in: closed)
        guard !met.isEmpty else { return (view, tree) }
        let place = copies(in: tree).firstIndex { $0.index == view.index } ?? 0
        return (met[min(place, met.count - 1)], closed)
    }

    private static func outcome(of node: IdentityNode, in tree: IdentityTree, _ change: Change, _ model: IdentityModel) -> (outcome: BodyVisit.Outcome, changesContent: Bool) {
        var visit = BodyVisit(model, tree: tree, change: change, surroundings: .live, depth: 0, isInList: false)
        visit.find()
        return (visit.liveOutcome(of: node), visit.contents[node.index] == .another)
    }

    /// What code reads that makes the views in a view, or writes the environment around it.
    private static func code(deciding node: IdentityNode, in tree: IdentityTree) -> [ScopedNode] {
        let line = tree.line(to: node)
        let around = line.flatMap(\.modifiers).filter { $0.behaviour.has(.provides) || $0.behaviour.has(.writes) || $0.behaviour.has(.sets) }
        let inside = tree.nodes.filter { other in other.index != node.index && tree.line(to: other).contains { $0.index == node.index } }
        var found = around.map(\.value)
        for view in inside {
            for input in view.inputs + view.modifiers + view.unread where !input.isAction { found.append(input.value) }
            for step in view.steps { found += (step.drivers + [step.chooser].compactMap { $0 }).flatMap(\.expressions) }
            switch view.kind {
            case .unknown, .given: found.append(view.source)
            case .view, .modifier: continue
            }
        }
        if case .given = node.kind { found.append(node.source) }
        return found
    }
}
