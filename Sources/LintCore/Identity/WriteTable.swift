/// Where a project may change a variable other than by `x = …`, by the name of what is changed. Names alone: what has the same
/// name may be meant.
struct WriteTable {
    /// Names by the files that they stand in.
    struct Names {
        private var units: [String: Set<Int32>] = [:]

        mutating func insert(_ name: String, _ unit: Int32) { units[name, default: []].insert(unit) }

        /// - Parameter unit: the one file that can see what is asked for; nil for all.
        func contain(_ name: String, in unit: Int32?) -> Bool {
            guard let found = units[name] else { return false }
            return unit.map(found.contains) ?? true
        }
    }

    /// `x.a = …`: a part of it.
    private(set) var parts = Names()
    /// `x -= …`, `&x`, `x.toggle()`.
    private(set) var others = Names()
    /// `$model.x`, a binding to a member.
    private(set) var memberBindings = Names()
    /// `$x`: a binding, and in a class the publisher of a `@Published` property.
    private(set) var bindings = Names()
    /// `\.x` where a value is given with it: `copy(\.x, to: 1)`, `assign(to: \.x, on: self)`. The calls.
    private(set) var keyPaths: [String: [CallTable.Place]] = [:]

    init(_ program: Program) {
        for (unit, file) in program.units.enumerated() where !file.isInterface { collect(file.tree.records, Int32(unit)) }
    }

    private mutating func collect(_ tree: SyntaxRecords, _ unit: Int32) {
        for index in tree.nodes.indices {
            switch tree.nodes[index].kind {
            case .assignment: addParts(Node(tree, NodeID(index)).child(.left), unit)
            case .binary: addCompound(Node(tree, NodeID(index)), unit)
            case .inout: addOther(Node(tree, NodeID(index)).child(.operand), unit)
            case .call: addToggle(Node(tree, NodeID(index)), unit)
            // Nearly all of what there is: without a node each, of which the reference counts are most of it.
            case .identifier where tree.bytes[tree.range(of: NodeID(index)).startOffset] == UInt8(ascii: "$"):
                addBinding(Node(tree, NodeID(index)), unit)
            case .keyPath: addKeyPath(Node(tree, NodeID(index)), unit)
            default: break
            }
        }
    }

    private mutating func addOther(_ node: Node?, _ unit: Int32) {
        if let name = node?.withoutUnwrapping.referencedName { others.insert(name, unit) }
    }

    private mutating func addParts(_ target: Node?, _ unit: Int32) {
        var base = target?.withoutUnwrapping
        while let node = base, let next = node.child(.base) ?? node.child(.callee) {
            let inner = next.withoutUnwrapping
            if let name = inner.referencedName, name != "self" { parts.insert(name, unit) }
            base = inner
        }
    }

    private mutating func addCompound(_ node: Node, _ unit: Int32) {
        guard node.hasOperator("+=") || node.hasOperator("-=") || node.hasOperator("*=") || node.hasOperator("/=") || node.hasOperator("%=")
            || node.hasOperator("|=") || node.hasOperator("&=")
        else { return }
        addParts(node.child(.left), unit)
        addOther(node.child(.left), unit)
    }

    private mutating func addToggle(_ node: Node, _ unit: Int32) {
        guard let callee = node.child(.callee), callee.isMember(named: "toggle") else { return }
        addParts(callee.child(.base), unit)
        addOther(callee.child(.base), unit)
    }

    private mutating func addBinding(_ node: Node, _ unit: Int32) {
        guard node.text.utf8.count > 1 else { return }
        // `$0.state` is a member of what a closure was given.
        guard node.text.dropFirst().contains(where: { !$0.isNumber }) else { return }
        var last = node
        while let parent = last.parent, parent.child(.base)?.id == last.id, parent.role != .callee,
            parent.kind == .memberAccess || parent.kind == .optionalChain
        { last = parent }
        if last.id == node.id {
            bindings.insert(String(node.text.dropFirst()), unit)
        } else if let name = last.referencedName {
            memberBindings.insert(name, unit)
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
