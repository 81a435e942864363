/// What an expression reads that the project is seen to change, and where it does.
struct SeenWrite {
    /// What is read: `live`, `model.fetcher`.
    let reference: Node
    /// The assignment or call that changes it.
    let place: Node
    let unit: Int32
}

/// Who changes a property, by its declaration.
extension FlowGraph {
    /// The first place at which a property gets another value after its owner was made: an assignment to it or to a part of its
    /// value, a call that changes it, a binding to it that is handed on.
    ///
    /// - Parameter isWhole: whether only another object counts, where the property holds one of a class that is not read here.
    func change(of variable: DeclarationID, isWhole: Bool = false) -> (node: Node, unit: Int32)? {
        var seen: Set<DeclarationID> = []
        return change(of: variable, isWhole: isWhole, &seen)
    }

    /// - Parameter seen: the variables that were asked about: a view may hand its binding on to itself.
    private func change(of variable: DeclarationID, isWhole: Bool, _ seen: inout Set<DeclarationID>) -> (node: Node, unit: Int32)? {
        guard seen.insert(variable).inserted else { return nil }
        let isObject = isWhole || holdsObject(variable)
        // What a method does to an object leaves the property as it is.
        let assigned = changes(of: variable).first { !PreviewCode.holds($0.node) && !(isObject && $0.node.kind == .call) && !isBuilding($0.node, in: $0.unit) }
        if let assigned { return (assigned.node, assigned.unit) }
        for place in mentions.mutations.places(named: program[variable].name) {
            let node = self.node(at: place)
            let isPart = node.parent?.kind == .memberAccess || node.parent?.kind == .subscriptCall
            // `$name.sink { … }` listens to a publisher.
            guard !(isPart && (isObject || names.storage(of: variable) == .published && node.isProjection)), !isReadByRows(node, in: place.unit), !PreviewCode.holds(node), !isInitializing(node), names.property(node, in: place.unit) == variable
            else { continue }
            if let bindings = bindings(filledBy: node, in: place.unit), bindings.allSatisfy({ change(of: $0, isWhole: isWhole, &seen) == nil }) { continue }
            return (node, place.unit)
        }
        if let written = writeByKeyPath(to: variable) { return written }
        for witness in evaluator.witnesses(of: variable) {
            if let found = change(of: witness, isWhole: isWhole, &seen) { return found }
        }
        return nil
    }

    /// Where a view of the project keeps a binding that it is given, `Reader(value: $value)`; nil where it does something else with it.
    private func bindings(filledBy node: Node, in unit: Int32) -> [DeclarationID]? {
        var value = node
        while let parent = value.parent, parent.kind == .memberAccess { value = parent }
        guard let argument = value.parent, argument.kind == .argument, let label = argument.child(.label)?.nameText,
            let call = argument.ancestors.first(where: { $0.kind == .call }), let site = site(ofCall: call, in: unit),
            let view = declaration(of: underlying(site.result)), !isInInterface(view), isView(underlying(site.result))
        else { return nil }
        let filled = properties(filledBy: label, of: view)
        return !filled.isEmpty && filled.allSatisfy { names.storage(of: $0) == .binding } ? filled : nil
    }

    /// Whether what is changed is a part of what was made here: `var pack = Pack(); pack.title = title`.
    private func isBuilding(_ change: Node, in unit: Int32) -> Bool {
        let target = change.kind == .call ? change.child(.callee)?.child(.base) : change.child(.left)
        guard let root = target?.chainRoot, root.kind == .identifier, root.id != target?.id, case .variable(let value?)? = LexicalBinding.named(by: root)?.origin
        else { return false }
        return names.makesValue(value.withoutEffects, in: unit)
    }

    /// Whether somebody is seen to change what a place holds while a view reads it, be it where a binding leads to.
    func isSeenToChange(_ place: Place) -> Bool {
        var finder = SeenWriteFinder(graph: self)
        return place.parameter < 0 && program[place.declaration].kind == .variable && finder.change(of: place.declaration) != nil
    }

