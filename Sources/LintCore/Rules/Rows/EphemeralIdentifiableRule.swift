/// Elements with `id = UUID()` that are made again while they are shown: other ids each time.
struct EphemeralIdentifiableRule: Rule {
    static let info = RuleInfo(
        id: "ephemeral-identifiable", family: .rows, summary: "Elements with a random id, created again and again",
        severity: .warning, since: "0.2")

    let interest = Interest.nodes(.call, .patternBinding, inFilesWith: ["ForEach", "List", "Table", "OutlineGroup", "id"])

    func check(_ node: Node, in context: inout RuleContext) {
        if let binding = PatternBinding(node) { return checkType(binding, &context) }
        guard let rows = context.rows(of: node), let found = rows.freshElements, !found.place.isParsed else { return }
        let state = rows.state
        let lost = context.lost(state)
        let isSelectable = Self.isSelectable(rows)
        var loss = Evidence.Loss(state, lost, least: !state.isEmpty || isSelectable ? .kept : Self.drawing(rows, state, found.place))
        // What is loaded again may be something else, and what rows of it kept would mean nothing there.
        if loss == .kept, found.place.isRefresh, !isSelectable { loss = .redraw }
        let made = found.identity.node
        context.report(
            .ephemeral(found, Loss(lost, state)), of: Self.info, at: rows.data,
            evidence: Evidence(
                change: Self.change(found.place, rows, context), loss: loss, reach: .rows, cure: .advice),
            losing: lost,
            related: [
                RelatedLocation(message: "made here", path: found.maker.tree.source.path, range: found.maker.range),
                RelatedLocation(message: "the id", path: made.tree.source.path, range: made.range),
            ])
    }

    /// Where the elements come from a parser and the like, the type is all that has to be mended, however many rows show it.
    private func checkType(_ binding: PatternBinding, _ context: inout RuleContext) {
        guard binding.name == "id", let owner = binding.node.parent.flatMap({ $0.role == .member ? $0.ancestors.lazy.compactMap(TypeDecl.init).first : nil }),
            let type = context.type(declaredBy: owner).identified, !type.derives(.decoding) || !type.leavesIDUndecoded, let fresh = type.fresh,
            fresh.element.tree == binding.node.tree, fresh.element.id == binding.node.id
        else { return }
        let shown = type.rowsByID.compactMap { rows in rows.freshElements.flatMap { $0.place.isParsed ? (rows: rows, found: $0) : nil } }
        let losses = shown.map { shown in (shown, lost: context.lost(shown.rows.state)) }
        guard let ((rows, found), lost) = losses.max(by: { $0.lost.count < $1.lost.count }) else { return }
        context.report(
            .parsed(found, Loss(lost, rows.state)), of: Self.info, at: fresh.node,
            evidence: Evidence(change: .unknown, loss: Evidence.Loss(rows.state, lost, least: Self.drawing(rows, rows.state, found.place)), reach: .rows, cure: .advice),
            losing: lost,
            related: [
                RelatedLocation(message: "made here", path: found.maker.tree.source.path, range: found.maker.range),
                RelatedLocation(message: "shown as rows here", path: rows.data.tree.source.path, range: rows.data.range),
            ])
    }

    private static func change(_ place: FreshElements.Place, _ rows: Rows, _ context: RuleContext) -> Evidence.Change {
        // Where the body runs for other inputs alone, it is given other data.
        if place.isEvaluated, rows.areMadeForInputsAlone, let condition = context.condition(rows.data), !condition.constancy.isConstant { return context.change(of: condition) }
        return switch place {
        case .body, .computed: .always
        case .refresh(isSeen: true), .view(isMadeAgain: true): .seen
        case .view: .possible
        case .refresh, .parsed: .unknown
        }
    }

    /// A new row without state looks like the one before it, unless the change comes with an animation, or while people press something in it.
    private static func drawing(_ rows: Rows, _ state: OwnedState, _ place: FreshElements.Place) -> Evidence.Loss {
        if rows.areAlike { return .leaf }
        // What is made with the view stays while that runs its own body again.
        let isOfView = if case .view = place { true } else { false }
        let isPressed = state.isPressed && (isOfView ? rows.areInEditor : !place.isRefresh)
        if isPressed || rows.areAnimated || !place.isRefresh && rows.areDrawnAnimated { return place.isRefresh ? .redraw : .motion }
        return isOfView && !state.isPressed ? .nothing : .drawing(of: state)
    }

    /// Whether the container keeps a selection by id.
    private static func isSelectable(_ rows: Rows) -> Bool {
        ([CallExpr(rows.node)].compactMap { $0 } + rows.node.enclosingCalls).contains { call in
            call.arguments.contains { $0.label == "selection" }
        }
    }
}

extension Message {
    fileprivate static func parsed(_ found: FreshElements, _ loss: Loss) -> Message {
        Message(
            "`\(found.type).id` is new for each value that is made, so when the collection is made again all rows are replaced and \(loss.wordsOfRows.map { "lose " + $0 } ?? "nothing can animate")",
            help: "derive the id from what the element holds")
    }

    fileprivate static func ephemeral(_ found: FreshElements, _ loss: Loss) -> Message {
        let occasion =
            switch found.place {
            case .body: "each time the body runs"
            case .computed(let name): "each time `\(name)` is read"
            case .view: "each time the view is made"
            case .refresh, .parsed: "each time the collection is made again"
            }
        return Message(
            "Elements get a new `\(found.type).id` \(occasion), so all rows are replaced and \(loss.wordsOfRows.map { "lose " + $0 } ?? "nothing can animate")",
            help: found.place.isRefresh ? "derive the id from what the element holds, or keep the elements that are still there"
                : "derive the id from what the element holds, or make the elements once, in `@State` or a `static let`")
    }
}
