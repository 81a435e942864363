/// `.equatable()` on a view whose own `==` leaves properties out: their changes alone do not redraw it.
struct EquatableHintRule: Rule {
    static let info = RuleInfo(
        id: "equatable-hint", summary: ".equatable() on a view whose == leaves properties out", severity: .note, since: "0.2", isNoteOnly: true)

    let interest = Interest.nodes(.call, inFilesWith: ["equatable"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let callee = call.callee, callee.isMember(named: "equatable"), call.arguments.isEmpty,
            let base = callee.child(.base), let type = context.model.typeOfView(base, in: context.unit),
            let view = context.model.declaration(of: type), !context.model.isInInterface(view),
            let equality = equality(of: view, context.model)
        else { return }
        let compared = equality.descendants.filter { $0.kind == .memberAccess }.map(\.memberName)
        let left = context.model.storedProperties(of: view).filter { !compared.contains($0) }
        guard !left.isEmpty else { return }
        context.report(
            .leavesOut(left, context.model.name(of: view)), of: Self.info, at: callee, range: callee.memberNameRange,
            related: [
                RelatedLocation(message: "compared here", path: context.model.path(of: view), range: equality.range)
            ])
    }

    /// The body of `==`, where the type writes it.
    private func equality(of view: DeclarationID, _ model: IdentityModel) -> Node? {
        let functions = model.program.members(of: view, named: model.program.name(spelled: "=="))
        return functions.first.flatMap { model.program.node($0).child(.body) }
    }
}

extension IdentityModel {
    /// Content of a caller's type cannot be compared.
    private func isGeneric(_ property: DeclarationID) -> Bool {
        switch types[evaluator.within(property) { evaluator.valueType(of: property) }] {
        case .parameter, .member: true
        default: false
        }
    }

    /// The names of the stored properties that whoever makes the view gives it.
    fileprivate func storedProperties(of view: DeclarationID) -> [String] {
        (program.ownMembers[view] ?? []).filter { member in
            evaluator.isStored(member) && wrapper(of: member) == nil && !isGeneric(member)
        }.map { name(of: $0) }
    }
}

extension Message {
    fileprivate static func leavesOut(_ properties: [String], _ view: String) -> Message {
        let names = properties.map { "`\($0)`" }.sentence
        return """
            `\(view)` is compared by its own `==`, which leaves out \(names): a change of \
            \(properties.count == 1 ? "it" : "these") alone does not update the view; compare \
            \(properties.count == 1 ? "it" : "them") too, or see that nothing drawn depends on \
            \(properties.count == 1 ? "it" : "them")
            """
    }
}
