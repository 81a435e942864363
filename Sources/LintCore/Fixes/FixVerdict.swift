/// Whether edits did to one file what they promised and nothing else (docs/how-it-decides.md, "After the edits").
enum FixVerdict: Hashable, Sendable {
    case good
    /// The new text has errors that the old one had not.
    case breaksSyntax
    /// A comment is missing from the new text.
    case losesComment
    /// The finding is still there.
    case changesNothing(rule: String)
    /// A rule finds something that it did not find before.
    case adds(rule: String)

    /// - Parameters:
    ///   - applied: the fixes that made `new` of `old`.
    ///   - before: all findings in the old text, those with less weight than is reported included.
    ///   - after: the same of the new text.
    ///   - followUps: the rules that may find something in the new texts, after fixes of this file or of others.
    static func of(
        _ old: SourceFile, _ new: SourceFile, applied: [ProposedFix], before: [Finding], after: [Finding], followUps: Set<String>
    ) -> FixVerdict {
        let oldTree = Parser.parse(old, Lexer.tokenize(old))
        let newTree = Parser.parse(new, Lexer.tokenize(new))
        if newTree.errorCount > oldTree.errorCount { return .breaksSyntax }
        if losesComment(oldTree, newTree) { return .losesComment }
        let removed = counts(applied.map(\.finding))
        let before = counts(before)
        for (rule, count) in counts(after).sorted(by: { $0.key < $1.key }) {
            if let fixed = removed[rule], count > before[rule, default: 0] - fixed { return .changesNothing(rule: rule) }
            if count > before[rule, default: 0], !followUps.contains(rule) { return .adds(rule: rule) }
        }
        return .good
    }

    private static func counts(_ findings: [Finding]) -> [String: Int] {
        findings.reduce(into: [:]) { $0[$1.ruleID, default: 0] += 1 }
    }

    private static func losesComment(_ old: SyntaxTree, _ new: SyntaxTree) -> Bool {
        var left = comments(old)
        for (text, count) in comments(new) { left[text, default: 0] -= count }
        return left.values.contains { $0 > 0 }
    }

    /// Without whitespace, which goes with the indentation of the code around.
    private static func comments(_ tree: SyntaxTree) -> [[UInt8]: Int] {
        tree.comments.reduce(into: [:]) { counts, comment in
            counts[tree.source.bytes(in: comment.range).filter { $0 > 0x20 }, default: 0] += 1
        }
    }

    /// Why a fix was not applied, for people.
    var reason: String {
        switch self {
        case .good: "it is fine"
        case .breaksSyntax: "the result does not parse"
        case .losesComment: "a comment would be lost"
        case .changesNothing: "the finding would still be there"
        case .adds(let rule): "'\(rule)' would find something new"
        }
    }
}
