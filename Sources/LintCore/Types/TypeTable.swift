/// All types met so far, each once.
final class TypeTable {
    @exclusivity(unchecked) private var forms: [TypeForm] = []
    @exclusivity(unchecked) private var facts: [Facts] = []
    /// Open addressing; 0 is free, else the type's number plus one.
    @exclusivity(unchecked) private var slots = [Int32](repeating: 0, count: 1 << 12)
    @exclusivity(unchecked) private(set) var unknowns: [Unknown] = []
    @exclusivity(unchecked) private var unknownIDs: [Unknown: UnknownID] = [:]

    /// What is asked of types far more often than what they are made of.
    private struct Facts {
        let traits: TypeTraits
        /// Of a nominal type; else `.none`.
        let declaration: DeclarationID
        let hash: UInt32
    }

    subscript(id: TypeID) -> TypeForm { forms[Int(id.index)] }

    func traits(of id: TypeID) -> TypeTraits { facts[Int(id.index)].traits }

    /// The declaration of a nominal type; `.none` for other types.
    func declaration(of id: TypeID) -> DeclarationID { facts[Int(id.index)].declaration }

    func isUnknown(_ id: TypeID) -> Bool { facts[Int(id.index)].traits.contains(.isUnknown) }

    func intern(_ form: TypeForm) -> TypeID {
        let hash = form.tableHash
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let found = Int(slots[slot]) - 1
            if facts[found].hash == hash, forms[found] == form { return TypeID(found) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = TypeID(forms.count)
        forms.append(form)
        var declaration = DeclarationID.none
        if case .nominal(let found, _) = form { declaration = found }
        facts.append(Facts(traits: computeTraits(of: form), declaration: declaration, hash: hash))
        slots[slot] = id.index + 1
        if forms.count * 2 > slots.count { grow() }
        return id
    }

    private func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for (index, facts) in facts.enumerated() {
            var slot = Int(facts.hash) & (slots.count - 1)
            while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
            slots[slot] = Int32(index) + 1
        }
    }

    func unknown(_ unknown: Unknown) -> TypeID {
        if let id = unknownIDs[unknown] { return intern(.unknown(id)) }
        let id = UnknownID(index: Int32(unknowns.count))
        unknowns.append(unknown)
        unknownIDs[unknown] = id
        return intern(.unknown(id))
    }

    func unknown(_ id: UnknownID) -> Unknown { unknowns[Int(id.index)] }

    private func computeTraits(of form: TypeForm) -> TypeTraits {
        switch form {
        case .parameter: .hasParameter
        case .unknown(let id):
            unknowns[Int(id.index)].contradiction != .none
                ? [.hasUnknown, .isUnknown, .hasContradiction] : [.hasUnknown, .isUnknown]
        case .literal: .hasLiteral
        case .nominal(_, let parts), .tuple(let parts, _), .existential(let parts), .pack(let parts): union(parts)
        case .opaque(_, let parts): union(parts).union(.hasOpaque)
        case .function(let parts, let result, _): union(parts).union(inner(result))
        case .member(let base, _): inner(base).union(.hasMember)
        case .metatype(let base), .expansion(let base): inner(base)
        }
    }

    private func union(_ parts: [TypeID]) -> TypeTraits { parts.reduce([]) { $0.union(inner($1)) } }

    private func inner(_ part: TypeID) -> TypeTraits { traits(of: part).subtracting(.isUnknown) }

    /// The type with each part replaced for which `replace` has an answer, from the outside in.
    ///
    /// - Parameter wanted: parts that hold none of these are left alone without being looked at; nil to look at all.
    func rewrite(_ id: TypeID, holding wanted: TypeTraits?, _ replace: (TypeID) -> TypeID?) -> TypeID {
        if let wanted, traits(of: id).isDisjoint(with: wanted) { return id }
        if let replacement = replace(id) { return replacement }
        switch self[id] {
        case .parameter, .unknown, .literal: return id
        case .nominal(let declaration, let parts):
            guard let new = rewrite(parts, holding: wanted, replace) else { return id }
            return intern(.nominal(declaration, new))
        case .tuple(let parts, let labels):
            guard let new = rewrite(parts, holding: wanted, replace) else { return id }
            // Packs keep their elements without labels; one element alone is no tuple.
            if new.count != parts.count { return new.count == 1 ? new[0] : intern(.tuple(new, labels: [])) }
            return intern(.tuple(new, labels: labels))
        case .existential(let parts):
            guard let new = rewrite(parts, holding: wanted, replace) else { return id }
            return intern(.existential(new))
        case .pack(let parts):
            guard let new = rewrite(parts, holding: wanted, replace) else { return id }
            return intern(.pack(new))
        case .opaque(let opaque, let parts):
            guard let new = rewrite(parts, holding: wanted, replace) else { return id }
            return intern(.opaque(opaque, new))
        case .function(let parts, let result, let traits):
            let newParts = rewrite(parts, holding: wanted, replace)
            return intern(.function(newParts ?? parts, result: rewrite(result, holding: wanted, replace), traits))
        case .member(let base, let name): return intern(.member(rewrite(base, holding: wanted, replace), name))
        case .metatype(let base): return intern(.metatype(rewrite(base, holding: wanted, replace)))
        case .expansion(let base):
            let new = rewrite(base, holding: wanted, replace)
            if case .pack = self[new] { return new }
            return intern(.expansion(new))
        }
    }

    /// Nil where no part becomes another: most rewriting changes nothing, and makes no array then.
    private func rewrite(
        _ parts: [TypeID], holding wanted: TypeTraits?, _ replace: (TypeID) -> TypeID?
    ) -> [TypeID]? {
        var result: [TypeID]?
        for (index, part) in parts.enumerated() {
            let new = rewrite(part, holding: wanted, replace)
            if new == part {
                result?.append(part)
                continue
            }
            if result == nil {
                result = []
                result!.reserveCapacity(parts.count)
                result!.append(contentsOf: parts[..<index])
            }
            // A pack takes as many places as it has elements, where it is expanded and not one argument.
            if case .expansion = self[part], case .pack(let elements) = self[new] {
                result! += elements
            } else {
                result!.append(new)
            }
        }
        return result
    }
}
