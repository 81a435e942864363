/// What the code of a project calls and changes, by name: who makes a view, who uses a helper, who may assign a property. Names
/// alone: what has the same name may be meant.
///
/// Taken from the trees in one pass, every clause of `#if` included, so that it is the same for every build of the files.
final class CodeTable {
    /// Calls, by what is called.
    let calls: PlacesByName
    /// `Row.init` as a function, which whoever is handed it calls: by the name of the type.
    let initializersAsFunctions: PlacesByName
    /// `x = …` and `x += …`, by what is assigned to.
    let assignments: PlacesByName
    /// What is changed in part or handed on to be changed, by its own name: `items` of `items[0] = x` and of `items.first = x`,
    /// `$items`, `&items`, `items.toggle()`.
    let mutations: PlacesByName
    /// Who may change a variable other than by `x = …`.
    let writes: Writes

    struct Writes {
        /// `x.a = …`: a part of it.
        let parts: PlacesByName
        /// `x -= …`, `&x`, `x.toggle()`.
        let others: PlacesByName
        /// `$model.x`, a binding to a member.
        let memberBindings: PlacesByName
        /// `$x`: a binding, and in a class the publisher of a `@Published` property.
        let bindings: PlacesByName
        /// `\.x` where a value is given with it, `copy(\.x, to: 1)`, `assign(to: \.x, on: self)`, or where the project writes through
        /// it: `bump(\.x)`. The calls; of a key path that is kept first, itself.
        let keyPaths: PlacesByName
    }

    init(_ program: Program) {
        var collector = CodeCollector(program)
        for (unit, file) in program.units.enumerated() where !file.isInterface { collector.collect(file.tree.records, Int32(unit)) }
        calls = PlacesByName(collector.calls)
        initializersAsFunctions = PlacesByName(collector.initializersAsFunctions)
        assignments = PlacesByName(collector.assignments)
        mutations = PlacesByName(collector.mutations)
        writes = Writes(
            parts: PlacesByName(collector.parts), others: PlacesByName(collector.others),
            memberBindings: PlacesByName(collector.memberBindings), bindings: PlacesByName(collector.bindings),
            keyPaths: PlacesByName(collector.writtenKeyPaths))
    }
}

/// Goes over the nodes of files and notes what each calls and changes.
private struct CodeCollector {
    typealias Found = [(name: Name, place: CodePlace)]

    private let program: Program
    private let toggle: Name
    private let bindable: Name
    private var unit: Int32 = 0
    private(set) var calls: Found = []
    private(set) var initializersAsFunctions: Found = []
    private(set) var assignments: Found = []
    private(set) var mutations: Found = []
    private(set) var parts: Found = []
    private(set) var others: Found = []
    private(set) var memberBindings: Found = []
    private(set) var bindings: Found = []
    private var keyPaths: Found = []
    /// Those that are given to a call alone, which may write through them, and those that are kept, each with what is called.
    private var otherKeyPaths: [(callee: Name, name: Name, place: CodePlace)] = []
    /// What is declared to take or to keep a key path that can be written through.
    private var writers: Set<Name> = []
    private var writesThroughKeyPaths = false

    /// In the order of the files.
    var writtenKeyPaths: Found {
        let others = otherKeyPaths.filter { $0.callee == .known(.empty) ? writesThroughKeyPaths : writers.contains($0.callee) }
        guard !others.isEmpty else { return keyPaths }
        return (keyPaths + others.map { ($0.name, $0.place) }).sorted { ($0.place.unit, $0.place.node.index) < ($1.place.unit, $1.place.node.index) }
    }

    init(_ program: Program) {
        self.program = program
        toggle = .known(.toggle)
        bindable = .known(.Bindable)
    }

