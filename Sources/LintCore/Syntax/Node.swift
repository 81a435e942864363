/// A passing handle to a node; keep `NodeID`, not `Node`.
struct Node {
    let tree: SyntaxTree
    let id: NodeID

    init(_ tree: SyntaxTree, _ id: NodeID) {
        self.tree = tree
        self.id = id
    }

    private var record: NodeRecord { tree.nodes[Int(id.index)] }

    var kind: SyntaxKind { record.kind }
    var role: Role { record.role }
    var flags: NodeFlags { record.flags }

    /// Indices of the node's tokens. Empty where nothing was written, as for the body of an empty file.
    var tokenIndices: Range<Int> { Int(record.firstToken)..<Int(record.endToken) }
    var firstToken: Token { tree.tokens[Int(record.firstToken)] }
    var lastToken: Token { tree.tokens[max(Int(record.endToken) - 1, Int(record.firstToken))] }

    /// From the first byte of the first token to the last byte of the last; leading and trailing trivia excluded.
    ///
    /// Where nothing was written the range is empty and stands behind the token before, so that it stays inside its parent.
    var range: ByteRange { tree.range(of: id) }

    var text: String { tree.source.text(in: range) }

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

    struct Children: Sequence, IteratorProtocol {
        let tree: SyntaxTree
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
        let tree: SyntaxTree
        fileprivate var current: Int

        mutating func next() -> Node? {
            guard current > 0 else { return nil }
            current = Int(tree.nodes[current].parent)
            return Node(tree, NodeID(current))
        }
    }
}

extension SyntaxTree {
    func node(_ id: NodeID) -> Node { Node(self, id) }

    func range(of id: NodeID) -> ByteRange {
        let record = nodes[Int(id.index)]
        guard record.endToken > record.firstToken else {
            let end = record.firstToken == 0 ? 0 : tokens[Int(record.firstToken) - 1].endOffset
            return ByteRange(startOffset: end, endOffset: end)
        }
        let start = tokens[Int(record.firstToken)].startOffset
        return ByteRange(startOffset: start, endOffset: tokens[Int(record.endToken) - 1].endOffset)
    }

    /// The first child of a node that plays `role`. Walks the records: a handle for each child would cost more than the
    /// look.
    func child(_ role: Role, of id: NodeID) -> NodeID? {
        var index = Int(id.index) + 1
        let end = Int(nodes[Int(id.index)].subtreeEnd)
        while index < end {
            let child = nodes[index]
            if child.role == role { return NodeID(index) }
            index = Int(child.subtreeEnd)
        }
        return nil
    }

    func childCount(_ role: Role, of id: NodeID) -> Int {
        var count = 0
        var index = Int(id.index) + 1
        let end = Int(nodes[Int(id.index)].subtreeEnd)
        while index < end {
            let child = nodes[index]
            if child.role == role { count += 1 }
            index = Int(child.subtreeEnd)
        }
        return count
    }

    /// The index of the name that starts at a token, past the module selector before it: `print` of `Swift::print`.
    func nameIndex(at index: Int) -> Int {
        index + 2 < tokens.count && tokens[index + 1].kind == .colonColon ? index + 2 : index
    }

    /// The text of a token.
    func text(of token: Token) -> String { source.text(in: token.range) }
}
