/// `id: \.self` over values that can be equal, or that the rows edit.
struct ForEachSelfIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-self-id", family: .rows, summary: "Rows identified by values that can repeat or are edited", severity: .warning,
        since: "0.2", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id, Self.isWholeElement(rows.idPath), !rows.isIndex(["self"]) else { return }
        if let edited = editedElement(rows, context) {
            guard let type = editableType(of: rows) else { return }
            let state = rows.state
            let lost = context.lost(state)
            context.report(
                .edited(edited.text, type.name, Loss(lost, state), hasID: type.hasID), of: Self.info, at: key,
                evidence: Evidence(change: .seen, loss: Evidence.Loss(state, lost, least: .kept), reach: .rows, cure: type.hasID ? .clear : .advice),
                losing: lost,
                related: [related("edited here", edited)])
            return
        }
        let source = rows.source
        if !rows.isQuiet(source), !rows.isStable(source, by: context.options(of: Self.info)), let change = rows.unguardedAddition(to: source), let type = valueType(of: rows), Self.canRepeat(change, rows) {
            context.report(
                .repeated(change, type), of: Self.info, at: key,
                evidence: Evidence(change: rows.addsWhatIsEntered(change) ? .seen : .possible, loss: .content, reach: .rows, cure: .advice), related: [related("added here", change.node)])
        } else if let whole = wholeValue(of: rows, context) {
            let state = rows.state
            let lost = context.lost(state)
            context.report(
                .whole(whole, Loss(lost, state)), of: Self.info, at: key,
                evidence: Evidence(
                    change: whole.edit != nil ? .seen : whole.isKnownToChange ? .possible : .unknown, loss: Evidence.Loss(state, lost, least: .drawing(of: state)), reach: .rows,
                    cure: whole.betterID != nil ? .clear : .advice),
                losing: lost,
                related: whole.edit.map { [related("changed here", $0.node)] } ?? [])
        }
    }

    // MARK: Values with several parts

    /// Values that are the same element with another content, and another id with it.
    fileprivate struct WholeValue {
        let type: String
        /// A part that is seen to change, and where.
        let edit: (member: String, node: Node)?
        /// The part that stays, as `id:` would name it; nil where none is known.
        let betterID: String?
        let isIdentifiable: Bool
        /// Whether other values are known to take the place of the collection; else nothing is known of it.
        var isKnownToChange = true
    }

    private func wholeValue(of rows: Rows, _ context: RuleContext) -> WholeValue? {
        guard let type = rows.element, type.isOfProject, type.kind == .struct, type.isHashable, !type.writes("==", "hash"), type.storesSeveral
        else { return nil }
        let source = rows.source
        guard !rows.isStatic, !rows.isQuiet(source), !rows.isStable(source, by: context.options(of: Self.info)) else { return nil }
        let own = type.lastingID
        let betterID = own ?? type.betterID ?? rows.memberInRowID
        if let edit = type.changedMember(besides: betterID) { return WholeValue(type: type.name, edit: edit, betterID: betterID, isIdentifiable: own != nil) }
        if betterID == nil, rows.areComputed, !rows.isConstant(source), !rows.state.isEmpty {
            return WholeValue(type: type.name, edit: nil, betterID: nil, isIdentifiable: false, isKnownToChange: rows.mayChange(source))
        }
        // Without an id of their own, other values are other elements as far as is known; so are those that come and go one by one.
        guard let betterID, rows.isRefreshed || rows.changes(of: source).isEmpty, !rows.isConstant(source) else { return nil }
        return WholeValue(
            type: type.name, edit: nil, betterID: betterID, isIdentifiable: own != nil, isKnownToChange: rows.isRefreshed || rows.mayChange(source))
    }

    private func related(_ message: String, _ node: Node) -> RelatedLocation {
        RelatedLocation(message: message, path: node.tree.source.path, range: node.range)
    }

    private static func isWholeElement(_ path: [String]?) -> Bool {
        path == ["self"] || path == ["element"] || path == ["element", "self"]
    }

    /// The type of the elements, where equal ones can exist: text, numbers, and structs that hold nothing to tell them apart by.
    private func valueType(of rows: Rows) -> String? {
        guard let type = rows.element else { return nil }
        if !type.isOfProject { return type.behaviour.has(.repeats) ? type.name : nil }
        return type.kind == .struct && type.betterID == nil && !type.isIdentifiable ? type.name : nil
    }

    /// The type of elements that an edit makes other values; `hasID` where they are `Identifiable` besides, which tells them apart
    /// but is not what `\.self` asks.
    private func editableType(of rows: Rows) -> (name: String, hasID: Bool)? {
        if let name = valueType(of: rows) { return (name, false) }
        guard let type = rows.element, type.isOfProject, type.kind == .struct, type.isIdentifiable, type.isHashable, !type.writes("==", "hash")
        else { return nil }
        return (type.name, true)
    }

    // MARK: Rows that edit

    /// `$item`, where the rows get bindings to their elements and hand them on to be edited.
    private func editedElement(_ rows: Rows, _ context: RuleContext) -> Node? {
        guard rows.bindsElements, let row = rows.row else { return nil }
        return row.descendants.first { node in
            guard node.kind == .identifier, node.isProjection, isHandedOn(node, in: row, context), let parameter = node.closureParameter
            else { return false }
            return parameter.closure.id == row.id && parameter.index == 0
        }
    }

    /// `text: $item` and `text: $item.name`, to a view of the row: an action may hand it to another screen, which comes back with one
    /// edit.
    private func isHandedOn(_ node: Node, in row: Node, _ context: RuleContext) -> Bool {
        var top = node
        while let parent = top.parent, parent.kind == .memberAccess, top.role == .base { top = parent }
        guard top.parent?.kind == .argument, let call = node.enclosingCalls.first?.node else { return false }
        return node.ancestors.first { $0.kind == .closure }?.id == row.id || context.view(call)?.isView ?? false
    }

    // MARK: Additions

    private static func canRepeat(_ change: CollectionChange, _ rows: Rows) -> Bool {
        guard let value = change.value?.withoutEffects else { return false }
        // `numbers.append(numbers.count)` counts up.
        if rows.element?.behaviour.has(.repeats, "number") ?? false { return value.kind == .identifier || value.kind == .memberAccess && value.memberName != "count" }
        return !rows.isRandom(change)
    }
}

extension Message {
    fileprivate static func edited(_ binding: String, _ type: String, _ loss: Loss, hasID: Bool) -> Message {
        Message(
            "Rows use the `\(type)` they edit as id: each edit through `\(binding)` makes a new row and \(loss.isKnown ? loss.resetting : "loses focus and animations")",
            help: hasID ? "leave `id:` out, since `\(type)` is `Identifiable`" : "give the elements a stable id")
    }

    fileprivate static func whole(_ value: ForEachSelfIDRule.WholeValue, _ loss: Loss) -> Message {
        let occasion = value.edit.map { "each change of `\($0.member)`" } ?? "any other content"
        return Message(
            "Rows use the whole `\(value.type)` as id: \(occasion) makes a new row and \(loss.isKnown ? loss.resetting : "cannot animate")",
            help: value.isIdentifiable ? "leave `id:` out, since `\(value.type)` is `Identifiable`" : value.betterID.map { "use `\\.\($0)`" } ?? "give the elements a stable id")
    }

    fileprivate static func repeated(_ change: CollectionChange, _ type: String) -> Message {
        Message(
            "Rows use their `\(type)` as id, and `\(change.spelling)` may add it twice: equal values share a row, so rows are missing or wrong",
            help: "wrap the value in a type with a stored id")
    }
}
