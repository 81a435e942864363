/// What an expression reads that the project is seen to change, and where it does.
struct SeenWrite {
    /// What is read: `live`, `model.fetcher`.
    let reference: Node
    /// The assignment or call that changes it.
    let place: Node
    let unit: Int32
    /// What it changes; nil where that is a part of a row's element.
    var variable: DeclarationID?
}

/// Who changes a property, by its declaration.
extension FlowGraph {
    /// The first place at which a property gets another value after its owner was made: an assignment to it or to a part of its
    /// value, a call that changes it, a binding to it that is handed on.
    ///
    /// - Parameter isWhole: whether only another object counts, where the property holds one of a class that is not read here.
    func change(of variable: DeclarationID, isWhole: Bool = false) -> (node: Node, unit: Int32)? {
        changes(of: variable, isWhole: isWhole, isAll: false).first
    }

    /// - Parameter isAll: whether places behind the first are asked for.
    fileprivate func changes(of variable: DeclarationID, isWhole: Bool, isAll: Bool) -> [(node: Node, unit: Int32)] {
        var seen: Set<DeclarationID> = []
        return changes(of: variable, isWhole: isWhole, isAll: isAll, &seen)
    }

    /// - Parameter seen: the variables that were asked about: a view may hand its binding on to itself.
    private func changes(of variable: DeclarationID, isWhole: Bool, isAll: Bool, _ seen: inout Set<DeclarationID>) -> [(node: Node, unit: Int32)] {
        guard seen.insert(variable).inserted else { return [] }
        var found: [(node: Node, unit: Int32)] = []
        let isObject = isWhole || holdsObject(variable)
        // What a method does to an object leaves the property as it is.
        for change in changes(of: variable) where !PreviewCode.holds(change.node) && !(isObject && change.node.kind == .call) && !isBuilding(change.node, in: change.unit) && !isInUnusedCode(change.node, in: change.unit) {
            found.append((change.node, change.unit))
            if !isAll { return found }
        }
        for place in mentions.mutations.places(named: program[variable].name) {
            let node = self.node(at: place)
            let isPart = node.parent?.kind == .memberAccess || node.parent?.kind == .subscriptCall
            // `$name.sink { … }` listens to a publisher, which `.assign(to: &$name)` writes.
            let isPublisher = names.storage(of: variable) == .published && node.isProjection && !(node.child(.base)?.isProjection ?? false) && node.parent?.kind != .inout
            guard !(isPart && isObject), names.property(node, in: place.unit) == variable, !isPublisher, !isReadByRows(node, in: place.unit), !PreviewCode.holds(node), !isInitializing(node),
                !isInUnusedCode(node, in: place.unit)
            else { continue }
            if let bindings = bindings(filledBy: node, in: place.unit),
                bindings.allSatisfy({ changes(of: $0, isWhole: isWhole, isAll: false, &seen).isEmpty })
            {
                continue
            }
            found.append((node, place.unit))
            if !isAll { return found }
        }
        if let written = writeByKeyPath(to: variable) { found.append(written) }
        for witness in evaluator.witnesses(of: variable) where isAll || found.isEmpty {
            found += changes(of: witness, isWhole: isWhole, isAll: isAll, &seen)
        }
        return found
    }

    /// Whether code stands in a function that nothing calls.
    func isInUnusedCode(_ node: Node, in unit: Int32) -> Bool {
        member(around: node, in: unit).map { program[$0].kind == .function && isUnused($0) } ?? false
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
        return place.parameter < 0 && program[place.declaration].kind == .variable && !finder.changes(of: place.declaration).isEmpty
    }

    /// The first part of an expression that changes while the view lives that reads it; nil where none is seen to.
    ///
    /// A wrapper says that a value may change. This asks whether somebody changes it: an object in `@State` that nobody replaces is
    /// the same for the whole life of the view, and so is what a `let` of it holds.
    ///
    /// - Parameter isWhole: whether the expression gives an object, and only another one counts.
    func write(seenBy expression: Node, in unit: Int32, isWhole: Bool = false) -> SeenWrite? {
        var finder = SeenWriteFinder(graph: self, isWhole: isWhole)
        return finder.writes(in: expression, unit).first
    }

    /// All places at which parts of an expression are seen to change.
    ///
    /// - Parameter isUnordered: whether what only decides the order of elements is left out.
    func writes(seenBy expression: Node, in unit: Int32, isWhole: Bool = false, isUnordered: Bool = false) -> [SeenWrite] {
        var finder = SeenWriteFinder(graph: self, isWhole: isWhole, isAll: true, isUnordered: isUnordered)
        return finder.writes(in: expression, unit)
    }

    /// Whether a write goes to a part of a value that is stored beside these, and does nothing else.
    func goes(_ write: SeenWrite, beside parts: [DeclarationID]) -> Bool {
        guard let part = write.place.parent, part.kind == .memberAccess, write.place.role == .base, let written = names.property(part, in: write.unit) else { return false }
        return !parts.contains(written) && program.element(written).child(.accessors) == nil && ([written] + parts).allSatisfy(evaluator.isStored)
    }

