/// Who changes a property, by its declaration.
extension FlowGraph {
    /// The first place at which a property gets another value after its owner was made: an assignment to it or to a part of its
    /// value, a call that changes it, a binding to it that is handed on.
    func change(of variable: DeclarationID) -> (node: Node, unit: Int32)? {
        let isObject = holdsObject(variable)
        // What a method does to an object leaves the property as it is.
        let assigned = changes(of: variable).first { !PreviewCode.holds($0.node) && !(isObject && $0.node.kind == .call) }
        if let assigned { return (assigned.node, assigned.unit) }
        for place in mentions.mutations.places(named: program[variable].name) {
            let node = self.node(at: place)
            let isPart = node.parent?.kind == .memberAccess || node.parent?.kind == .subscriptCall
            guard !(isObject && isPart), !isReadByRows(node, in: place.unit), !PreviewCode.holds(node), !isInitializing(node), names.property(node, in: place.unit) == variable
            else { continue }
            return (node, place.unit)
        }
        if let written = writeByKeyPath(to: variable) { return written }
        return evaluator.witnesses(of: variable).lazy.compactMap { self.change(of: $0) }.first
    }

}

extension SemanticQueries {
    /// `ForEach($items) { $item in … }` whose rows change nothing.
    func isReadByRows(_ node: Node, in unit: Int32) -> Bool {
        guard let argument = node.parent, argument.kind == .argument, let call = argument.parent.flatMap(CallExpr.init),
            call.arguments.first?.value?.id == node.id, makesRows(call.node, in: unit),
            !call.arguments.contains(where: { $0.label == "editActions" }), let row = call.trailingClosures.first
        else { return false }
        return !row.children(.statement).contains { statement in
            ([statement] + Array(statement.descendants)).contains { $0.kind == .assignment || $0.kind == .identifier && $0.isProjection }
        }
    }
}
