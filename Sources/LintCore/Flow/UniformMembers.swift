/// Members that hold the same constant in all values of their type, since whoever makes one gives that: `State(pinLength: 6)`. Another
/// value in the place of one changes nothing for what reads such a member.
extension FlowGraph {
    /// Whether a property that a struct stores is one of these.
    func isUniform(_ member: DeclarationID) -> Bool {
        if let found = uniformMembers[member] { return found }
        uniformMembers[member] = false
        let found = findUniform(member)
        uniformMembers[member] = found
        return found
    }

    private func findUniform(_ member: DeclarationID) -> Bool {
        // Else others may make one.
        guard holdsStart, program.isInstanceVariable(member), !isInInterface(member), evaluator.isStored(member), names.wrapper(of: member) == nil,
            let owner = program.owner(of: member), program[owner].kind == .struct, !isDrawn(owner), !isOpenToOthers(member, of: owner),
            // What is decoded may be anything.
            !derives(.decoding, for: owner),
            !mayBeWrittenByKeyPath(member), changes(of: member).isEmpty, change(of: member) == nil
        else { return false }
        let made = constructions(of: owner)
        guard made.isComplete, let given = values(givenFor: member, of: owner, by: made), let first = given.first,
            // What is empty is meant to be filled.
            first.node.kind != .nil, ![.array, .dictionary].contains(first.node.kind) || !first.node.children(.element).isEmpty,
            given.allSatisfy({ isConstantOfProcess($0.node, in: $0.member) && isSame($0, as: first) })
        else { return false }
        return !isNamedElsewhere(member, than: made)
    }

    /// Whether two constants are one: the same code, in which each name means the same.
    private func isSame(_ value: (node: Node, member: DeclarationID), as other: (node: Node, member: DeclarationID)) -> Bool {
        if value.node.tree == other.node.tree, value.node.id == other.node.id { return true }
        let (own, others) = (namesMeant(by: value), namesMeant(by: other))
        return value.node.hasSameCode(as: other.node) && own == others && !own.contains(nil)
    }

    private func namesMeant(by value: (node: Node, member: DeclarationID)) -> [DeclarationID?] {
        ([value.node] + value.node.descendants).filter { [.identifier, .memberAccess, .implicitMember].contains($0.kind) && $0.role != .label }
            .map { names.meaning(of: $0, in: program[value.member].unit).declaration }
    }

    /// What the makers of a type give for a member, and the code in which they do; nil where one was not followed.
    private func values(givenFor member: DeclarationID, of owner: DeclarationID, by made: Constructions) -> [(node: Node, member: DeclarationID)]? {
        let initial = program.element(member).child(.initialValue)
        var found: [(node: Node, member: DeclarationID)] = []
        for (initializer, calls) in made.calls.sorted(by: { $0.key.index < $1.key.index }) {
            var given: [(node: Node, member: DeclarationID)]?
            if initializer == owner {
                given = values(of: name(of: member), among: memberwiseParameters(of: owner), by: calls, orElse: initial, in: member)
            } else if let assigned = InitializerAssignments(to: member, by: initializer, self) {
                if assigned.values.isEmpty {
                    given = assigned.delegates ? [] : initial.map { [($0.withoutEffects, member)] }
                } else if let value = assigned.certainValue?.withoutEffects {
                    let isParameter = if value.kind == .identifier, case .functionParameter? = LexicalBinding.named(by: value)?.origin { true } else { false }
                    given = isParameter
                        ? values(of: value.text, among: CallParameter.all(of: program.node(initializer)), by: calls, in: initializer) : [(value, initializer)]
                }
            }
            guard let given else { return nil }
            found += given
        }
        return found
    }

    /// Whether a call that was not understood has the member's name as a label: macros write copies, `state.copy(pinLength: 4)`.
    private func isNamedElsewhere(_ member: DeclarationID, than made: Constructions) -> Bool {
        let known = made.calls.values.joined()
        return Set(mentions.spelled.places(named: program[member].name).map(\.unit)).contains { unit in
            program.units[Int(unit)].tree.root.descendants.contains { argument in
                guard argument.kind == .argument, argument.child(.label)?.nameText == name(of: member), let call = argument.parent else { return false }
                return !PreviewCode.holds(call) && site(ofCall: call, in: unit) == nil && !known.contains { $0.node.tree == call.tree && $0.node.id == call.id }
            }
        }
    }
}
