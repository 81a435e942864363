/// Where the elements of a collection come from: the property that holds them, and what is done to them on the way.
struct ElementOrigin {
    /// The expression without what only passes elements on: `items` of `Array(items.enumerated())`.
    let root: Node
    let unit: Int32
    /// The property that stores the collection; nil where it cannot be told.
    var variable: DeclarationID?
    /// Elements are left out or put in order on the way, so that their places change with what decides that.
    var isRearranged = false
}

extension FlowGraph {
    /// The collection behind data. A computed property or function is looked through where it only passes on.
    func elementOrigin(of data: Node, in unit: Int32) -> ElementOrigin { elementOrigin(of: data, in: unit, []) }

    /// - Parameter isOfPlaces: whether the places of the elements alone are asked for, which what is made of each has, too.
    private func elementOrigin(of data: Node, in unit: Int32, _ open: Set<DeclarationID>, isOfPlaces: Bool = false) -> ElementOrigin {
        var found = ElementOrigin(root: data.withoutUnwrapping, unit: unit)
        var isOfPlaces = isOfPlaces
        while let inner = passedOn(found.root, in: unit) ?? passedOnByName(found.root, in: unit) ?? (isOfPlaces ? mapped(found.root, in: unit) : nil) {
            // `items.indices`
            isOfPlaces = isOfPlaces || found.root.kind == .memberAccess && names.has(.places, found.root, in: unit)
            // Indices stay those of their elements, whatever is left out of them or put in order.
            let isRearranged = inner.rearranges || found.isRearranged && !names.has(.places, found.root, in: unit)
            found = ElementOrigin(root: inner.node.withoutUnwrapping, unit: unit, isRearranged: isRearranged)
        }
        found.variable = names.property(found.root, in: unit)
        guard let member = found.variable ?? function(calledBy: found.root, in: unit), !open.contains(member), !isInInterface(member),
            let body = evaluator.body(of: member), var behind = elementOrigin(ofResultsOf: body, in: program[member].unit, open.union([member]), isOfPlaces: isOfPlaces)
        else { return found }
        behind.isRearranged = behind.isRearranged || found.isRearranged
        return behind
    }

    /// The one collection behind all that a body gives: `kind == nil ? all : all.filter { … }`, or nothing.
    private func elementOrigin(ofResultsOf body: Node, in unit: Int32, _ open: Set<DeclarationID>, isOfPlaces: Bool) -> ElementOrigin? {
        var found: ElementOrigin?
        for value in ResultExpressions.of(body).flatMap(\.givenElements) {
            let origin = elementOrigin(of: value, in: unit, open, isOfPlaces: isOfPlaces)
            guard let variable = origin.variable, found == nil || found?.variable == variable else { return nil }
            if found == nil || origin.isRearranged { found = origin }
        }
        return found
    }

    /// `items` of `items.map { … }`.
    private func mapped(_ node: Node, in unit: Int32) -> (node: Node, rearranges: Bool)? {
        guard let base = CallExpr(node)?.callee?.child(.base) else { return nil }
        let facts = names.behaviour(of: node, in: unit)
        return facts.has(.maps) ? (base, facts.rearranges) : nil
    }

    /// What a local constant was made of, and what a function of the project makes the elements of that it gives: its one argument
    /// of the same type.
    private func passedOnByName(_ node: Node, in unit: Int32) -> (node: Node, rearranges: Bool)? {
        if node.kind == .identifier {
            guard case .variable(let value?)? = LexicalBinding.named(by: node)?.origin else { return nil }
            return (value, false)
        }
        // `0..<count`, of what `count` counts.
        if node.hasOperator("..<"), let right = node.child(.right)?.withoutEffects, right.kind == .identifier { return (right, false) }
        guard let call = CallExpr(node) else { return nil }
        if let base = call.callee?.child(.base), MappedPairs(call)?.keepsParts ?? false { return (base, false) }
        guard let function = function(calledBy: node, in: unit, isCertain: false) else { return nil }
        let signature = evaluator.signature(of: function)
        let takers = signature.parameters.filter { $0.type == signature.result }
        guard takers.count == 1, evaluator.isLibrary(signature.result, .Array) else { return nil }
        let label = program.text(of: takers[0].label)
        return call.arguments.first { ($0.label ?? "") == label }?.value.map { ($0, true) }
    }

    // MARK: Expressions

    /// What gives the elements of data as they are: `items` of `q.isEmpty ? items : items.filter { … }`.
    ///
    /// What else is read on the way decides which of them there are, and in what order, and changes none.
    func elementExpressions(of data: Node, in unit: Int32) -> [Node] {
        var reader = ElementReader(graph: self, unit: unit)
        reader.read(data)
        return reader.found
    }

    /// Of what a computed property or function gives.
    func elementExpressions(ofBody body: Node, in unit: Int32) -> [Node] {
        ResultExpressions.of(body).flatMap { elementExpressions(of: $0, in: unit) }
    }
}

