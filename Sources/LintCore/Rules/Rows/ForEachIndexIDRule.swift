/// Rows identified by their place: an element that moves becomes another row, and its row another element's.
struct ForEachIndexIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-index-id", family: .rows, summary: "Rows identified by their index in a collection that changes", severity: .warning,
        since: "0.2", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let path = rows.idPath, rows.isIndex(path) else { return }
        let source = rows.source
        guard rows.isStored(source), !rows.isQuiet(source), !rows.isStable(source, by: context.options(of: Self.info)) else { return }
        let seen = rows.changes(of: source).filter { !PreviewCode.holds($0.node) && !rows.isOfAnother($0, than: source) }
        // What is added at the end moves nothing, and nothing is left of a collection that is emptied.
        let changes = seen.filter { $0.kind != .clear && $0.kind != .append }
        // What somebody looks for first may be added to nothing.
        let mover = changes.first { $0.movesElements && !(rows.behaviour(of: $0.node, in: $0.unit).has(.mutates, "adds") && rows.isGuarded($0)) } ?? changes.first(where: \.movesElements)
        let memory = rows.memory
        guard let change = change(of: rows, source, changes, isChanged: !seen.isEmpty, mover, memory) else { return }
        let lost = context.lost(memory.kept)
        let isAnimated = animates(changes, rows, context)
        context.report(
            .indexID(rows, of: source, mover, memory, Loss(lost, memory.kept).wordsOfARow, isAnimated: isAnimated, cure: rows.elementID(of: source).cure),
            of: Self.info, at: rows.id ?? node,
            evidence: Evidence(
                .place, change: change, loss: Evidence.Loss(memory.kept, lost, least: isAnimated ? .motion : .redraw, stays: true), reach: .rows,
                intent: memory.startsOver ? .unsure : .none, cure: rows.elementID(of: source).way.evidence),
            related: Self.related(mover ?? changes.first),
            fix: RowIDRewrite.byElement(rows))
    }

    /// How often elements get another index; nil where nothing speaks for it.
    ///
    /// - Parameter isChanged: whether anybody is seen to change the collection.
    private func change(
        of rows: Rows, _ source: ElementOrigin, _ changes: [CollectionChange], isChanged: Bool, _ mover: CollectionChange?, _ memory: RowMemory
    ) -> Evidence.Change? {
        // Rows in the row have ids of their own, and what is around them keeps nothing.
        if memory.kept.isEmpty, rows.holdsRows, !rows.isEditedByUser { return nil }
        if rows.areReplacedTogether || memory.kept.isEmpty && rows.showPlacesAlone { return .never }
        // Each deletion gives all that stand behind another one.
        if rows.isEditedByUser { return memory.kept.isEmpty || memory.startsOver ? .seen : .always }
        if mover != nil || source.isRearranged && rows.dataChanges { return .seen }
        if let change = changes.first {
            if changes.allSatisfy({ rows.sets(by: $0) }) || change.kind != .assign { return nil }
            // Before what is loaded once there are no rows; more is not seen.
            return changes.allSatisfy(rows.isOnce) ? .unknown : .possible
        }
        return !isChanged && (rows.mayChange(source) || !memory.kept.isEmpty && rows.isUntold(source)) ? .unknown : nil
    }

    /// Whether somebody asked for what comes and goes to be seen: where rows keep nothing, their place is all that they can get wrong.
    private func animates(_ changes: [CollectionChange], _ rows: Rows, _ context: RuleContext) -> Bool {
        func animates(_ node: Node) -> Bool { context.has(.animates, node) }
        return animates(rows.node) || rows.node.enclosingCalls.contains { animates($0.node) } || rows.modifiers.contains(where: animates)
            || rows.row?.descendants.contains { $0.kind == .call && animates($0) } ?? false
            || changes.contains(where: rows.isAnimated) || rows.areAnimated
    }

    private static func related(_ change: CollectionChange?) -> [RelatedLocation] {
        guard let change else { return [] }
        return [RelatedLocation(message: "changed here", path: change.node.tree.source.path, range: change.node.range)]
    }
}

extension Rows {
    /// Whether a row has the collection changed at its own index, so that the place is what it stands for.
    fileprivate func sets(by change: CollectionChange) -> Bool {
        guard let row = self.row, let method = change.node.ancestors.first(where: { $0.kind == .func })?.child(.name)?.nameText,
            let signature = row.child(.signature)
        else { return false }
        let elements = signature.child(.parameters)?.children(.element) ?? signature.children(.element)
        guard let index = elements.first.map({ ($0.child(.name) ?? $0).nameText }) else { return false }
        return row.descendants.contains { node in
            guard let call = CallExpr(node), call.calledName == method else { return false }
            return call.arguments.contains { $0.value?.text == index }
        }
    }
}

extension Message {
    fileprivate static func indexID(
        _ rows: Rows, of source: ElementOrigin, _ mover: CollectionChange?, _ memory: RowMemory, _ kept: [String], isAnimated: Bool, cure: String
    ) -> Message {
        // What stands in a function is not known by its code to who reads the row.
        let isPlain = !source.root.descendants.contains { $0.kind == .call }
        let data = isPlain ? source.root.text : rows.qualifiedName(of: source) ?? source.root.text
        let occasion = rows.isEditedByUser
            ? "when the user deletes or moves one"
            : mover.map { "after `\(data).\($0.spelling)`" } ?? "when `\(data)` changes"
        let effect = memory.startsOver
            ? "other rows are rebuilt" + (memory.id.map { ", since their `.id(\($0.text))` changes" } ?? "")
            : kept.isEmpty
                ? "rows show other elements, and \(isAnimated ? "the wrong row animates" : "an animation would run on the wrong row")"
                : "\(kept.sentence) end\(kept.count == 1 ? "s" : "") up on the wrong element"
        return Message("Rows use their index as id: \(occasion), \(effect)", help: cure)
    }
}
