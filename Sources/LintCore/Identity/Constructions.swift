/// A call with the member that it stands in.
struct PlacedCall {
    let node: Node
    let member: DeclarationID
}

/// The calls of a function, those in previews left out.
struct FunctionCalls {
    var calls: [PlacedCall] = []
    /// Whether all calls were understood.
    var isComplete = true
}

/// Who makes values of a type, by the initializer that is called; the type itself stands for the memberwise one.
struct Constructions {
    var calls: [DeclarationID: [PlacedCall]] = [:]
    var isComplete = true
}

extension IdentityModel {
    func calls(of function: DeclarationID) -> FunctionCalls {
        if let found = functionCalls[function] { return found }
        var found = FunctionCalls()
        for place in mentions.calls.places(named: program[function].name) {
            let node = self.node(at: place)
            // Tests and previews are no callers that count; anything else that is not understood is.
            if PreviewCode.holds(node) { continue }
            guard let member = evaluate(around: node, in: place.unit), let site = evaluator.callSite(of: node, in: place.unit) else {
                // Where it is not seen another of its name is called.
                if program.sees(function, from: place.unit) { found.isComplete = false }
                continue
            }
            if site.declaration == function { found.calls.append(PlacedCall(node: node, member: member)) }
        }
        functionCalls[function] = found
        return found
    }

    /// What may make values of a type, by its name, in files that see it.
    func callsNamed(asType type: DeclarationID) -> [CodePlace] {
        mentions.calls.places(named: program[type].name).filter { program.sees(type, from: $0.unit) }
    }

    func constructions(of type: DeclarationID) -> Constructions {
        if let found = constructions[type] { return found }
        let finder = ConstructionFinder(self, type)
        let found = finder.find()
        constructions[type] = found
        return found
    }

    /// `.init(…)`, `Self(…)` and `self.init(…)` by the label of their first argument, those without any under `()`.
    func findUnnamedConstructions() -> [String: [CodePlace]] {
        let places = mentions.calls.places(named: .known(.`init`)) + mentions.calls.places(named: .known(.`Self`))
        return Dictionary(grouping: places) { place in
            guard let call = CallExpr(node(at: place)), let first = call.arguments.first else { return "()" }
            return first.label ?? ""
        }
    }

    /// The initializers that a type is given, by extensions too.
    func initializers(of type: DeclarationID) -> [DeclarationID] {
        ([type] + (program.extensions[type] ?? [])).flatMap { program.ownMembers[$0] ?? [] }.filter { program[$0].kind == .initializer }
    }
}

/// Finds the calls that make values of a type.
private struct ConstructionFinder {
    let model: IdentityModel
    let type: DeclarationID
    let initializers: [(id: DeclarationID, parameters: [CallParameter])]

    init(_ model: IdentityModel, _ type: DeclarationID) {
        self.model = model
        self.type = type
        var found = model.initializers(of: type).map { (id: $0, parameters: CallParameter.all(of: model.program.node($0))) }
        // An initializer in the declaration itself takes the memberwise one away.
        let hasOwn = (model.program.ownMembers[type] ?? []).contains { model.program[$0].kind == .initializer }
        if !hasOwn, model.program[type].kind == .struct { found.append((type, model.memberwiseParameters(of: type))) }
        initializers = found
    }

    func find() -> Constructions {
        var found = Constructions()
        for name in [model.program[type].name] + model.aliases(of: model.program[type].name) {
            for place in model.mentions.calls.places(named: name) { add(place, &found) }
            // What is handed on as a function is called with what is not seen.
            if model.mentions.initializersAsFunctions.places(named: name).contains(where: mayMake) { found.isComplete = false }
        }
        let labels = Set(initializers.flatMap { $0.parameters.map { $0.label ?? "" } })
        let mayBeEmpty = initializers.contains { $0.parameters.allSatisfy(\.isOptional) }
        for label in labels.sorted() { for place in model.unnamedConstructions[label] ?? [] { addUnnamed(place, &found) } }
        if mayBeEmpty { for place in model.unnamedConstructions["()"] ?? [] { addUnnamed(place, &found) } }
        return found
    }

    private func add(_ place: CodePlace, _ found: inout Constructions) {
        let node = model.node(at: place)
        if PreviewCode.holds(node) { return }
        guard let member = model.evaluate(around: node, in: place.unit) else {
            if model.program.sees(type, from: place.unit) { found.isComplete = false }
            return
        }
        guard let site = model.evaluator.callSite(of: node, in: place.unit) else {
            // Nobody asked for the type of this code: what the name means must do.
            guard let callee = CallExpr(node)?.callee, callee.kind == .identifier, let named = model.type(named: callee.text, from: place.unit) else {
                if model.program.sees(type, from: place.unit) { found.isComplete = false }
                return
            }
            if named == type { note(node, member, nil, &found) }
            return
        }
        if site.declaration == type || makes(site.declaration) { note(node, member, site.declaration, &found) }
    }

    private func mayMake(_ place: CodePlace) -> Bool {
        let node = model.node(at: place)
        guard !PreviewCode.holds(node), model.program.sees(type, from: place.unit) else { return false }
        // Of a nested type the name alone is known.
        guard let base = node.child(.base), base.kind == .identifier, let named = model.type(named: base.text, from: place.unit) else { return true }
        return named == type
    }

    /// `self.init(…)`, `Self(…)` and `.init(…)`.
    private func addUnnamed(_ place: CodePlace, _ found: inout Constructions) {
        let node = model.node(at: place)
        guard let callee = CallExpr(node)?.callee, best(for: node) != nil, let member = model.member(around: node, in: place.unit) else { return }
        if callee.kind == .identifier || callee.child(.base).map({ $0.spells("self") || $0.spells("Self") }) ?? false {
            if model.program.owner(of: member) == type, !PreviewCode.holds(node) { note(node, member, nil, &found) }
            return
        }
        model.evaluate(member)
        if PreviewCode.holds(node) { return }
        guard let site = model.evaluator.callSite(of: node, in: place.unit) else {
            // Nobody asked for the type of this code: what it gives, as it is written, must do.
            if model.typeGiven(by: node, asResultOf: member) == type { note(node, member, nil, &found) }
            return
        }
        if site.declaration == type || makes(site.declaration) { note(node, member, site.declaration, &found) }
    }

    private func makes(_ declaration: DeclarationID) -> Bool {
        model.program[declaration].kind == .initializer && model.program.owner(of: declaration) == type
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
