/// What an initializer makes of one of its parameters: led through locals, other properties and the conditions around.
///
/// The order of statements is left out: it names too many properties rather than too few.
struct ParameterReach {
    private enum Place: Hashable {
        case local(String)
        case property(DeclarationID)
        /// All of `self`.
        case whole
    }

    private let body: Node
    private let unit: Int32
    private let type: DeclarationID
    private let graph: FlowGraph
    private var reached: Set<Place>
    /// Where the initializer may have returned by what is reached: all that is assigned behind it rests on that.
    private var firstReturn: Int32?

    init(of parameter: String, in body: Node, unit: Int32, _ type: DeclarationID, _ graph: FlowGraph) {
        self.body = body
        self.unit = unit
        self.type = type
        self.graph = graph
        reached = [.local(parameter)]
    }

    /// The stored properties that rest on the parameter.
    var properties: Set<DeclarationID> {
        mutating get {
            var known = 0
            while known != reached.count {
                known = reached.count
                for node in body.descendants { visit(node) }
            }
            return Set(stored.filter { reached.contains(.property($0)) })
        }
    }

    private var stored: [DeclarationID] { graph.storedProperties(of: type) }

    // MARK: Statements

    private mutating func visit(_ node: Node) {
        switch node.kind {
        case .assignment: assign(node.child(.left), node.child(.right), isReached: isChosen(node))
        case .binary where node.isCompoundAssignment: assign(node.child(.left), node.child(.right), isReached: isChosen(node))
        case .patternBinding, .bindingCondition, .patternCondition: bind(node.child(.pattern), to: node.child(.initialValue), isBinding: node.kind != .patternCondition)
        case .caseItem: bind(node.child(.pattern), to: node.switchAround?.child(.subject), isBinding: false)
        case .for: bind(node.child(.pattern), to: node.child(.sequence), isBinding: true)
        case .func: if let name = node.child(.name)?.nameText, let body = node.child(.body), isRead(in: body) { reached.insert(.local(name)) }
        case .call: call(node)
        case .return where firstReturn == nil && isChosen(node):
            let around = node.ancestors.first { [.closure, .func, .`init`].contains($0.kind) }
            if around?.kind == .`init` { firstReturn = node.id.index }
        default: break
        }
    }

    private mutating func assign(_ left: Node?, _ right: Node?, isReached: Bool) {
        guard let left, let right else { return }
        if left.kind == .tuple {
            let targets = left.children(.argument).compactMap { $0.child(.value) }
            let values = right.kind == .tuple ? right.children(.argument).compactMap { $0.child(.value) } : []
            for (index, target) in targets.enumerated() { assign(target, values.count == targets.count ? values[index] : right, isReached: isReached) }
            return
        }
        let references = CodeReference.all(in: left)
        guard let target = references.first, isReached || isRead(in: right) || references.dropFirst().contains(where: self.isReached) else { return }
        reach(target)
    }

    private mutating func bind(_ pattern: Node?, to value: Node?, isBinding: Bool) {
        guard let pattern, let value, isRead(in: value) else { return }
        for name in pattern.boundNames(isBinding: isBinding) { reached.insert(.local(name.nameText)) }
    }

    /// A call may change what it is called on and what it is handed by `&`.
    private mutating func call(_ node: Node) {
        guard let call = CallExpr(node), let callee = call.callee else { return }
        let isChosen = isChosen(node)
        if call.isDelegation { return delegate(call, isChosen) }
        guard isChosen || isRead(in: node) else { return }
        if let own = CodeReference.plain(callee)?.start, own.id == callee.id {
            if isStatement(node), graph.names.declaration(namedBy: own, in: unit).map(isMade) ?? false { reachAll() }
        } else if callee.kind == .memberAccess, let changed = CodeReference.all(in: callee).first, changes(changed, by: node) {
            reach(changed)
        }
        for argument in call.arguments {
            guard let value = argument.value, value.kind == .inout, let changed = CodeReference.all(in: value).first else { continue }
            reach(changed)
        }
    }

