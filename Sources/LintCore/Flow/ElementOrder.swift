/// Code that gives elements, where it is asked which there are and not in what order: a sort order is no end of rows.
struct ElementOrder {
    /// What decides about nothing but the order: what `sorted` is given, a `switch` whose cases sort the same in different ways.
    fileprivate(set) var ordering: Set<NodeID> = []
    /// The names and calls that the elements come from.
    fileprivate(set) var sources: Set<NodeID> = []
}

extension FlowGraph {
    /// Of what code counts, `items.sorted { … }.isEmpty`, and of what it gives.
    ///
    /// - Parameter isUnordered: whether of the elements that it gives the order does not matter.
    func elementOrder(in code: Node, unit: Int32, isUnordered: Bool) -> ElementOrder {
        var found = isUnordered ? elementOrder(in: code, unit: unit) : ElementOrder()
        for node in [code] + Array(code.descendants) where node.kind == .memberAccess && node.role != .callee {
            guard let base = node.child(.base), case let counting = names.behaviour(of: node, in: unit).counting, counting == Counting.none || counting == .all else { continue }
            let counted = elementOrder(in: base, unit: unit)
            found.ordering.formUnion(counted.ordering)
            // The path that is read ends with what counts.
            found.sources.formUnion(counted.sources.union(counted.sources.contains(base.id) ? [node.id] : []))
        }
        return found
    }

    /// Of an expression, or of a body that gives what its results are.
    func elementOrder(in code: Node, unit: Int32) -> ElementOrder {
        let place = CodePlace(unit: unit, node: code.id)
        if let known = elementOrders[place] { return known }
        // What leads back to itself has no order of its own.
        elementOrders[place] = ElementOrder()
        var reader = ElementOrderReader(graph: self, unit: unit)
        if code.kind == .codeBlock { reader.readBody(code) } else { reader.read(code) }
        elementOrders[place] = reader.found
        return reader.found
    }
}

private struct ElementOrderReader {
    let graph: FlowGraph
    let unit: Int32
    private(set) var found = ElementOrder()
    private var locals: Set<NodeID> = []

    init(graph: FlowGraph, unit: Int32) {
        self.graph = graph
        self.unit = unit
    }

    mutating func readBody(_ body: Node) {
        let results = ResultExpressions.of(body)
        for result in results { read(result) }
        // A local that is returned may stand for its value.
        for node in body.ownDescendants where node.kind == .return { if let value = node.child(.value), value.kind == .identifier { read(value) } }
        guard areSame(results) else { return }
        for node in body.ownDescendants where node.kind == .if || node.kind == .guard || node.kind == .switch { found.ordering.formUnion(Self.conditions(of: node)) }
    }

    mutating func read(_ expression: Node) {
        let node = expression.withoutUnwrapping
        if let parts = node.elementParts {
            for part in parts { read(part) }
            if node.kind != .binary, areSame(parts) { found.ordering.formUnion(([node] + node.descendants).flatMap(Self.conditions)) }
        } else if let inner = passedOn(node) {
            read(inner)
        } else {
            found.sources.insert(node.id)
            if node.kind == .identifier { read(named: node) } else if node.kind == .call { read(call: node) }
        }
    }

    /// What decides between the branches of a statement or expression.
    private static func conditions(of node: Node) -> [NodeID] {
        guard node.kind == .ternary || node.kind == .if || node.kind == .guard || node.kind == .switch else { return [] }
        return ([node.child(.condition), node.child(.subject)].compactMap { $0 } + node.children(.condition)).map(\.id)
    }

    /// Whether several expressions give the same elements, as far as their code says.
    private func areSame(_ expressions: [Node]) -> Bool {
        guard expressions.count > 1, let first = expressions.first.map(unordered) else { return false }
        return expressions.dropFirst().map(unordered).allSatisfy { $0.hasSameCode(as: first) && zip(Self.locals(in: $0), Self.locals(in: first)).allSatisfy { $0 == $1 } }
    }

