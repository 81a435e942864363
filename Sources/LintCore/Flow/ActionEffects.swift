/// What people's actions write, by themselves or through the functions that they call.
struct ActionEffects {
    private let property: DeclarationID
    private let graph: FlowGraph
    private var known: Set<DeclarationID> = []

    /// - Parameter property: a stored property of a view, or of an object that it reads.
    init(on property: DeclarationID, _ graph: FlowGraph) {
        self.property = property
        self.graph = graph
    }

    /// Whether a person who presses or pulls something in code gives the property another value than `false`.
    mutating func setByPerson(in code: Node, _ unit: Int32) -> Bool {
        for action in code.descendants.flatMap({ actions(of: $0, in: unit) }) where sets(in: action, unit) { return true }
        return false
    }

    /// What a person has run: closures, and functions by their names.
    private func actions(of node: Node, in unit: Int32) -> [Node] {
        guard node.kind == .call, graph.names.behaviour(of: node, in: unit).runs(.event), let member = graph.member(around: node, in: unit) else { return [] }
        return ActionArguments(graph, member).nodes(of: node).map(node.tree.node)
    }

    private mutating func sets(in code: Node, _ unit: Int32) -> Bool {
        func isMeant(_ target: Node?) -> Bool { target.map { graph.names.property($0, in: unit) == property } ?? false }
        for node in [code] + code.descendants {
            if node.kind == .assignment, isMeant(node.child(.left)), !(node.child(.right)?.spells("false") ?? false) { return true }
            if let callee = node.child(.callee), callee.isMember(named: "toggle"), isMeant(callee.child(.base)) { return true }
            // `action: load`, too.
            let isNamed = node.id == code.id && (node.kind == .identifier || node.kind == .memberAccess)
            let called = isNamed ? graph.names.meaning(of: node, in: unit).declaration : graph.function(calledBy: node, in: unit, isCertain: false)
            guard let called, known.insert(called).inserted, let body = graph.evaluator.body(of: called) else { continue }
            if sets(in: body, graph.program[called].unit) { return true }
        }
        return false
    }
}
