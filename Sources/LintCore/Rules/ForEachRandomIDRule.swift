/// Rows whose ids are made while the view is evaluated: `ForEach([UUID()], id: \.self)`.
struct ForEachRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-random-id", summary: "Rows identified by values that are new at every evaluation", severity: .error,
        since: "0.2", options: [.forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info) else { return }
        if let source = RandomRowsSource.of(rows, in: context.scope) {
            report(source, rows, &context)
        } else if let member = randomMember(of: rows, context) {
            context.report(
                .randomMember(member.name, member.random.spelling, rows), of: Self.info, at: rows.id ?? node,
                losing: lost(rows, context), related: [member.related])
        }
    }

    /// At what is random, or at the data that names what makes it.
    private func report(_ source: RandomRowsSource, _ rows: RowsCall, _ context: inout RuleContext) {
        let model = context.model
        let maker = source.maker.map(model.name(of:))
        let path = model.program.units[Int(source.unit)].tree.source.path
        let isInPlace = source.unit == context.unit && rows.data.subtree.contains(source.found.node.subtree.lowerBound)
        let place = isInPlace ? source.found.node : rows.data
        let related = isInPlace ? [] : [RelatedLocation(message: "made here", path: path, range: source.found.node.range)]
        switch source.found.kind {
        case .ids(let spelling):
            context.report(.randomID(spelling, rows, maker), of: Self.info, at: place, losing: lost(rows, context), related: related)
        case .order: context.report(.shuffled(rows, maker), of: Self.info, at: place, related: related)
        }
    }

    private func lost(_ rows: RowsCall, _ context: RuleContext) -> [LostState] { context.lost(context.rowState(of: rows)) }

    /// `id: \.token`, which is computed at random. An `id` of an `Identifiable` type is that type's own defect.
    private func randomMember(
        of rows: RowsCall, _ context: RuleContext
    ) -> (name: String, random: RandomValue, related: RelatedLocation)? {
        guard rows.id != nil, let path = context.model.elementIDPath(of: rows), path.count == 1, path[0] != "self",
            context.model.randomMemberNames.contains(context.model.program.name(spelled: path[0])),
            let type = context.model.elementDeclaration(of: rows, in: context.unit), !context.model.isInInterface(type),
            path[0] != "id" || !context.model.isIdentifiable(type)
        else { return nil }
        let model = context.model
        for member in model.program.members(of: type, named: model.program.name(spelled: path[0])) {
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

    /// - Parameter maker: the property or function that makes the data, if it is not made in place.
    fileprivate static func randomID(_ value: String, _ rows: RowsCall, _ maker: String?) -> Message {
        """
        rows of this `\(rows.name)` are identified by a new `\(value)` \(maker.map { "each time `\($0)` is evaluated" } ?? "at every evaluation"), \
        so all of them are destroyed and built again each time; \(cure)
        """
    }

    fileprivate static func randomMember(_ member: String, _ value: String, _ rows: RowsCall) -> Message {
        """
        rows of this `\(rows.name)` are identified by `\(member)`, which is a new `\(value)` each time it is read, so all of them are \
        destroyed and built again at every evaluation; \(cure)
        """
    }

    fileprivate static func shuffled(_ rows: RowsCall, _ maker: String?) -> Message {
        """
        the rows of this `\(rows.name)` are put in another order \(maker.map { "by `\($0)` " } ?? "")at every evaluation of the body, for \
        whatever reason it runs; shuffle once and keep the result in `@State` or in the model
        """
    }
}
