/// Code as it is written inside a closure that is kept: unless `self` is a value, what belongs to it is named by it there.
enum CapturedText {
    /// - Returns: Nil where it is not known whether a name belongs to `self`.
    static func of(_ expression: Node, _ context: RuleContext) -> String? {
        guard let type = EnclosingMember(of: expression)?.type else { return expression.text }
        guard let names = context.type(declaredBy: type).namesNeedingSelf(in: expression) else { return nil }
        var rewrite = Rewrite(expression.tree)
        for name in names { rewrite.insert("self.", at: name.range.startOffset) }
        return Rewrite.text(of: expression.range, in: expression.tree.source, with: rewrite.edits)
    }
}