    /// The first part of an expression that changes while the view lives that reads it; nil where none is seen to.
    ///
    /// A wrapper says that a value may change. This asks whether somebody changes it: an object in `@State` that nobody replaces is
    /// the same for the whole life of the view, and so is what a `let` of it holds.
    ///
    /// - Parameter isWhole: whether the expression gives an object, and only another one counts.
    func write(seenBy expression: Node, in unit: Int32, isWhole: Bool = false) -> SeenWrite? {
        var finder = SeenWriteFinder(graph: self, isWhole: isWhole)
        return finder.write(in: expression, unit)
    }
}

extension SemanticQueries {
    /// `ForEach($items) { $item in … }` whose rows change nothing.
    func isReadByRows(_ node: Node, in unit: Int32) -> Bool {
        guard let argument = node.parent, argument.kind == .argument, let call = argument.parent.flatMap(CallExpr.init),
            call.arguments.first?.value?.id == node.id, makesRows(call.node, in: unit),
            !call.arguments.contains(where: { $0.label == "editActions" }), let row = call.trailingClosures.first
        else { return false }
        return !row.children(.statement).contains { statement in
            ([statement] + Array(statement.descendants)).contains { $0.kind == .assignment || $0.kind == .identifier && $0.isProjection }
        }
    }
}

/// Looks for a write to what an expression is made of. Variables and methods are looked at once: what leads back to them changes no more
/// than they do.
private struct SeenWriteFinder {
    typealias Written = (node: Node, unit: Int32)

    let graph: FlowGraph
    /// Whether what is asked about is an object: of what it is read of, other parts may change.
    let isWhole: Bool
    private var known: [DeclarationID: Written?] = [:]
    private var locals: [CodePlace: SeenWrite?] = [:]

    init(graph: FlowGraph, isWhole: Bool = false) {
        self.graph = graph
        self.isWhole = isWhole
    }

    mutating func write(in expression: Node, _ unit: Int32) -> SeenWrite? {
        let node = expression.withoutUnwrapping
        switch node.kind {
        // A closure is called some other time, and a key path reads nothing.
        case .closure, .keyPath: return nil
        case .identifier: return name(node, unit)
        case .memberAccess: return memberAccess(node, unit)
        case .call: return call(node, unit)
        // The element begins with its row, by whatever name.
        case .subscriptCall where graph.isElementOfRow(node, in: unit): return nil
        default: return first(in: Array(node.children), unit)
        }
    }

    private mutating func first(in nodes: [Node], _ unit: Int32) -> SeenWrite? {
        for node in nodes where node.role != .label { if let found = write(in: node, unit) { return found } }
        return nil
    }

    // MARK: Names

    private mutating func name(_ node: Node, _ unit: Int32) -> SeenWrite? {
        if let local = LexicalBinding.named(by: node)?.origin {
            // What a pattern takes out begins with the branch that it decides about, and an element with its row.
            guard case .variable(let value?) = local else { return nil }
            let place = CodePlace(unit: unit, node: value.id)
            if let found = locals[place] { return found }
            locals[place] = .some(nil)
            let found = write(in: value, unit)
            locals[place] = .some(found)
            return found
        }
        return graph.names.property(node, in: unit).flatMap { write(to: $0, readBy: node) }
    }

    private mutating func memberAccess(_ node: Node, _ unit: Int32) -> SeenWrite? {
        guard let base = node.child(.base)?.withoutUnwrapping else { return nil }
        if base.spells("self") { return graph.names.property(node, in: unit).flatMap { write(to: $0, readBy: node) } }
        // An object that is made here holds what it begins with.
        if graph.names.makesValue(base, in: unit) { return nil }
        if !isElement(base, unit), let found = graph.names.property(node, in: unit).flatMap({ write(to: $0, readBy: node) }) { return found }
        return write(in: base, unit)
    }

