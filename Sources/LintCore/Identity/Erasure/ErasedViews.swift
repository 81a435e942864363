/// Views that are erased, or that a call gives erased. What nobody asks for is not looked for.
struct ErasedViews {
    let nodes: [Node]
    private let scope: FileScope

    init(_ nodes: [Node], _ scope: FileScope) {
        self.nodes = nodes
        self.scope = scope
    }

    /// Whether each of them is written as one that is erased here.
    var areErased: Bool { nodes.allSatisfy { scope.erasedView($0) != nil } }

    /// What stands in `AnyView(…)`, or the expression itself.
    private var views: [Node] { nodes.map { scope.erasedView($0) ?? $0 } }

    /// Whether one of them has no type that code could name: `any View`, or a value behind a protocol.
    var holdExistential: Bool { nodes.contains(where: isExistential) }

    private func isExistential(_ node: Node) -> Bool {
        guard let view = scope.erasedView(node), let type = scope.model.typeOfView(view, in: scope.unit) else { return false }
        if case .existential = scope.model.types[type] { return true }
        return scope.model.declaration(of: type).map { scope.model.program[$0].kind == .protocol } ?? false
    }

    /// Whether a call or computed property of this name gives them as `AnyView`: what data stores has no other type.
    func areGivenErased(by name: String) -> Bool {
        guard scope.model.givesAnyView(scope.model.program.name(spelled: name)) else { return false }
        return nodes.allSatisfy { node in
            let isStored = scope.model.names.property(node, in: scope.unit).map(scope.model.evaluator.isStored) ?? false
            return !isStored && ViewAnswer(node, scope)?.isErased ?? false
        }
    }

    /// Whether what is hidden decides about state: views of one type hand theirs on, where branches would end it. Views of different
    /// types end in either way.
    var mayHandStateOn: Bool {
        let types = views.map { scope.model.typeOfView($0, in: scope.unit) }
        return (types.contains { $0 == nil } || Set(types).count < types.count) && !keepNothing
    }

    /// What decides the type behind `AnyView(tab.view)`, where `tab` may be of several types, and what lives there; nil where none is known.
    var typeDecision: (condition: Condition, state: OwnedState)? {
        guard let node = nodes.first, scope.erasedView(node) != nil, let member = scope.model.member(around: node, in: scope.unit),
            scope.model.givesView(member)
        else { return nil }
        let tree = scope.model.tree(of: member)
        let place = SourceSpan(unit: scope.unit, range: node.range)
        var state = OwnedState()
        var driver: IdentityDriver?
        for view in tree.nodes {
            guard let found = view.steps.lazy.filter({ $0.place == place }).compactMap(\.driver).first(where: { $0.kind == .erasure && place.contains($0.place) }) else { continue }
            driver = found
            state.add(scope.model.state(ownedBy: view, in: tree))
        }
        guard let driver else { return nil }
        return (scope.model.condition(of: driver), state)
    }

    /// Whether the views behind have nothing that could be lost.
    var keepNothing: Bool { views.map(scope.state(of:)).allSatisfy { $0.isEmpty && $0.isComplete } }
}