    /// All places at which a property is seen to get another value by its own name.
    func writes(to property: DeclarationID) -> [SeenWrite] {
        changes(of: property, isWhole: false, isAll: true).map { SeenWrite(reference: $0.node, place: $0.node, unit: $0.unit, variable: property) }
    }
}

extension SemanticQueries {
    /// `ForEach($items) { $item in … }` whose rows change nothing.
    func isReadByRows(_ node: Node, in unit: Int32) -> Bool {
        guard let argument = node.parent, argument.kind == .argument, let call = argument.parent.flatMap(CallExpr.init),
            call.arguments.first?.value?.id == node.id, call.takesData, makesRows(call.node, in: unit),
            !call.arguments.contains(where: { $0.label == "editActions" }), let row = call.content
        else { return false }
        return !row.children(.statement).contains { statement in
            ([statement] + Array(statement.descendants)).contains { $0.kind == .assignment || $0.kind == .identifier && $0.isProjection }
        }
    }
}

/// Looks for writes to what an expression is made of. Variables and methods are looked at once: what leads back to them changes no more
/// than they do.
private struct SeenWriteFinder {
    typealias Written = (node: Node, unit: Int32, variable: DeclarationID?)

    let graph: FlowGraph
    /// Whether what is asked about is an object: of what it is read of, other parts may change.
    let isWhole: Bool
    /// Whether writes behind the first are asked for.
    let isAll: Bool
    /// Whether what only decides the order of elements is left out.
    let isUnordered: Bool
    private var known: [DeclarationID: [Written]] = [:]
    private var locals: [CodePlace: [SeenWrite]] = [:]

    init(graph: FlowGraph, isWhole: Bool = false, isAll: Bool = false, isUnordered: Bool = false) {
        self.graph = graph
        self.isWhole = isWhole
        self.isAll = isAll
        self.isUnordered = isUnordered
    }

    mutating func writes(in expression: Node, _ unit: Int32) -> [SeenWrite] {
        let node = expression.withoutUnwrapping
        switch node.kind {
        // A closure is called some other time, and a key path reads nothing.
        case .closure, .keyPath: return []
        case .identifier: return name(node, unit)
        // `if let item`
        case .bindingCondition where node.child(.initialValue) == nil: return name(node, unit)
        case .memberAccess: return memberAccess(node, unit)
        case .call: return call(node, unit)
        // The element begins with its row, by whatever name.
        case .subscriptCall where graph.isElementOfRow(node, in: unit): return []
        default: return writes(in: Array(node.children), unit)
        }
    }

    private mutating func writes(in nodes: [Node], _ unit: Int32) -> [SeenWrite] {
        var found: [SeenWrite] = []
        for node in nodes where node.role != .label && isMoreAsked(than: found.isEmpty) { found += writes(in: node, unit) }
        return found
    }

    private func isMoreAsked(than isNothing: Bool) -> Bool { isAll || isNothing }

    // MARK: Names

    private mutating func name(_ node: Node, _ unit: Int32) -> [SeenWrite] {
        if let local = LexicalBinding.named(by: node)?.origin {
            // What a pattern takes out begins with the branch that it decides about, and an element with its row.
            guard case .variable(let value?) = local else { return [] }
            let place = CodePlace(unit: unit, node: value.id)
            if let found = locals[place] { return found }
            locals[place] = []
            let found = writes(in: value, unit)
            locals[place] = found
            return found
        }
        return graph.names.property(node, in: unit).map { writes(to: $0, readBy: node) } ?? []
    }

    private mutating func memberAccess(_ node: Node, _ unit: Int32) -> [SeenWrite] {
        guard let base = node.child(.base)?.withoutUnwrapping else { return [] }
        if base.spells("self") { return graph.names.property(node, in: unit).map { writes(to: $0, readBy: node) } ?? [] }
        // An object that is made here holds what it begins with.
        if graph.names.makesValue(base, in: unit) { return [] }
        var found: [SeenWrite] = []
        let property = graph.names.property(node, in: unit)
        if property.map(graph.isUniform) ?? false { return [] }
        if let property, !isElement(base, unit) { found = writes(to: property, readBy: node) }
        guard isMoreAsked(than: found.isEmpty) else { return found }
        return found + writes(in: base, unit).filter { !isAll || !isToOtherPart($0, than: node, unit) }
    }

    /// Whether a write to what is read goes to a part of it that is stored beside the one that is read.
    private func isToOtherPart(_ write: SeenWrite, than node: Node, _ unit: Int32) -> Bool { graph.names.property(node, in: unit).map { graph.goes(write, beside: [$0]) } ?? false }

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

