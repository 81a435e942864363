/// Follows what a body makes of its receiver, by syntax alone.
struct ReceiverPathFinder {
    let names: NameResolver
    let unit: Int32
    let receiver: Receiver
    /// The library's protocol `View`, whose members may be called on `self` without a base.
    let view: DeclarationID?

    private var program: Program { names.evaluator.program }

    /// What a body or closure gives: what it returns, or else what its statements show.
    func path(ofBody block: Node) -> ReceiverPath { path(of: statements(block.children(.statement))) }

    private func path(of statements: [Node]) -> ReceiverPath {
        statements.contains(where: holdsReturn) ? returned(by: statements[...]) : shown(by: statements)
    }

    /// The statements that are compiled.
    private func statements(_ all: [Node]) -> [Node] {
        all.flatMap { statement -> [Node] in
            guard statement.kind == .ifConfig, statement.child(.base) == nil else { return [statement] }
            let clause = program.units[Int(unit)].profile.activeClause(of: statement)
            return statements(clause?.children(.statement) ?? [])
        }
    }

    private func blockStatements(_ block: Node?) -> [Node] { statements(block?.children(.statement) ?? []) }

    // MARK: Builders

    private func shown(by statements: [Node]) -> ReceiverPath {
        let views = statements.filter { $0.kind != .var && $0.kind != .func && $0.kind != .discard }
        if views.count == 1 { return path(of: views[0]) }
        // Of several views, one may be the receiver in its forms.
        let paths = views.map { path(of: $0) }
        if let decision = paths.first(where: { $0.decisions.contains { $0.branches } }) { return decision }
        return views.first { holdsReceiver($0) }.map { .wrapped($0) } ?? .other
    }

    // MARK: Returns

    private func holdsReturn(_ statement: Node) -> Bool {
        switch statement.kind {
        case .return: return true
        case .if, .switch, .guard, .do: break
        default: return false
        }
        let tree = statement.tree
        var index = statement.subtree.lowerBound + 1
        while index < statement.subtree.upperBound {
            switch tree.nodes[index].kind {
            case .return: return true
            case .closure, .func, .accessorBlock: index = Int(tree.nodes[index].subtreeEnd)
            default: index += 1
            }
        }
        return false
    }

    private func returned(by statements: ArraySlice<Node>) -> ReceiverPath {
        guard let statement = statements.first else { return .other }
        let rest = statements.dropFirst()
        func ending(_ block: [Node]) -> ReceiverPath {
            returned(by: block.contains(where: holdsReturn) ? block[...] : block[...] + rest)
        }
        switch statement.kind {
        case .return: return (statement.child(.value) ?? statement.child(.operand)).map { path(of: $0) } ?? .other
        case .guard:
            let arms = [returned(by: rest), returned(by: blockStatements(statement.child(.body) ?? statement.child(.elseBody))[...])]
            let conditions = conditions(of: statement)
            return .decision(.init(node: statement, conditions: conditions, arms: arms, armConditions: [conditions, []]))
        case .if where holdsReturn(statement):
            return .decision(decision(ofIf: statement, without: returned(by: rest), block: ending))
        case .switch where holdsReturn(statement):
            return .decision(decision(ofSwitch: statement, block: ending))
        default: return rest.isEmpty ? path(of: statement) : returned(by: rest)
        }
    }

    // MARK: Decisions

    /// - Parameter fallback: what happens where no condition holds and there is no `else`.
    private func decision(ofIf node: Node, without fallback: ReceiverPath?, block: ([Node]) -> ReceiverPath) -> ReceiverPath.Decision {
        var arms: [ReceiverPath] = []
        var armConditions: [[Node]] = []
        var current = node
        while true {
            armConditions.append(conditions(of: current))
            arms.append(block(blockStatements(current.child(.thenBody))))
            guard let next = current.child(.elseBody) else {
                if let fallback {
                    arms.append(fallback)
                    armConditions.append([])
                }
                break
            }
            if next.kind == .if {
                current = next
                continue
            }
            arms.append(block(blockStatements(next)))
            armConditions.append([])
            break
        }
        return .init(node: node, conditions: Array(armConditions.joined()), arms: arms, armConditions: armConditions)
    }

