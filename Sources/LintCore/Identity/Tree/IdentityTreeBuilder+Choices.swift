/// One view that is written in several places: what chooses gives it one value or another.
extension IdentityTreeBuilder {
    /// - Parameter values: each with what leads to it.
    mutating func addChoice(by chooser: IdentityDriver, of values: [(way: Way, value: ScopedNode)], at position: Position) {
        var parts: [Range<Int>] = []
        for (way, value) in values {
            let start = nodes.count
            var next = position.stepping(way.step, at: value.span, chooser: chooser)
            if way.isNeverTaken { next.steps[next.steps.count - 1].isNeverTaken = true }
            addView(value.node, value.scope, at: next)
            parts.append(start..<nodes.count)
        }
        tellErasedApart(parts, chooser, at: position)
    }

    // MARK: AnyView

    /// `AnyView(content)`
    mutating func addErased(_ content: Node, _ call: CallExpr, _ scope: IdentityScope, at position: Position) {
        var inner = position
        let type = erasedType(ScopedNode(node: content, scope: scope))
        let driver = type == nil ? typeDecision(of: content.withoutEffects, scope) : nil
        inner.append(IdentityStep(.erasure, at: span(call.node, scope), driver: driver, erased: type))
        addView(content, scope, at: inner)
    }

    /// What decides the type of a view: what is behind `any View`, or the value behind a protocol that is asked for it; nil where one type
    /// alone can stand there, or another is not known of.
    private func typeDecision(of content: Node, _ scope: IdentityScope) -> IdentityDriver? {
        var deciding = content
        if let call = CallExpr(content), let callee = call.callee { deciding = callee }
        if isExistential(content, scope) {
            deciding = content
        } else if deciding.kind == .memberAccess, let base = deciding.child(.base)?.withoutEffects, isExistential(base, scope),
            let asked = model.names.meaning(of: deciding, in: scope.unit).declaration, model.flow.implementations(of: asked).count > 1
        {
            deciding = base
        } else {
            return nil
        }
        let value = ScopedNode(node: deciding, scope: scope)
        return IdentityDriver(kind: .erasure, text: shortened(deciding), place: value.span, expressions: [value])
    }

    private func isExistential(_ node: Node, _ scope: IdentityScope) -> Bool {
        guard let type = typeOfView(node, scope) else { return false }
        if case .existential = evaluator.types[evaluator.withoutOptional(type)] { return true }
        return model.declaration(of: type).map { program[$0].kind == .protocol } ?? false
    }

    /// What each type gives that may be behind a protocol; false where it is known which type that is, and where one was not read.
    ///
    /// - Parameter arguments: what is given, by the names of the parameters in the protocol.
    mutating func addImplementations(
        of requirement: DeclarationID, by base: Node, _ use: Node, _ arguments: [String: ScopedNode], _ scope: IdentityScope, at position: Position
    ) -> Bool {
        guard !isHelper(requirement), let type = typeOfView(base, scope), isExistential(base, scope) || model.holdsParameter(type) else { return false }
        let found = model.flow.implementations(of: requirement)
        guard found.allSatisfy(isHelper), found.count <= Limits.implementations else { return false }
        let names = evaluator.signature(of: requirement).parameters.map { program.text(of: $0.name) }
        for implementation in found {
            let own = evaluator.signature(of: implementation).parameters.map { program.text(of: $0.name) }
            let given = Dictionary(zip(own, names).compactMap { own, name in arguments[name].map { (own, $0) } }) { first, _ in first }
            let type = program.owner(of: implementation).map { evaluator.qualifiedTypeName(of: $0) } ?? ""
            inline(
                implementation, use, scope, arguments: given, receiver: nil, value: ScopedNode(node: base, scope: scope),
                at: position.stepping(.alternative(type), at: span(use, scope)))
        }
        return true
    }

    private func erasedType(_ content: ScopedNode) -> TypeID? {
        let node = content.node.withoutEffects
        if node.kind == .identifier, let local = LexicalBinding.named(by: node)?.origin, let given = content.scope.given(for: local, named: node.text) {
            return given.node.kind == .closure ? nil : erasedType(given)
        }
        // What stands for a generic parameter is another type for each caller.
        return isExistential(node, content.scope) ? nil : typeOfView(node, content.scope).flatMap { evaluator.isUnknown($0) || model.holdsParameter($0) ? nil : $0 }
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
            steps[index].modifiersAround = old.modifiersAround
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
        case .erasure, .alternative, .elseOfGuard, .helper: false
        default: true
        }
    }
}

extension IdentityDriver {
    fileprivate var ofErasure: IdentityDriver {
        IdentityDriver(kind: .erasure, text: text, place: place, expressions: expressions)
    }

    fileprivate func joined(with other: IdentityDriver) -> IdentityDriver {
        IdentityDriver(
            kind: .erasure, text: [text, other.text].filter { !$0.isEmpty }.joined(separator: ", "), place: place, expressions: expressions + other.expressions)
    }
}
