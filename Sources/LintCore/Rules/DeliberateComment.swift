/// What people write above code that repeats itself on purpose: that it is a hack, or works around something.
enum DeliberateComment {
    private static let words = ["hack", "workaround", "work around", "works around", "on purpose", "intentional", "deliberate"].map { Array($0.utf8) }

    /// Whether a comment directly above branches, or at the top of one of them, says so.
    static func stands(above node: Node) -> Bool {
        let branches = BranchSyntax(node)
        let places = [node] + (branches?.arms.flatMap { $0 } ?? []) + (branches?.bodies ?? [])
        return places.contains { $0.commentsAbove.contains { speaks(node.tree.bytes(in: $0.range)) } }
    }

    private static func speaks(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        text.indices.contains { start in
            // `unintentional` says the opposite.
            if start > 0, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(text[start - 1] | 0x20) { return false }
            return words.contains { word in
                guard text[start] | 0x20 == word[0], start + word.count <= text.count else { return false }
                return word.indices.allSatisfy { text[start + $0] | 0x20 == word[$0] }
            }
        }
    }
}
