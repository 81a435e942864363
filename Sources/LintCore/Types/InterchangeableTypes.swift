/// Types of one name that different targets have, used by code that is in all of them: `Row` of `iOS/` and of `tvOS/` in a
/// file of `Shared/`.
extension Evaluator {
    /// The first of several types where it makes no difference which is meant: none has generic parameters, and what two of
    /// them have by one name is written with the same type.
    func interchangeable(_ candidates: [DeclarationID]) -> DeclarationID? {
        guard let first = candidates.first else { return nil }
        let kind = program[first].kind
        guard kind != .protocol, kind.isNominal else { return nil }
        for candidate in candidates {
            guard program[candidate].kind == kind, !program[candidate].flags.contains(.isInInterface),
                program.node(candidate).child(.genericParameters) == nil
            else { return nil }
        }
        var written: [Name: String] = [:]
        for candidate in candidates {
            var own: [Name: String] = [:]
            for member in sharedMembers(of: candidate) {
                guard let text = writtenType(of: member) else { return nil }
                own[program[member].name, default: ""] += text + ";"
            }
            for (name, text) in own {
                if let other = written[name], other != text { return nil }
                written[name] = text
            }
        }
        return first
    }

    /// What other files see of a type; initializers aside, which give the type.
    private func sharedMembers(of id: DeclarationID) -> [DeclarationID] {
        let extensions = program.extensions[id] ?? []
        let members = ([id] + extensions).flatMap { program.ownMembers[$0] ?? [] }
        return members.filter {
            let declaration = program[$0]
            return !declaration.flags.contains(.isFilePrivate) && declaration.name != .known(.body)
                && (declaration.kind != .initializer || program.node($0).isFailable)
        }
    }

    /// The type of a member as its source writes it; nil where that says nothing to compare.
    private func writtenType(of id: DeclarationID) -> String? {
        switch program[id].kind {
        case .variable:
            guard let type = program.element(id).child(.type) else {
                return program.element(id).child(.initialValue).map(\.text)
            }
            return type.text.contains("some ") ? nil : type.text
        case .function, .subscript:
            let text = program.node(id).child(.result)?.text ?? ""
            return text.contains("some ") ? nil : text
        case .enumCase: return program.element(id).text
        case .alias: return program.node(id).child(.type)?.text
        default: return nil
        }
    }
}
