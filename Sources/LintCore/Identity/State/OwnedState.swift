/// What lives and dies with the identity of a view: its own state and that of the views below it.
struct OwnedState {
    /// A stored property that SwiftUI keeps as long as the view has its identity.
    struct Property: Hashable {
        let declaration: DeclarationID
        let kind: WrapperKind
        /// As it is written: `State`, `StateObject`…
        let wrapper: String
    }

    /// The view's own first, then those of the views below it in source order.
    var properties: [Property] = []
    /// What views of libraries keep themselves: a scroll position, the keyboard focus.
    var builtIn: [BuiltInState] = []
    /// Which of these the view keeps itself, and not one in it.
    var own: BuiltInState?
    /// Containers of libraries that keep something themselves unless they are given a binding, which their type does not tell.
    var undecided: [DeclarationID] = []
    /// Whether all views below are known: without, there may be more.
    var isComplete = true
    /// Whether there are views of the project in it, or several of a library.
    var holdsViews = false
    /// Whether people press something in it, and see that they do: it runs code then.
    var isPressed = false

    var isEmpty: Bool { properties.isEmpty && builtIn.isEmpty }

    mutating func add(_ other: OwnedState) {
        for property in other.properties where !properties.contains(property) { properties.append(property) }
        for item in other.builtIn where !builtIn.contains(item) { builtIn.append(item) }
        for container in other.undecided where !undecided.contains(container) { undecided.append(container) }
        isComplete = isComplete && other.isComplete
        holdsViews = holdsViews || other.holdsViews
        isPressed = isPressed || other.isPressed
    }
}

/// State by type: what a body gives tells which views stand in it, so a walk over the type finds them across files, behind
/// helpers and in closures of callers.
extension IdentityModel {
    /// The state that a view of this type and all views in it own, as far as the type tells.
    func state(ownedBy type: TypeID) -> OwnedState {
        var walk = StateWalk(stopsAtIDs: false)
        return settled(state(in: underlying(type), &walk), of: type)
    }

    /// The state of it that stays at the place when the view comes to show something else: what stands behind an id of its own,
    /// in rows or inside `.id(…)`, goes with the id.
    func state(stayingWith type: TypeID) -> OwnedState {
        var walk = StateWalk(stopsAtIDs: true)
        return settled(state(in: underlying(type), &walk), of: type)
    }

    /// The state that a view expression and all views in it own: how its containers are made is seen there.
    func state(ownedBy type: TypeID, at view: Node, in unit: Int32) -> OwnedState {
        var walk = StateWalk(stopsAtIDs: false)
        var found = state(in: underlying(type), &walk)
        if !found.undecided.isEmpty, let member = member(around: view, in: unit), givesView(member) {
            let span = SourceSpan(unit: unit, range: view.range)
            let tree = tree(of: member)
            decide(&found, in: tree) { node in
                span.contains(node.span) || tree.steps(to: node).contains { span.contains($0.place) }
            }
        }
        leaveOutBound(&found, at: view, in: unit)
        leaveOutUnmade(&found, by: view.chainRoot, in: unit)
        found = settled(found, of: type)
        settleGiven(&found, of: type, at: view, in: unit)
        return found
    }

    /// The same of a view of a tree.
    func state(ownedBy node: IdentityNode, in tree: IdentityTree) -> OwnedState {
        guard let type = node.type else { return OwnedState(isComplete: false) }
        var walk = StateWalk(stopsAtIDs: false)
        var found = state(in: underlying(type), &walk)
        decide(&found, in: tree) { other in tree.line(to: other).contains { $0.index == node.index } }
        leaveOutBound(&found, on: tree.line(to: node))
        return settled(found, of: type)
    }

    /// What may be bound somewhere out of sight is not said to be kept here.
    private func settled(_ state: OwnedState, of type: TypeID) -> OwnedState {
        var state = state
        state.own = state.builtIn.isEmpty ? nil : builtInState(of: underlying(type)).flatMap { state.builtIn.contains($0) ? $0 : nil }
        if holdsPlaceholder(underlying(type)) { state.isComplete = false }
        guard !state.undecided.isEmpty else { return state }
        state.undecided = []
        state.isComplete = false
        return state
    }