    /// The locals that stand for something from outside of an expression, each where its code names one: `list` of one case is not that of another.
    private static func locals(in expression: Node) -> [NodeID?] {
        ([expression] + Array(expression.descendants)).filter { $0.kind == .identifier && $0.role != .label }.map { name in
            guard let declared = LexicalBinding.named(by: name)?.declaration, !expression.subtree.contains(declared.subtree.lowerBound) else { return nil }
            return declared.id
        }
    }

    /// `items` of `items.sorted { … }`.
    private func unordered(_ expression: Node) -> Node {
        var node = expression.withoutUnwrapping
        while graph.names.has(.reorders, node, in: unit), let base = CallExpr(node)?.callee?.child(.base) { node = base.withoutUnwrapping }
        return node
    }

    /// What an expression gives the elements of, one or the other.
    private func parts(of expression: Node) -> [Node] {
        let node = unordered(expression)
        return node.elementParts.map { $0.flatMap(parts) } ?? [node]
    }

    /// What gives the elements that a call picks from one by one, or puts in order; nil where their places decide: `items.prefix(3)`.
    private mutating func passedOn(_ node: Node) -> Node? {
        let facts = graph.names.behaviour(of: node, in: unit)
        if node.kind == .call, let call = CallExpr(node), let base = call.callee?.child(.base) {
            if facts.has(.reorders) {
                found.ordering.formUnion(node.children.filter { $0.role != .callee }.map(\.id))
                return base
            }
            if facts.has(.filters) || facts.has(.maps) { return call.closures.isEmpty && !call.arguments.allSatisfy { $0.value?.kind == .keyPath } ? nil : base }
        }
        return facts.has(.keepsOrder) && !facts.has(.places) ? graph.passedOn(node, in: unit)?.node : nil
    }

    /// A local, with what is done to it before: `found.sort { … }`, `found = found.sorted()`.
    private mutating func read(named node: Node) {
        guard let local = LexicalBinding.named(by: node), case .variable(let value?) = local.origin, locals.insert(local.declaration.id).inserted else { return }
        read(value)
        for statement in LexicalBinding.statements(changing: node.text, before: node) where putsInOrder(node.text, statement) { found.ordering.insert(statement.id) }
    }

    private func putsInOrder(_ name: String, _ statement: Node) -> Bool {
        let code = [statement] + Array(statement.descendants)
        // `found = found.sorted()`
        let assigned = code.filter { node in
            guard node.kind == .assignment, let left = node.child(.left), left.kind == .identifier, left.text == name, let right = node.child(.right) else { return false }
            return parts(of: right).allSatisfy { $0.kind == .identifier && $0.text == name }
        }
        return code.allSatisfy { use in
            guard use.kind == .identifier, use.text == name, use.role != .label else { return use.kind != .return }
            if use.ancestors.contains(where: { around in assigned.contains { $0.id == around.id } }) { return true }
            guard let access = use.parent, access.kind == .memberAccess, use.role == .base, access.role == .callee, let call = access.parent else { return false }
            return graph.names.behaviour(of: call, in: unit).has(.mutates, "moves") || graph.names.has(.reorders, call, in: unit)
        }
    }

    /// A function of the project: what it only sorts by matters to the order alone.
    private mutating func read(call node: Node) {
        guard let callee = CallExpr(node)?.callee, let function = graph.function(calledBy: node, in: unit), let body = graph.evaluator.body(of: function) else { return }
        found.sources.formUnion([callee.id] + (callee.child(.base).map { [$0.id] } ?? []))
        let parameters = CallParameter.all(of: graph.program.node(function))
        guard let given = CallParameter.values(for: parameters, in: node) else { return }
        let inner = graph.elementOrder(in: body, unit: graph.program[function].unit)
        for (index, value) in given {
            let uses = body.descendants.filter { use in
                guard use.kind == .identifier, use.text == parameters[index].name, use.role != .label, case .functionParameter? = LexicalBinding.named(by: use)?.origin else { return false }
                return true
            }
            guard !uses.isEmpty else { continue }
            if uses.allSatisfy({ use in inner.ordering.contains(use.id) || use.ancestors.contains { inner.ordering.contains($0.id) } }) {
                found.ordering.insert(value.id)
            } else if uses.allSatisfy({ inner.sources.contains($0.id) }) {
                read(value)
            }
        }
    }
}
