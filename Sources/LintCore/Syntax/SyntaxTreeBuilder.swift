/// Collects nodes in the order a parser finishes them, children before parents, and seals them into source order.
///
/// A node is finished from a mark: everything added since becomes its children. The role of a node may be set until the
/// next one is added, since whoever asked for it knows only then what it is for.
struct SyntaxTreeBuilder: ~Copyable {
    /// As `NodeRecord`; `subtreeEnd` holds the size of the subtree and `parent` nothing until `seal`.
    private var nodes: AppendBuffer<NodeRecord>

    /// Real Swift has 0.78 nodes a token (open corpus, 2026-11).
    init(tokenCount: Int) { nodes = AppendBuffer(capacity: tokenCount) }

    var count: Int { nodes.count }

    mutating func finish(_ kind: SyntaxKind, _ role: Role, from mark: Int, firstToken: Int, endToken: Int) {
        nodes.append(NodeRecord(
            kind: kind, role: role, firstToken: UInt32(truncatingIfNeeded: firstToken),
            endToken: UInt32(truncatingIfNeeded: endToken),
            subtreeEnd: UInt32(truncatingIfNeeded: nodes.count &- mark &+ 1), parent: 0))
    }

    /// Sets the role of the node finished last.
    mutating func setRole(_ role: Role) { nodes[nodes.count - 1].role = role }

    /// Forgets everything added since `mark`.
    mutating func rewind(to mark: Int) { nodes.truncate(to: mark) }

    var lastKind: SyntaxKind { nodes[nodes.count - 1].kind }

    func holdsError(since mark: Int) -> Bool { nodes.elements[mark...].contains { $0.kind == .error } }

    /// The nodes in source order. The node finished last is the root and spans all others.
    ///
    /// Read backwards, post-order visits parents before children and the last child first; so each node's place is known
    /// when it is met: it ends where its next sibling begins, or its parent ends. Linear.
    consuming func seal() -> FixedRecords<NodeRecord> {
        let finished = nodes.elements
        guard let root = finished.last else { return FixedRecords([]) }
        precondition(Int(root.subtreeEnd) == finished.count, "the root spans every node")
        return FixedRecords(count: finished.count) { sealed in
            // For each node that has children still to come, where the next of them (the one before) ends.
            let childEnds = UnsafeMutableBufferPointer<Int32>.allocate(capacity: finished.count)
            defer { childEnds.deallocate() }
            var parent = 0
            var next = finished.count - 1
            sealed.initializeElement(at: 0, to: finished[next])
            childEnds[0] = Int32(truncatingIfNeeded: finished.count)
            while next > 0 {
                next &-= 1
                while Int(childEnds[parent]) == parent &+ 1 { parent = Int(sealed[parent].parent) }
                var record = finished[next]
                let size = Int(record.subtreeEnd)
                let index = Int(childEnds[parent]) &- size
                childEnds[parent] = Int32(truncatingIfNeeded: index)
                record.subtreeEnd = UInt32(truncatingIfNeeded: index &+ size)
                record.parent = UInt32(truncatingIfNeeded: parent)
                sealed.initializeElement(at: index, to: record)
                if size > 1 {
                    childEnds[index] = Int32(truncatingIfNeeded: index &+ size)
                    parent = index
                }
            }
        }
    }
}
