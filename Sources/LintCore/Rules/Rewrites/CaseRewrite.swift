/// Joins cases that show the same into the first of them (Rules/switch-mergeable-cases.md).
enum CaseRewrite {
    static func fix(_ cases: MergeableCases, _ syntax: BranchSyntax) -> Fix? {
        guard case .equal = cases.kind, let first = cases.arms.first else { return nil }
        let bodies = cases.arms.map { syntax.bodies[$0] }
        guard !bodies.contains(where: CasePatterns.isDefault), let end = bodies[0].children(.element).last(where: { $0.kind == .caseItem }) else {
            return nil
        }
        // `case .large: title(.inline)` beside `case .inline: title(.inline)` may be a slip: joined, nobody would see it.
        let names = Set(bodies.flatMap { $0.children(.element).flatMap(\.descendants).filter { $0.kind == .implicitMember }.map(\.memberName) })
        let shown = bodies[0].children(.statement).flatMap(\.descendants).filter { $0.kind == .implicitMember }.map(\.memberName)
        guard names.isDisjoint(with: shown) else { return nil }
        var rewrite = Rewrite(syntax.bodies[first].tree)
        let patterns = bodies.dropFirst().map { rewrite.tree.text(in: CasePatterns.range(of: $0)) }
        guard !patterns.contains(where: \.hasLineBreak) else { return nil }
        rewrite.insert(", " + patterns.joined(separator: ", "), at: end.range.endOffset)
        let lines = SourceLines(rewrite.tree.source)
        for body in bodies.dropFirst() {
            // What is said of a case has no place to go to.
            let previous = body.parent?.children(.element).last { $0.range.endOffset <= body.range.startOffset }
            let start = previous.map { lines.end(of: $0.range.endOffset) } ?? lines.start(of: body.range.startOffset)
            let span = min(start, body.range.startOffset)..<lines.end(of: body.range.endOffset)
            guard !rewrite.tree.comments.contains(where: { span.contains($0.range.startOffset) }) else { return nil }
            rewrite.remove(body.range)
        }
        return rewrite.fix(.safe, "join the cases")
    }
}
