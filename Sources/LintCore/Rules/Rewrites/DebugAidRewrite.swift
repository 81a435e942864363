/// Takes a debugging aid out of the code (Rules/identity-debug-aid.md).
enum DebugAidRewrite {
    /// - Parameter aid: `Self._printChanges()` or a modifier `view.showsIdentity()`.
    static func fix(_ aid: Node) -> Fix? {
        guard aid.kind == .call, let callee = aid.child(.callee), let base = callee.child(.base) else { return nil }
        var rewrite = Rewrite(aid.tree)
        if let statement = statement(aid) {
            rewrite.removeStatement(statement)
        } else if base.referencedName.map({ $0.first?.isLowercase ?? false }) ?? true, base.kind == .call || base.kind == .identifier {
            rewrite.replace(ByteRange(startOffset: base.range.endOffset, endOffset: aid.range.endOffset), with: "")
        }
        return rewrite.fix(.safe, "remove the debugging aid")
    }

    /// The statement that is nothing but the aid: `let _ = Self._printChanges()`, `_ = …` or the call.
    private static func statement(_ aid: Node) -> Node? {
        // SwiftUI's own are called on a type; a call on a value may be what the statement is for.
        guard aid.child(.callee)?.memberName.hasPrefix("_") ?? false, aid.child(.callee)?.child(.base)?.kind == .identifier else { return nil }
        if aid.role == .statement { return aid }
        guard let parent = aid.parent else { return nil }
        if parent.kind == .patternBinding, parent.child(.pattern)?.spells("_") == true, let variable = parent.parent, variable.role == .statement,
            variable.children(.element).count == 1
        {
            return variable
        }
        return parent.kind == .assignment && parent.child(.left)?.spells("_") == true && parent.role == .statement ? parent : nil
    }
}
