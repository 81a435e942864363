/// Views that stand in a menu or picker, which shows them in its own way: nothing in them moves or fades.
enum PickerItems {
    /// The picker or menu of which a node is an item, not part of its label and not what a menu is attached to.
    static func owner(of node: Node, _ context: RuleContext) -> String? {
        var inner = node
        for outer in node.ancestors {
            if outer.kind == .memberBlock { return nil }
            if outer.kind == .argument, outer.child(.label)?.nameText == "label" { return nil }
            if inner.role != .callee, let call = CallExpr(outer), context.has(.items, outer) { return call.calledName }
            inner = outer
        }
        return nil
    }
}
