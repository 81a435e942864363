/// `id: \.name`: two elements of one name are one row, and a new name is a new row.
struct ForEachNameIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-name-id", summary: "Rows identified by a name although the elements have a better id", severity: .warning,
        since: "0.2", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"], BetterID.readableNames)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id,
            let path = context.model.elementIDPath(of: rows), path.count == 1, BetterID.readableNames.contains(path[0])
        else { return }
        let source = context.model.source(of: rows.data, in: context.unit)
        guard !QuietRows.holds(rows, source, context.scope), !context.isStable(source, for: Self.info), !QuietRows.isFixed(source, context.model),
            let type = context.model.elementDeclaration(of: rows, in: context.unit), !context.model.isInInterface(type),
            [.struct, .class].contains(context.model.program[type].kind)
        else { return }
        let model = context.model
        guard isText(path[0], of: type, model) else { return }
        guard let better = BetterID.name(in: type, model) else {
            // Without another id it is a guess that two may be called alike: only where elements are seen to come and go.
            guard let variable = source.variable, !model.changesThroughOwners(of: variable).isEmpty, !Self.isKey(path[0], rows) else { return }
            context.report(.noBetterID(rows, path[0], model.name(of: type)), of: Self.info, at: key, severity: .note)
            return
        }
        guard !isComputed(better, from: path[0], in: type, model) else { return }
        let isRandom = FreshIdentity(of: type, model) != nil && better == "id"
        let isDropped = better == "id" && model.isIdentifiable(type) && rows.idPath?.count == 1
        context.report(
            .nameID(rows, path[0], better: better, in: model.name(of: type), isDropped: isDropped), of: Self.info, at: key,
            severity: isRandom ? .note : nil, fix: isDropped && !isRandom ? RowIDRewrite.withoutKey(rows, of: type, model) : nil)
    }

    /// Whether an action of the row hands the name on as what the element is known by: `start(presetName: preset.name)`.
    private static func isKey(_ name: String, _ rows: RowsCall) -> Bool {
        (rows.row?.descendants ?? rows.node.descendants).contains { node in
            guard node.kind == .argument, let value = node.child(.value), value.isMemberAccess(to: name), let label = node.child(.label)?.nameText
            else { return false }
            return label.lowercased().hasSuffix(name.lowercased()) && node.enclosingCalls.contains { $0.calledName == "Button" || $0.calledName == "onTapGesture" }
        }
    }

    /// A category that is an enum is not for people to read.
    private func isText(_ name: String, of type: DeclarationID, _ model: IdentityModel) -> Bool {
        model.program.members(of: type, named: model.program.name(spelled: name)).contains { member in
            guard model.program[member].kind == .variable else { return false }
            let type = model.evaluator.valueType(of: member)
            return model.evaluator.isLibrary(model.evaluator.unwrapped(type) ?? type, .String)
        }
    }

    /// `var id: String { name }` is the same id by another name; one that is random is none.
    private func isComputed(_ better: String, from name: String, in type: DeclarationID, _ model: IdentityModel) -> Bool {
        model.program.members(of: type, named: model.program.name(spelled: better)).contains { member in
            guard let body = model.evaluator.body(of: member) else { return false }
            let scope = FileScope(model: model, unit: model.program[member].unit)
            return ResultExpressions.of(body).contains { result in
                RandomValue.first(in: result, scope) != nil
                    || result.descendants.contains { $0.kind == .identifier && $0.text == name || $0.kind == .memberAccess && $0.memberName == name }
            }
        }
    }
}

extension Node {
    fileprivate func isMemberAccess(to name: String) -> Bool { kind == .memberAccess && memberName == name }
}

extension Message {
    fileprivate static func nameID(_ rows: RowsCall, _ name: String, better: String, in type: String, isDropped: Bool) -> Message {
        let cure = isDropped ? "leave `id:` out, since `\(type)` is `Identifiable`" : "identify them by `\\.\(better)`"
        return """
            rows of this `\(rows.name)` are identified by `\(type).\(name)`: two of one \(name) share one identity, so one of them is not \
            shown, and a new \(name) makes a new row; \(cure)
            """
    }

    fileprivate static func noBetterID(_ rows: RowsCall, _ name: String, _ type: String) -> Message {
        """
        rows of this `\(rows.name)` are identified by `\(type).\(name)`: should two have one \(name), they share one identity and one of them \
        is not shown; unless it is unique, give `\(type)` an id
        """
    }
}
