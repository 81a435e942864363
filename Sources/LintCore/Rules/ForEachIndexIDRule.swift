/// Rows identified by their place: an element that moves becomes another row, and its row another element's.
struct ForEachIndexIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-index-id", summary: "Rows identified by their index in a collection that changes", severity: .error,
        since: "0.2")

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.model.rows(of: node, in: context.unit), let path = rows.idPath, Self.isIndex(path, of: rows.data)
        else { return }
        let source = context.model.source(of: rows.data, in: context.unit)
        guard let variable = source.variable, !context.model.isInInterface(variable), !QuietRows.holds(rows, source, context) else { return }
        let changes = context.model.changesThroughOwners(of: variable).filter { !PreviewCode.holds($0.node) }
        let isEdited = rows.isEditedByUser
        let mover = changes.first(where: \.movesElements)
        let state = context.rowState(of: rows)
        let severity: Severity
        if isEdited {
            severity = .error
        } else if mover != nil {
            severity = .warning
        } else if !state.isEmpty, !changes.isEmpty || source.isRearranged {
            severity = .warning
        } else if !changes.isEmpty {
            severity = .note
        } else {
            return
        }
        let lost = context.lost(state)
        context.report(
            .indexID(rows, path, of: source, mover, isEdited: isEdited, Loss(lost, state).names), of: Self.info, at: rows.id ?? node,
            severity: severity, related: Self.related(mover ?? changes.first, context))
    }

    /// Whether an id is the place in the collection: `\.self` of indices, `\.offset` of `enumerated()`.
    private static func isIndex(_ path: [String], of data: Node) -> Bool {
        let data = data.withoutEffects
        switch path {
        case ["self"]: return isIndices(data)
        case ["offset"], ["0"]: return isEnumerated(data)
        default: return false
        }
    }

    private static func isIndices(_ data: Node) -> Bool {
        switch data.kind {
        case .memberAccess: return data.memberName == "indices"
        case .binary:
            guard data.hasOperator("..<"), let right = data.child(.right)?.withoutEffects else { return false }
            return right.kind == .memberAccess && (right.memberName == "count" || right.memberName == "endIndex")
        case .call: return passed(data).map(isIndices) ?? false
        default: return false
        }
    }

    private static func isEnumerated(_ data: Node) -> Bool {
        guard let call = CallExpr(data), let callee = call.callee else { return false }
        if callee.kind == .memberAccess {
            return callee.memberName == "enumerated" || passed(data).map(isEnumerated) ?? false
        }
        if call.calledName == "zip" { return call.arguments.first?.value.map { isIndices($0.withoutEffects) } ?? false }
        return passed(data).map(isEnumerated) ?? false
    }

    /// What `Array(…)` and `.reversed()` are made of.
    private static func passed(_ node: Node) -> Node? {
        guard let call = CallExpr(node), let callee = call.callee else { return nil }
        if callee.kind == .memberAccess {
            return ["reversed", "map"].contains(callee.memberName) ? nil : callee.child(.base)?.withoutEffects
        }
        guard call.calledName == "Array", call.arguments.count == 1 else { return nil }
        return call.arguments[0].value?.withoutEffects
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