    /// `self.init(…)`: any initializer that has its labels.
    private mutating func delegate(_ call: CallExpr, _ isChosen: Bool) {
        if isChosen { return reachAll() }
        for other in graph.initializers(of: type) {
            let parameters = CallParameter.all(of: graph.program.node(other))
            for (index, value) in CallParameter.values(for: parameters, in: call.node) ?? [:] where isRead(in: value) {
                let filled = graph.properties(filledBy: parameters[index].name, by: other, of: type)
                reached.formUnion(filled.map { .property($0) })
            }
        }
        // The memberwise initializer.
        for argument in call.arguments {
            guard let value = argument.value, isRead(in: value) else { continue }
            let filled = stored.filter { graph.name(of: $0) == argument.label }
            reached.formUnion(filled.map { .property($0) })
        }
    }

    /// What is called for its effect changes what it is called on; a local may be changed by what is called for its result.
    private func changes(_ reference: CodeReference, by call: Node) -> Bool {
        if case .local = place(of: reference) { return true }
        return isStatement(call)
    }

    private func isStatement(_ call: Node) -> Bool {
        guard let parent = call.parent, parent.kind == .try || parent.kind == .await else { return call.role == .statement }
        return isStatement(parent)
    }

    // MARK: Places

    private mutating func reach(_ reference: CodeReference) {
        guard let place = place(of: reference) else { return }
        if place == .whole { return reachAll() }
        reached.insert(place)
    }

    private mutating func reachAll() {
        reached.formUnion(stored.map { .property($0) })
    }

    /// - Returns: Nil for what is no part of the value that is made.
    private func place(of reference: CodeReference) -> Place? {
        guard let start = reference.start else { return .whole }
        if reference.local != nil { return .local(reference.path[0]) }
        return graph.names.declaration(namedBy: start, in: unit).map { .property($0) }
    }

    // MARK: Reads

    private func isRead(in code: Node) -> Bool { CodeReference.all(in: code).contains(where: isReached) }

    private func isReached(_ reference: CodeReference) -> Bool {
        guard let place = place(of: reference) else { return false }
        if reached.contains(place) { return true }
        // What is computed, and all of it, may read each property.
        if case .property(let property) = place, !isMade(property) { return false }
        if case .local = place { return false }
        return stored.contains { reached.contains(.property($0)) }
    }

    /// Whether a member of the type is computed, or a method.
    private func isMade(_ member: DeclarationID) -> Bool {
        let declaration = graph.program[member]
        return graph.program.owner(of: member) == type && (declaration.kind == .variable || declaration.kind == .function)
            && !declaration.flags.contains(.isStatic) && !graph.evaluator.isStored(member)
    }

    /// Whether what is reached decides if code runs.
    private func isChosen(_ node: Node) -> Bool {
        if let firstReturn, node.id.index > firstReturn { return true }
        var inner = node
        for around in node.ancestors {
            if around.id == body.id { return false }
            defer { inner = around }
            let decides: Node? = switch around.kind {
            case .if, .guard, .while, .repeat: inner.role == .condition ? nil : around.child(.condition)
            case .switch: inner.role == .subject ? nil : around
            case .for: inner.role == .sequence ? nil : around.child(.sequence)
            case .do where around.children.contains { $0.kind == .catch }: around
            default: nil
            }
            guard let decides else { continue }
            if around.kind == .switch ? decidesReached(around) : isRead(in: decides) { return true }
        }
        return false
    }

    /// Whether the subject of a `switch`, or what one of its cases asks, is reached.
    private func decidesReached(_ node: Node) -> Bool {
        if let subject = node.child(.subject), isRead(in: subject) { return true }
        return node.children(.element).flatMap { $0.children(.element) }.contains { $0.kind == .caseItem && isRead(in: $0) }
    }
}
