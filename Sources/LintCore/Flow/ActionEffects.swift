/// What actions write, by themselves or through the functions that they call.
struct ActionEffects {
    /// A place that gives the property another value.
    struct Write {
        let node: Node
        let unit: Int32
        /// The call that is given what runs.
        let call: Node
        let time: RunningTime
        /// Whether nothing around it decides whether it is reached.
        let isCertain: Bool

        /// As what runs is called: `onAppear`, `Button`.
        var name: String { CallExpr(call)?.calledName ?? "" }
    }

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
        write(in: code, unit, at: [.event]) { !($0.child(.right)?.spells("false") ?? false) } != nil
    }

    /// The first write of what runs at one of these times. What code of the project keeps runs on events, as far as is known.
    ///
    /// - Parameter isMeant: of an assignment or a `toggle()`, whether it counts.
    mutating func write(in code: Node, _ unit: Int32, at times: [RunningTime], where isMeant: (Node) -> Bool = { _ in true }) -> Write? {
        for node in [code] + code.descendants where node.kind == .call {
            guard let time = graph.runningTime(ofActionsOf: node, in: unit), times.contains(time), let member = graph.member(around: node, in: unit) else { continue }
            for action in ActionArguments(graph, member).nodes(of: node).map(node.tree.node) {
                guard let found = place(in: action, unit, isMeant) else { continue }
                return Write(node: found.node, unit: found.unit, call: node, time: time, isCertain: found.isCertain)
            }
        }
        return nil
    }

    /// What an assignment or a `toggle()` gives another value.
    static func target(of node: Node) -> Node? {
        if node.kind == .assignment || node.isCompoundAssignment { return node.child(.left) }
        return node.child(.callee).flatMap { $0.isMember(named: "toggle") ? $0.child(.base) : nil }
    }

    private mutating func place(in code: Node, _ unit: Int32, _ isMeant: (Node) -> Bool) -> (node: Node, unit: Int32, isCertain: Bool)? {
        func isProperty(_ target: Node?) -> Bool { target.map { graph.names.property($0, in: unit) == property } ?? false }
        for node in [code] + code.descendants {
            if isProperty(Self.target(of: node)), isMeant(node) { return (node, unit, isAlwaysReached(node, in: code)) }
            // `action: load`, too.
            let isNamed = node.id == code.id && (node.kind == .identifier || node.kind == .memberAccess)
            let called = isNamed ? graph.names.meaning(of: node, in: unit).declaration : graph.function(calledBy: node, in: unit, isCertain: false)
            guard let called, known.insert(called).inserted, let body = graph.evaluator.body(of: called) else { continue }
            guard let found = place(in: body, graph.program[called].unit, isMeant) else { continue }
            return (found.node, found.unit, found.isCertain && isAlwaysReached(node, in: code))
        }
        return nil
    }

    /// Whether no branch stands around code, and no `guard` before it.
    private func isAlwaysReached(_ node: Node, in code: Node) -> Bool {
        let around = node.ancestors.prefix { $0.id != code.id }
        let deciding: Set<SyntaxKind> = [.if, .switch, .for, .while, .ternary, .do]
        return !around.contains { deciding.contains($0.kind) }
            && !code.descendants.contains { $0.kind == .guard && $0.range.startOffset < node.range.startOffset }
    }
}

extension FlowGraph {
    /// When a call runs the functions that it keeps: on events, as far as is known, what code of the project does.
    func runningTime(ofActionsOf call: Node, in unit: Int32) -> RunningTime? {
        let behaviour = names.behaviour(of: call, in: unit)
        if let time = RunningTime.ofActions.first(where: { behaviour.runs($0) }) { return time }
        return behaviour.isEmpty ? .event : nil
    }
}
