/// What begins again with a new identity, by what state is at first.
extension IdentityModel {
    /// What runs again where a view gets a new identity, and the state of what it presents, a sheet that may be open: what stands around the
    /// step that may end it goes on.
    ///
    /// - Returns: Also the state that its views hold, by what constants they are given; nil where not all of them are known.
    func renewal(of view: IdentityNode, in tree: IdentityTree) -> (work: [ViewInput], presented: OwnedState, held: Set<DeclarationID>?) {
        let outer = view.steps.filter { !$0.drivers.isEmpty }.map(\.modifiersAround).min() ?? 0
        var work: [ViewInput] = []
        var presented = OwnedState()
        var tracer = ChangeTracer(self)
        var held: Set<DeclarationID>? = []
        for node in tree.nodes {
            let line = tree.line(to: node).drop { $0.index != view.index }
            guard !line.isEmpty else { continue }
            if line.dropFirst().flatMap(\.steps).contains(where: \.isPresentation) {
                presented.add(state(ownedBy: node, in: tree))
                continue
            }
            work += node.modifiers.dropFirst(node.index == view.index ? outer : 0).filter(\.followsView)
            if case .view = node.kind {} else { held = nil }
            guard node.isCustom, let type = node.declaration else { continue }
            tracer.recreate(type, by: node)
            held?.formUnion(ownProperties(of: type).map(\.declaration))
        }
        if !tracer.rows.allSatisfy({ $0.verdict == .recreated && !$0.isCutShort }) { held = nil }
        held?.formUnion(tracer.rows.flatMap(\.lost).map(\.declaration))
        work += tracer.rows.filter(\.isCertain).flatMap(\.work)
        for row in tracer.rows { presented.add(row.presented) }
        var known: Set<SourceSpan> = []
        return (work.filter { known.insert($0.value.span).inserted }, presented, held)
    }

    /// What the state of a view is at first, where that is written and nobody gives something else; without what the view itself sets when it appears.
    func firstValues(of view: DeclarationID) -> [DeclarationID: KnownValue] {
        if let found = firstValuesFound[view] { return found }
        var found: [DeclarationID: KnownValue] = [:]
        for property in ownProperties(of: view).map(\.declaration) where names.storage(of: property) == .state && flow.values(givenFor: property).isEmpty {
            let initial = program.element(property).child(.initialValue)
            let first = initial.map { constant($0.withoutEffects, in: program[property].unit) } ?? (evaluator.unwrapped(evaluator.valueType(of: property)) == nil ? nil : .nothing)
            guard let first, initializers(of: view).allSatisfy({ InitializerAssignments(to: property, by: $0, self)?.values.isEmpty ?? false }), !isSetSoon(property, in: view)
            else { continue }
            found[property] = first
        }
        firstValuesFound[view] = found
        return found
    }

    /// Whether a view gives a state another value whenever it appears.
    private func isSetSoon(_ property: DeclarationID, in view: DeclarationID) -> Bool {
        var effects = ActionEffects(on: property, flow)
        return ([view] + (program.extensions[view] ?? [])).contains { effects.write(in: program.node($0), program[$0].unit, at: [.appear, .measure])?.isCertain ?? false }
    }
}
