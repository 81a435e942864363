/// A view that a call has drawn in one of two forms: what is known of it, whichever rule asks.
struct ConditionalCall {
    /// What a call stands on.
    enum Subject {
        /// The source calls it so: `Row` of `Row()`.
        case named(String)
        /// What a call of this name gives.
        case result(of: String)
        /// The source has no name for it: `self`, what a closure was given.
        case unnamed
    }

    let subject: Subject
    let state: OwnedState
    let condition: Condition
    let cure: ModifierCure
    /// Whether the condition is seen to change with an animation.
    let isAnimated: Bool

    /// - Parameter node: the call, a link of a chain or a function that takes the view.
    /// - Parameter argument: what the function takes as its view.
    init(_ node: Node, taking argument: Node? = nil, _ condition: Condition, _ cure: ModifierCure, _ scope: FileScope) {
        let base = argument ?? node.child(.callee)?.child(.base)
        subject = base.map { Self.subject($0, scope) } ?? .unnamed
        let type = base.flatMap { scope.model.typeOfView($0, in: scope.unit) }
        state = base.flatMap { base in type.map { scope.model.state(ownedBy: $0, at: base, decidedBy: condition, in: scope.unit) } }.flatMap { $0.isComplete || base.map { !Self.isLeaf($0.chainRoot, scope) } ?? true ? $0 : OwnedState() } ?? OwnedState(isComplete: false)
        self.cure = cure
        self.condition = condition
        isAnimated = scope.model.isAnimated(condition, at: [base?.chainRoot ?? node], in: scope.unit)
    }

    /// Whether a chain begins with a view of a library that holds no views, whatever is not known of what modifies it.
    private static func isLeaf(_ root: Node, _ scope: FileScope) -> Bool { scope.model.names.behaviour(of: root, in: scope.unit).has(.leaf) }

    /// Whether nothing is lost and nothing seen: a button with an identifier for tests and without.
    var isOfNoConsequence: Bool { state.isEmpty && state.isComplete && !cure.differences.isEmpty && !cure.isSeen && !cure.hides }

    private static func subject(_ view: Node, _ scope: FileScope) -> Subject {
        let chain = ViewChain(view)
        guard let root = chain.root.nameOfView.referencedName else { return .unnamed }
        if chain.root.kind == .call {
            if scope.model.names.makesValue(chain.root, in: scope.unit) { return .named(root) }
            // `padding(4)` without a base is called on `self`.
            return ReceiverReference.isImplicitSelf(chain.root, scope) ? .unnamed : .result(of: root)
        }
        guard chain.root.kind == .identifier else { return .unnamed }
        if case .closureParameter = LexicalBinding.find(root, at: chain.root)?.origin, chain.links.first?.call != nil || chain.links.isEmpty { return .unnamed }
        guard let first = chain.links.first else { return root == "self" ? .unnamed : .named(root) }
        // `self.content` and `SwiftUI.Text` are spoken of by the second word, `configuration.label` by both.
        if root == "self" { return first.call == nil || !isModifier(first.name, scope.model) ? .named(first.name) : .unnamed }
        if scope.model.names.isTypeOrModule(chain.root, in: scope.unit) {
            // `Screen.Parts.Row(…)`
            let name = chain.links.first { $0.call != nil || !scope.model.names.isType($0.node, in: scope.unit) }?.name ?? first.name
            return .named(name)
        }
        return .named(first.call == nil ? root + "." + first.name : root)
    }

    private static func isModifier(_ name: String, _ model: IdentityModel) -> Bool {
        guard let view = model.evaluator.libraryType(.View) else { return false }
        return !model.program.members(of: view, named: model.program.name(spelled: name)).isEmpty
    }

    /// Whether a chain says that its view starts over on purpose: `Row().transition(.opacity).dimmed(isOn)`.
    static func isMeant(_ node: Node, _ scope: FileScope) -> Bool {
        guard let base = node.child(.callee)?.child(.base) else { return false }
        return ViewChain(base).links.contains { scope.model.names.behaviour(of: $0.node, in: scope.unit).marks(.motion) }
    }
}

extension HelperCall {
    /// What is read of what the call gives to decide by: `isOn` of `.dimmed(isOn)`, `site.isHidden` of `.visible(!site.isHidden)`.
    func decidingNames(_ model: IdentityModel) -> [Node] {
        branch.inputs.inputs.flatMap { input -> [Node] in
            guard case .written(let written) = model.argument(for: input, of: target) else { return [] }
            return Self.names(in: written)
        }
    }

    /// What an argument reads.
    static func names(in argument: Node) -> [Node] {
        let value = argument.withoutEffects
        return ([value] + value.descendants).filter { node in
            let isWhole = node.parent?.kind != .memberAccess || node.role != .base
            return isWhole && (node.kind == .identifier || node.kind == .memberAccess)
        }
    }

    /// Whether the same condition chooses what the view begins with: `Feed(filter: isOn ? all : some).dimmed(isOn)`, where `filter` is
    /// state. It needs to be another one then, and so may a view that was not read.
    func choosesFirstValue(_ model: IdentityModel) -> Bool {
        Self.choosesFirstValue(of: node, with: decidingNames(model), in: target.unit, model)
    }

    /// - Parameters:
    ///   - node: the call on the view.
    ///   - names: what decides.
    static func choosesFirstValue(of node: Node, with names: [Node], in unit: Int32, _ model: IdentityModel) -> Bool {
        guard let base = node.child(.callee)?.child(.base), let root = CallExpr(ViewChain(base).root) else { return false }
        let deciding = Set(names.map(\.textWithoutSelf))
        let chosen = root.arguments.filter { argument in
            guard let value = argument.value, !value.isBareName, !value.isProjection else { return false }
            return ([value] + value.descendants).contains { ($0.kind == .identifier || $0.kind == .memberAccess) && deciding.contains($0.textWithoutSelf) }
        }
        guard !chosen.isEmpty else { return false }
        let view = model.typeOfView(root.node, in: unit).flatMap(model.declaration)
        guard let view, !model.isInInterface(view) else { return view == nil }
        let kept = Set(model.seededState(of: view).map(\.label))
        return chosen.contains { kept.contains($0.label ?? "_") }
    }
}
