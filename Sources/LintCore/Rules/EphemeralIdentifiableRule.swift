/// Elements with `id = UUID()` that are made while the view is evaluated: other ids each time.
struct EphemeralIdentifiableRule: Rule {
    static let info = RuleInfo(
        id: "ephemeral-identifiable", summary: "Elements with a random id are made anew at every evaluation",
        severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.model.rows(of: node, in: context.unit), context.model.elementIDPath(of: rows) == ["id"] else { return }
        let data = context.model.data(of: rows, in: context.unit).filter(Self.mayMakeElements)
        guard !data.isEmpty, let type = context.model.elementDeclaration(of: rows, in: context.unit) ?? Self.mappedType(of: rows, context),
            let fresh = FreshIdentity(of: type, context.model)
        else { return }
        for source in data {
            guard let maker = fresh.maker(in: source.node, unit: source.unit, context.model) else { continue }
            report(rows, source, maker, fresh, &context)
            return
        }
    }

    /// `Item` of `names.map(Item.init)`, where which of its initializers is meant was not told.
    private static func mappedType(of rows: RowsCall, _ context: RuleContext) -> DeclarationID? {
        guard let map = CallExpr(rows.data.withoutEffects), map.calledName == "map", map.arguments.count == 1,
            let maker = map.arguments[0].value, maker.isMember(named: "init"), let name = maker.child(.base)?.referencedName
        else { return nil }
        return context.model.type(named: name, from: context.unit)
    }

    private static func mayMakeElements(_ data: RowData) -> Bool { data.node.descendants.contains { $0.kind == .call } }

    private func report(
        _ rows: RowsCall, _ source: RowData, _ maker: Node, _ fresh: FreshIdentity, _ context: inout RuleContext
    ) {
        let state = context.rowState(of: rows)
        let lost = context.lost(state)
        let keeps = !state.isEmpty || Self.isSelectable(rows)
        let model = context.model
        context.report(
            .ephemeral(model.name(of: fresh.type), fresh, source.place, model, rows, Loss(lost, state).namesOfRows), of: Self.info,
            at: rows.data, severity: source.place.isEvaluation || keeps ? nil : .note, losing: lost,
            related: [
                RelatedLocation(
                    message: "made here", path: model.program.units[Int(source.unit)].tree.source.path, range: maker.range),
                RelatedLocation(message: "the id", path: model.path(of: fresh.declaration), range: fresh.node.range),
            ])
    }

    /// Whether the container keeps a selection by id.
    private static func isSelectable(_ rows: RowsCall) -> Bool {
        ([CallExpr(rows.node)].compactMap { $0 } + rows.node.enclosingCalls).contains { call in
            call.arguments.contains { $0.label == "selection" }
        }
    }
}

extension Message {
    fileprivate static func ephemeral(
        _ name: String, _ fresh: FreshIdentity, _ place: RowData.Place, _ model: IdentityModel, _ rows: RowsCall, _ state: [String]
    ) -> Message {
        let occasion =
            switch place {
            case .body: "at every evaluation of the body"
            case .computed(let declaration): "each time `\(model.name(of: declaration))` is read"
            case .initialValue, .initializer: "each time the view is made"
            }
        let loss = state.isEmpty ? "all rows are replaced and nothing can animate" : "all rows are replaced and \(state.sentence) start over"
        return """
            the elements of this `\(rows.name)` are made \(occasion), each with a new `\(name).id` from `\(fresh.spelling)`, so \(loss); \
            derive the id from what the element holds, or make the elements once, in a `static let` or in `@State`
            """
    }
}
