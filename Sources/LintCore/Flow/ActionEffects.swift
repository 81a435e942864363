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

    /// Nil where all are asked for.
    private let property: DeclarationID?
    private let graph: FlowGraph
    private var known: Set<Called> = []

    /// A function, and what it is called on: the properties that lead there from the code.
    private struct Called: Hashable {
        let function: DeclarationID
        let receiver: [DeclarationID]?
    }

    /// The properties that an access goes through, with their names.
    typealias Path = [(declaration: DeclarationID, name: String)]

    /// - Parameter property: a stored property of a view, or of an object that it reads.
    init(on property: DeclarationID, _ graph: FlowGraph) {
        self.property = property
        self.graph = graph
    }

    init(_ graph: FlowGraph) {
        property = nil
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
        var found: (node: Node, unit: Int32, isCertain: Bool)?
        _ = visit(code, unit, on: [], isCertain: true) { [graph, property] node, target, _, unit, isCertain in
            guard graph.names.property(target, in: unit) == property, isMeant(node) else { return false }
            found = (node, unit, isCertain)
            return true
        }
        return found
    }

    /// What code writes, each with the way to it.
    struct Effect {
        let node: Node
        let unit: Int32
        let isCertain: Bool
        /// From the property that the code begins with: `model`, `isLoading`.
        let path: Path
        /// Whether the code itself gets there, and not by way of an object that is not known.
        let isLed: Bool
    }

    /// All that code writes to properties, by itself or through the functions that it calls.
    mutating func all(in code: Node, _ unit: Int32) -> [Effect] {
        var found: [Effect] = []
        _ = visit(code, unit, on: [], isCertain: true) { [graph] node, target, receiver, unit, isCertain in
            let path = graph.names.path(of: target, in: unit)
            guard let root = path.first else { return false }
            let isOfInstance = graph.program.isInstanceVariable(root.declaration)
            found.append(
                Effect(node: node, unit: unit, isCertain: isCertain, path: (isOfInstance ? receiver ?? [] : []) + path, isLed: isOfInstance && receiver != nil))
            return false
        }
        return found
    }

    /// - Parameters:
    ///   - receiver: What `self` is in the code, from where the search began; nil where that is not known.
    ///   - isFound: Whether a write, with its target and whether it is always reached, ends the search.
    /// - Returns: Whether one did.
    private mutating func visit(
        _ code: Node, _ unit: Int32, on receiver: Path?, isCertain: Bool,
        _ isFound: (_ write: Node, _ target: Node, _ receiver: Path?, _ unit: Int32, _ isCertain: Bool) -> Bool
    ) -> Bool {
        for node in [code] + code.descendants {
            if let target = target(of: node, in: unit), isFound(node, target, receiver, unit, isCertain && isAlwaysReached(node, in: code)) { return true }
            // `action: load`, too.
            let isNamed = node.id == code.id && (node.kind == .identifier || node.kind == .memberAccess)
            let called = isNamed ? graph.names.meaning(of: node, in: unit).declaration : graph.function(calledBy: node, in: unit, isCertain: false)
            guard let called, let body = graph.evaluator.body(of: called) else { continue }
            let inner = self.receiver(of: isNamed ? node : node.child(.callee), in: unit, from: receiver)
            guard known.insert(Called(function: called, receiver: property == nil ? inner?.map(\.declaration) : nil)).inserted else { continue }
            if visit(body, graph.program[called].unit, on: inner, isCertain: isCertain && isAlwaysReached(node, in: code), isFound) { return true }
        }
        return false
    }

    /// What a function is called on: `viewModel.app` of `viewModel.app.launch()`.
    private func receiver(of callee: Node?, in unit: Int32, from outer: Path?) -> Path? {
        guard let base = callee?.child(.base)?.withoutUnwrapping, callee?.kind == .memberAccess, !base.spells("self") else { return outer }
        let path = graph.names.path(of: base, in: unit)
        guard let root = path.first, path.count <= Limits.accessPath else { return nil }
        return graph.program.isInstanceVariable(root.declaration) ? outer.map { $0 + path } : path
    }

    /// The same with methods that change what they are called on, where all writes are asked for: `items.append(1)`.
    private func target(of node: Node, in unit: Int32) -> Node? {
        if let target = Self.target(of: node) { return target }
        guard property == nil, let base = node.child(.callee)?.child(.base)?.withoutUnwrapping, let changed = graph.names.property(base, in: unit),
            graph.changes(of: changed).contains(where: { $0.unit == unit && $0.node.id == node.id })
        else { return nil }
        return base
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

extension NameResolver {
    /// The properties that an access goes through, the first of them that of `self` or a global one; nothing where it begins with something else.
    func path(of access: Node, in unit: Int32) -> ActionEffects.Path {
        var found: ActionEffects.Path = []
        var next = access.withoutUnwrapping
        while true {
            if next.kind == .subscriptCall, let base = next.child(.callee) {
                next = base.withoutUnwrapping
                continue
            }
            guard let declaration = property(next, in: unit) else { return [] }
            found.insert((declaration, program.text(of: program[declaration].name)), at: 0)
            if program[declaration].flags.contains(.isStatic) { return found }
            guard next.kind == .memberAccess, let base = next.child(.base)?.withoutUnwrapping, !base.spells("self") else { return found }
            next = base
        }
    }
}
