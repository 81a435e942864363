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
    let firstToken: UInt32
    let endToken: UInt32
    var subtreeEnd: UInt32
    var parent: UInt32
}

/// The syntax of one file as one flat array in pre-order: a node's first child is the next node, its next sibling stands
/// at its `subtreeEnd`, and a subtree is a range.
///
/// Made by `Parser.parse` alone, from one file, always: broken source gives a tree with `error` nodes. Handles to nodes do not
/// hold the tree (see `SyntaxRecords`): who asks about nodes keeps it, as a run keeps its files.
public final class SyntaxTree: Sendable {
    let tokens: FixedRecords<Token>
    let nodes: FixedRecords<NodeRecord>
    public let source: SourceFile
    let comments: [Comment]
    /// Those of the source once more, at a place that pointers may lead to.
    private let bytes: FixedRecords<UInt8>
    let records: SyntaxRecords

    init(source: SourceFile, tokens: FixedRecords<Token>, comments: [Comment], nodes: FixedRecords<NodeRecord>) {
        self.tokens = tokens
        self.nodes = nodes
        self.source = source
        self.comments = comments
        bytes = FixedRecords(source.storage)
        records = SyntaxRecords(nodes: nodes.elements, tokens: tokens.elements, bytes: bytes.elements, source, comments)
    }

    deinit { records.deallocate() }

    var root: Node { Node(records, .root) }

    func node(_ id: NodeID) -> Node { Node(records, id) }

    /// The number of `error` nodes.
    public var errorCount: Int { nodes.reduce(0) { $0 + ($1.kind == .error ? 1 : 0) } }

    public var nodeCount: Int { nodes.count }
    public var tokenCount: Int { tokens.count }
}
