/// Rows whose ids are made while the view is evaluated: `ForEach([UUID()], id: \.self)`.
struct ForEachRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-random-id", family: .rows, summary: "Rows identified by values that are new at every evaluation", severity: .error,
        since: "0.2", options: [.forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info) else { return }
        if let source = rows.randomData {
            report(source, rows, &context)
        } else if let member = rows.randomMember {
            let state = rows.state
            let lost = context.lost(state)
            context.report(
                .randomMember(member), of: Self.info, at: rows.id ?? node, evidence: evidence(state, lost), losing: lost,
                related: [madeHere(member.node)])
        }
    }

    /// At what is random, or at the data that names what makes it.
    private func report(_ source: RandomRowsSource, _ rows: Rows, _ context: inout RuleContext) {
        let made = source.found.node
        let isInPlace = made.tree == context.tree && rows.data.subtree.contains(made.subtree.lowerBound)
        let place = isInPlace ? made : rows.data
        let related = isInPlace ? [] : [madeHere(made)]
        switch source.found.kind {
        case .ids(let value):
            let state = rows.state
            let lost = context.lost(state)
            context.report(
                .randomID(value.spelling, source.maker), of: Self.info, at: place, evidence: evidence(state, lost), losing: lost,
                related: related)
        case .order:
            // The rows go with their elements.
            let evidence = Evidence(change: .always, loss: .motion, reach: .rows, cure: .advice)
            context.report(.shuffled(rows, source.maker), of: Self.info, at: place, evidence: evidence, related: related)
        }
    }

    private func evidence(_ state: OwnedState, _ lost: [LostState]) -> Evidence {
        Evidence(change: .always, loss: Evidence.Loss(state, lost, least: .motion), reach: .rows, cure: .advice)
    }

    private func madeHere(_ node: Node) -> RelatedLocation {
        RelatedLocation(message: "made here", path: node.tree.source.path, range: node.range)
    }
}

extension Message {
    private static let cure = "use an id that the element keeps, or move a view that needs none out of the `ForEach`"

    /// - Parameter maker: the property or function that makes the data, if it is not made in place.
    fileprivate static func randomID(_ value: String, _ maker: String?) -> Message {
        Message(
            "Rows get a new `\(value)` as id each time \(maker.map { "`\($0)` is read" } ?? "the body runs"), so all of them are rebuilt each time",
            help: cure)
    }

    fileprivate static func randomMember(_ member: RandomMember) -> Message {
        Message(
            "Rows use `\(member.name)` as id, which is a new `\(member.spelling)` at each read, so each run of the body rebuilds all of them",
            help: cure)
    }

    fileprivate static func shuffled(_ rows: Rows, _ maker: String?) -> Message {
        Message(
            "Rows of this `\(rows.name)` change their order each time the body runs" + (maker.map { ": `\($0)` reorders them" } ?? ""),
            help: "shuffle once and keep the result in `@State` or in the model")
    }
}
