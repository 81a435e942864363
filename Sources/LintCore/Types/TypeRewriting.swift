/// What becomes of the parts of a type. No closure, since what a closure holds is counted at each part: that took three
/// times as long as all the rest of replacing generic parameters.
protocol TypeRewriting {
    /// Nil where the part itself stays; its own parts may become others then.
    mutating func replacement(of part: TypeID) -> TypeID?
}

private struct ClosureRewriting: TypeRewriting {
    let replace: (TypeID) -> TypeID?

    func replacement(of part: TypeID) -> TypeID? { replace(part) }
}

extension TypeTable {
    /// The type with each part replaced for which `replace` has an answer, from the outside in.
    ///
    /// - Parameter wanted: parts that hold none of these are left alone without being looked at; nil to look at all.
    func rewrite(_ id: TypeID, holding wanted: TypeTraits?, _ replace: (TypeID) -> TypeID?) -> TypeID {
        if let wanted, traits(of: id).isDisjoint(with: wanted) { return id }
        return withoutActuallyEscaping(replace) {
            var rewriting = ClosureRewriting(replace: $0)
            return rewrite(id, holding: wanted ?? .all, &rewriting)
        }
    }

    func rewrite(_ id: TypeID, holding wanted: TypeTraits, _ rewriting: inout some TypeRewriting) -> TypeID {
        if wanted != .all, traits(of: id).isDisjoint(with: wanted) { return id }
        if let replacement = rewriting.replacement(of: id) { return replacement }
        switch self[id] {
        case .parameter, .unknown, .literal: return id
        case .nominal(let declaration, let parts):
            return rewrite(id, parts, holding: wanted, &rewriting) { .nominal(declaration, $0) }
        case .tuple(let parts, let labels):
            return rewrite(id, parts, holding: wanted, &rewriting) { new in
                // Packs keep their elements without labels; one element alone is no tuple.
                if new.count == parts.count { return .tuple(new, labels: labels) }
                return new.count == 1 ? self[new[0]] : .tuple(new, labels: .empty)
            }
        case .existential(let parts): return rewrite(id, parts, holding: wanted, &rewriting) { .existential($0) }
        case .pack(let parts): return rewrite(id, parts, holding: wanted, &rewriting) { .pack($0) }
        case .opaque(let opaque, let parts): return rewrite(id, parts, holding: wanted, &rewriting) { .opaque(opaque, $0) }
        case .function(let parts, let result, let traits):
            let start = partCount
            defer { dropParts(since: start) }
            let isChanged = push(parts, holding: wanted, &rewriting)
            let newResult = rewrite(result, holding: wanted, &rewriting)
            guard isChanged || newResult != result else { return id }
            return intern(.function(pushed(since: start), result: newResult, traits))
        case .member(let base, let name): return intern(.member(rewrite(base, holding: wanted, &rewriting), name))
        case .metatype(let base): return intern(.metatype(rewrite(base, holding: wanted, &rewriting)))
        case .expansion(let base):
            let new = rewrite(base, holding: wanted, &rewriting)
            if case .pack = self[new] { return new }
            if new != base, let elements = distributed(new) { return elements }
            return intern(.expansion(new))
        }
    }

    /// `Tab<each T>` with a pack for `T`: a pack of one such type for each element. Nil where the type holds none.
    private func distributed(_ pattern: TypeID) -> TypeID? {
        var found: TypeID?
        _ = rewrite(pattern, holding: nil) { part in
            if found == nil, case .pack = self[part] { found = part }
            return found == nil ? nil : part
        }
        guard let found, case .pack(let elements) = self[found] else { return nil }
        let types = elements.map { element in rewrite(pattern, holding: nil) { $0 == found ? element : nil } }
        return intern(types) { .pack($0) }
    }

    /// The type itself where no part becomes another, which is most often so.
    @inline(__always)
    private func rewrite(
        _ id: TypeID, _ parts: TypeList, holding wanted: TypeTraits, _ rewriting: inout some TypeRewriting,
        _ make: (TypeList) -> TypeForm
    ) -> TypeID {
        let start = partCount
        defer { dropParts(since: start) }
        return push(parts, holding: wanted, &rewriting) ? intern(make(pushed(since: start))) : id
    }

    /// - Returns: whether one of the parts became another.
    private func push(_ parts: TypeList, holding wanted: TypeTraits, _ rewriting: inout some TypeRewriting) -> Bool {
        var isChanged = false
        for part in parts {
            let new = rewrite(part, holding: wanted, &rewriting)
            isChanged = isChanged || new != part
            // A pack takes as many places as it has elements, where it is expanded and not one argument.
            if new != part, case .expansion = self[part], case .pack(let elements) = self[new] {
                push(elements)
            } else {
                push(new)
            }
        }
        return isChanged
    }
}
