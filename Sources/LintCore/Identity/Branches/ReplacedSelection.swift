/// The element behind `if let selected` that another one takes the place of, by a list that is shown beside it.
///
/// A value that a pattern takes out begins with its branch, and goes with it. From one element to the next the branch stays.
enum ReplacedSelection {
    /// - Parameter value: what a view in the branch is given.
    static func change(in value: Node, unit: Int32, _ model: IdentityModel) -> SeenWrite? {
        for reference in value.descendants where reference.kind == .identifier && reference.role != .label {
            guard let (branch, subject) = selection(behind: reference), let member = model.member(around: branch, in: unit),
                let property = model.property(namedBy: subject, in: unit), !isCovering(branch, unit, model)
            else { continue }
            for selected in selections(behind: property, model) {
                guard let place = replacement(of: selected, beside: branch, in: model.program.node(member), unit, model) else { continue }
                return SeenWrite(reference: reference, place: place, unit: unit)
            }
        }
        return nil
    }

    /// The state that says what is selected: the property itself, or what it finds the element by, `items.first { $0.id == selectedID }`.
    private static func selections(behind property: DeclarationID, _ model: IdentityModel) -> [DeclarationID] {
        func isSelection(_ property: DeclarationID) -> Bool { [.state, .binding].contains(model.names.storage(of: property)) }
        guard let body = model.evaluator.body(of: property) else { return isSelection(property) ? [property] : [] }
        return model.reads(of: ScopedNode(node: body, scope: IdentityScope(property, in: model.program))).compactMap { read in
            read.path.count == 1 ? read.declaration.flatMap { isSelection($0) ? $0 : nil } : nil
        }
    }

    /// The `if let` that takes a value out, and what it takes it out of: a name, a member of `self`, or the condition itself.
    private static func selection(behind reference: Node) -> (branch: Node, subject: Node)? {
        let subject: Node
        switch LexicalBinding.named(by: reference)?.origin {
        case .shorthand(let condition) where condition.kind == .bindingCondition: subject = condition
        case .pattern(let value?) where value.parent?.kind == .bindingCondition: subject = value
        default: return nil
        }
        guard let branch = subject.ancestors.first(where: { $0.kind == .if }), branch.role != .elseBody,
            subject.kind != .memberAccess || subject.isBareName
        else { return nil }
        return (branch, subject)
    }

    /// Whether what a branch shows may lie over the list.
    private static func isCovering(_ branch: Node, _ unit: Int32, _ model: IdentityModel) -> Bool {
        branch.enclosingCalls.contains { model.names.has(.covers, $0.node, in: unit) }
    }

    private static func replacement(
        of property: DeclarationID, beside branch: Node, in member: Node, _ unit: Int32, _ model: IdentityModel
    ) -> Node? {
        func projection(_ name: Node) -> Projection? { model.names.projection(of: property, namedBy: name, in: unit) }
        return member.descendants.first { node in
            guard !branch.subtree.contains(Int(node.id.index)), selects(node, projection, unit, model), !model.isPresented(node, in: unit) else { return false }
            // What is shown only while nothing is selected replaces nothing.
            return !node.ancestors.contains { around in
                guard around.kind == .if || around.kind == .switch, let condition = around.child(.condition) ?? around.child(.subject) else { return false }
                return ([condition] + condition.descendants).contains {
                    projection($0) != nil || $0.kind == .bindingCondition && $0.child(.initialValue) == nil && model.property(namedBy: $0, in: unit) == property
                }
            }
        }
    }

    /// `List(items, selection: $selected)`, and `selected = item` in a row.
    private static func selects(_ node: Node, _ projection: (Node) -> Projection?, _ unit: Int32, _ model: IdentityModel) -> Bool {
        if let call = CallExpr(node) {
            guard call.arguments.contains(where: { $0.label == "selection" && $0.value.flatMap(projection) == .projectedValue }) else { return false }
            let behaviour = model.names.behaviour(of: node, in: unit)
            return behaviour.has(.rows) || behaviour.has(.items)
        }
        guard node.kind == .assignment, node.child(.left).flatMap(projection) == Projection.none, let value = node.child(.right)?.withoutEffects.chainRoot,
            value.kind == .identifier, case .closureParameter(let row, 0)? = LexicalBinding.named(by: value)?.origin,
            let rows = row.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init)
        else { return false }
        return model.makesRows(rows.node, in: unit)
    }
}
