/// All types met so far, each once.
final class TypeTable {
    @exclusivity(unchecked) private var forms = AppendBuffer<TypeForm>(capacity: 1 << 12)
    @exclusivity(unchecked) private var facts = AppendBuffer<Facts>(capacity: 1 << 12)
    /// Open addressing; 0 is free, else the type's number plus one.
    @exclusivity(unchecked) private var slots = [Int32](repeating: 0, count: 1 << 13)
    @exclusivity(unchecked) private var lists = StableRows<TypeID>()
    @exclusivity(unchecked) private var labels = StableRows<Name>()
    /// Where `rewrite` puts parts together: what is nested ends before what is around it goes on.
    @exclusivity(unchecked) private var parts = AppendBuffer<TypeID>(capacity: 1 << 8)
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

    /// What a type is made of, one level deep; none of what has no parts.
    func parts(of id: TypeID) -> [TypeID] {
        switch self[id] {
        case .nominal(_, let parts), .tuple(let parts, _), .existential(let parts), .pack(let parts), .opaque(_, let parts): Array(parts)
        case .function(let parts, let result, _): Array(parts) + [result]
        case .member(let base, _), .metatype(let base), .expansion(let base): [base]
        case .parameter, .literal, .unknown: []
        }
    }

    func isUnknown(_ id: TypeID) -> Bool { facts[Int(id.index)].traits.contains(.isUnknown) }

    /// - Parameter form: its lists need to be there for the time of the call alone.
    func intern(_ form: TypeForm) -> TypeID {
        let hash = form.tableHash
        var slot = Int(hash) & (slots.count - 1)
        while slots[slot] != 0 {
            let found = Int(slots[slot]) - 1
            if facts[found].hash == hash, forms[found] == form { return TypeID(found) }
            slot = (slot + 1) & (slots.count - 1)
        }
        let id = TypeID(forms.count)
        forms.append(kept(form))
        var declaration = DeclarationID.none
        if case .nominal(let found, _) = form { declaration = found }
        facts.append(Facts(traits: computeTraits(of: form), declaration: declaration, hash: hash))
        slots[slot] = id.index + 1
        if forms.count * 2 > slots.count { grow() }
        return id
    }

    /// The type of the form that `make` gives for a list of parts.
    func intern(_ parts: [TypeID], _ make: (TypeList) -> TypeForm) -> TypeID {
        parts.withUnsafeBufferPointer { intern(make(TypeList($0))) }
    }

    /// - Parameter labels: empty where no element has one.
    func tuple(_ parts: [TypeID], labels: [Name]) -> TypeID {
        labels.withUnsafeBufferPointer { labels in
            intern(parts) { .tuple($0, labels: StableList(labels)) }
        }
    }

    func function(_ parts: [TypeID], result: TypeID, _ traits: FunctionTraits = []) -> TypeID {
        intern(parts) { .function($0, result: result, traits) }
    }

    /// A list that stays.
    func list(_ types: [TypeID]) -> TypeList { lists.keep(types) }

    // MARK: Parts of what is being put together

    var partCount: Int { parts.count }

    func push(_ part: TypeID) { parts.append(part) }

    func push(_ more: TypeList) { parts.append(more.values) }

    func pushed(since start: Int) -> TypeList { TypeList(UnsafeBufferPointer(rebasing: parts.elements[start...])) }

    func dropParts(since start: Int) { parts.truncate(to: start) }

    private func kept(_ form: TypeForm) -> TypeForm {
        switch form {
        case .nominal(let declaration, let parts): .nominal(declaration, lists.keep(parts.values))
        case .tuple(let parts, let names): .tuple(lists.keep(parts.values), labels: labels.keep(names.values))
        case .function(let parts, let result, let traits): .function(lists.keep(parts.values), result: result, traits)
        case .existential(let parts): .existential(lists.keep(parts.values))
        case .opaque(let opaque, let parts): .opaque(opaque, lists.keep(parts.values))
        case .pack(let parts): .pack(lists.keep(parts.values))
        case .parameter, .member, .metatype, .expansion, .literal, .unknown: form
        }
    }

    private func grow() {
        slots = [Int32](repeating: 0, count: slots.count * 2)
        for index in 0..<facts.count {
            var slot = Int(facts[index].hash) & (slots.count - 1)
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

    private func union(_ parts: TypeList) -> TypeTraits { parts.reduce([]) { $0.union(inner($1)) } }

    private func inner(_ part: TypeID) -> TypeTraits { traits(of: part).subtracting(.isUnknown) }
}