extension SemanticQueries {
    /// What an expression hands the elements on from: `items` of `items.filter { … }`, of `Array(items)`, of `items ?? []`.
    func passedOn(_ node: Node, in unit: Int32) -> (node: Node, rearranges: Bool)? {
        if node.kind == .binary {
            guard let left = node.child(.left), let right = node.child(.right) else { return nil }
            switch node.operatorText {
            case "??": return right.kind == .array && right.children(.element).isEmpty ? (left, false) : nil
            // `0..<items.count`
            case "..<":
                if right.kind == .memberAccess { return (right, false) }
                // `0..<min(limit, items.count)`
                return right.kind == .call ? right.children(.argument).compactMap { $0.child(.value) }.first { names.has(.counts, $0, in: unit) }.map { ($0, false) } : nil
            case "...": return right.kind == .binary ? right.child(.left).map { ($0, false) } : nil
            default: return nil
            }
        }
        let callee = node.kind == .call ? node.child(.callee) : node
        guard let callee, node.kind == .call || node.kind == .memberAccess else { return nil }
        if node.kind == .memberAccess, program.memberName(of: node) == .known(.wrappedValue) { return node.child(.base).map { ($0, false) } }
        let facts = names.behaviour(of: node, in: unit)
        if callee.kind == .memberAccess, let base = callee.child(.base) {
            if facts.has(.keepsOrder) || facts.has(.places) { return (base, false) }
            return node.kind == .call && facts.rearranges ? (base, true) : nil
        }
        let given = node.children(.argument).compactMap { $0.child(.value) }
        // `Array(items)`
        if facts.has(.keepsOrder) { return given.count == 1 ? (given[0], false) : nil }
        guard facts.has(.places) else { return nil }
        // `stride(from: 0, to: items.count, by: 2)`
        if given.count > 2 { return given.first { $0.kind == .memberAccess && names.has(.places, $0, in: unit) }.map { ($0, false) } }
        // `zip(items.indices, items)`, `zip(items, 1...)`
        guard given.count == 2 else { return nil }
        return (given[given[1].kind == .postfixOperator || names.has(.places, given[1], in: unit) ? 0 : 1], false)
    }

    /// The function of the project that a call calls.
    func function(calledBy call: Node, in unit: Int32, isCertain: Bool = true) -> DeclarationID? {
        guard let site = site(ofCall: call, in: unit), site.isCertain || !isCertain, program[site.declaration].kind == .function,
            !isInInterface(site.declaration)
        else { return nil }
        return site.declaration
    }
}

extension Node {
    /// What gives the elements of a collection: both sides of `?:`, and nothing where it is empty.
    fileprivate var givenElements: [Node] {
        let node = withoutEffects
        switch node.kind {
        case .ternary, .if, .switch: return (node.elementParts ?? []).flatMap(\.givenElements)
        case .array where node.children(.element).isEmpty: return []
        default: return [node]
        }
    }

    /// The expressions of which the elements of a collection are those, of one or of all; nil where it is no choice and no sum.
    var elementParts: [Node]? {
        switch kind {
        case .ternary: return [.left, .right].compactMap(child)
        case .if, .switch: return ResultExpressions.ofBranches(self)
        case .binary where operatorText == "??" || operatorText == "+": return [.left, .right].compactMap(child)
        case .array where children(.element).isEmpty: return []
        default: return nil
        }
    }
}

/// Finds what gives elements as they are.
private struct ElementReader {
    let graph: FlowGraph
    let unit: Int32
    private(set) var found: [Node] = []
    /// Locals that were read: `found` stands for itself in `found = found.filter { … }`.
    private var seen: Set<NodeID> = []

    init(graph: FlowGraph, unit: Int32) {
        self.graph = graph
        self.unit = unit
    }

    mutating func read(_ expression: Node) {
        let node = expression.withoutUnwrapping
        if let parts = node.elementParts {
            for part in parts { read(part) }
        } else if node.kind == .identifier {
            read(named: node)
        } else if !graph.names.has(.maps, node, in: unit), let inner = graph.passedOn(node, in: unit) {
            read(inner.node)
        } else {
            found.append(node)
        }
    }

    private mutating func read(named node: Node) {
        guard let local = LexicalBinding.named(by: node), case .variable(let value?) = local.origin else { return found.append(node) }
        if seen.contains(local.declaration.id) { return }
        var given = [value]
        for statement in LexicalBinding.statements(changing: node.text, before: node) {
            guard let values = values(given: node.text, in: statement) else { return found.append(node) }
            given += values
        }
        seen.insert(local.declaration.id)
        for value in given { read(value) }
    }

    /// What a local is given in a statement; nil where something else is done to it.
    private func values(given name: String, in statement: Node) -> [Node]? {
        var found: [Node] = []
        for use in statement.descendants where use.kind == .identifier && use.text == name && use.role != .label {
            guard let parent = use.parent else { continue }
            switch parent.kind {
            case .assignment where use.role == .left: if let value = parent.child(.right) { found.append(value) }
            case .binary where use.role == .left && parent.isCompoundAssignment, .subscriptCall, .inout: return nil
            case .memberAccess:
                guard parent.role == .callee, let call = parent.parent else {
                    if use.ancestors.prefix(while: { $0.id != statement.id }).contains(where: { $0.kind == .assignment }) { return nil }
                    continue
                }
                if call.role == .statement, !rearranges(call) { return nil }
            default: break
            }
        }
        return found
    }

    /// Whether a call leaves elements of a local collection out or puts them in order.
    private func rearranges(_ call: Node) -> Bool {
        let facts = graph.names.behaviour(of: call, in: unit)
        return facts.has(.mutates, "removes") || facts.has(.mutates, "moves")
    }
}
