/// One view that is written in several places: what chooses gives it one value or another.
extension IdentityTreeBuilder {
    mutating func addChoice(by chooser: IdentityDriver, of values: [(label: String, value: ScopedNode)], at position: Position) {
        var parts: [Range<Int>] = []
        for (label, value) in values {
            let start = nodes.count
            addView(value.node, value.scope, at: position.stepping(.alternative(label), at: value.span, chooser: chooser))
            parts.append(start..<nodes.count)
        }
        tellErasedApart(parts, chooser, at: position)
    }

    // MARK: AnyView

    /// `AnyView(content)`
    mutating func addErased(_ content: Node, _ call: CallExpr, _ scope: IdentityScope, at position: Position) {
        var inner = position
        let type = erasedType(ScopedNode(node: content, scope: scope))
        inner.steps.append(IdentityStep(.erasure, at: span(call.node, scope), erased: type))
        addView(content, scope, at: inner)
    }

    private func erasedType(_ content: ScopedNode) -> TypeID? {
        let node = content.node.withoutEffects
        if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin, let given = content.scope.given(for: local, named: node.text) {
            return given.node.kind == .closure ? nil : erasedType(given)
        }
        // What stands for a generic parameter is another type for each caller.
        return typeOfView(node, content.scope).flatMap { evaluator.isUnknown($0) || model.holdsParameter($0) ? nil : $0 }
    }

    /// Values of one type at one place are one view, but what `AnyView` wraps is another view with each other type: where those
    /// differ, or are not known, what chooses between the values may end it.
    ///
    /// - Parameter parts: the views of each value.
    mutating func tellErasedApart(_ parts: [Range<Int>], _ chooser: IdentityDriver, at position: Position) {
        let roots = parts.joined().filter { nodes[$0].parent == position.parent }
        // What stands in a branch or a sheet of one value is compared with the same of the others.
        let places = Dictionary(grouping: roots) { root in
            nodes[root].steps.dropFirst(position.steps.count).filter(\.isPlace).map(\.kind)
        }
        for alike in places.values { tellErasedApart(alike, chooser, from: position.steps.count) }
    }

    /// - Parameter start: where among the steps of each the choice stands.
    private mutating func tellErasedApart(_ alike: [Int], _ chooser: IdentityDriver, from start: Int) {
        let layers = alike.map { node in nodes[node].steps.indices.dropFirst(start).filter { nodes[node].steps[$0].isErasure } }
        let differing = (0..<(layers.map(\.count).max() ?? 0)).first { layer in
            let types = zip(alike, layers).map { node, layers in layer < layers.count ? nodes[node].steps[layers[layer]].erased : nil }
            return types.contains { $0 == nil || $0 != types[0] }
        }
        guard let differing else { return }
        for (node, layers) in zip(alike, layers) {
            var steps = nodes[node].steps
            // What is erased elsewhere has the place of the choice itself.
            let index = differing < layers.count ? layers[differing] : start
            let old = steps[index]
            steps[index] = IdentityStep(.erasure, at: old.place, driver: old.driver.map { $0.joined(with: chooser) } ?? chooser.ofErasure, erased: old.erased)
            if index != start { steps.remove(at: start) }
            replaceSteps(to: node, by: steps)
        }
    }
}

extension IdentityStep {
    fileprivate var isErasure: Bool { if case .erasure = kind { true } else { false } }

    /// Whether it leads to another place, and is not only how a value was written.
    fileprivate var isPlace: Bool {
        switch kind {
        case .erasure, .alternative, .helper: false
        default: true
        }
    }
}

extension IdentityDriver {
    fileprivate var ofErasure: IdentityDriver {
        IdentityDriver(kind: .erasure, text: text.isEmpty ? "what is wrapped" : text, place: place, expressions: expressions)
    }

    fileprivate func joined(with other: IdentityDriver) -> IdentityDriver {
        IdentityDriver(kind: .erasure, text: text + ", " + other.text, place: place, expressions: expressions + other.expressions)
    }
}
