/// Which members no code names.
extension FlowGraph {
    /// Whether no code names a member, and nobody else can ask for it: a protocol, a class above, another module, or a system by an attribute,
    /// of which those of views only say how they are built.
    func isUnused(_ member: DeclarationID) -> Bool {
        if let found = unusedMembers[member] { return found }
        let found = findUnused(member)
        unusedMembers[member] = found
        return found
    }

    private func findUnused(_ member: DeclarationID) -> Bool {
        let declaration = program[member]
        guard declaration.flags.contains(.isFilePrivate) || holdsStart, !isCalledFromOutside(member), !program.isOpenToOthers(declaration),
            isCalledByName(declaration), !(program.owner(of: member).map(isMadeOfMacros) ?? false)
        else { return false }
        if declaration.kind == .initializer, let owner = program.owner(of: member) {
            // Which of two with the same labels is called, the types say.
            func labels(_ initializer: DeclarationID) -> [String?] { CallParameter.all(of: program.node(initializer)).map(\.label) }
            if initializers(of: owner).contains(where: { $0 != member && labels($0) == labels(member) }) { return false }
            let made = constructions(of: owner)
            return made.isComplete && (made.calls[member] ?? []).isEmpty
        }
        return !isNamed(member) { _ in true }
    }

    /// Whether code that was not read may call a member at any time: what asks for it is a protocol, a class above or a system, by an attribute.
    func isCalledFromOutside(_ member: DeclarationID) -> Bool {
        mayBeWitness(member) || program.node(member).children(.modifier).contains { $0.spells("override") } || !givesView(member) && evaluator.attributes(of: member).contains { ![.known(.MainActor), .known(.available), .known(.discardableResult), .known(.Sendable)].contains(program.name(of: $0)) }
    }

    /// Whether code has to spell the name to call it: not so of operators, and of a value that is called like a function.
    private func isCalledByName(_ declaration: Declaration) -> Bool {
        declaration.name != .known(.callAsFunction) && program.text(of: declaration.name).first.map { $0.isLetter || $0 == "_" } ?? false
    }

    /// Whether a macro that was not read may have a type conform to something, and call what it declares.
    private func isMadeOfMacros(_ type: DeclarationID) -> Bool {
        !evaluator.attributes(of: type).allSatisfy(names.isRead)
    }
}

extension SemanticQueries {
    /// Whether a name that means a member, or may mean it, stands where it is asked for.
    func isNamed(_ member: DeclarationID, where isMeant: (Node) -> Bool) -> Bool {
        let (name, own) = (program[member].name, program[member].unit)
        // Its own file names it as a rule, and nobody else can name a private one.
        if isNamed(member, in: own, where: isMeant) { return true }
        guard !program[member].flags.contains(.isFilePrivate) else { return false }
        // Tests, which see more than other modules do, are nobody that counts.
        return mentions.spelled.places(named: name).contains { $0.unit != own && program.sees(member, from: $0.unit) && isNamed(member, in: $0.unit, where: isMeant) }
    }

    private func isNamed(_ member: DeclarationID, in unit: Int32, where isMeant: (Node) -> Bool) -> Bool {
        names.references(to: program[member].name, in: unit).contains { use in
            // A local of that name is no member.
            isMeant(use) && !(use.kind == .identifier && use.isLocalName) && (names.declaration(namedBy: use, in: unit) ?? member) == member
        }
    }
}
