extension Node {
    /// The comments between a node and the code before it, a comment behind that code on its line included.
    var commentsAbove: [Comment] {
        let first = tokenIndices.lowerBound
        let start = first == 0 ? 0 : tree.tokens[first - 1].endOffset
        let end = tree.tokens[first].startOffset
        return tree.comments.filter { start <= $0.range.startOffset && $0.range.endOffset <= end }
    }
}
