/// A view that a call has drawn in one of two forms: what is said of it, by whichever rule.
struct ConditionalCall {
    /// What the call stands on; nil for `self` without a word.
    let receiver: Node?
    /// What the view is called in a message.
    let name: String
    let state: OwnedState
    let severity: Severity

    /// - Parameter node: the call, a link of a chain or a function that takes the view.
    init(_ node: Node, _ condition: Condition, differing names: [String], _ context: RuleContext) {
        let base = node.child(.callee)?.child(.base)
        receiver = base
        name = base.map(Self.name) ?? "self"
        let type = base.flatMap { context.model.typeOfView($0, in: context.unit) }
        state = type.map { context.model.state(ownedBy: $0) } ?? OwnedState(isComplete: false)
        let isSure = condition.constancy == .dynamic && !names.contains(where: HelperDefinition.needsBranch)
        severity = isSure && Self.matters(type, state, context.model) ? .warning : .note
    }

    private static func name(of view: Node) -> String {
        let chain = ViewChain(view)
        let root = chain.root.nameOfView.referencedName ?? "view"
        guard chain.root.kind == .identifier, let first = chain.links.first else { return root }
        // `self.content` and `SwiftUI.Text` are spoken of by the second word, `configuration.label` by both.
        if root == "self" { return first.name }
        if root.first?.isUppercase ?? false {
            // `Screen.Parts.Row(…)`
            return chain.links.first { $0.call != nil || !($0.name.first?.isUppercase ?? false) }?.name ?? first.name
        }
        return first.call == nil ? root + "." + first.name : root
    }

    /// What is meant to start over: a transition, work that begins with the view (rules/catalogue.md §0.7).
    static func isMeant(_ modifiers: [String]) -> Bool { modifiers.contains { InertForms.deliberate.contains($0) } }

    /// Whether more than a fade is lost: state, or a view of the project or of a caller, whatever it holds.
    private static func matters(_ type: TypeID?, _ state: OwnedState, _ model: IdentityModel) -> Bool {
        guard state.isEmpty, let type else { return true }
        return isCustom(type, model)
    }

    private static func isCustom(_ type: TypeID, _ model: IdentityModel) -> Bool {
        switch model.types[type] {
        case .nominal(let declaration, let arguments):
            guard model.isInInterface(declaration) else { return true }
            // The modifiers around a view say nothing of it.
            let isModified = ["ModifiedContent", "IDView", "_ConditionalContent", "Optional"].contains(model.name(of: declaration))
            return isModified && arguments.contains { model.isView($0) && isCustom($0, model) }
        case .parameter, .member, .opaque: return true
        default: return false
        }
    }
}
