/// Rows identified by their place: an element that moves becomes another row, and its row another element's.
struct ForEachIndexIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-index-id", summary: "Rows identified by their index in a collection that changes", severity: .error,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.model.rows(of: node, in: context.unit), let path = rows.idPath, IndexID.isIndex(path, of: rows.data)
        else { return }
        let source = context.model.source(of: rows.data, in: context.unit)
        guard let variable = source.variable, !context.model.isInInterface(variable), !QuietRows.holds(rows, source, context) else { return }
        let changes = context.model.changesThroughOwners(of: variable).filter {
            $0.kind != .clear && !PreviewCode.holds($0.node)
        }
        let isEdited = rows.isEditedByUser
        let mover = changes.first(where: \.movesElements)
        let state = context.rowState(of: rows)
        let severity: Severity
        if isEdited {
            severity = .error
        } else if mover != nil || source.isRearranged && !state.isEmpty {
            severity = .warning
        } else if !changes.isEmpty || Self.mayChange(source, rows, context) {
            severity = .note
        } else {
            return
        }
        let lost = context.lost(state)
        context.report(
            .indexID(rows, path, of: source, mover, isEdited: isEdited, Loss(lost, state).names), of: Self.info, at: rows.id ?? node,
            severity: severity, related: Self.related(mover ?? changes.first, context))
    }

    /// Whether views are told when the collection changes, and the rows are views that somebody wrote: nobody is seen to change
    /// it, but that is what it is stored so for.
    private static func mayChange(_ source: CollectionSource, _ rows: RowsCall, _ context: RuleContext) -> Bool {
        guard let member = context.model.member(around: source.root, in: source.unit),
            ConditionClassifier(context.model, in: member).condition(source.root).constancy == .dynamic,
            let row = context.model.rowType(of: rows, in: context.unit).flatMap(context.model.declaration)
        else { return false }
        return !context.model.isInInterface(row)
    }

    private static func related(_ change: CollectionChange?, _ context: RuleContext) -> [RelatedLocation] {
        guard let change else { return [] }
        return [
            RelatedLocation(
                message: "changed here", path: context.model.program.units[Int(change.unit)].tree.source.path,
                range: change.node.range)
        ]
    }
}

extension Message {
    fileprivate static func indexID(
        _ rows: RowsCall, _ path: [String], of source: CollectionSource, _ mover: CollectionChange?, isEdited: Bool, _ state: [String]
    ) -> Message {
        let occasion = isEdited
            ? "when the user deletes or moves one"
            : mover.map { "after `\($0.spelling)`" } ?? "when `\(source.root.text)` changes"
        let kept = state.isEmpty ? "focus and animations" : state.sentence
        let cure = path == ["self"] ? "iterate over the elements by an id of their own" : "use an id of the element, `id: \\.element.id`"
        return """
            rows of this `\(rows.name)` are identified by their place in `\(source.root.text)`: \(occasion) the elements behind \
            it get other rows, and \(kept) stay\(state.count == 1 ? "s" : "") with the wrong element; \(cure)
            """
    }
}
