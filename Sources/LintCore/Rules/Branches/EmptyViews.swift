/// Views that show nothing or keep nothing at all, so that nobody sees whether they are new.
enum EmptyViews {
    /// `EmptyView()`, `Color.clear`, `Text("")`.
    static func contains(_ root: Node, _ context: RuleContext) -> Bool {
        let behaviour = context.behaviour(of: root)
        if behaviour.has(.blank) { return true }
        let arguments = CallExpr(root)?.arguments ?? []
        return behaviour.has(.leaf) && arguments.count == 1 && arguments[0].value?.text == "\"\""
    }
}
