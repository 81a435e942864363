/// Goes over the nodes of a file and notes what its code calls, changes and reads.
struct MentionCollector {
    private(set) var names: NameTable
    private let tokenNames: TokenNames
    private(set) var mentions = FileMentions()

    /// - Parameter names: those that the file spells; what is made of them is added.
    init(_ names: NameTable, _ tokenNames: TokenNames) {
        self.names = names
        self.tokenNames = tokenNames
    }

    mutating func collect(_ tree: SyntaxRecords) {
        let nodes = tree.nodes
        for index in nodes.indices {
            switch nodes[index].kind {
            case .call: addCall(tree.node(NodeID(index)))
            case .assignment: addAssignment(tree.node(NodeID(index)))
            case .binary: addOperation(tree.node(NodeID(index)))
            case .inout: addInout(tree.node(NodeID(index)))
            case .identifier where tree.bytes[tree.range(of: NodeID(index)).startOffset] == UInt8(ascii: "$"):
                addProjection(tree.node(NodeID(index)))
            case .keyPath: addKeyPath(tree.node(NodeID(index)))
            case .memberAccess: addMember(tree.node(NodeID(index)))
            case .memberType: addMemberType(tree.node(NodeID(index)))
            case .identifierType where Self.mayBeWritable(tree.bytes[tree.range(of: NodeID(index)).startOffset]): addWriter(tree.node(NodeID(index)))
            default: break
            }
        }
    }

    // MARK: Names

    /// The last name of a reference, `$` included.
    private func referencedName(of node: Node) -> Name? { node.referencedNameTokenIndex.map { tokenNames[$0] } }

    /// The last name of a plain reference, a `$` before it left out; `empty` where there is none.
    private mutating func projectedName(of node: Node) -> Name {
        guard let token = node.kind == .identifier ? node.nameTokenIndex : node.memberNameTokenIndex else { return .known(.empty) }
        let spelled = node.tree.spelling(ofToken: token)
        guard spelled.first == UInt8(ascii: "$") else { return tokenNames[token] }
        return names.intern(UnsafeBufferPointer(rebasing: spelled.dropFirst()))
    }

    // MARK: By kind of node

