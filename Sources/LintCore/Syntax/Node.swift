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
    var range: ByteRange {
        let record = record
        let start = tree.tokens[Int(record.firstToken)].startOffset
        guard record.endToken > record.firstToken else { return ByteRange(startOffset: start, endOffset: start) }
        return ByteRange(startOffset: start, endOffset: tree.tokens[Int(record.endToken) - 1].endOffset)
    }

    var text: String { tree.source.text(in: range) }

    var parent: Node? { id == .root ? nil : Node(tree, NodeID(Int(record.parent))) }

    /// The node and everything below it, as indices into the tree's nodes in source order.
    var subtree: Range<Int> { Int(id.index)..<Int(record.subtreeEnd) }

    var children: Children { Children(tree: tree, cursor: Int(id.index) + 1, end: Int(record.subtreeEnd)) }

    /// The nodes above this one, the nearest first.
    var ancestors: some Sequence<Node> { sequence(first: self, next: { $0.parent }).dropFirst() }

    /// The first child that plays `role`.
    func child(_ role: Role) -> Node? { children.first { $0.role == role } }

    func children(_ role: Role) -> [Node] { children.filter { $0.role == role } }

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

extension SyntaxTree {
    func node(_ id: NodeID) -> Node { Node(self, id) }

    /// The index of the name that starts at a token, past the module selector before it: `print` of `Swift::print`.
    func nameIndex(at index: Int) -> Int {
        index + 2 < tokens.count && tokens[index + 1].kind == .colonColon ? index + 2 : index
    }

    /// The text of a token.
    func text(of token: Token) -> String { source.text(in: token.range) }
}
