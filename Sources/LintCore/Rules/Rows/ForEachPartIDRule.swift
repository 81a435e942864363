/// `id: \.product.id` over elements that have ids of their own: two with the same product are one row.
struct ForEachPartIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-part-id", family: .rows, summary: "Rows identified by a part of elements that have an id of their own", severity: .warning,
        since: "0.3", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id, let path = rows.elementIDPath, path.count == 2, path[1] != "self",
            let type = rows.element, type.isOfProject, [.struct, .class].contains(type.kind), type.isKept(path[0]),
            let own = type.ownID, own != path[0], !type.compares(by: path[0]), !type.takes(own, from: path[1])
        else { return }
        let source = rows.source
        guard !rows.isQuiet(source), !rows.isStable(source, by: context.options(of: Self.info)), !rows.isFixed(source) else { return }
        // An id that each load renews is no better.
        guard type.fresh == nil || !rows.isRefreshed && !rows.changes(of: source).contains(where: { $0.kind == .assign }) else { return }
        let addition = rows.unguardedAddition(to: source)
        context.report(
            .partID(path, own, type), of: Self.info, at: key,
            evidence: Evidence(change: addition == nil ? .unknown : .possible, loss: .content, reach: .rows, cure: .clear),
            related: addition.map { [RelatedLocation(message: "added here", path: $0.node.tree.source.path, range: $0.node.range)] } ?? [],
            fix: addition == nil ? nil : RowIDRewrite.withoutKey(rows, of: type))
    }
}

extension Message {
    fileprivate static func partID(_ path: [String], _ own: String, _ type: IdentifiedType) -> Message {
        Message(
            "Rows use `\(path.joined(separator: "."))` as id: two elements with the same `\(path[0])` share a row, so one of them is not shown",
            help: type.isIdentifiable ? "leave `id:` out, since `\(type.name)` is `Identifiable`" : "use `\\.\(own)` as id")
    }
}