    private mutating func addCall(_ node: Node) {
        guard let callee = node.child(.callee) else { return }
        guard let name = callee.calledNameTokenIndex.map({ tokenNames[$0] }) else { return }
        add(name, node, to: .calls)
        // Of `kind.init()` it is not told here whether that is the name of a type.
        if callee.initializedType != nil { add(.known(.`init`), node, to: .calls) }
        // `Bindable(model).x`
        if name == .known(.Bindable), node.role == .base { addBinding(node) }
        guard name == .known(.toggle), callee.kind == .memberAccess, let target = callee.child(.base) else { return }
        addParts(of: target)
        addOther(target)
        addMutation(of: target.withoutUnwrapping)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private mutating func addMember(_ node: Node) {
        guard let member = node.memberNameTokenIndex.map({ tokenNames[$0] }) else { return }
        add(member, node, to: .members)
        if node.child(.base)?.spells("self") == true, let token = node.memberNameTokenIndex, node.tree.spelling(ofToken: token).first == UInt8(ascii: "$") { addProjection(node) }
        guard member == .known(.`init`), node.role != .callee, Self.isUppercase(node.tree.bytes[node.range.startOffset]),
            let base = node.child(.base), let name = referencedName(of: base)
        else { return }
        add(name, node, to: .initializersAsFunctions)
    }

    private mutating func addMemberType(_ node: Node) {
        add(names.intern(node.memberName), node, to: .members)
    }

    private mutating func add(_ name: Name, _ node: Node, to kind: FileMentions.Kind) {
        mentions.append(FileMentions.Mention(name: name, node: node.id), to: kind)
    }

    private mutating func addAssignment(_ node: Node) {
        guard let target = node.child(.left) else { return }
        // `(isOn, count) = (true, 1)`
        for part in target.kind == .tuple ? target.children(.argument).compactMap({ $0.child(.value) }) : [] {
            addOther(part)
            addMutation(of: part.withoutUnwrapping)
        }
        addTarget(target, of: node)
        addWrite(byKeyPath: target.withoutUnwrapping)
        addParts(of: target)
        addMutatedParts(of: target)
    }

    private mutating func addOperation(_ node: Node) {
        guard node.isCompoundAssignment, let target = node.child(.left) else { return }
        // Which adds elements, where it is a collection.
        if node.hasOperator("+=") { addTarget(target, of: node) }
        addParts(of: target)
        addOther(target)
        addMutation(of: target.withoutUnwrapping)
        addMutatedParts(of: target)
    }

    private mutating func addInout(_ node: Node) {
        if let operand = node.child(.operand) { addOther(operand) }
        addMutation(of: node.withoutUnwrapping)
    }

    /// `$x`, `$x.y`, `self.$x`. `$0.state` is a member of what a closure was given.
    private mutating func addProjection(_ node: Node) {
        let digits = node.tree.bytes(in: node.range).dropFirst()
        guard node.kind == .memberAccess || digits.contains(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
        addBinding(node)
        var top = node
        while let parent = top.parent, [.memberAccess, .optionalChain, .forceUnwrap].contains(parent.kind) { top = parent }
        // `$x.animation()` is a binding to `x` as well.
        if let bound = top.role == .callee ? top.child(.base) : top { addMutation(of: bound.withoutUnwrapping) }
    }

    private mutating func addBinding(_ node: Node) {
        var last = node
        while let parent = last.parent, parent.child(.base)?.id == last.id, parent.role != .callee,
            parent.kind == .memberAccess || parent.kind == .optionalChain
        { last = parent }
        if last.id == node.id {
            add(projectedName(of: node), node, to: .bindings)
        } else if let name = referencedName(of: last) {
            add(name, node, to: .memberBindings)
        }
    }

    private mutating func addKeyPath(_ node: Node) {
        let path = KeyPathExpr(node)?.memberNames
        for name in path ?? [""] { add(names.intern(name), node, to: .keyPaths) }
        guard let name = path?.last else { return }
        guard let argument = node.parent.flatMap(Argument.init) else {
            // It is kept, and may be written through where it is used.
            return addOtherKeyPath(name, node, givenTo: .known(.empty))
        }
        guard let call = argument.node.parent.flatMap(CallExpr.init), !Self.readingLabels.contains(argument.label ?? "") else { return }
        if call.arguments.count > 1 || argument.label == "to" {
            add(names.intern(name), call.node, to: .writtenKeyPaths)
        } else if let callee = call.callee?.calledNameTokenIndex {
            addOtherKeyPath(name, call.node, givenTo: tokenNames[callee])
        }
    }

    private mutating func addOtherKeyPath(_ name: String, _ node: Node, givenTo callee: Name) {
        mentions.otherKeyPaths.append((callee, FileMentions.Mention(name: names.intern(name), node: node.id)))
    }

    private static func mayBeWritable(_ first: UInt8) -> Bool { first == UInt8(ascii: "W") || first == UInt8(ascii: "R") }

    /// The function, property or type whose declaration speaks of a key path that can be written through.
    private mutating func addWriter(_ type: Node) {
        guard let name = type.typeName, name == "WritableKeyPath" || name == "ReferenceWritableKeyPath" else { return }
        mentions.writesThroughKeyPaths = true
        for ancestor in type.ancestors {
            switch ancestor.kind {
            case .func: return note(ancestor.child(.name)?.nameText)
            case .patternBinding: note(ancestor.child(.pattern)?.nameText)
            case .struct, .class, .actor, .enum, .extension: return note(ancestor.child(.name)?.nameText ?? ancestor.child(.type)?.typeName)
            default: break
            }
        }
    }

    private mutating func note(_ writer: String?) {
        if let writer { mentions.keyPathWriters.insert(names.intern(writer)) }
    }

    /// Labels of key paths that are read.
    private static let readingLabels: Set<String> = ["id", "by", "of", "sortBy", "children", "keyPath", "selection", "equals"]

    // MARK: What is changed

    private mutating func addTarget(_ target: Node, of node: Node) {
        let target = target.withoutUnwrapping
        guard target.kind == .identifier || target.kind == .memberAccess else { return }
        add(projectedName(of: target), node, to: .assignments)
    }

    private mutating func addOther(_ node: Node) {
        let node = node.withoutUnwrapping
        addWrite(byKeyPath: node)
        if let name = referencedName(of: node) { add(name, node, to: .others) }
    }

    /// `model[keyPath: \.x] = …` changes `x`.
    private mutating func addWrite(byKeyPath target: Node) {
        guard target.kind == .subscriptCall, let argument = target.children(.argument).first.flatMap(Argument.init), argument.label == "keyPath",
            let path = argument.value
        else { return }
        guard path.kind == .keyPath else { return mentions.writesThroughKeyPaths = true }
        if let name = KeyPathExpr(path)?.memberNames?.last { add(names.intern(name), target, to: .others) }
    }

    /// All that a target is reached by.
    private mutating func addParts(of target: Node) {
        var base = target.withoutUnwrapping
        while let next = base.child(.base) ?? base.child(.callee) {
            base = next.withoutUnwrapping
            if let name = referencedName(of: base), name != .known(.`self`) { add(name, base, to: .parts) }
        }
    }

    private mutating func addMutation(of node: Node) {
        guard node.kind == .identifier || node.kind == .memberAccess else { return }
        add(projectedName(of: node), node, to: .mutations)
    }

    /// What an assignment changes a part of: `a.b` and `a` of `a.b[0].c = x`.
    private mutating func addMutatedParts(of target: Node) {
        var node = target.withoutUnwrapping
        while node.kind == .memberAccess || node.kind == .subscriptCall {
            guard let base = node.child(.base) ?? node.child(.callee) else { break }
            node = base.withoutUnwrapping
            if node.kind != .subscriptCall { addMutation(of: node) }
        }
    }
}
