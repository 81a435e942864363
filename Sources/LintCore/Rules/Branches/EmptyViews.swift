/// Views that show nothing or keep nothing at all, so that nobody sees whether they are new.
enum EmptyViews {
    private static let names: Set<String> = ["EmptyView", "Spacer", "Divider", "Color"]

    /// `EmptyView()`, `Color.clear`, `Text("")`.
    static func contains(_ root: Node) -> Bool {
        let first = root.kind == .memberAccess ? root.child(.base) ?? root : root
        let call = CallExpr(root)
        guard let name = call?.calledName ?? first.referencedName else { return false }
        if names.contains(name) { return true }
        let arguments = call?.arguments ?? []
        return name == "Text" && arguments.count == 1 && arguments[0].value?.text == "\"\""
    }
}
