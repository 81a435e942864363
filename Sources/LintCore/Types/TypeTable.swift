/// All types met so far, each once.
final class TypeTable {
    private var forms: [TypeForm] = []
    private var traits: [TypeTraits] = []
    private var ids: [TypeForm: TypeID] = [:]
    private(set) var unknowns: [Unknown] = []
    private var unknownIDs: [Unknown: UnknownID] = [:]

    subscript(id: TypeID) -> TypeForm { forms[Int(id.index)] }

    func traits(of id: TypeID) -> TypeTraits { traits[Int(id.index)] }

    func intern(_ form: TypeForm) -> TypeID {
        if let id = ids[form] { return id }
        let id = TypeID(forms.count)
        forms.append(form)
        traits.append(computeTraits(of: form))
        ids[form] = id
        return id
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
        case .unknown(let id): unknowns[Int(id.index)].isContradiction ? [.hasUnknown, .hasContradiction] : .hasUnknown
        case .literal: .hasLiteral
        case .nominal(_, let parts), .tuple(let parts, _), .existential(let parts), .pack(let parts): union(parts)
        case .opaque(_, let parts): union(parts).union(.hasOpaque)
        case .function(let parts, let result, _): union(parts).union(traits(of: result))
        case .member(let base, _): traits(of: base).union(.hasMember)
        case .metatype(let base), .expansion(let base): traits(of: base)
        }
    }

    private func union(_ parts: [TypeID]) -> TypeTraits { parts.reduce([]) { $0.union(traits(of: $1)) } }

    /// The type with each part replaced for which `replace` has an answer, from the outside in.
    ///
    /// - Parameter wanted: parts that hold none of these are left alone without being looked at; nil to look at all.
    func rewrite(_ id: TypeID, holding wanted: TypeTraits?, _ replace: (TypeID) -> TypeID?) -> TypeID {
        if let wanted, traits(of: id).isDisjoint(with: wanted) { return id }
        if let replacement = replace(id) { return replacement }
        switch self[id] {
        case .parameter, .unknown, .literal: return id
        case .nominal(let declaration, let parts):
            return intern(.nominal(declaration, rewrite(parts, holding: wanted, replace)))
        case .tuple(let parts, let labels):
            let new = rewrite(parts, holding: wanted, replace)
            // Packs keep their elements without labels; one element alone is no tuple.
            if new.count != parts.count { return new.count == 1 ? new[0] : intern(.tuple(new, labels: [])) }
            return intern(.tuple(new, labels: labels))
        case .existential(let parts): return intern(.existential(rewrite(parts, holding: wanted, replace)))
        case .pack(let parts): return intern(.pack(rewrite(parts, holding: wanted, replace)))
        case .opaque(let opaque, let parts): return intern(.opaque(opaque, rewrite(parts, holding: wanted, replace)))
        case .function(let parts, let result, let traits):
            let newParts = rewrite(parts, holding: wanted, replace)
            return intern(.function(newParts, result: rewrite(result, holding: wanted, replace), traits))
        case .member(let base, let name): return intern(.member(rewrite(base, holding: wanted, replace), name))
        case .metatype(let base): return intern(.metatype(rewrite(base, holding: wanted, replace)))
        case .expansion(let base):
            let new = rewrite(base, holding: wanted, replace)
            if case .pack = self[new] { return new }
            return intern(.expansion(new))
        }
    }

    private func rewrite(
        _ parts: [TypeID], holding wanted: TypeTraits?, _ replace: (TypeID) -> TypeID?
    ) -> [TypeID] {
        var result: [TypeID] = []
        result.reserveCapacity(parts.count)
        for part in parts {
            let new = rewrite(part, holding: wanted, replace)
            // A pack takes as many places as it has elements, where it is expanded and not one argument.
            if new != part, case .expansion = self[part], case .pack(let elements) = self[new] {
                result += elements
            } else {
                result.append(new)
            }
        }
        return result
    }
}
