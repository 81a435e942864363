/// Declarations for who has no code that names them: what the language and libraries ask a type for, a part of a path of which the
/// spelling was kept, a type that a clause states.
extension NameResolver {
    // MARK: Types

    /// The types that a spelled name may mean where a file uses it, nearest first.
    func types(spelled name: String, from unit: Int32) -> [DeclarationID] {
        program.visibleTopLevel(named: program.name(spelled: name), from: unit) { $0.kind.isNominal || $0.kind == .alias }
    }

    /// The one type that a spelled name means where a file uses it, what aliases stand for aside; nil where there are several.
    func type(spelled name: String, from unit: Int32) -> DeclarationID? {
        let found = program.visibleTopLevel(named: program.name(spelled: name), from: unit) { $0.kind.isNominal }
        return found.count == 1 ? found[0] : nil
    }

    /// Whether an attribute is one of the language, or its declaration was read: a type, or a macro of a library.
    func isRead(_ attribute: Attribute) -> Bool {
        guard attribute.name.first?.isUppercase ?? false else { return true }
        return program.declarations(named: program.name(spelled: attribute.name)).contains { program[$0].kind != .macro || program[$0].flags.contains(.isInInterface) }
    }

    /// Whether a type that a clause of inheritance states was read; one that is no plain name was looked for elsewhere.
    func isRead(_ inherited: Node, in unit: Int32) -> Bool { inherited.typeName.map { !types(spelled: $0, from: unit).isEmpty } ?? false }

    // MARK: Members

    /// What a part of a path means on a value of a type: `items` of `store.items`. The type's own stand before those of superclasses and
    /// protocols.
    func members(followedBy part: String, on type: TypeID) -> [DeclarationID] {
        evaluator.members(named: program.name(spelled: part), of: type, isStatic: false).map(\.declaration)
    }

    /// What an access may mean on a value of a type, seen from a member: `bordered` of `view.bordered`.
    func members(accessedBy node: Node, on type: TypeID, seenFrom member: DeclarationID) -> [DeclarationID] {
        evaluator.within(member) { evaluator.members(named: program.memberName(of: node), of: type, isStatic: false).map(\.declaration) }
    }

    /// What a type and its extensions declare by a spelled name.
    func ownMembers(spelled name: String, of type: DeclarationID) -> StableList<DeclarationID> {
        program.members(of: type, named: program.name(spelled: name))
    }

    // MARK: What a type is asked for

    /// What may be called to make a value of a type: its own initializers, those that it inherits and those of its protocols.
    func initializers(of type: TypeID) -> [DeclarationID] {
        evaluator.members(named: .known(.`init`), of: type, isStatic: true).map(\.declaration)
    }

    /// What a protocol of the project writes for all that conform to it where a library asks for something, as this type has it: the `body` of
    /// every `Screen`.
    func providedWitness(of requirement: KnownName, in type: TypeID) -> Candidate? {
        evaluator.members(named: .known(requirement), of: type, isStatic: false).first { candidate in
            candidate.isFromProtocol && !program[candidate.declaration].flags.contains(.isInInterface) && evaluator.hasBody(candidate.declaration)
        }
    }
}
