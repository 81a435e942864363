/// Names a node of one tree by its place in source order.
struct NodeID: Hashable, Sendable {
    let index: Int32

    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    static let root = NodeID(0)
}

/// One node of a tree: 20 bytes, in source order. `subtreeEnd` is the index after its last descendant.
struct NodeRecord: Sendable {
    let kind: SyntaxKind
    var role: Role
    let flags: NodeFlags
    let firstToken: UInt32
    let endToken: UInt32
    var subtreeEnd: UInt32
    var parent: UInt32
}

/// Facts about a node that are cheaper kept than found again.
struct NodeFlags: OptionSet, Sendable {
    let rawValue: UInt16
}

/// The syntax of one file as one flat array in pre-order: a node's first child is the next node, its next sibling stands
/// at its `subtreeEnd`, and a subtree is a range.
///
/// Made by `Parser.parse` alone, from one file, always: broken source gives a tree with `error` nodes. A class, since each
/// handle to a node holds the tree and counts what it holds: as a struct of arrays three references. What goes over many
/// nodes walks the records; a handle for each would cost 2.6 times as much (3 million nodes, Swift 6.3).
public final class SyntaxTree: Sendable {
    let tokens: [Token]
    let nodes: [NodeRecord]
    public let source: SourceFile
    let comments: [Comment]

    init(source: SourceFile, tokens: [Token], comments: [Comment], nodes: [NodeRecord]) {
        self.tokens = tokens
        self.nodes = nodes
        self.source = source
        self.comments = comments
    }

    var root: Node { Node(self, .root) }

    /// The number of `error` nodes.
    public var errorCount: Int { nodes.reduce(0) { $0 + ($1.kind == .error ? 1 : 0) } }

    public var nodeCount: Int { nodes.count }
    public var tokenCount: Int { tokens.count }
}
