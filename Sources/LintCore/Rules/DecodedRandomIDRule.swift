/// A decoded type whose id is not decoded: the same record has another id after each fetch.
struct DecodedRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "decoded-random-id", summary: "Decoded type whose id is random and not part of what is decoded", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.patternBinding, inFilesWith: ["id"], ["UUID", "NSUUID", "random"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let binding = PatternBinding(node), binding.name == "id", binding.initialValue != nil,
            let owner = node.parent.flatMap({ $0.role == .member ? $0.ancestors.lazy.compactMap(TypeDecl.init).first : nil }),
            let type = context.model.type(declaredBy: owner, in: context.unit),
            context.model.conforms(type, to: ["Decodable", "Codable"]), let fresh = FreshIdentity(of: type, context.model),
            fresh.declaration == context.model.declaration(of: node, in: context.unit), isLeftOut(of: type, context.model)
        else { return }
        let shown = context.model.rows(showing: type).first { context.model.elementIDPath(of: $0.rows) == ["id"] }
        guard let shown else { return }
        let isRefreshed = Self.isRefreshed(shown, context.model)
        context.report(
            .decoded(context.model.name(of: type), fresh.spelling, isRefreshed: isRefreshed), of: Self.info, at: fresh.node,
            severity: isRefreshed ? nil : .note,
            related: [
                RelatedLocation(
                    message: "shown as rows here", path: context.model.program.units[Int(shown.unit)].tree.source.path,
                    range: shown.rows.data.range)
            ])
    }

    /// A `let` with a value is not decoded, nor what `CodingKeys` do not name; an `init(from:)` that is written decides itself.
    private func isLeftOut(of type: DeclarationID, _ model: IdentityModel) -> Bool {
        let program = model.program
        let decodes = program.members(of: type, named: .known(.`init`)).contains { initializer in
            program.node(initializer).child(.parameters)?.children(.element).first?.child(.label)?.nameText == "from"
        }
        guard !decodes, let id = model.identity(of: type)?.declaration else { return false }
        if program[id].flags.contains(.isLet) { return true }
        let keys = program.members(of: type, named: program.name(spelled: "CodingKeys")).filter { program[$0].kind == .enum }
        return !keys.isEmpty && keys.allSatisfy { program.members(of: $0, named: .known(.id)).isEmpty }
    }

    /// Whether the collection is fetched again while it is shown.
    private static func isRefreshed(_ shown: (rows: RowsCall, unit: Int32), _ model: IdentityModel) -> Bool {
        for change in changes(of: shown, model) where change.kind == .assign {
            if isTriggered(change.node) || isFetchedAgain(change, model) { return true }
            guard let function = change.node.ancestors.first(where: { $0.kind == .func })?.child(.name) else { continue }
            for place in model.mentions.calls.places(named: model.program.name(spelled: function.nameText)) {
                if isTriggered(model.node(at: place)) { return true }
            }
        }
        return false
    }

    /// Whether something is fetched in the place of what an initializer gave.
    private static func isFetchedAgain(_ change: CollectionChange, _ model: IdentityModel) -> Bool {
        guard let left = change.node.child(.left), change.node.descendants.contains(where: { $0.kind == .await }),
            let variable = model.variable(namedBy: left, in: change.unit)
        else { return false }
        let element = model.program.element(variable)
        return element.child(.initialValue) == nil && element.child(.type).map { $0.kind != .optionalType } ?? false
    }

    /// Changes of the collection, and of the values that it is part of: `poll` of `poll.options`.
    private static func changes(of shown: (rows: RowsCall, unit: Int32), _ model: IdentityModel) -> [CollectionChange] {
        let source = model.source(of: shown.rows.data, in: shown.unit)
        var found = source.variable.map(model.changesThroughOwners) ?? []
        var node = source.root
        while node.kind == .memberAccess, let base = node.child(.base)?.withoutUnwrapping {
            if let variable = model.variable(namedBy: base, in: source.unit) { found += model.changes(of: variable) }
            node = base
        }
        return found
    }

    private static func isTriggered(_ node: Node) -> Bool {
        node.enclosingCalls.contains { $0.calledName.map(triggers.contains) ?? false }
    }

    /// What runs again and again while a view is shown.
    private static let triggers: Set<String> = ["refreshable", "onReceive", "scheduledTimer", "publish", "Button", "onChange"]
}

extension Message {
    fileprivate static func decoded(_ type: String, _ value: String, isRefreshed: Bool) -> Message {
        let occasion = isRefreshed ? "after each refresh" : "if it is fetched again"
        return """
            `\(type).id` is not decoded but a new `\(value)` for each decoded value: \(occasion) the same records count as new ones and all \
            rows are replaced; derive the id from what is decoded
            """
    }
}
