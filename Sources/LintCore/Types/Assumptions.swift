/// What a type rests on that was not read: the layer of a modifier as one system has it, a member that other code is to declare.
struct Assumption {
    /// What was taken for the type of the expression.
    let type: TypeID
    let text: String
}

/// An assumption and where it was made.
struct AssumptionSite {
    let assumption: Assumption
    let place: SourcePlace
}

extension Evaluator {
    /// What was assumed in the text of a member, in source order; of helpers, they say themselves.
    func assumptionSites(in id: DeclarationID) -> [AssumptionSite] {
        let (unit, element) = (program[id].unit, program.element(id))
        let (tree, names) = (element.tree, element.subtree)
        return names.compactMap { index -> AssumptionSite? in
            switch tree.nodes[index].kind {
            case .call, .memberAccess: break
            default: return nil
            }
            guard let found = assumptions[unit, UInt32(index)] else { return nil }
            return AssumptionSite(assumption: found, place: SourcePlace(unit: unit, offset: place(of: Node(tree, NodeID(index)))))
        }.sorted { $0.place.offset < $1.place.offset }
    }

    /// `Color.brand`, which nothing that was read declares: catalogues and packages bring such members, and they are of the type
    /// itself.
    func assumedMember(_ name: Name, of type: TypeID, at node: Node) -> TypeID? {
        let declaration = types.declaration(of: type)
        guard node.kind == .memberAccess, declaration != .none, program.behaviour(of: declaration).has(.named) else { return nil }
        assumptions[unit, UInt32(bitPattern: node.id.index)] = Assumption(
            type: type, text: "assumed, '\(program.text(of: name))' was not read")
        return type
    }
}
