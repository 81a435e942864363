/// A member that types of one declaration have, under the condition that they conform to a protocol.
struct MemberPlace {
    let member: DeclarationID
    /// `.none` for a member of the type itself.
    let conformed: DeclarationID
}

/// The same few names are looked up in ever new types: each modifier makes one of `ModifiedContent`. Where members are to be
/// found is remembered by its declaration; for each type it remains to be seen which conditions hold.
extension Evaluator {
    func placedMembers(
        named name: Name, of declaration: DeclarationID, _ arguments: TypeList, _ type: TypeID, _ isStatic: Bool
    ) -> [Candidate] {
        let places = places(ofMembersNamed: name, in: declaration, isStatic: isStatic)
        guard !places.isEmpty else { return [] }
        var result: [Candidate] = []
        result.reserveCapacity(places.count)
        var conformed = DeclarationID.none
        var holds = true
        var substitution = Substitution(allParameters(of: declaration), arguments)
        for place in places {
            if place.conformed != conformed {
                conformed = place.conformed
                holds = conforms(type, to: conformed) != .no
                if holds { substitution = Substitution(ownParameters(of: conformed)[0], type) }
            }
            if holds { add(place.member, substitution, type, conformed != .none, &result) }
        }
        return result
    }

    /// The type's own members before those of protocols, which stand together.
    private func places(
        ofMembersNamed name: Name, in declaration: DeclarationID, isStatic: Bool
    ) -> StableList<MemberPlace> {
        let key = name.index << 1 | (isStatic ? 1 : 0)
        if let found = memberPlaces[declaration.index, key] { return found }
        let isSettled = isSettled
        var places: [MemberPlace] = []
        for member in program.members(of: declaration, named: name) where isCandidate(member, isStatic) {
            places.append(MemberPlace(member: member, conformed: .none))
        }
        if program[declaration].kind != .protocol {
            for conformed in protocols(of: declaration) {
                for member in program.members(of: conformed, named: name) where isCandidate(member, isStatic) {
                    places.append(MemberPlace(member: member, conformed: conformed))
                }
            }
        }
        let kept = memberRows.keep(places)
        if isSettled { memberPlaces[declaration.index, key] = kept }
        return kept
    }
}
