/// A value by whose hash rows are told apart: what `name` of `id: \.name.hashValue` is, or an element.
struct HashedValue {
    private let type: TypeID
    private let model: IdentityModel

    /// - Parameter path: the members that lead to the hash, which is the last of them.
    /// - Returns: Nil where its type is not known.
    init?(hashedBy path: [String], of element: TypeID, _ model: IdentityModel) {
        var type = element
        for name in path.dropLast() {
            // Of an optional on the way, the member of what it holds.
            let members = [type, model.evaluator.withoutOptional(type)].lazy.flatMap { model.names.members(followedBy: name, on: $0) }
            guard let member = members.first(where: { model.program[$0].kind == .variable }) else { return nil }
            type = model.evaluator.valueType(of: member)
        }
        guard !model.evaluator.isUnknown(type) else { return nil }
        self.type = type
        self.model = model
    }

    /// Whether the value can be no id: `hashValue` is a property of its own, and not that of `Hashable`.
    var cannotBeID: Bool { model.evaluator.conforms(type, to: .Hashable) == .no }

    /// Whether the value is known to be another one just where its hash is, by chance aside.
    var isComparedAsHashed: Bool {
        var seen: Set<TypeID> = []
        return model.evaluator.conforms(type, to: .Hashable) == .yes && isComparedAsHashed(type, &seen)
    }

    private func isComparedAsHashed(_ type: TypeID, _ seen: inout Set<TypeID>) -> Bool {
        guard seen.insert(type).inserted else { return true }
        switch model.types[type] {
        case .tuple(let parts, _): return parts.allSatisfy { isComparedAsHashed($0, &seen) }
        case .nominal(let declaration, let arguments):
            guard arguments.allSatisfy({ isComparedAsHashed($0, &seen) }) else { return false }
            if model.isInInterface(declaration) { return true }
            guard let derived = comparesAsItHashes(declaration) else { return parts(of: declaration).allSatisfy { isComparedAsHashed($0, &seen) } }
            return derived
        default: return false
        }
    }

    /// By what the project writes; nil where it writes neither, and the compiler compares and hashes all parts.
    private func comparesAsItHashes(_ declaration: DeclarationID) -> Bool? {
        let (comparing, hashing) = (written(for: .Equatable, by: declaration), written(for: .Hashable, by: declaration))
        switch (comparing.isEmpty, hashing.isEmpty) {
        case (true, true): return nil
        case (false, false): return names(in: comparing, of: declaration) == names(in: hashing, of: declaration)
        default: return false
        }
    }

    /// What the project writes of that which a protocol of the library asks for.
    private func written(for requirements: KnownName, by declaration: DeclarationID) -> [DeclarationID] {
        let asked = model.evaluator.libraryType(requirements).flatMap { model.program.ownMembers[$0] } ?? []
        return Set(asked.map { model.program[$0].name }).flatMap { model.program.members(of: declaration, named: $0) }.filter { !model.isInInterface($0) }
    }

    /// The own properties that members name.
    private func names(in members: [DeclarationID], of declaration: DeclarationID) -> Set<String> {
        let named = members.compactMap { model.evaluator.body(of: $0) }.flatMap(\.descendants).compactMap { node -> String? in
            switch node.kind {
            case .identifier: node.role == .label ? nil : node.text
            case .memberAccess: node.memberName
            default: nil
            }
        }
        return Set(named).filter { name in
            model.names.ownMembers(spelled: name, of: declaration).contains { model.program.isInstanceVariable($0) }
        }
    }

    /// What the compiler compares: stored properties, and what cases carry.
    private func parts(of declaration: DeclarationID) -> [TypeID] {
        (model.program.ownMembers[declaration] ?? []).flatMap { member -> [TypeID] in
            if model.program[member].kind == .enumCase { return model.evaluator.signature(of: member).parameters.map(\.type) }
            return model.evaluator.isStored(member) ? [model.evaluator.valueType(of: member)] : []
        }
    }
}
