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
                .randomMember(member, rows), of: Self.info, at: rows.id ?? node, evidence: evidence(state, lost), losing: lost,
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
        case .ids(let spelling):
            let state = rows.state
            let lost = context.lost(state)
            context.report(
                .randomID(spelling, rows, source.maker), of: Self.info, at: place, evidence: evidence(state, lost), losing: lost,
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
    private static let cure = "take an id that the element keeps, or draw a view that needs none outside of the `ForEach`"

    /// - Parameter maker: the property or function that makes the data, if it is not made in place.
    fileprivate static func randomID(_ value: String, _ rows: Rows, _ maker: String?) -> Message {
        """
        rows of this `\(rows.name)` are identified by a new `\(value)` \(maker.map { "each time `\($0)` is evaluated" } ?? "at every evaluation"), \
        so all of them are destroyed and built again each time; \(cure)
        """
    }

    fileprivate static func randomMember(_ member: RandomMember, _ rows: Rows) -> Message {
        """
        rows of this `\(rows.name)` are identified by `\(member.name)`, which is a new `\(member.spelling)` each time it is read, so all of them are \
        destroyed and built again at every evaluation; \(cure)
        """
    }

    fileprivate static func shuffled(_ rows: Rows, _ maker: String?) -> Message {
        """
        the rows of this `\(rows.name)` are put in another order \(maker.map { "by `\($0)` " } ?? "")at every evaluation of the body, for \
        whatever reason it runs; shuffle once and keep the result in `@State` or in the model
        """
    }
}
