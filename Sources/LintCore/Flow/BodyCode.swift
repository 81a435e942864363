/// What the code of a member names.
struct BodyCode {
    /// What it names while it runs: actions run some other time.
    let references: [CodeReference]
    /// What content names that it hands on and that is made later, by the views or modifiers that make it.
    let contents: [(maker: String, references: [CodeReference])]

    fileprivate init(of member: DeclarationID, _ graph: FlowGraph) {
        guard let body = graph.evaluator.body(of: member) else {
            (references, contents) = ([], [])
            return
        }
        graph.evaluate(member)
        let given = ActionArguments(graph, member)
        var actions: Set<NodeID> = []
        var later: [(maker: String, content: Node)] = []
        for call in [body] + Array(body.descendants) where call.kind == .call {
            actions.formUnion(given.nodes(of: call))
            later += given.content(of: call).map { (CallExpr(call)?.calledName ?? "", $0) }
        }
        later.removeAll { content in actions.contains(content.content.id) || content.content.ancestors.contains { actions.contains($0.id) } }
        let others = actions.union(later.map(\.content.id))
        // What another build compiles does not run in this one.
        func compiled(_ references: [CodeReference]) -> [CodeReference] { references.filter { graph.names.isCompiled($0.root, in: graph.program[member].unit) } }
        references = compiled(CodeReference.all(in: body, without: others))
        contents = later.map { ($0.maker, compiled(CodeReference.all(in: $0.content, without: others.subtracting([$0.content.id])))) }
    }
}

extension FlowGraph {
    func code(of member: DeclarationID) -> BodyCode {
        if let found = bodyCodes[member] { return found }
        let found = BodyCode(of: member, self)
        bodyCodes[member] = found
        return found
    }
}
