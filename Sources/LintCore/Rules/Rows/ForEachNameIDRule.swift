/// `id: \.name`: two elements of one name are one row, and a new name is a new row.
struct ForEachNameIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-name-id", family: .rows, summary: "Rows identified by a name although the elements have a better id", severity: .warning,
        since: "0.2", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"], BetterID.readableNames)

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id,
            let path = rows.elementIDPath, path.count == 1, BetterID.readableNames.contains(path[0])
        else { return }
        let source = rows.source
        guard !rows.isQuiet(source), !rows.isStable(source, by: context.options(of: Self.info)), !rows.isFixed(source) else { return }
        guard let type = rows.element, type.isOfProject else { return checkForeign(path[0], rows, source, key, &context) }
        guard [.struct, .class].contains(type.kind), type.holdsText(path[0]), !type.compares(by: path[0])
        else { return }
        guard let better = type.betterID, !Self.isRenewed(better, type, rows, source) else {
            // Without another id it is a guess that two may be called alike: only where elements may come and go.
            guard !rows.changes(of: source).isEmpty || rows.mayChange(source), !Self.isKey(path[0], rows, context) else { return }
            context.report(.noBetterID(path[0], type.name), of: Self.info, at: key,
                evidence: Evidence(change: .unknown, loss: .content, reach: .rows, cure: .advice))
            return
        }
        guard !type.computes(better, from: path[0]) else { return }
        let isRandom = type.fresh != nil && better == "id"
        let isDropped = better == "id" && type.isIdentifiable && rows.idPath?.count == 1
        context.report(
            .nameID(path[0], better: better, in: type.name, isDropped: isDropped), of: Self.info, at: key,
            evidence: Evidence(change: .possible, loss: .content, reach: .rows, cure: isRandom ? .advice : .clear),
            fix: isRandom ? nil : isDropped ? RowIDRewrite.withoutKey(rows, of: type) : RowIDRewrite.by(better, rows, of: type))
    }

    /// Elements of a type that was not read may have a better id, and may share a name all the same.
    private func checkForeign(_ name: String, _ rows: Rows, _ source: ElementOrigin, _ key: Node, _ context: inout RuleContext) {
        guard !rows.areTuples, rows.mayChange(source), !Self.isKey(name, rows, context) else { return }
        context.report(
            .noBetterID(name, nil), of: Self.info, at: key, evidence: Evidence(change: .unknown, loss: .content, reach: .rows, cure: .advice))
    }

    /// Whether elements that are loaded again get another id: `id = UUID()` beside an assignment of the collection.
    private static func isRenewed(_ id: String, _ type: IdentifiedType, _ rows: Rows, _ source: ElementOrigin) -> Bool {
        guard id == "id", type.fresh != nil else { return false }
        return rows.isRefreshed || rows.changes(of: source).contains { $0.kind == .assign }
    }

    /// Whether an action of the row hands the name on as what the element is known by: `start(presetName: preset.name)`.
    private static func isKey(_ name: String, _ rows: Rows, _ context: RuleContext) -> Bool {
        (rows.row?.descendants ?? rows.node.descendants).contains { node in
            guard node.kind == .argument, let value = node.child(.value), value.isMemberAccess(to: name), let label = node.child(.label)?.nameText
            else { return false }
            return label.lowercased().hasSuffix(name.lowercased()) && node.enclosingCalls.contains { context.behaviour(of: $0.node).runs(.event) }
        }
    }
}

extension Node {
    fileprivate func isMemberAccess(to name: String) -> Bool { kind == .memberAccess && memberName == name }
}

extension Message {
    fileprivate static func nameID(_ name: String, better: String, in type: String, isDropped: Bool) -> Message {
        Message(
            "Rows use `\(type).\(name)` as id: two elements with the same \(name) share a row, and a new \(name) makes a new row",
            help: isDropped ? "leave `id:` out, since `\(type)` is `Identifiable`" : "use `\\.\(better)` as id")
    }

    /// - Parameter type: nil where it is not known.
    fileprivate static func noBetterID(_ name: String, _ type: String?) -> Message {
        Message(
            "Rows use `\(type.map { $0 + "." } ?? "")\(name)` as id: if two elements ever have the same \(name), one of them is not shown",
            help: type.map { "give `\($0)` an id, unless its \(name) is unique" } ?? "use an id of the elements, unless their \(name) is unique")
    }
}
