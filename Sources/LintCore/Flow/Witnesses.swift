/// Members whose type somebody else decides.
extension SemanticQueries {
    /// Whether a member may be what a protocol asks for, so that its type is not its own to choose. A protocol that was not
    /// read may ask for anything.
    func mayBeWitness(_ id: DeclarationID) -> Bool {
        guard let owner = program.owner(of: id) else { return false }
        let name = program[id].name
        if program[owner].kind == .protocol { return isRequired(name, by: owner) }
        if evaluator.protocols(of: owner).contains(where: { isRequired(name, by: $0) }) { return true }
        return ([owner] + (program.extensions[owner] ?? [])).contains { source in
            TypeDecl(program.node(source))?.inheritedTypes.contains { !names.isRead($0, in: program[source].unit) } ?? false
        }
    }

    private func isRequired(_ name: Name, by owner: DeclarationID) -> Bool {
        program.members(of: owner, named: name).contains { member in
            program[program[member].parent].kind == .protocol
        }
    }
}
