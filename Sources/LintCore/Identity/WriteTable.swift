/// Where a project may change a variable other than by `x = …`, by the name of what is changed. Names alone: what has the same
/// name may be meant.
struct WriteTable {
    /// `x.a = …`: a part of it.
    private(set) var parts: Set<String> = []
    /// `x -= …`, `&x`, `x.toggle()`.
    private(set) var others: Set<String> = []
    /// `$model.x`, a binding to a member.
    private(set) var memberBindings: Set<String> = []
    /// `$x`: a binding, and in a class the publisher of a `@Published` property.
    private(set) var bindings: Set<String> = []
    /// `\.x` where a value is given with it: `copy(\.x, to: 1)`, `assign(to: \.x, on: self)`. The calls.
    private(set) var keyPaths: [String: [CallTable.Place]] = [:]

    init(_ program: Program) {
        for (unit, file) in program.units.enumerated() where !file.isInterface { collect(file.tree, Int32(unit)) }
    }

    private mutating func collect(_ tree: SyntaxTree, _ unit: Int32) {
        for index in tree.nodes.indices {
            switch tree.nodes[index].kind {
            case .assignment: addParts(Node(tree, NodeID(index)).child(.left))
            case .binary: addCompound(Node(tree, NodeID(index)))
            case .inout: add(Node(tree, NodeID(index)).child(.operand), to: \.others)
            case .call: addToggle(Node(tree, NodeID(index)))
            case .identifier: addBinding(Node(tree, NodeID(index)))
            case .keyPath: addKeyPath(Node(tree, NodeID(index)), unit)
            default: break
            }
        }
    }

    private mutating func add(_ node: Node?, to set: WritableKeyPath<WriteTable, Set<String>>) {
        if let name = node?.withoutUnwrapping.referencedName { self[keyPath: set].insert(name) }
    }

    private mutating func addParts(_ target: Node?) {
        var base = target?.withoutUnwrapping
        while let node = base, let next = node.child(.base) ?? node.child(.callee) {
            let inner = next.withoutUnwrapping
            if let name = inner.referencedName, name != "self" { parts.insert(name) }
            base = inner
        }
    }

    private mutating func addCompound(_ node: Node) {
        guard node.hasOperator("+=") || node.hasOperator("-=") || node.hasOperator("*=") || node.hasOperator("/=") || node.hasOperator("%=")
            || node.hasOperator("|=") || node.hasOperator("&=")
        else { return }
        addParts(node.child(.left))
        add(node.child(.left), to: \.others)
    }

    private mutating func addToggle(_ node: Node) {
        guard let callee = node.child(.callee), callee.isMember(named: "toggle") else { return }
        addParts(callee.child(.base))
        add(callee.child(.base), to: \.others)
    }

    private mutating func addBinding(_ node: Node) {
        guard node.tree.source[node.firstToken.startOffset] == UInt8(ascii: "$"), node.text.utf8.count > 1 else { return }
        var last = node
        while let parent = last.parent, parent.child(.base)?.id == last.id, parent.role != .callee,
            parent.kind == .memberAccess || parent.kind == .optionalChain
        { last = parent }
        if last.id == node.id {
            bindings.insert(String(node.text.dropFirst()))
        } else if let name = last.referencedName {
            memberBindings.insert(name)
        }
    }

    private mutating func addKeyPath(_ node: Node, _ unit: Int32) {
        guard let argument = node.parent.flatMap(Argument.init), let call = argument.node.parent.flatMap(CallExpr.init),
            call.arguments.count > 1 || argument.label == "to", !Self.readingLabels.contains(argument.label ?? ""),
            let name = KeyPathExpr(node)?.memberNames?.last
        else { return }
        keyPaths[name, default: []].append(CallTable.Place(unit: unit, node: call.node.id))
    }

    /// Labels of key paths that are read.
    private static let readingLabels: Set<String> = ["id", "by", "of", "sortBy", "children", "keyPath", "selection", "equals"]
}
