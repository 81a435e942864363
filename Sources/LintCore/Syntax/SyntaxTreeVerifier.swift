extension SyntaxTree {
    /// What is wrong with the tree as a data structure; empty for every tree that `Parser.parse` makes.
    ///
    /// Debug builds check each tree with it, and so do the tests and the fuzzer: tokens stand in order and inside the file,
    /// ranges nest, siblings are ordered and do not overlap, parents are right, partners of brackets point at each other.
    func verify() -> [String] {
        var problems: [String] = []
        verifyTokens(&problems)
        verifyNodes(&problems)
        return problems
    }

    private func verifyTokens(_ problems: inout [String]) {
        // Pointers: debug builds do this for every file.
        let tokens = tokens.elements
        var previousEnd = 0
        var index = 0
        while index < tokens.count {
            let token = tokens[index]
            if token.startOffset < previousEnd { problems.append("token \(index) overlaps the one before it") }
            if token.endOffset > source.byteCount { problems.append("token \(index) passes the end of the file") }
            if token.endOffset == token.startOffset, token.kind != .endOfFile, token.kind != .stringEnd {
                problems.append("token \(index) is empty")
            }
            if token.kind == .endOfFile, index < tokens.count - 1 { problems.append("the file ends twice") }
            if let partner = token.partner {
                if !tokens.indices.contains(partner) || tokens[partner].partner != index {
                    problems.append("token \(index) and its partner \(partner) disagree")
                }
            }
            previousEnd = token.endOffset
            index += 1
        }
        if tokens.last?.kind != .endOfFile { problems.append("the last token is not the end of the file") }
    }

    private func verifyNodes(_ problems: inout [String]) {
        let nodes = nodes.elements
        guard let root = nodes.first, Int(root.subtreeEnd) == nodes.count, root.firstToken == 0,
            Int(root.endToken) == tokens.count - 1
        else { return problems.append("the root does not span the file") }
        /// For each open node, the token at which its next child may start.
        var nextToken = [UInt32](repeating: 0, count: nodes.count)
        for index in 0..<nodes.count {
            let node = nodes[index]
            nextToken[index] = node.firstToken
            if node.endToken < node.firstToken { problems.append("node \(index) ends before it starts") }
            guard index > 0 else { continue }
            let parentIndex = Int(node.parent)
            guard parentIndex < index else {
                problems.append("node \(index) stands before its parent")
                continue
            }
            let parent = nodes[parentIndex]
            if index >= Int(parent.subtreeEnd) || node.subtreeEnd > parent.subtreeEnd {
                problems.append("node \(index) stands outside its parent \(parentIndex)")
            }
            if node.firstToken < nextToken[parentIndex] { problems.append("node \(index) overlaps its sibling") }
            if node.endToken > parent.endToken { problems.append("node \(index) ends after its parent") }
            nextToken[parentIndex] = node.endToken
        }
    }
}
