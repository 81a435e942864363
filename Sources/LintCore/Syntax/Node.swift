/// A passing handle to a node, two words without an owner: valid while its tree is held. Keep `NodeID`, not `Node`.
struct Node: Sendable {
    let tree: SyntaxRecords
    let id: NodeID

    init(_ tree: SyntaxRecords, _ id: NodeID) {
        self.tree = tree
        self.id = id
    }

    private var record: NodeRecord { tree.nodes[Int(id.index)] }

    var kind: SyntaxKind { record.kind }
    var role: Role { record.role }

    /// Indices of the node's tokens. Empty where nothing was written, as for the body of an empty file.
    var tokenIndices: Range<Int> { Int(record.firstToken)..<Int(record.endToken) }
    var firstToken: Token { tree.tokens[Int(record.firstToken)] }
    var lastToken: Token { tree.tokens[max(Int(record.endToken) - 1, Int(record.firstToken))] }

    /// From the first byte of the first token to the last byte of the last; leading and trailing trivia excluded.
    ///
    /// Where nothing was written the range is empty and stands behind the token before, so that it stays inside its parent.
    var range: ByteRange { tree.range(of: id) }

    var text: String { tree.text(in: range) }

    var parent: Node? { id == .root ? nil : Node(tree, NodeID(Int(record.parent))) }

    /// The node and everything below it, as indices into the tree's nodes in source order.
    var subtree: Range<Int> { Int(id.index)..<Int(record.subtreeEnd) }

    var children: Children { Children(tree: tree, cursor: Int(id.index) + 1, end: Int(record.subtreeEnd)) }

    /// The nodes above this one, the nearest first.
    var ancestors: Ancestors { Ancestors(tree: tree, current: Int(id.index)) }

    /// The first child that plays `role`.
    func child(_ role: Role) -> Node? { tree.child(role, of: id).map { Node(tree, $0) } }

    func children(_ role: Role) -> [Node] {
        var found: [Node] = []
        // Counted first: an array that grows is made several times over.
        found.reserveCapacity(tree.childCount(role, of: id))
        var index = Int(id.index) + 1
        let end = Int(record.subtreeEnd)
        while index < end {
            let child = tree.nodes[index]
            if child.role == role { found.append(Node(tree, NodeID(index))) }
            index = Int(child.subtreeEnd)
        }
        return found
    }

    /// The nodes of the subtree, this one first, in source order.
    var descendants: some Sequence<Node> { subtree.lazy.map { [tree] in Node(tree, NodeID($0)) } }

    /// The same without closures and what is in them, which runs at another time.
    var outsideClosures: some Sequence<Node> {
        sequence(state: subtree.lowerBound) { [tree, end = subtree.upperBound] index -> Node? in
            while index < end, tree.nodes[index].kind == .closure { index = Int(tree.nodes[index].subtreeEnd) }
            guard index < end else { return nil }
            defer { index += 1 }
            return Node(tree, NodeID(index))
        }
    }

    struct Children: Sequence, IteratorProtocol {
        let tree: SyntaxRecords
        fileprivate var cursor: Int
        let end: Int

        mutating func next() -> Node? {
            guard cursor < end else { return nil }
            defer { cursor = Int(tree.nodes[cursor].subtreeEnd) }
            return Node(tree, NodeID(cursor))
        }
    }
}

extension Node {
    struct Ancestors: Sequence, IteratorProtocol {
        let tree: SyntaxRecords
        fileprivate var current: Int

        mutating func next() -> Node? {
            guard current > 0 else { return nil }
            current = Int(tree.nodes[current].parent)
            return Node(tree, NodeID(current))
        }
    }
}