    private func decision(ofSwitch node: Node, block: ([Node]) -> ReceiverPath) -> ReceiverPath.Decision {
        let cases = node.children(.element).filter { $0.kind == .switchCase }
        return .init(
            node: node, conditions: node.child(.subject).map { [$0] } ?? [], arms: cases.map { block(blockStatements($0)) },
            armConditions: cases.map { $0.children(.element).filter { $0.kind == .caseItem } })
    }

    private func conditions(of node: Node) -> [Node] {
        guard let list = node.child(.condition) else { return [] }
        return list.kind == .conditionList ? list.children(.element) : [list]
    }

    /// Whether conditions ask what a closure makes of the receiver, and nothing else: whether there is such a view, and which.
    private func asksForResult(_ conditions: [Node]) -> Bool {
        conditions.contains { $0.child(.initialValue).map(isResultOfClosure) ?? false } && conditions.allSatisfy { condition in
            if let value = condition.child(.initialValue) { return isResultOfClosure(value) }
            let values = ([condition] + condition.descendants).filter { $0.kind == .identifier && !names.isType($0, in: unit) }
            return !values.isEmpty && values.allSatisfy { name in
                if case .pattern(let value?) = LexicalBinding.named(by: name)?.origin { isResultOfClosure(value) } else { false }
            }
        }
    }

    /// Whether a value is what a closure that somebody gave makes of the receiver: `change(self)`.
    private func isResultOfClosure(_ value: Node) -> Bool {
        guard value.withoutEffects.kind == .call, case .receiver(let leaf) = path(of: value) else { return false }
        return leaf.links.last?.role == .closure
    }

    // MARK: Expressions

    private func path(of written: Node) -> ReceiverPath {
        let node = written.withoutEffects
        switch node.kind {
        case .if:
            let found = decision(ofIf: node, without: nil) { path(of: $0) }
            // `if let view = change(self) { view } else { self }`: the closure decides, and says so where it stands.
            return found.arms.first.map { asksForResult(found.armConditions[0]) ? $0 : .decision(found) } ?? .decision(found)
        case .switch: return .decision(decision(ofSwitch: node) { path(of: $0) })
        case .ternary:
            let arms = [node.child(.left), node.child(.right)].compactMap { $0 }.map { path(of: $0) }
            let conditions = node.child(.condition).map { [$0] } ?? []
            return .decision(.init(node: node, conditions: conditions, arms: arms, armConditions: [conditions, []]))
        case .ifConfig: return node.child(.base).map { path(of: $0) } ?? .other
        default: return path(ofChain: ViewChain(node))
        }
    }

    private func path(ofChain chain: ViewChain) -> ReceiverPath {
        // `self.transform(content)`: a closure that is kept, or a method.
        if chain.root.spells("self"), let first = chain.links.first, let call = first.call, receiver != .anyView,
            let handed = handedOn(by: call, as: first.name, isClosure(first.name, nil, at: call.node) ? .closure : .function)
        {
            return adding(chain.links.dropFirst(), to: handed)
        }
        var links = chain.links[...]
        let root = chain.root
        switch root.kind {
        case .identifier:
            if isReceiver(root) {
                if root.spells("self"), let first = links.first, !isModifier(first.name) || first.call == nil && receiver == .ownType { return .other }
                return adding(links, to: .receiver(.init(node: chain.node)))
            }
            switch LexicalBinding.named(by: root)?.origin {
            case .variable(let value?): return adding(links, to: path(of: value))
            case .pattern(let value?) where isResultOfClosure(value): return adding(links, to: path(of: value))
            default: break
            }
            if receiver == .anyView, LexicalBinding.named(by: root)?.origin == nil, isModifier(root.text) {
                return adding(links, to: .receiver(.init(node: chain.node, links: [.init(name: root.text, node: root, role: .modifier)])))
            }
        case .call:
            if let base = path(ofRootCall: CallExpr(root)) { return adding(links, to: base) }
        case .ifConfig where root.child(.base) != nil: return adding(links, to: path(of: root))
        default: links = []
        }
        return holdsReceiver(chain.node) ? .wrapped(chain.node) : .other
    }

