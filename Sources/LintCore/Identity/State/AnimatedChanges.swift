/// Whether a change comes with an animation. What is replaced then fades out and in, where what stays would move.
extension IdentityModel {
    /// - Parameters:
    ///   - condition: what changes.
    ///   - views: what it decides about, in one file.
    /// - Returns: Whether an animation is seen: a modifier around a view that watches the condition, or a write within `withAnimation`.
    func isAnimated(_ condition: Condition, at views: [Node], in unit: Int32) -> Bool {
        if views.contains(where: { isAnimated(condition, around: $0, in: unit) }) { return true }
        // Whoever makes the view may animate it as a whole.
        let makers = views.first.flatMap { names.member(around: $0, in: unit) }.flatMap(program.owner).map { flow.constructions(of: $0) }
        let calls = makers?.calls.values.joined().map { ($0.node, program[$0.member].unit) } ?? []
        return calls.contains { isAnimated(condition, around: $0.0, in: $0.1) } || condition.places.contains { isWrittenAnimated($0.declaration) }
    }

    /// Whether each change of a condition comes with an animation: a modifier around the branch watches it, or whoever writes it does so
    /// within one.
    func isAlwaysAnimated(_ condition: Condition, at branch: Node, in unit: Int32) -> Bool {
        if isAnimated(condition, around: branch, in: unit, always: true) { return true }
        return !condition.places.isEmpty && condition.places.allSatisfy { place in
            let writes = flow.writes(to: place.declaration)
            return !writes.isEmpty && writes.allSatisfy { write in
                var asked: Set<DeclarationID> = []
                return runsAnimated(write.place, in: write.unit, &asked)
            }
        }
    }

    /// Whether something that has a body run again comes with an animation, by a modifier around a view of it or by who writes it.
    func isRunAnimated(_ body: DeclarationID, at view: Node, in unit: Int32) -> Bool {
        if isAnimated(nil, around: view, in: unit) { return true }
        let tree = tree(of: body)
        return changingReads(in: tree, thatKeep: tree.nodes(around: SourceSpan(unit: unit, range: view.range))).contains { $0.declaration.map(isWrittenAnimated) ?? false }
    }

    /// `.animation(.default, value: isOn)` on a view or on what holds it.
    ///
    /// - Parameter condition: nil where whatever is watched counts.
    private func isAnimated(_ condition: Condition?, around view: Node, in unit: Int32, always: Bool = false) -> Bool {
        var inner = view
        for outer in view.ancestors {
            if outer.kind == .memberBlock { return false }
            if inner.role == .callee, let call = CallExpr(outer), names.has(.animates, outer, in: unit), !names.behaviour(of: outer, in: unit).marks(.motion),
                watches(call, condition, in: unit, always)
            { return true }
            inner = outer
        }
        return false
    }

    /// Whether a modifier that animates does so when a condition changes. Without a value it animates whatever changes.
    ///
    /// - Parameter always: whether each change of it counts: `item == nil` comes out the same for many of `item`.
    private func watches(_ call: CallExpr, _ condition: Condition?, in unit: Int32, _ always: Bool) -> Bool {
        guard call.arguments.first?.value?.kind != .nil else { return false }
        guard let condition, let value = call.arguments.dropFirst().first?.value else { return true }
        guard let member = names.member(around: call.node, in: unit), !always || CodeReference.plain(value) != nil else { return false }
        let watched = self.condition(of: value, in: member)
        return condition.variables.contains { watched.variables.contains($0) } || condition.places.contains { watched.places.contains($0) }
    }

    // MARK: Writes

    private func isWrittenAnimated(_ variable: DeclarationID) -> Bool {
        let places = mentions.mutations.places(named: program[variable].name).map { ($0.unit, self.node(at: $0)) }
            .filter { names.property($0.1, in: $0.0) == variable }
        var asked: Set<DeclarationID> = []
        return (flow.changes(of: variable).map { ($0.unit, $0.node) } + places).contains { runsAnimated($0.1, in: $0.0, &asked) }
    }

    /// Whether code runs within an animation, or is called from code that does.
    private func runsAnimated(_ node: Node, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        // `withAnimation { isOn = true }`, `Toggle(isOn: $isOn.animation())`; a list animates its rows, and not what code in them changes.
        let around = node.enclosingCalls.map(\.node) + (node.isProjection ? [node.parent?.parent].compactMap { $0 } : [])
        if around.contains(where: { names.has(.animates, $0, in: unit) && !names.has(.keeps, $0, in: unit) }) { return true }
        // What gives views is called while they are drawn, and its actions run later.
        guard let function = names.member(around: node, in: unit), program[function].kind == .function, !givesView(function), asked.insert(function).inserted else { return false }
        return flow.calls(of: function).calls.contains { runsAnimated($0.node, in: program[$0.member].unit, &asked) }
    }
}