    func state(in type: TypeID, _ walk: inout StateWalk) -> OwnedState {
        if let found = walk.known(walk.stopsAtIDs ? placedStates[type] : ownedStates[type]) { return found }
        let outerCut = walk.startCut()
        let found = findState(in: type, &walk)
        // Inside a view that holds itself, what is above is not yet known. All else is remembered: the same few views stand
        // below most others.
        if walk.isWhole {
            let kept = StateWalk.Remembered(state: found, knot: walk.knot)
            if walk.stopsAtIDs { placedStates[type] = kept } else { ownedStates[type] = kept }
        }
        walk.endCut(outerCut)
        return found
    }

    private func findState(in type: TypeID, _ walk: inout StateWalk) -> OwnedState {
        switch types[type] {
        case .nominal(let declaration, let arguments): return state(of: declaration, arguments, type, &walk)
        case .tuple(let parts, _), .pack(let parts): return state(ofAll: parts, &walk)
        case .expansion(let inner): return state(in: inner, &walk)
        case .unknown: return OwnedState(isComplete: evaluator.isHidden(type))
        case .parameter, .member, .opaque, .existential: return OwnedState(isComplete: false)
        // What shows a view shows what a function gives.
        case .function(_, let result, _): return isView(result) ? state(in: underlying(result), &walk) : OwnedState()
        case .metatype, .literal: return OwnedState()
        }
    }

    private func state(ofAll parts: some Sequence<TypeID>, _ walk: inout StateWalk) -> OwnedState {
        var result = OwnedState()
        for part in parts { result.add(state(in: part, &walk)) }
        result.holdsViews = result.holdsViews || parts.count(where: isView) > 1
        return result
    }

    private func state(
        of declaration: DeclarationID, _ arguments: TypeList, _ type: TypeID, _ walk: inout StateWalk
    ) -> OwnedState {
        if isInInterface(declaration) { return stateOfLibraryType(declaration, arguments, &walk) }
        guard walk.depth < Limits.nestedStateOwners else { return OwnedState(isComplete: false) }
        guard walk.enter(type) else { return OwnedState() }
        defer { walk.leave(type) }
        var result = OwnedState(properties: ownProperties(of: declaration), holdsViews: !isRepresentable(declaration))
        if isRepresentable(declaration), let kept = platformView(of: declaration) { result.builtIn.append(kept) }
        var shown = body(of: declaration, type).map { state(in: $0, &walk) }
        if var found = shown, let member = self.body(of: declaration) {
            if !found.undecided.isEmpty { decide(&found, in: tree(of: member)) { _ in true } }
            leaveOutDead(&found, in: member, &walk)
            shown = found
        }
        // A body that is known tells by itself what it shows of what a caller hands in: perhaps in a sheet, or not at all.
        if !(shown?.isComplete ?? false) {
            for argument in arguments where isView(argument) { result.add(state(in: argument, &walk)) }
        }
        if let shown { result.add(shown) }
        return result
    }

    /// The type behind `body` of a view or modifier, with the generic arguments of this one in it.
    func body(of declaration: DeclarationID, _ type: TypeID) -> TypeID? {
        guard case .nominal(_, let arguments) = types[type] else { return nil }
        for member in program.members(of: declaration, named: .known(.body)) where evaluator.hasBody(member) {
            let result = evaluator.substitute(
                evaluator.resultType(of: member), Substitution(evaluator.allParameters(of: declaration), arguments))
            return underlying(result)
        }
        // The one that a protocol of the project provides, with this type for `Self`.
        guard let provided = names.providedWitness(of: .body, in: type) else { return nil }
        return underlying(evaluator.substitute(evaluator.resultType(of: provided.declaration), provided.substitution))
    }
}