    /// What a call without a base gives, or of the name of a type; nil for a view of its own.
    private func path(ofRootCall call: CallExpr?) -> ReceiverPath? {
        guard let call, let callee = call.callee, let name = call.calledName, case let isMade = names.makesValue(call.node, in: unit), isMade || callee.kind == .identifier else { return nil }
        if names.has(.erases, call.node, in: unit) { return call.arguments.first?.value.map { path(of: $0).mappingLeaves { $0.isErased = true } } }
        if names.has(.transparent, call.node, in: unit) && !names.has(.rows, call.node, in: unit) || passesOn(name, call) {
            return call.content.map { path(ofBody: $0) }
        }
        let local = LexicalBinding.find(name, at: call.node)?.origin
        if receiver == .anyView, local == nil, isModifier(name) {
            return .receiver(.init(node: call.node, links: [.init(name: name, node: call.node, role: .modifier)]))
        }
        guard !isMade else { return nil }
        return handedOn(by: call, as: name, isClosure(name, local, at: call.node) ? .closure : .function)
    }

    /// Whether a name without a base is a closure that somebody gave: a parameter or a property.
    private func isClosure(_ name: String, _ local: LexicalBinding.Origin?, at place: Node) -> Bool {
        if let local {
            if case .function = local { return false }
            return true
        }
        let owner = place.ancestors.lazy.compactMap(TypeDecl.init).first
        return owner?.property(named: name) != nil
    }

    /// What a call gives that the receiver is handed to.
    private func handedOn(by call: CallExpr, as name: String, _ role: ReceiverPath.Link.Role) -> ReceiverPath? {
        for argument in call.arguments {
            guard let value = argument.value, value.kind != .closure else { continue }
            let path = path(of: value)
            guard case .receiver = path else { continue }
            return path.mappingLeaves { $0.links.append(.init(name: name, node: call.node, role: role)) }
        }
        return nil
    }

    private func adding(_ links: ArraySlice<ViewChain.Link>, to path: ReceiverPath) -> ReceiverPath {
        path.mappingLeaves { leaf in
            for link in links {
                if names.erasesReceiver(link.node, in: unit) {
                    leaf.isErased = true
                } else {
                    leaf.links.append(.init(name: link.name, node: link.node, role: .modifier))
                }
            }
        }
    }

    // MARK: The receiver

    private func isReceiver(_ node: Node) -> Bool {
        guard node.kind == .identifier else { return false }
        switch receiver {
        case .anyView, .ownType: return node.spells("self")
        case .named(let name):
            guard node.text == name else { return false }
            // A closure inside may have a parameter of the same name.
            switch LexicalBinding.find(name, at: node)?.origin {
            case .functionParameter, .closureParameter: return true
            default: return false
            }
        }
    }

    /// Whether something is called on any view.
    private func isModifier(_ name: String) -> Bool {
        guard let view else { return false }
        return program.members(of: view, named: program.name(spelled: name)).contains { !program[$0].flags.contains(.isStatic) }
    }

    /// Whether the receiver is shown somewhere inside.
    private func holdsReceiver(_ node: Node) -> Bool {
        node.descendants.contains { inner in
            guard isReceiver(inner) else { return false }
            guard inner.spells("self") else { return true }
            guard inner.role == .base, let member = inner.parent else { return inner.role != .capture && inner.parent?.kind != .capture }
            return member.role == .callee && isModifier(member.memberName)
        }
    }
}