    /// Whether an expression begins with what a closure is given, such as an element, or what a pattern takes out.
    private func isElement(_ node: Node, _ unit: Int32) -> Bool {
        if graph.isElementOfRow(node, in: unit) { return true }
        if node.kind == .memberAccess, let base = node.child(.base)?.withoutUnwrapping, isElement(base, unit) { return true }
        let root = node.chainRoot
        guard root.kind == .identifier, let local = LexicalBinding.named(by: root)?.origin else { return false }
        if case .variable(let value?) = local { return isElement(value.withoutUnwrapping, unit) }
        return true
    }

    // MARK: Variables

    private mutating func write(to variable: DeclarationID, readBy reference: Node) -> SeenWrite? {
        place(for: variable) { $0.change(of: variable) }.map { SeenWrite(reference: reference, place: $0.node, unit: $0.unit) }
    }

    private mutating func place(for declaration: DeclarationID, _ find: (inout SeenWriteFinder) -> Written?) -> Written? {
        if let found = known[declaration] { return found }
        known[declaration] = .some(nil)
        let found = find(&self)
        known[declaration] = .some(found)
        return found
    }

    mutating func change(of variable: DeclarationID) -> Written? {
        guard !graph.isInInterface(variable) else { return nil }
        if let body = graph.evaluator.body(of: variable) {
            return body.onlyResult.flatMap { write(in: $0, graph.program[variable].unit) }.map { ($0.place, $0.unit) }
        }
        guard !graph.isGlobal(variable) else { return nil }
        if let wrapper = graph.names.wrapper(of: variable) {
            switch wrapper.kind {
            // The environment and the object that a view owns are the same for as long as it lives.
            case .environment, .environmentObject, .stateObject: return nil
            case .binding: return graph.owners(of: variable).lazy.compactMap(assignment).first
            default: return assignment(to: variable)
            }
        }
        // Whether a property is what the callers of a view give it.
        let isGiven = graph.program.owner(of: variable).map(graph.isDrawn) ?? false
        return assignment(to: variable) ?? (isGiven ? changeGivenByCallers(of: variable) : nil)
    }

    private func assignment(to variable: DeclarationID) -> Written? {
        graph.program[variable].flags.contains(.isLet) ? nil : graph.change(of: variable, isWhole: isWhole)
    }

    private mutating func changeGivenByCallers(of property: DeclarationID) -> Written? {
        for given in graph.values(givenFor: property) where !graph.isMadeAnew(given.call, in: given.unit) {
            guard let found = write(in: given.value, given.unit), !graph.decidesAboutItself(found.reference, around: given.call, in: given.unit) else { continue }
            return (found.place, found.unit)
        }
        return nil
    }

    // MARK: Calls

    private mutating func call(_ node: Node, _ unit: Int32) -> SeenWrite? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        let arguments = call.arguments.compactMap(\.value)
        if let base = callee.child(.base), callee.kind == .memberAccess, !base.spells("self") {
            // What a method of an object gives is made of more than its own place.
            return write(in: base, unit) ?? first(in: arguments, unit)
        }
        if let found = first(in: arguments, unit) { return found }
        // A method of the view itself.
        guard let function = graph.function(calledBy: node, in: unit), graph.program.owner(of: function).map(graph.isDrawn) ?? false else { return nil }
        return place(for: function) { $0.change(inBodyOf: function) }.map { SeenWrite(reference: callee, place: $0.node, unit: $0.unit) }
    }

    private mutating func change(inBodyOf function: DeclarationID) -> Written? {
        guard let body = graph.evaluator.body(of: function) else { return nil }
        for node in body.descendants where node.kind == .memberAccess || node.kind == .identifier {
            guard node.role != .label, node.role != .base, !(node.role == .callee && node.parent?.kind == .call),
                let found = write(in: node, graph.program[function].unit)
            else { continue }
            return (found.place, found.unit)
        }
        return nil
    }
}