    mutating func collect(_ tree: SyntaxRecords, _ unit: Int32) {
        self.unit = unit
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
            case .memberAccess where Self.isUppercase(tree.bytes[tree.range(of: NodeID(index)).startOffset]): addInitializer(tree.node(NodeID(index)))
            case .identifierType where Self.mayBeWritable(tree.bytes[tree.range(of: NodeID(index)).startOffset]): addWriter(tree.node(NodeID(index)))
            default: break
            }
        }
    }

    private func place(_ node: Node) -> CodePlace { CodePlace(unit: unit, node: node.id) }

    // MARK: By kind of node

    private mutating func addCall(_ node: Node) {
        guard let callee = node.child(.callee) else { return }
        let name = program.calledName(of: callee)
        guard name != .known(.empty) else { return }
        calls.append((name, place(node)))
        // `Bindable(model).x`
        if name == bindable, node.role == .base { addBinding(node) }
        guard name == toggle, callee.kind == .memberAccess, let target = callee.child(.base) else { return }
        addParts(of: target)
        addOther(target)
        addMutation(of: target.withoutUnwrapping)
    }

    private static func isUppercase(_ byte: UInt8) -> Bool { (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) }

    private mutating func addInitializer(_ node: Node) {
        guard node.role != .callee, program.memberName(of: node) == .known(.`init`), let name = node.child(.base).flatMap(program.referencedName) else { return }
        initializersAsFunctions.append((name, place(node)))
    }

    private mutating func addAssignment(_ node: Node) {
        guard let target = node.child(.left) else { return }
        // `(isOn, count) = (true, 1)`
        for part in target.kind == .tuple ? target.children(.argument) : [] { if let value = part.child(.value) { addOther(value) } }
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

    /// `$x`, `$x.y`. `$0.state` is a member of what a closure was given.
    private mutating func addProjection(_ node: Node) {
        let digits = node.tree.bytes(in: node.range).dropFirst()
        guard digits.contains(where: { !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
        addBinding(node)
        var top = node
        while let parent = top.parent, [.memberAccess, .optionalChain, .forceUnwrap].contains(parent.kind) { top = parent }
        if top.role != .callee { addMutation(of: top) }
    }

    private mutating func addBinding(_ node: Node) {
        var last = node
        while let parent = last.parent, parent.child(.base)?.id == last.id, parent.role != .callee,
            parent.kind == .memberAccess || parent.kind == .optionalChain
        { last = parent }
        if last.id == node.id {
            guard node.kind == .identifier else { return }
            bindings.append((program.projectedName(of: node), place(node)))
        } else if let name = program.referencedName(of: last) {
            memberBindings.append((name, place(node)))
        }
    }

    private mutating func addKeyPath(_ node: Node) {
        guard let argument = node.parent.flatMap(Argument.init) else {
            // It is kept, and may be written through where it is used.
            if let name = KeyPathExpr(node)?.memberNames?.last { otherKeyPaths.append((.known(.empty), program.name(spelled: name), place(node))) }
            return
        }
        guard let call = argument.node.parent.flatMap(CallExpr.init), !Self.readingLabels.contains(argument.label ?? ""),
            let name = KeyPathExpr(node)?.memberNames?.last
        else { return }
        if call.arguments.count > 1 || argument.label == "to" {
            keyPaths.append((program.name(spelled: name), place(call.node)))
        } else if let callee = call.callee.map(program.calledName), callee != .known(.empty) {
            otherKeyPaths.append((callee, program.name(spelled: name), place(call.node)))
        }
    }

    private static func mayBeWritable(_ first: UInt8) -> Bool { first == UInt8(ascii: "W") || first == UInt8(ascii: "R") }

    /// The function, property or type whose declaration speaks of a key path that can be written through.
    private mutating func addWriter(_ type: Node) {
        guard let name = type.typeName, name == "WritableKeyPath" || name == "ReferenceWritableKeyPath" else { return }
        writesThroughKeyPaths = true
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
        if let writer { writers.insert(program.name(spelled: writer)) }
    }

    /// Labels of key paths that are read.
    private static let readingLabels: Set<String> = ["id", "by", "of", "sortBy", "children", "keyPath", "selection", "equals"]

    // MARK: What is changed

    private mutating func addTarget(_ target: Node, of node: Node) {
        let target = target.withoutUnwrapping
        guard target.kind == .identifier || target.kind == .memberAccess else { return }
        assignments.append((program.projectedName(of: target), place(node)))
    }

    private mutating func addOther(_ node: Node) {
        let node = node.withoutUnwrapping
        addWrite(byKeyPath: node)
        if let name = program.referencedName(of: node) { others.append((name, place(node))) }
    }

    /// `model[keyPath: \.x] = …` changes `x`.
    private mutating func addWrite(byKeyPath target: Node) {
        guard target.kind == .subscriptCall, let argument = target.children(.argument).first.flatMap(Argument.init), argument.label == "keyPath",
            let path = argument.value
        else { return }
        guard path.kind == .keyPath else { return writesThroughKeyPaths = true }
        if let name = KeyPathExpr(path)?.memberNames?.last { others.append((program.name(spelled: name), place(target))) }
    }

    /// All that a target is reached by.
    private mutating func addParts(of target: Node) {
        var base = target.withoutUnwrapping
        while let next = base.child(.base) ?? base.child(.callee) {
            base = next.withoutUnwrapping
            if let name = program.referencedName(of: base), name != .known(.`self`) { parts.append((name, place(base))) }
        }
    }

    private mutating func addMutation(of node: Node) {
        guard node.kind == .identifier || node.kind == .memberAccess else { return }
        mutations.append((program.projectedName(of: node), place(node)))
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

extension Program {
    /// The name under which calls of something are filed; `empty` where it has none.
    func calledName(of callee: Node) -> Name {
        switch callee.kind {
        case .identifier: name(of: callee)
        case .memberAccess, .implicitMember: memberName(of: callee)
        case .genericSpecialization: callee.child(.base).map(name(of:)) ?? .known(.empty)
        default: .known(.empty)
        }
    }

    /// The last name of a reference, `$` included.
    fileprivate func referencedName(of node: Node) -> Name? {
        switch node.kind {
        case .identifier: name(of: node)
        case .memberAccess, .implicitMember: memberName(of: node)
        case .genericSpecialization: node.child(.base).flatMap(referencedName)
        default: nil
        }
    }

    /// The last name of a plain reference, a `$` before it left out.
    func projectedName(of node: Node) -> Name {
        let name = node.kind == .identifier ? name(of: node) : memberName(of: node)
        guard firstByte(of: name) == UInt8(ascii: "$") else { return name }
        return self.name(spelled: String(text(of: name).dropFirst()))
    }
}
