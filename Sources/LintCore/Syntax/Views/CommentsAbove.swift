extension Node {
    /// The comments between a node and the code before it. One that follows other code on its line speaks of that; behind an opening
    /// brace or the colon of a case it speaks of what is inside.
    var commentsAbove: [Comment] {
        let first = tokenIndices.lowerBound
        let end = tree.tokens[first].startOffset
        guard first > 0 else { return tree.comments.filter { $0.range.endOffset <= end } }
        let before = tree.tokens[first - 1]
        let opens = before.kind == .leftBrace || before.kind == .colon
        return tree.comments.filter { comment in
            guard before.endOffset <= comment.range.startOffset, comment.range.endOffset <= end else { return false }
            return opens || tree.bytes(in: ByteRange(startOffset: before.endOffset, endOffset: comment.range.startOffset)).contains(UInt8(ascii: "\n"))
        }
    }
}
