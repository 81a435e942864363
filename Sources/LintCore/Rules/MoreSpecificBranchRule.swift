/// One defect, one finding: branches of which a rule with a closer name for the mistake speaks (rules/catalogue.md §0.9).
enum MoreSpecificBranchRule {
    static func speaks(of chains: [ViewChain], _ branches: ViewBranches, _ context: RuleContext) -> Bool {
        let root = chains[0].root
        // Branches over what a helper, a modifier or a closure is given are that helper's defect.
        if root.kind == .identifier, ReceiverReference.names(root, context) { return true }
        // `opacity(0.3)` without a base is called on `self`.
        if root.kind == .call, CallExpr(root)?.callee?.kind == .identifier, ReceiverReference.isImplicitSelf(root, context) { return true }
        for name in ["redacted", "hidden"] {
            let count = chains.count { $0.link(named: name) != nil }
            if count > 0, count < chains.count { return true }
        }
        return false
    }
}

/// What a helper or modifier gives back changed: `self` in an extension of views, `content` of a modifier, a closure's own
/// parameter.
enum ReceiverReference {
    static func names(_ node: Node, _ context: RuleContext) -> Bool {
        let name = node.text
        if name == "self" { return true }
        if let local = LocalBinding.of(name, at: node) {
            switch local {
            case .closureParameter: return isViewType(of: node, context)
            case .functionParameter(let function, _):
                return function.child(.name)?.nameText == "body" || isViewType(of: node, context)
            default: return false
            }
        }
        return false
    }

    /// Whether a call without a base is one of a modifier on `self`, in an extension of views.
    static func isImplicitSelf(_ call: Node, _ context: RuleContext) -> Bool {
        guard let site = context.model.site(ofCall: call, in: context.unit),
            let owner = context.model.program.owner(of: site.declaration)
        else { return false }
        return context.model.program[site.declaration].kind == .function && context.model.isInInterface(site.declaration)
            && context.model.program[owner].kind == .protocol
    }

    private static func isViewType(of node: Node, _ context: RuleContext) -> Bool {
        context.model.typeOfView(node, in: context.unit).map(context.model.isView) ?? false
    }
}
