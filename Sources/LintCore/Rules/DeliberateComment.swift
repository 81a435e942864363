/// What people write above code that repeats itself on purpose: that it is a hack, or works around something.
enum DeliberateComment {
    private static let words = ["hack", "workaround", "work around", "works around", "on purpose", "intentional", "deliberate"].map { Array($0.utf8) }

    /// Whether a comment directly above a node, or above a branch of it, says so.
    static func stands(above node: Node) -> Bool {
        let branches = BranchSyntax(node)
        let places = [node] + (branches?.arms.flatMap { $0 } ?? []) + (branches?.bodies ?? [])
        let comments = node.tree.comments
        return places.contains { place in
            // The last word of code before it: comments between are its own.
            let first = place.tokenIndices.lowerBound
            let start = first == 0 ? 0 : node.tree.tokens[first - 1].endOffset
            let end = node.tree.tokens[first].startOffset
            return comments.contains { $0.range.startOffset >= start && $0.range.endOffset <= end && speaks($0, node.tree) }
        }
    }

    private static func speaks(_ comment: Comment, _ tree: SyntaxRecords) -> Bool {
        let text = tree.bytes(in: comment.range)
        return text.indices.contains { start in
            words.contains { word in
                guard text[start] | 0x20 == word[0], start + word.count <= text.count else { return false }
                return word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
            }
        }
    }
}
