/// Code in which the elements of rows are made.
struct ElementMaker {
    enum Place {
        /// Where the rows are written: runs at every evaluation of the body.
        case body
        /// A computed property or a function: runs each time it is read.
        case computed(DeclarationID)
        /// An initial value or initializer of a view that fills the property: runs each time the view is made.
        case view
    }

    let node: Node
    let unit: Int32
    let place: Place

    /// Whether it runs whenever the body does.
    var isEvaluated: Bool { if case .view = place { false } else { true } }
}

extension FlowGraph {
    /// The code that makes the elements of data, as far as it can be followed: the expression itself, what local constants hold,
    /// computed properties and functions that are read, what the view's own properties begin with and are given.
    func elementMakers(of data: Node, in unit: Int32) -> [ElementMaker] {
        var finder = ElementMakerFinder(graph: self)
        finder.add(data, in: unit, .body)
        return finder.found
    }

    /// What is given for a stored property by its name where a value of its type is made, and the call; previews are left out.
    func values(givenFor property: DeclarationID) -> [(value: Node, call: Node, unit: Int32)] {
        if let found = valuesGiven[property] { return found }
        let found = findValues(givenFor: property)
        valuesGiven[property] = found
        return found
    }

    private func findValues(givenFor property: DeclarationID) -> [(value: Node, call: Node, unit: Int32)] {
        guard let owner = program.owner(of: property) else { return [] }
        let label = name(of: property)
        return callsNamed(asType: owner).prefix(Limits.callers).compactMap { place in
            let call = node(at: place)
            guard let value = CallExpr(call)?.arguments.first(where: { $0.label == label })?.value, !PreviewCode.holds(call) else { return nil }
            return (value, call, place.unit)
        }
    }
}

private struct ElementMakerFinder {
    let graph: FlowGraph
    private(set) var found: [ElementMaker] = []
    private var seen: Set<CodePlace> = []

    init(graph: FlowGraph) { self.graph = graph }

    mutating func add(_ expression: Node, in unit: Int32, _ place: ElementMaker.Place) {
        let node = expression.withoutUnwrapping
        guard seen.insert(CodePlace(unit: unit, node: node.id)).inserted else { return }
        found.append(ElementMaker(node: node, unit: unit, place: place))
        follow(node, in: unit, place)
    }

    private mutating func follow(_ expression: Node, in unit: Int32, _ place: ElementMaker.Place) {
        let node = expression.withoutUnwrapping
        // `[carbs, fats].flatMap { $0 }`
        if let parts = node.kind == .array ? node.children(.element) : node.elementParts {
            for part in parts { add(part, in: unit, place) }
        } else if let call = CallExpr(node) {
            // `items.map { … }`, `Array(items)`
            let base = call.callee?.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil)
            if let function = graph.function(calledBy: node, in: unit), graph.evaluator.builder(of: function) == nil, let body = graph.evaluator.body(of: function) {
                add(resultsOf: body, of: function, place)
            } else if let base {
                follow(base, in: unit, place)
            }
        } else if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin {
            follow(local, named: node, in: unit, place)
        } else if let variable = graph.names.property(node, in: unit) {
            add(heldBy: variable, place)
        } else if node.kind == .memberAccess, let base = node.child(.base) {
            follow(base, in: unit, place)
        }
    }

    private mutating func add(resultsOf body: Node, of declaration: DeclarationID, _ place: ElementMaker.Place) {
        let unit = graph.program[declaration].unit
        guard !keepsResults(body, in: unit), seen.insert(CodePlace(unit: unit, node: body.id)).inserted else { return }
        // What runs when the view is made runs no more often for being written elsewhere.
        let place = if case .view = place { place } else { ElementMaker.Place.computed(declaration) }
        found.append(ElementMaker(node: body, unit: unit, place: place))
        for value in ResultExpressions.of(body) { add(value, in: unit, place) }
    }

    private mutating func follow(_ local: LexicalBinding.Origin, named name: Node, in unit: Int32, _ place: ElementMaker.Place) {
        switch local {
        case .variable(let value?): add(value, in: unit, place)
        // `let feed: [Item]`, which each branch gives another value.
        case .variable(nil):
            guard let block = Array(name.ancestors).last(where: { $0.kind == .codeBlock || $0.kind == .closure }) else { return }
            for node in block.descendants where node.kind == .assignment {
                guard let left = node.child(.left), left.kind == .identifier, left.text == name.text, let value = node.child(.right) else { continue }
                add(value, in: unit, place)
            }
        case .functionParameter(let node, let parameter):
            guard let function = graph.declaration(of: node, in: unit), let index = CallParameter.all(of: node).firstIndex(where: { $0.name == parameter.child(.name)?.nameText })
            else { return }
            for call in graph.calls(of: function).calls {
                guard let value = CallParameter.values(for: CallParameter.all(of: node), in: call.node)?[index] else { continue }
                add(value, in: graph.program[call.member].unit, place)
            }
        default: return
        }
    }

    /// What is assigned to something that outlives the call is a cache.
    private func keepsResults(_ body: Node, in unit: Int32) -> Bool {
        body.descendants.contains { node in
            guard node.kind == .assignment, let left = node.child(.left)?.withoutUnwrapping else { return false }
            return graph.names.property(left, in: unit) != nil && !(left.kind == .identifier && LexicalBinding.named(by: left)?.origin != nil)
        }
    }

    private mutating func add(heldBy variable: DeclarationID, _ place: ElementMaker.Place) {
        let program = graph.program
        guard !graph.isInInterface(variable), graph.names.wrapper(of: variable) == nil, !graph.isGlobal(variable), let owner = program.owner(of: variable)
        else { return }
        if let body = graph.evaluator.body(of: variable) { return add(resultsOf: body, of: variable, place) }
        // What a class stores lives as long as the object; so does what is made when it is first asked for.
        guard program[owner].kind == .struct, graph.isDrawn(owner) else { return }
        if let value = program.element(variable).child(.initialValue) {
            add(value, in: program[variable].unit, .view)
        } else {
            // It is made where the callers are.
            for given in graph.values(givenFor: variable) where !graph.isMadeAnew(given.call, in: given.unit) { add(given.value, in: given.unit, .body) }
        }
        for initializer in program.ownMembers[owner] ?? [] where program[initializer].kind == .initializer {
            for value in InitializerAssignments(to: variable, by: initializer, graph)?.values ?? [] { add(value, in: program[initializer].unit, .view) }
        }
    }
}