    private mutating func writes(to variable: DeclarationID, readBy reference: Node) -> [SeenWrite] {
        places(for: variable) { $0.changes(of: variable) }.map { SeenWrite(reference: reference, place: $0.node, unit: $0.unit, variable: $0.variable) }
    }

    private mutating func places(for declaration: DeclarationID, _ find: (inout SeenWriteFinder) -> [Written]) -> [Written] {
        if let found = known[declaration] { return found }
        known[declaration] = []
        let found = find(&self)
        known[declaration] = found
        return found
    }

    mutating func changes(of variable: DeclarationID) -> [Written] {
        guard !graph.isInInterface(variable) else { return [] }
        if let body = graph.evaluator.body(of: variable) {
            guard !isUnordered, let only = body.onlyResult else { return changes(inBodyOf: variable) }
            return written(writes(in: only, graph.program[variable].unit))
        }
        guard !graph.isGlobal(variable) else { return [] }
        if let wrapper = graph.names.wrapper(of: variable) {
            switch wrapper.kind {
            // The environment and the object that a view owns are the same for as long as it lives.
            case .environment, .environmentObject, .stateObject: return []
            case .binding:
                var found: [Written] = []
                for owner in graph.owners(of: variable) where isMoreAsked(than: found.isEmpty) { found += assignments(to: owner) }
                return found
            default: return assignments(to: variable)
            }
        }
        // Whether a property is what the callers of a view give it.
        let isGiven = graph.program.owner(of: variable).map(graph.isDrawn) ?? false
        let found = assignments(to: variable)
        return isGiven && isMoreAsked(than: found.isEmpty) ? found + changesGivenByCallers(of: variable) : found
    }

    private func written(_ writes: [SeenWrite]) -> [Written] { writes.map { ($0.place, $0.unit, $0.variable) } }

    private func assignments(to variable: DeclarationID) -> [Written] {
        guard !graph.program[variable].flags.contains(.isLet) else { return [] }
        return graph.changes(of: variable, isWhole: isWhole, isAll: isAll).map { ($0.node, $0.unit, variable) }
    }

    private mutating func changesGivenByCallers(of property: DeclarationID) -> [Written] {
        var all: [Written] = []
        for given in graph.values(givenFor: property) where isMoreAsked(than: all.isEmpty) && !graph.isMadeAnew(given.call, in: given.unit) {
            let found = writes(in: given.value, given.unit)
            guard let first = found.first, !graph.decidesAboutItself(first.reference, around: given.call, in: given.unit) else { continue }
            all += written(found)
        }
        return all
    }

    // MARK: Calls

    private mutating func call(_ node: Node, _ unit: Int32) -> [SeenWrite] {
        guard let call = CallExpr(node), let callee = call.callee else { return [] }
        let arguments = call.arguments.compactMap(\.value)
        if let base = callee.child(.base), callee.kind == .memberAccess, !base.spells("self") {
            // What a method of an object gives is made of more than its own place.
            var found = writes(in: base, unit)
            if isMoreAsked(than: found.isEmpty) { found += writes(in: arguments, unit) }
            // `items.filter { $0.name.contains(query) }`
            let facts = graph.names.behaviour(of: node, in: unit)
            if facts.has(.filters) || facts.has(.maps) || facts.has(.searches) {
                for closure in call.closures where isMoreAsked(than: found.isEmpty) { found += writes(inCode: closure, unit) }
            }
            return found
        }
        let found = writes(in: arguments, unit)
        guard isMoreAsked(than: found.isEmpty) else { return found }
        // A method of the view itself.
        guard let function = graph.function(calledBy: node, in: unit), graph.program.owner(of: function).map(graph.isDrawn) ?? false else { return found }
        return found + places(for: function) { $0.changes(inBodyOf: function) }.map { SeenWrite(reference: callee, place: $0.node, unit: $0.unit, variable: $0.variable) }
    }

    private mutating func changes(inBodyOf member: DeclarationID) -> [Written] {
        guard let body = graph.evaluator.body(of: member) else { return [] }
        let unit = graph.program[member].unit
        return written(writes(inCode: body, unit, without: isUnordered ? graph.elementOrder(in: body, unit: unit).ordering : []))
    }

    /// To what is read anywhere in code, in its closures, too.
    private mutating func writes(inCode code: Node, _ unit: Int32, without others: Set<NodeID> = []) -> [SeenWrite] {
        var all: [SeenWrite] = []
        for node in code.descendants where node.kind == .memberAccess || node.kind == .identifier {
            if !others.isEmpty, others.contains(node.id) || node.ancestors.contains(where: { others.contains($0.id) }) { continue }
            func isCalled(_ node: Node?) -> Bool { node?.role == .callee && node?.parent?.kind == .call }
            guard isMoreAsked(than: all.isEmpty), node.role != .label, node.role != .base || isCalled(node.parent), !isCalled(node) else { continue }
            all += writes(in: node, unit)
        }
        return all
    }
}
