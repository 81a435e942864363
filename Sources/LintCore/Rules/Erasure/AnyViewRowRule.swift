/// `AnyView` as a row: a list cannot tell how many rows an element has without building it.
struct AnyViewRowRule: Rule {
    static let info = RuleInfo(
        id: "any-view-row", family: .erasure, summary: "AnyView as the row of a ForEach, List or Table", severity: .note, since: "0.2",
        options: [.allowedIn])

    let interest = Interest.nodes(.call, inFilesWith: ["ForEach", "List", "Table"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let call = CallExpr(node), let name = call.calledName, !call.arguments.isEmpty,
            let closure = call.content, context.has(.rows, node),
            case let isLazy = context.has(.lazy, node) || isInLazyContainer(node, context),
            let row = Self.views(of: closure).first(where: { isErased($0, context) }), !context.erasure(of: [row]).holdExistential,
            !ErasedResults.isNamedByConstraint(around: node)
        else { return }
        context.report(.row(name, isLazy), of: Self.info, at: row.chainRoot.nameOfView,
            evidence: Evidence(change: nil, loss: isLazy ? .content : .redraw, reach: .rows, cure: .clear))
    }

    /// The views that a row may be: what stands in the closure, in its branches, and what it returns.
    private static func views(of block: Node) -> [Node] {
        block.children(.statement).flatMap { statement -> [Node] in
            switch statement.kind {
            case .if:
                return [statement.child(.thenBody), statement.child(.elseBody)].compactMap { $0 }.flatMap { inner in
                    inner.kind == .if ? views(ofBranches: inner) : views(of: inner)
                }
            case .switch: return statement.children(.element).flatMap { views(of: $0) }
            case .return: return [statement.child(.value)].compactMap { $0 }
            case .var, .func, .guard: return []
            default: return [statement]
            }
        }
    }

    private static func views(ofBranches node: Node) -> [Node] {
        [node.child(.thenBody), node.child(.elseBody)].compactMap { $0 }.flatMap { $0.kind == .if ? views(ofBranches: $0) : views(of: $0) }
    }

    /// `AnyView(…)`, or a call or property of the project that gives one.
    private func isErased(_ node: Node, _ context: RuleContext) -> Bool {
        if context.erasure(of: [node]).areErased { return true }
        // `self.row(mail)`, `model.row(mail)`; what a modifier gives is nobody's member of the project.
        let chain = ViewChain(node)
        guard let name = chain.links.last?.name ?? CallExpr(chain.root)?.calledName ?? chain.root.referencedName else { return false }
        return context.erasure(of: [node]).areGivenErased(by: name)
    }

    private func isInLazyContainer(_ node: Node, _ context: RuleContext) -> Bool {
        node.ancestors.prefix { $0.kind != .memberBlock }.contains { $0.kind == .call && context.has(.lazy, $0) }
    }

    // MARK: For other rules

    /// Whether a statement of a row's closure decides which row it is.
    static func isRow(_ statement: Node, _ context: RuleContext) -> Bool {
        statement.callAroundClosure.map { context.has(.rows, $0) } ?? false
    }
}

extension Message {
    fileprivate static func row(_ container: String, _ isLazy: Bool) -> Message {
        Message(
            isLazy
                ? "Rows of this `\(container)` are `AnyView`, so all of them are built at once to count them, and their state may be lost"
                : "What this `\(container)` repeats is `AnyView`, so SwiftUI cannot see its structure",
            help: "return the views themselves from a `@ViewBuilder`")
    }
}
