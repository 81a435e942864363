/// Rows whose ids are made while the view is evaluated: `ForEach([UUID()], id: \.self)`.
struct ForEachRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-random-id", summary: "Rows identified by values that are new at every evaluation", severity: .error,
        since: "0.2", options: [.forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info) else { return }
        if let random = randomElement(of: rows, context) ?? randomID(in: rows, context) {
            context.report(.randomID(random.value.spelling, rows), of: Self.info, at: random.node, losing: lost(rows, context))
        } else if let shuffled = shuffledData(of: rows, context) {
            context.report(.shuffled(rows), of: Self.info, at: shuffled)
        } else if let member = randomMember(of: rows, context) {
            context.report(
                .randomMember(member.name, member.random.spelling, rows), of: Self.info, at: rows.id ?? node,
                losing: lost(rows, context), related: [member.related])
        }
    }

    private func lost(_ rows: RowsCall, _ context: RuleContext) -> [LostState] { context.lost(context.rowState(of: rows)) }

    /// `[UUID()]`, `(0..<3).map { _ in UUID() }` with `id: \.self`.
    private func randomElement(of rows: RowsCall, _ context: RuleContext) -> (node: Node, value: RandomValue)? {
        guard rows.idPath == ["self"] else { return nil }
        for element in Self.elements(of: rows.data) {
            if let value = RandomValue(element.withoutEffects, context.scope), value.makesIDs { return (value.node, value) }
        }
        return nil
    }

    /// `items.map { Row(id: UUID(), …) }` and `[Row(id: UUID())]`.
    private func randomID(in rows: RowsCall, _ context: RuleContext) -> (node: Node, value: RandomValue)? {
        guard let path = context.model.elementIDPath(of: rows) else { return nil }
        for element in Self.elements(of: rows.data) {
            guard let argument = CallExpr(element.withoutEffects)?.arguments.first(where: { $0.label == path.first }),
                let value = argument.value.flatMap({ RandomValue.first(in: $0, context.scope) }), value.makesIDs
            else { continue }
            return (value.node, value)
        }
        return nil
    }

    /// What the elements are made by: those of an array literal, the result of a closure that maps.
    private static func elements(of data: Node) -> [Node] {
        let data = data.withoutEffects
        if data.kind == .array { return data.children(.element) }
        guard let call = CallExpr(data), let callee = call.callee else { return [] }
        if ["map", "compactMap"].contains(call.calledName ?? ""), let closure = call.trailingClosures.first ?? call.arguments.first?.value {
            return ResultExpressions.of(closure)
        }
        // `Array(…)`, `items.map { … }.sorted()`
        return (callee.child(.base) ?? call.arguments.first?.value).map(elements) ?? []
    }

    /// `items.shuffled()`, in the argument itself: another order at every evaluation.
    private func shuffledData(of rows: RowsCall, _ context: RuleContext) -> Node? {
        var current = rows.data.withoutEffects
        while let call = CallExpr(current), let callee = call.callee {
            if callee.kind == .memberAccess, callee.memberName == "shuffled" {
                return call.arguments.contains { $0.label == "using" } ? nil : current
            }
            guard let next = callee.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil) else { return nil }
            current = next.withoutEffects
        }
        return nil
    }

    /// `id: \.token`, which is computed at random. An `id` of an `Identifiable` type is that type's own defect.
    private func randomMember(
        of rows: RowsCall, _ context: RuleContext
    ) -> (name: String, random: RandomValue, related: RelatedLocation)? {
        guard rows.id != nil, let path = context.model.elementIDPath(of: rows), path.count == 1, path[0] != "self",
            context.model.randomMemberNames.contains(context.model.program.intern(path[0])),
            let type = context.model.elementDeclaration(of: rows, in: context.unit), !context.model.isInInterface(type),
            path[0] != "id" || !context.model.isIdentifiable(type)
        else { return nil }
        let model = context.model
        for member in model.program.members(of: type, named: model.program.intern(path[0])) {
            guard model.program[member].kind == .variable, let body = model.evaluator.body(of: member) else { continue }
            let scope = FileScope(model: model, unit: model.program[member].unit)
            for result in ResultExpressions.of(body) {
                guard let random = RandomValue.first(in: result, scope), random.makesIDs else { continue }
                let related = RelatedLocation(message: "made here", path: model.path(of: member), range: random.node.range)
                return (model.name(of: type) + "." + path[0], random, related)
            }
        }
        return nil
    }
}

extension Message {
    private static let cure = "take an id that the element keeps, or draw a view that needs none outside of the `ForEach`"

    fileprivate static func randomID(_ value: String, _ rows: RowsCall) -> Message {
        """
        rows of this `\(rows.name)` are identified by a new `\(value)` at every evaluation, so all of them are destroyed and built \
        again each time; \(cure)
        """
    }

    fileprivate static func randomMember(_ member: String, _ value: String, _ rows: RowsCall) -> Message {
        """
        rows of this `\(rows.name)` are identified by `\(member)`, which is a new `\(value)` each time it is read, so all of them are \
        destroyed and built again at every evaluation; \(cure)
        """
    }

    fileprivate static func shuffled(_ rows: RowsCall) -> Message {
        """
        the rows of this `\(rows.name)` are put in another order at every evaluation of the body, for whatever reason it runs; \
        shuffle once and keep the result in `@State` or in the model
        """
    }
}
