/// Who makes values of a type, by the initializer that is called; the type itself stands for the memberwise one.
struct Constructions {
    var calls: [DeclarationID: [PlacedCall]] = [:]
    var isComplete = true
}

extension FlowGraph {
    func constructions(of type: DeclarationID) -> Constructions {
        if let found = constructionsFound[type] { return found }
        let finder = ConstructionFinder(self, type)
        let found = finder.find()
        constructionsFound[type] = found
        return found
    }

    /// `.init(…)`, `Self(…)`, `self.init(…)` and `kind.init(…)` by the label of their first argument, those without any under `()`.
    fileprivate var unnamedConstructions: [String: [CodePlace]] { kept(\.unnamedConstructionsFound, findUnnamedConstructions) }

    private func findUnnamedConstructions() -> [String: [CodePlace]] {
        let places = mentions.calls.places(named: .known(.`init`)) + mentions.calls.places(named: .known(.`Self`))
        // `Row.init(…)` is filed by the name of the type as well.
        let unnamed = places.filter { place in
            guard let type = node(at: place).child(.callee)?.initializedType, !type.spells("Self"), case .type = names.meaning(of: type, in: place.unit) else { return true }
            return false
        }
        return Dictionary(grouping: unnamed) { place in
            guard let call = CallExpr(node(at: place)), let first = call.arguments.first else { return "()" }
            return first.label ?? ""
        }
    }
}

/// Finds the calls that make values of a type.
private struct ConstructionFinder {
    let graph: FlowGraph
    let type: DeclarationID
    let initializers: [(id: DeclarationID, parameters: [CallParameter])]

    init(_ graph: FlowGraph, _ type: DeclarationID) {
        self.graph = graph
        self.type = type
        var found = graph.initializers(of: type).map { (id: $0, parameters: CallParameter.all(of: graph.program.node($0))) }
        // An initializer in the declaration itself takes the memberwise one away.
        let hasOwn = (graph.program.ownMembers[type] ?? []).contains { graph.program[$0].kind == .initializer }
        if !hasOwn, graph.program[type].kind == .struct { found.append((type, graph.memberwiseParameters(of: type))) }
        initializers = found
    }

    func find() -> Constructions {
        var found = Constructions()
        for name in [graph.program[type].name] + graph.aliases(of: graph.program[type].name) {
            for place in graph.mentions.calls.places(named: name) { add(place, &found) }
            // What is handed on as a function is called with what is not seen.
            if graph.mentions.initializersAsFunctions.places(named: name).contains(where: mayMake) { found.isComplete = false }
        }
        let labels = Set(initializers.flatMap { $0.parameters.map { $0.label ?? "" } })
        let mayBeEmpty = initializers.contains { $0.parameters.allSatisfy { $0.isOptional || $0.takesFunction } }
        for label in labels.sorted() { for place in graph.unnamedConstructions[label] ?? [] { addUnnamed(place, &found) } }
        if mayBeEmpty { for place in graph.unnamedConstructions["()"] ?? [] { addUnnamed(place, &found) } }
        return found
    }

    private func add(_ place: CodePlace, _ found: inout Constructions) {
        let node = graph.node(at: place)
        if PreviewCode.holds(node) { return }
        guard let member = graph.member(around: node, in: place.unit) else {
            if graph.program.sees(type, from: place.unit) { found.isComplete = false }
            return
        }
        guard let site = graph.site(ofCall: node, in: place.unit) else {
            // The call was not understood: what the name means must do.
            guard let called = CallExpr(node)?.callee, case let callee = called.initializedType ?? called, callee.kind == .identifier, let named = graph.type(named: callee.text, from: place.unit) else {
                if graph.program.sees(type, from: place.unit) { found.isComplete = false }
                return
            }
            if named == type { note(node, member, nil, &found) }
            return
        }
        if site.declaration == type || makes(site.declaration) { note(node, member, site.declaration, &found) }
    }

    private func mayMake(_ place: CodePlace) -> Bool {
        let node = graph.node(at: place)
        guard !PreviewCode.holds(node), graph.program.sees(type, from: place.unit) else { return false }
        // Of a nested type the name alone is known.
        guard let base = node.child(.base), base.kind == .identifier, let named = graph.type(named: base.text, from: place.unit) else { return true }
        return named == type
    }

    /// `self.init(…)`, `Self(…)` and `.init(…)`.
    private func addUnnamed(_ place: CodePlace, _ found: inout Constructions) {
        let node = graph.node(at: place)
        guard let callee = CallExpr(node)?.callee, best(for: node) != nil, let member = graph.member(around: node, in: place.unit) else { return }
        if callee.kind == .identifier || callee.child(.base).map({ $0.spells("self") || $0.spells("Self") }) ?? false {
            if graph.program.owner(of: member) == type, !PreviewCode.holds(node) { note(node, member, nil, &found) }
            return
        }
        if PreviewCode.holds(node) { return }
        guard let site = graph.site(ofCall: node, in: place.unit) else {
            // The call was not understood: what it gives, as it is written, must do.
            if graph.typeGiven(by: node, asResultOf: member) == type { note(node, member, nil, &found) }
            return
        }
        if site.declaration == type || makes(site.declaration) { note(node, member, site.declaration, &found) }
    }

    private func makes(_ declaration: DeclarationID) -> Bool {
        graph.program[declaration].kind == .initializer && graph.program.owner(of: declaration) == type
    }

    private func note(_ node: Node, _ member: DeclarationID, _ called: DeclarationID?, _ found: inout Constructions) {
        let named = called.flatMap { id in initializers.first { $0.id == id && $0.id != type } }
        guard let initializer = named?.id ?? best(for: node) else {
            found.isComplete = false
            return
        }
        found.calls[initializer, default: []].append(PlacedCall(node: node, member: member))
    }

    /// The initializer whose labels a call has.
    private func best(for call: Node) -> DeclarationID? {
        initializers.compactMap { candidate in
            CallParameter.values(for: candidate.parameters, in: call).map { (candidate.id, candidate.parameters.missing($0)) }
        }.min { $0.1 < $1.1 }?.0
    }
}
