/// What a view of a library keeps by itself, and a view of UIKit or AppKit behind one of the project.
enum BuiltInState: Hashable {
    case library(KeptState)
    /// By the class that it is declared to make, where that is known: the `NSProgressIndicator` behind `Spinner`.
    case platformView(class: String?, behind: String)
}

/// What views of libraries keep by themselves, and what of it somebody else keeps where they are given a binding
/// (docs/how-it-decides.md, "Lost state").
extension IdentityModel {
    enum Keeping {
        case kept(BuiltInState)
        /// The type does not tell whether it is bound.
        case undecided
        case nothing
    }

    func keeping(_ declaration: DeclarationID, _ arguments: TypeList) -> Keeping {
        let behaviour = program.behaviour(of: declaration)
        guard let kept = behaviour.kept else { return .nothing }
        if behaviour.has(.exceptOn) { return .undecided }
        guard behaviour.has(.heldBy) else { return .kept(.library(kept)) }
        // `TabView<Never, …>` is made without a selection alone, `NavigationStack<[Item], …>` with a path alone.
        guard let first = arguments.first.map(underlying), !evaluator.isUnknown(first) else { return .undecided }
        let ways = makers(of: declaration, whoseFirstArgumentIs: first)
        switch (ways.contains { isBinding($0, behaviour) }, ways.contains { !isBinding($0, behaviour) }) {
        case (true, false): return .nothing
        case (false, true): return .kept(.library(kept))
        default: return .undecided
        }
    }

    /// The initializers of a library's generic type that give one with this as first argument.
    private func makers(of type: DeclarationID, whoseFirstArgumentIs first: TypeID) -> [DeclarationID] {
        program.members(of: type, named: .known(.`init`)).filter { initializer in
            guard case .nominal(_, let arguments) = types[evaluator.signature(of: initializer).result], let given = arguments.first else { return true }
            if case .nominal = types[given] { return given == first }
            return true
        }
    }

    /// Whether an initializer takes what the view would keep by itself.
    private func isBinding(_ initializer: DeclarationID, _ behaviour: Behaviour) -> Bool {
        evaluator.signature(of: initializer).parameters.contains { behaviour.has(.heldBy, program.text(of: $0.label)) }
    }

    /// Takes up what the views that are seen being made tell of containers whose type does not tell it.
    func decide(_ state: inout OwnedState, in tree: IdentityTree, isMeant: (IdentityNode) -> Bool) {
        for container in state.undecided {
            let made = tree.nodes.filter { $0.declaration == container && isMeant($0) }
            guard !made.isEmpty else { continue }
            state.undecided.removeAll { $0 == container }
            // One that is bound leaves open which of them is shown here.
            guard !made.contains(where: { isBound($0, tree) }), let kept = program.behaviour(of: container).kept,
                !state.builtIn.contains(.library(kept)), made.contains(where: { keeps(kept, $0, in: tree) })
            else { continue }
            state.builtIn.append(.library(kept))
        }
    }

    private func isBound(_ node: IdentityNode, _ tree: IdentityTree) -> Bool {
        let holders = node.behaviour.values(of: .heldBy)
        if node.inputs.contains(where: { input in input.isGiven && holders.contains(input.label) }) { return true }
        // What a split view shows is the selection of the list in its sidebar: `List.selection`.
        let inside = holders.filter { $0.contains(".") }
        return !inside.isEmpty && tree.nodes.contains { other in
            guard case .view = other.kind, !other.isCustom else { return false }
            return other.inputs.contains { $0.isGiven && inside.contains("\(other.name).\($0.label)") }
        }
    }

    /// Whether a view keeps it on the platform that the code is built for, or by a style around it.
    private func keeps(_ kept: KeptState, _ node: IdentityNode, in tree: IdentityTree) -> Bool {
        let exceptions = node.behaviour.values(of: .exceptOn)
        let profile = program.units[Int(node.span.unit)].profile
        if exceptions.isEmpty || profile.isPlatformKnown && !exceptions.contains(profile.platform.rawValue) { return true }
        let styles = tree.line(to: node).flatMap(\.modifiers).map(\.value)
        return styles.contains { names.behaviour(of: $0.node, in: $0.scope.unit).kept == kept }
    }

    /// What a view keeps by itself, views in it aside.
    func ownBuiltIn(of node: IdentityNode, in tree: IdentityTree) -> BuiltInState? {
        guard let declaration = node.declaration else { return nil }
        guard isInInterface(declaration) else { return isRepresentable(declaration) ? platformView(of: declaration) : nil }
        guard let kept = program.behaviour(of: declaration).kept, !isBound(node, tree), !isHeld(kept, on: tree.line(to: node)), keeps(kept, node, in: tree) else { return nil }
        return .library(kept)
    }

    /// What a view keeps by itself: a `List`, a modified one, and a view of the project whose body is one.
    func builtInState(of type: TypeID, depth: Int = 0) -> BuiltInState? {
        guard depth < Limits.nestedContainers, case .nominal(let declaration, let arguments) = types[type] else { return nil }
        guard isInInterface(declaration) else { return body(of: declaration, type).flatMap { builtInState(of: $0, depth: depth + 1) } }
        let behaviour = program.behaviour(of: declaration)
        guard behaviour.has(.layer) else { return behaviour.kept.map(BuiltInState.library) }
        return arguments.first.flatMap { builtInState(of: underlying($0), depth: depth + 1) }
    }

    // MARK: Modifiers that hold it

    /// What the modifier of a `ModifiedContent` keeps outside of the view.
    func leaveOutHeld(_ state: inout OwnedState, by modifier: TypeID) {
        let holder: DeclarationID? = if case .unknown(let id) = types[modifier] { types.unknown(id).hiddenBy } else { declaration(of: modifier) }
        if let holder { state.leaveOut(program.behaviour(of: holder)) }
    }

    /// Takes out what a modifier on a view keeps outside of it.
    func leaveOutBound(_ state: inout OwnedState, at view: Node, in unit: Int32) {
        guard !state.builtIn.isEmpty else { return }
        var node = view
        while let parent = node.parent, node.role == .base || node.role == .callee {
            if parent.kind == .call { state.leaveOut(names.behaviour(of: parent, in: unit)) }
            node = parent
        }
    }

    func leaveOutBound(_ state: inout OwnedState, on line: [IdentityNode]) {
        for modifier in line.flatMap(\.modifiers) { state.leaveOut(modifier.behaviour) }
    }

    private func isHeld(_ kept: KeptState, on line: [IdentityNode]) -> Bool {
        line.contains { $0.modifiers.contains { $0.behaviour.has(.holds, kept.rawValue) } }
    }
}

extension OwnedState {
    fileprivate mutating func leaveOut(_ holder: Behaviour) {
        guard holder.has(.holds) else { return }
        builtIn.removeAll { if case .library(let kept) = $0 { holder.has(.holds, kept.rawValue) } else { false } }
    }
}
