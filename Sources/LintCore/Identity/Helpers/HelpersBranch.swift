/// One defect, one finding: branches of which a rule with a closer name for the mistake speaks (docs/how-it-decides.md).
///
/// `SharedView` decides among the rules that look at what branches share; this is the border to those about helpers.
enum HelpersBranch {
    /// Whether branches over this are the defect of the helper, modifier or closure that they stand in. What it puts into a container of
    /// its own, `ZStack { if isBusy { content.blur(radius: 3) } else { content } }`, is a part of a view like any other.
    static func isOverReceiver(_ root: Node, _ scope: FileScope) -> Bool {
        guard !isInContainer(root, scope) else { return false }
        if root.kind == .identifier { return ReceiverReference.names(root, scope) }
        // `opacity(0.3)` without a base is called on `self`.
        return root.kind == .call && CallExpr(root)?.callee?.kind == .identifier && ReceiverReference.isImplicitSelf(root, scope)
    }

    private static func isInContainer(_ root: Node, _ scope: FileScope) -> Bool {
        guard root.kind == .identifier, let closure = root.ancestors.first(where: { $0.kind == .closure || $0.kind == .codeBlock && $0.parent?.kind == .func }),
            closure.kind == .closure, LexicalBinding.named(by: root).map({ if case .closureParameter = $0.origin { false } else { true } }) ?? true
        else { return false }
        let call = closure.ancestors.first { $0.kind == .call }.flatMap(CallExpr.init)
        return call.map { scope.model.names.makesValue($0.node, in: scope.unit) && scope.behaviour(of: $0.node).has(.contains) } ?? false
    }

    /// Whether a statement chooses between the forms that a helper gives its view: `label(content).bold()` and `label(content)`.
    static func isHelpers(_ statement: Node, _ scope: FileScope) -> Bool {
        guard let member = scope.model.member(around: statement, in: scope.unit), let helper = scope.model.helper(member) else { return false }
        return helper.branches.contains { $0.origin == member && $0.decision.node.id == statement.id }
    }
}

/// What a helper or modifier gives back changed: `self` in an extension of views, `content` of a modifier, a closure's own
/// parameter.
enum ReceiverReference {
    static func names(_ node: Node, _ scope: FileScope) -> Bool {
        let name = node.text
        if name == "self" { return true }
        if let local = LexicalBinding.find(name, at: node)?.origin {
            switch local {
            case .closureParameter: return isViewType(of: node, scope)
            case .functionParameter(let function, _):
                return function.child(.name)?.nameText == "body" || isViewType(of: node, scope)
            default: return false
            }
        }
        return false
    }

    /// Whether a call without a base is one of a modifier on `self`, in an extension of views.
    static func isImplicitSelf(_ call: Node, _ scope: FileScope) -> Bool {
        guard let site = scope.model.site(ofCall: call, in: scope.unit),
            let owner = scope.model.program.owner(of: site.declaration)
        else { return false }
        return scope.model.program[site.declaration].kind == .function && scope.model.program[owner].kind == .protocol
    }

    private static func isViewType(of node: Node, _ scope: FileScope) -> Bool {
        scope.model.typeOfView(node, in: scope.unit).map(scope.model.isView) ?? false
    }
}
