/// State that comes back by itself, so that nobody misses it.
extension IdentityModel {
    /// Whether all that a property or its object is given comes from code that runs whenever the view appears.
    func isLoaded(_ property: OwnedState.Property) -> Bool {
        guard property.kind.keepsFirstValue else { return false }
        if let type = objectType(of: property.declaration), isObject(type) { return ObjectContents.areFilled(type, onAppearing: true, self) }
        let writes = flow.writes(to: property.declaration)
        var known: [DeclarationID: Bool] = [:]
        return !writes.isEmpty && writes.allSatisfy { write in
            write.place.kind == .assignment && write.place.child(.left).flatMap { names.property($0, in: write.unit) } == property.declaration
                && runsOnAppearing(write.place, in: write.unit, &known)
        }
    }

    /// Whether a place is reached whenever a view appears: what has parameters by nothing else, since those may say what people chose.
    func runsOnAppearing(_ place: Node, in unit: Int32, _ known: inout [DeclarationID: Bool]) -> Bool {
        if closure(onAppearingAround: place, in: unit) != nil { return true }
        guard let member = member(around: place, in: unit), program[member].kind == .function else { return false }
        if let found = known[member] { return found }
        known[member] = false
        let calls = flow.calls(of: member)
        let runs = calls.calls.map { runsOnAppearing($0.node, in: program[$0.member].unit, &known) }
        let isAlone = CallParameter.all(of: program.node(member)).isEmpty || calls.isComplete && !runs.contains(false)
        known[member] = isAlone && runs.contains(true)
        return isAlone && runs.contains(true)
    }

    private func closure(onAppearingAround place: Node, in unit: Int32) -> Node? {
        place.ancestors.first { node in
            node.kind == .closure && node.callGivenThis.map { runs(.appear, node, givenTo: $0, in: unit) } ?? false
        }
    }

    /// Whether a property holds what is hovered, pressed or measured, or says something for a moment.
    func isPassing(_ property: OwnedState.Property) -> Bool {
        property.kind == .gesture || property.kind == .state && (isMeasured(property.declaration) || isMomentary(property.declaration) || isNeverSet(property.declaration))
    }

    /// Whether all code that sets a property takes that back by itself: `isCopied = true; Task { await pause(); isCopied = false }`.
    private func isMomentary(_ id: DeclarationID) -> Bool {
        let element = program.element(id)
        guard let assigned = soleAssignments(to: id), let start = element.child(.initialValue)?.text ?? (element.child(.type)?.kind == .optionalType ? "nil" : nil) else { return false }
        let setting = assigned.filter { $0.node.child(.right)?.text != start }
        return !setting.isEmpty && setting.allSatisfy { isTakenBack($0.node, to: start, in: $0.unit) }
    }

    /// The assignments to a property, after its owner was made; nil where something else may write it.
    private func soleAssignments(to id: DeclarationID) -> [(node: Node, unit: Int32)]? {
        let name = program[id].name
        guard !mentions.writes.bindings.contain(name, in: program[id].unit), !mentions.writes.others.contain(name, in: program[id].unit) else { return nil }
        return mentions.assignments.places(named: name).map { (node: node(at: $0), unit: $0.unit) }.filter { place in
            place.node.child(.left).map { names.property($0, in: place.unit) == id } ?? false && !isInitializing(place.node)
        }
    }

    /// Whether a property keeps the value that it begins with, which another identity begins with, too.
    private func isNeverSet(_ id: DeclarationID) -> Bool {
        guard nobodyChanges(id), !holdsObject(id), let view = program.owner(of: id) else { return false }
        return flow.randomStart(of: id, in: view) == nil
    }

    /// Whether a property is only ever given what the layout, the pointer or a finger says, in closures that hear of it as soon as the
    /// view is there again.
    private func isMeasured(_ id: DeclarationID) -> Bool {
        guard let assigned = soleAssignments(to: id) else { return false }
        return !assigned.isEmpty && assigned.allSatisfy { isTold(at: $0.node, in: $0.unit) || isSetOnAppearing(id, at: $0.node, in: $0.unit) }
    }

    /// `.onAppear { isPulsing = true }`: the same each time, whatever it was before.
    private func isSetOnAppearing(_ id: DeclarationID, at assignment: Node, in unit: Int32) -> Bool {
        guard assignment.kind == .assignment, let value = assignment.child(.right), value.isLiteral || value.kind == .implicitMember else { return false }
        // What asks for it first begins something once.
        return closure(onAppearingAround: assignment, in: unit).map { closure in
            !closure.descendants.contains { node in
                [.identifier, .memberAccess].contains(node.kind) && node.id != assignment.child(.left)?.id && names.property(node, in: unit) == id
            }
        } ?? false
    }

    /// Whether a place is reached through closures of such modifiers alone, or of functions of the project that hand them on.
    ///
    /// - Parameter functions: those being looked into.
    private func isTold(at place: Node, in unit: Int32, _ functions: Set<DeclarationID> = []) -> Bool {
        for node in [place] + Array(place.ancestors) where node.kind == .closure || node.role == .value {
            guard let call = node.callGivenThis else { continue }
            if runs(.measure, node, givenTo: call, in: unit) { return true }
            if let function = site(ofCall: call.node, in: unit)?.declaration, !isInInterface(function), !functions.contains(function),
                isTold(node, givenTo: function, in: call.node, functions.union([function]))
            {
                return true
            }
        }
        return false
    }

    private func isTold(_ value: Node, givenTo function: DeclarationID, in call: Node, _ functions: Set<DeclarationID>) -> Bool {
        let parameters = CallParameter.all(of: program.node(function))
        guard let body = evaluator.body(of: function), let index = CallParameter.values(for: parameters, in: call)?.first(where: { $0.value.id == value.id })?.key
        else { return false }
        let uses = body.descendants.filter { $0.kind == .identifier && $0.text == parameters[index].name }
        return !uses.isEmpty && uses.allSatisfy { isTold(at: $0, in: program[function].unit, functions) }
    }

    private func runs(_ time: RunningTime, _ value: Node, givenTo call: CallExpr, in unit: Int32) -> Bool {
        names.behaviour(of: call.node, in: unit).runs(time, label: value.parent.flatMap(Argument.init)?.label)
    }
}

extension Node {
    /// The call that is given a closure, or a value by a label.
    fileprivate var callGivenThis: CallExpr? { (role == .trailingClosure ? parent : parent?.parent).flatMap(CallExpr.init) }
}
