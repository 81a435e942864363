/// `id: \.hashValue`: two elements whose hashes collide are one row.
struct ForEachHashIDRule: Rule {
    static let info = RuleInfo(
        id: "foreach-hash-id", family: .rows, summary: "Rows identified by hashValue, which is not unique", severity: .warning,
        since: "0.1", options: [.stableCollections, .forEachLike])

    let interest = Interest.nodes(.call, inFilesWith: ["hashValue"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let rows = context.rows(of: node, for: Self.info), let key = rows.id, let path = rows.idPath,
            path.last == "hashValue", !rows.isStatic
        else { return }
        let source = rows.source
        guard !rows.isConstant(source), !rows.isStable(source, by: context.options(of: Self.info)), !isPlainEnum(rows, path) else { return }
        let picker = rows.node.enclosingCalls.first { context.has(.items, $0.node) && context.has(.edits, $0.node) }
        let what = picker.map { "Choices of this `\($0.calledName ?? "")`" } ?? "Rows"
        context.report(
            .hashID(what, path: path), of: Self.info, at: key,
            // Two elements may share one id: by chance, or where a hash that somebody wrote leaves out what they differ in.
            evidence: Evidence(change: .possible, loss: .content, reach: .rows, cure: .clear),
            fix: RowIDRewrite.withoutHash(key, path: path, at: node, rows.value(hashedBy: path)))
    }

    /// The few values of an enum without payloads are each shown once.
    private func isPlainEnum(_ rows: Rows, _ path: [String]) -> Bool {
        guard path.count == 1, let type = rows.element else { return false }
        return type.kind == .enum && type.isOfProject && !type.hasPayloads
    }
}

extension Message {
    fileprivate static func hashID(_ rows: String, path: [String]) -> Message {
        let value = path.count == 1 ? "self" : path.dropLast().joined(separator: ".")
        return Message(
            "\(rows) use `\(path.joined(separator: "."))` as id: elements whose hashes collide share a row, and one of them may not be shown",
            help: "use the value itself, `id: \\.\(value)`")
    }
}
