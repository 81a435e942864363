/// `List { … }` with rows that are written one by one: it seems to keep the row that was left last, and may bring its old state
/// back (observed, never promised). Rows of data are told apart by their ids, and kept as any other views.
enum StaticList {
    /// The innermost `List` around the last of these views that holds it in a written row.
    static func around(_ line: [IdentityNode]) -> IdentityNode? {
        guard let list = line.dropLast().lastIndex(where: { $0.behaviour.remembers(.last) }), !hasRows(line[(list + 1)...]) else { return nil }
        return line[list]
    }

    /// Whether a view is a row of data in these views, or stands in one.
    static func hasRows(_ line: some Collection<IdentityNode>) -> Bool {
        line.contains { $0.steps.contains { if case .element = $0.kind { true } else { false } } }
    }
}

extension IdentityModel {
    /// The `List` in whose written rows a view stands.
    func staticList(around node: Node, in unit: Int32) -> Node? {
        guard let member = member(around: node, in: unit), givesView(member) else { return nil }
        let tree = tree(of: member)
        guard let view = tree.nodes(around: SourceSpan(unit: unit, range: node.range)).first else { return nil }
        return StaticList.around(tree.line(to: view))?.source.node
    }
}
