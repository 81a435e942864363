/// What the elements of data come from as they are: `items` of `q.isEmpty ? items : items.filter { … }`.
///
/// What else is read on the way decides which of them there are, and in what order, and changes none.
struct ElementSources {
    private(set) var nodes: [Node] = []
    /// Locals that stand for themselves: `found` in `found = found.filter { … }`.
    private var open: [String] = []

    private let unit: Int32
    private let model: IdentityModel

    init(of data: Node, in unit: Int32, _ model: IdentityModel) {
        self.init(in: unit, model)
        add(data)
    }

    private init(in unit: Int32, _ model: IdentityModel) {
        self.unit = unit
        self.model = model
    }

    /// Of what a computed property or function gives.
    init(ofBody body: Node, in unit: Int32, _ model: IdentityModel) {
        self.init(in: unit, model)
        for result in Self.results(of: body) { add(result) }
    }

    private mutating func add(_ expression: Node) {
        let node = expression.withoutUnwrapping
        switch node.kind {
        case .ternary: for side in [node.child(.left), node.child(.right)].compactMap({ $0 }) { add(side) }
        case .if, .switch: for result in Self.results(ofBranches: node) { add(result) }
        case .binary where node.operatorText == "??" || node.operatorText == "+":
            for side in [node.child(.left), node.child(.right)].compactMap({ $0 }) { add(side) }
        case .array where node.children(.element).isEmpty: break
        case .identifier: addName(node)
        default:
            guard !model.names.has(.maps, node, in: unit), let inner = model.passedOn(node, in: unit) else { return nodes.append(node) }
            add(inner.node)
        }
    }

    private mutating func addName(_ node: Node) {
        if open.contains(node.text) { return }
        guard case .variable(let value?)? = LexicalBinding.named(by: node)?.origin else { return nodes.append(node) }
        var given = [value]
        for statement in LexicalBinding.statements(changing: node.text, before: node) {
            guard let values = values(given: node.text, in: statement) else { return nodes.append(node) }
            given += values
        }
        open.append(node.text)
        for value in given { add(value) }
        open.removeLast()
    }

    /// What a local is given in a statement; nil where something else is done to it.
    private func values(given name: String, in statement: Node) -> [Node]? {
        var found: [Node] = []
        for use in [statement] + statement.descendants where use.kind == .identifier && use.text == name && use.role != .label {
            switch use.parent?.kind {
            case .assignment where use.role == .left: if let value = use.parent?.child(.right) { found.append(value) }
            case .binary where use.role == .left && (use.parent?.isCompoundAssignment ?? false): return nil
            case .subscriptCall, .inout: return nil
            case .memberAccess:
                guard let access = use.parent, access.role == .callee, let call = access.parent else {
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
        let facts = model.names.behaviour(of: call, in: unit)
        return facts.has(.mutates, "removes") || facts.has(.mutates, "moves")
    }

    // MARK: Results

    private static func results(of block: Node) -> [Node] {
        let statements = block.children(.statement)
        if statements.count == 1 {
            switch statements[0].kind {
            case .return: return statements[0].child(.value).map { [$0] } ?? []
            case .if, .switch: return results(ofBranches: statements[0])
            default: return [statements[0]]
            }
        }
        return statements.flatMap { returned(in: $0) }
    }

    private static func results(ofBranches node: Node) -> [Node] {
        if node.kind == .switch { return node.children(.element).filter { $0.kind == .switchCase }.flatMap { results(of: $0) } }
        let otherwise = node.child(.elseBody)
        return (node.child(.thenBody).map { results(of: $0) } ?? []) + (otherwise.map { $0.kind == .if ? results(ofBranches: $0) : results(of: $0) } ?? [])
    }

    private static func returned(in node: Node) -> [Node] {
        switch node.kind {
        case .closure, .func: []
        case .return: node.child(.value).map { [$0] } ?? []
        default: node.children.flatMap { returned(in: $0) }
        }
    }
}
