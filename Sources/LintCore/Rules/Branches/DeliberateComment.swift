/// What people write above code that looks wrong and is meant so: that it is a hack, or works around something.
enum DeliberateComment {
    /// Whether a comment directly above branches, or at the top of one of them, says so, and speaks of them: what else is worked around
    /// there gives no reason for another identity.
    static func stands(above node: Node) -> Bool {
        let branches = BranchSyntax(node)
        // Who writes one view twice has nothing else to work around.
        let areAlike = Set(branches?.arms.map { $0.map(\.text) } ?? []).count == 1
        let places = [node] + (branches?.arms.flatMap { $0 } ?? []) + (branches?.bodies ?? [])
        return places.contains { place in
            place.commentsAbove.contains { comment in
                let words = words(of: node.tree.text(in: comment.range))
                return isHack(words) && (areAlike || speaksOfIdentity(words)) || isMeant(words)
            }
        }
    }

    /// The words of a comment, in lower case; none of one that suppresses, whose reason is for who reads the code.
    static func words(of comment: String) -> [String] {
        guard !comment.contains("identity-lint:") else { return [] }
        return comment.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }.map(String.init)
    }

    /// `a hack`, `works around`, but not `this is no hack`.
    static func isHack(_ words: [String]) -> Bool {
        words.indices.contains { index in
            let isNamed = ["hack", "hacky", "workaround", "workarounds"].contains(words[index])
                || words[index] == "around" && index > 0 && ["work", "works", "working"].contains(words[index - 1])
            return isNamed && !words[max(0, index - 3)..<index].contains { ["not", "no", "isn"].contains($0) }
        }
    }

    /// Whether words speak of branches, or of what they do to a view: `another view`, `forces a rebuild`.
    private static func speaksOfIdentity(_ words: [String]) -> Bool {
        words.contains { word in stems.contains { word.hasPrefix($0) } }
    }

    private static let stems = [
        "another", "branch", "different", "duplicat", "forc", "identity", "re-creat", "re-render", "rebuil", "recreat", "redraw", "refresh", "rerender",
        "reset", "separate", "twice",
    ]

    private static func isMeant(_ words: [String]) -> Bool {
        words.contains { ["intentional", "intentionally", "deliberate", "deliberately"].contains($0) }
            || zip(words, words.dropFirst()).contains { $0 == "on" && $1 == "purpose" }
    }
}
