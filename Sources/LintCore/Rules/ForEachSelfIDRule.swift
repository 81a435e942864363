/// `id: \.self` over values that can be equal, or that the rows edit.
struct ForEachSelfIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-self-id", summary: "Rows identified by values that can be equal or are edited", severity: .warning,
        since: "0.2", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id, Self.isWholeElement(rows.idPath), !IndexID(in: context.scope).isIndex(["self"], of: rows.data)
        else { return }
        if let edited = editedElement(rows, context) {
            guard let type = editableType(of: rows, context) else { return }
            let state = context.rowState(of: rows)
            let lost = context.lost(state)
            context.report(
                .edited(rows, edited.text, type.name, Loss(lost, state).names, hasID: type.hasID), of: Self.info, at: key, losing: lost,
                related: [related("edited here", edited, context.unit, context)])
            return
        }
        guard let change = unguardedAddition(to: rows, context), let type = valueType(of: rows, context), Self.canRepeat(change, type, context)
        else { return }
        context.report(
            .repeated(rows, change, type), of: Self.info, at: key, related: [related("added here", change.node, change.unit, context)])
    }

    private func related(_ message: String, _ node: Node, _ unit: Int32, _ context: RuleContext) -> RelatedLocation {
        RelatedLocation(message: message, path: context.model.program.units[Int(unit)].tree.source.path, range: node.range)
    }

    private static func isWholeElement(_ path: [String]?) -> Bool {
        path == ["self"] || path == ["element"] || path == ["element", "self"]
    }

    /// The type of the elements, where equal ones can exist: text, numbers, and structs that hold nothing to tell them apart by.
    private func valueType(of rows: RowsCall, _ context: RuleContext) -> String? {
        guard let type = context.model.elementDeclaration(of: rows, in: context.unit) else { return nil }
        let name = context.model.name(of: type)
        if context.model.isInInterface(type) { return Self.plainTypes.contains(name) ? name : nil }
        guard context.model.program[type].kind == .struct, !BetterID.has(type, context.model), !context.model.isIdentifiable(type) else { return nil }
        return name
    }

    /// The type of elements that an edit makes other values; `hasID` where they are `Identifiable` besides, which tells them apart
    /// but is not what `\.self` asks.
    private func editableType(of rows: RowsCall, _ context: RuleContext) -> (name: String, hasID: Bool)? {
        if let name = valueType(of: rows, context) { return (name, false) }
        let model = context.model
        guard let type = model.elementDeclaration(of: rows, in: context.unit), !model.isInInterface(type), model.program[type].kind == .struct,
            model.isIdentifiable(type), model.evaluator.conforms(model.evaluator.selfType(of: type), to: .Hashable) == .yes,
            ["==", "hash"].allSatisfy({ model.program.members(of: type, named: model.program.name(spelled: $0)).filter { !model.isInInterface($0) }.isEmpty })
        else { return nil }
        return (model.name(of: type), true)
    }

    private static let numbers: Set<String> = ["Int", "Int32", "Int64", "UInt", "Double", "Float", "CGFloat"]
    private static let plainTypes: Set<String> = numbers.union(["String", "Substring", "Character", "Bool", "Date"])

    // MARK: Rows that edit

    /// `$item`, where the rows get bindings to their elements and hand them on to be edited.
    private func editedElement(_ rows: RowsCall, _ context: RuleContext) -> Node? {
        guard rows.bindsElements, let row = rows.row else { return nil }
        return row.descendants.first { node in
            guard node.kind == .identifier, node.isProjection, isHandedOn(node, in: row, context),
                case .closureParameter(let closure, 0)? = LocalBinding.of(node.text, at: node) ?? LocalBinding.of(String(node.text.dropFirst()), at: node)
            else { return false }
            return closure.id == row.id
        }
    }

    /// `text: $item` and `text: $item.name`, to a view of the row: an action may hand it to another screen, which comes back with one
    /// edit.
    private func isHandedOn(_ node: Node, in row: Node, _ context: RuleContext) -> Bool {
        var top = node
        while let parent = top.parent, parent.kind == .memberAccess, top.role == .base { top = parent }
        guard top.parent?.kind == .argument, let call = node.enclosingCalls.first?.node else { return false }
        return node.ancestors.first { $0.kind == .closure }?.id == row.id || context.model.typeOfView(call, in: context.unit).map(context.model.isView) ?? false
    }

    // MARK: Additions

    /// An addition of one value to the collection, where nobody looks first whether it is there already.
    private func unguardedAddition(to rows: RowsCall, _ context: RuleContext) -> CollectionChange? {
        let source = context.model.source(of: rows.data, in: context.unit)
        guard let variable = source.variable, !context.model.isInInterface(variable) else { return nil }
        let additions = context.model.changesThroughOwners(of: variable).filter { change in
            guard let call = CallExpr(change.node), let name = call.calledName, let first = call.arguments.first, first.label == nil else { return false }
            return name == "append" || name == "insert" && call.arguments.count == 2
        }
        guard !additions.isEmpty, !QuietRows.holds(rows, source, context.scope), !context.isStable(source, for: Self.info) else { return nil }
        return additions.first { !Self.isGuarded($0.node) && !PreviewCode.holds($0.node) }
    }

    /// Whether something around an addition compares first, or many values are added in a row, from what may be a set.
    private static func isGuarded(_ addition: Node) -> Bool {
        for ancestor in addition.ancestors {
            switch ancestor.kind {
            case .for, .while, .repeat: return true
            case .func, .`init`, .accessor, .patternBinding:
                return ancestor.descendants.contains { CallExpr($0)?.calledName.map(comparisons.contains) ?? false }
            case .memberBlock: return false
            default: continue
            }
        }
        return false
    }

    private static let comparisons: Set<String> = ["contains", "firstIndex", "lastIndex", "index", "first", "allSatisfy", "removeAll", "filter"]

    private static func canRepeat(_ change: CollectionChange, _ type: String, _ context: RuleContext) -> Bool {
        guard let value = change.value?.withoutEffects else { return false }
        // `numbers.append(numbers.count)` counts up.
        if numbers.contains(type) { return value.kind == .identifier || value.kind == .memberAccess && value.memberName != "count" }
        return !value.descendants.contains { RandomValue($0, FileScope(model: context.model, unit: change.unit)) != nil }
    }
}

extension Message {
    fileprivate static func edited(_ rows: RowsCall, _ binding: String, _ type: String, _ state: [String], hasID: Bool) -> Message {
        let lost = state.isEmpty ? "focus and animations" : state.sentence
        return """
            rows of this `\(rows.name)` are identified by the `\(type)` that they edit through `\(binding)`: each edit makes it another row, \
            and \(lost) are lost with it; \(hasID ? "leave `id:` out, since `\(type)` is `Identifiable`" : "give the elements an id that stays")
            """
    }

    fileprivate static func repeated(_ rows: RowsCall, _ change: CollectionChange, _ type: String) -> Message {
        """
        rows of this `\(rows.name)` are identified by their `\(type)`, and `\(change.spelling)` adds one that may be there already: equal values \
        share one identity, so rows are missing or show the wrong element; wrap the value in a type with a stored id
        """
    }
}
