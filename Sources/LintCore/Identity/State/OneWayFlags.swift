/// Flags that go one way.
extension IdentityModel {
    /// What is seen of who changes a condition.
    enum FlagChange {
        case none
        /// No view is told: it shows when a body runs for another reason, if ever.
        case untold
        /// Nothing leads back.
        case once
        case again
    }

    func seenChange(of condition: Condition) -> FlagChange {
        if !condition.places.isEmpty, !condition.places.contains(where: flow.isWatched) { return .untold }
        let seen = condition.places.filter(flow.isSeenToChange)
        if seen.isEmpty { return .none }
        return seen.allSatisfy { changesOnce(program[$0.declaration].name, $0.declaration) || isLoadedOnce($0.declaration) } ? .once : .again
    }

    /// Whether a view alone gives a state other values, and all of that when it appears.
    private func isLoadedOnce(_ variable: DeclarationID) -> Bool {
        guard names.storage(of: variable) == .state else { return false }
        let writes = flow.writes(to: variable)
        return !writes.isEmpty && writes.allSatisfy { write in
            write.place.kind == .assignment && isReachedOnce(write.place, in: write.unit) && RefreshedData.occasion(of: write.place, in: write.unit, self) == .once
        }
    }

    /// Whether no loop and no closure of a library, of which nobody knows how often it is called, is around code, up to what appears.
    private func isReachedOnce(_ code: Node, in unit: Int32) -> Bool {
        let loops: Set<SyntaxKind> = [.for, .while, .repeat]
        guard !code.ancestors.prefix(while: { $0.kind != .func && $0.kind != .memberBlock }).contains(where: { loops.contains($0.kind) }) else { return false }
        let calls = code.enclosingCalls.prefix { !names.behaviour(of: $0.node, in: unit).runs(.appear) }
        return calls.allSatisfy { call in
            let behaviour = names.behaviour(of: call.node, in: unit)
            return behaviour.runs(.now) || behaviour.runs(.soon) || behaviour.has(.animates) || site(ofCall: call.node, in: unit).map { !isInInterface($0.declaration) } ?? false
        }
    }

    /// Whether what an expression names is only ever given one of the two values of a flag: `isReady = true`, and nowhere `false`.
    /// Whoever gets it as a binding of the same name counts, too.
    func changesOnce(_ expression: Node, in unit: Int32) -> Bool {
        var node = expression.withoutUnwrapping
        if node.kind == .memberAccess, node.memberName == "wrappedValue", let base = node.child(.base) { node = base.withoutUnwrapping }
        guard let text = node.referencedName else { return false }
        return changesOnce(program.name(spelled: text), names.property(node, in: unit))
    }

    /// - Parameter target: what is meant; nil where all of the name count.
    private func changesOnce(_ name: Name, _ target: DeclarationID?) -> Bool {
        func isMeant(_ node: Node, in other: Int32) -> Bool {
            guard !isInitializing(node.parent ?? node), !PreviewCode.holds(node) else { return false }
            guard let target else { return true }
            guard let found = names.property(node, in: other) else { return other == program[target].unit }
            return found == target || program[found].name == name && names.storage(of: found) == .binding
        }
        let direct = mentions.assignments.places(named: name).filter { place in
            self.node(at: place).child(.left).map { isMeant($0, in: place.unit) } ?? false
        }
        let wrapped = mentions.assignments.places(named: program.name(spelled: "wrappedValue")).filter {
            self.node(at: $0).child(.left)?.child(.base)?.withoutUnwrapping.referencedName.map(program.name(spelled:)) == name
        }
        let others = mentions.mutations.places(named: name).filter { place in
            let node = self.node(at: place)
            let isWritten = node.parent?.kind == .memberAccess && node.parent?.memberName == "wrappedValue"
            return node.parent?.kind != .argument && node.parent?.kind != .assignment && !isWritten && isMeant(node, in: place.unit)
        }
        let values = (direct + wrapped).map { self.node(at: $0).child(.right)?.text }
        return others.isEmpty && !values.isEmpty && (values.allSatisfy { $0 == "true" } || values.allSatisfy { $0 == "false" })
    }
}
