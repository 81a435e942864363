/// The records of one tree, where handles find them: a pointer to what the tree holds and frees.
///
/// It does not hold the tree. With a counted reference in each handle, two fifths of the time that rules take went into counting
/// (perf, 15 MB, 2026-11); the price is that whoever asks about nodes must keep their tree. Runs do: their files live as long as
/// they do.
struct SyntaxRecords: Equatable, @unchecked Sendable {
    // Sendable although it holds a pointer: nobody writes to what it points to.
    private struct Content {
        let nodes: UnsafeBufferPointer<NodeRecord>
        let tokens: UnsafeBufferPointer<Token>
        let bytes: UnsafeBufferPointer<UInt8>
        let source: SourceFile
        let comments: [Comment]
    }

    private let content: UnsafePointer<Content>

    /// Is allocated until `deallocate`, which the tree calls.
    init(
        nodes: UnsafeBufferPointer<NodeRecord>, tokens: UnsafeBufferPointer<Token>, bytes: UnsafeBufferPointer<UInt8>, _ source: SourceFile,
        _ comments: [Comment]
    ) {
        let content = UnsafeMutablePointer<Content>.allocate(capacity: 1)
        content.initialize(to: Content(nodes: nodes, tokens: tokens, bytes: bytes, source: source, comments: comments))
        self.content = UnsafePointer(content)
    }

    func deallocate() {
        let content = UnsafeMutablePointer(mutating: content)
        content.deinitialize(count: 1)
        content.deallocate()
    }

    var nodes: UnsafeBufferPointer<NodeRecord> { content.pointee.nodes }
    var tokens: UnsafeBufferPointer<Token> { content.pointee.tokens }
    /// Those of the file, and a NUL.
    var bytes: UnsafeBufferPointer<UInt8> { content.pointee.bytes }
    var source: SourceFile { content.pointee.source }
    var comments: [Comment] { content.pointee.comments }

    var root: Node { Node(self, .root) }
}

extension SyntaxRecords {
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
    func text(of token: Token) -> String { text(in: token.range) }

    /// The text of a range; bytes that are not UTF-8 become U+FFFD.
    func text(in range: ByteRange) -> String { String(decoding: bytes(in: range), as: UTF8.self) }

    func bytes(in range: ByteRange) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[range.startOffset..<range.endOffset])
    }
}
