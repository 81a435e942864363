/// Which members no code names.
extension IdentityModel {
    /// Whether a helper of a view was left behind: it gives a view, no code names it, and no other module can.
    func isLeftOver(_ member: DeclarationID) -> Bool {
        let declaration = program[member]
        guard [.function, .variable].contains(declaration.kind), declaration.name != .known(.body), let owner = program.owner(of: member), isDrawn(owner),
            givesView(member), declaration.flags.contains(.isFilePrivate) || holdsStart, !mayBeWitness(member), !program.isSeenByOtherModules(declaration)
        else { return false }
        return !isNamed(member) { _ in true }
    }

    /// Whether a name that means a member, or may mean it, stands where it is asked for.
    func isNamed(_ member: DeclarationID, where isMeant: (Node) -> Bool) -> Bool {
        let name = program[member].name
        return mentions.spelled.places(named: name).contains { file in
            guard !program[member].flags.contains(.isFilePrivate) || file.unit == program[member].unit else { return false }
            return program.units[Int(file.unit)].tree.records.root.descendants.contains { node in
                (node.kind == .identifier || node.kind == .memberAccess) && node.role != .label && program.projectedName(of: node) == name && isMeant(node) && (names.declaration(namedBy: node, in: file.unit) ?? member) == member
            }
        }
    }
}
