/// `List { … }` with rows that are written one by one: it seems to keep the row that was left last, and may bring its old state
/// back (observed, never promised). Rows of data are told apart by their ids, and kept as any other views; so is what stands in a row.
enum StaticList {
    /// The innermost `List` around the last of these views among whose written rows it stands.
    static func around(_ line: [IdentityNode]) -> IdentityNode? {
        guard let list = line.dropLast().lastIndex(where: { $0.behaviour.remembers(.last) }), holdsWritten(line[(list + 1)...]) else { return nil }
        return line[list]
    }

    /// Whether the last of these views stands where the first is written: nothing between them is a row by itself, or of data, or shown
    /// elsewhere.
    static func holdsWritten(_ line: some BidirectionalCollection<IdentityNode>) -> Bool {
        line.allSatisfy { $0.steps.allSatisfy(\.isWritten) } && line.dropLast().allSatisfy(\.holdsRows)
    }
}

extension IdentityNode {
    /// Whether the views in it are rows where it stands in a list, and not it.
    var holdsRows: Bool { isModifier || behaviour.has(.transparent) || behaviour.has(.section) }
}

extension IdentityStep {
    fileprivate var isWritten: Bool {
        switch kind {
        case .element, .content: false
        default: true
        }
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
