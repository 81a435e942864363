/// Inlines a call like `.if(isOn) { $0.opacity(0.5) }` as `.opacity(isOn ? 0.5 : 1)` (Rules/conditional-modifier-call.md).
enum CallRewrite {
    /// - Parameter definition: the helper that is called.
    static func fix(_ node: Node, of definition: Node, _ context: RuleContext) -> Fix? {
        guard let call = CallExpr(node), let callee = call.callee, let base = callee.child(.base), let shape = Shape(definition),
            let condition = shape.condition(in: call), let decision = DecisionText(condition), let closure = shape.closure(in: call)
        else { return nil }
        let statements = closure.children(.statement)
        guard statements.count == 1, BranchSyntax.isExpression(statements[0]) else { return nil }
        let chain = ViewChain(statements[0])
        guard chain.root.text == parameterName(of: closure), closure.descendants.count(where: { $0.kind == .identifier && $0.text == chain.root.text }) == 1,
            !chain.links.isEmpty
        else { return nil }
        let source = node.tree.source
        var applicability = Fix.Applicability.safe
        var text = ""
        let separator = source.text(in: ByteRange(startOffset: base.range.endOffset, endOffset: callee.memberNameRange.startOffset - 1))
        guard separator.allSatisfy(\.isWhitespace) else { return nil }
        for link in chain.links {
            guard !context.behaviour(of: link.node).isDeliberate, let form = ConditionalModifier(link, among: chain.links, where: decision, context),
                let start = link.call?.callee?.memberNameRange.startOffset
            else { return nil }
            let written = Rewrite.text(of: ByteRange(startOffset: start, endOffset: link.node.range.endOffset), in: source, with: form.edits)
            guard !written.hasLineBreak else { return nil }
            text += separator + "." + written
            if form.applicability == .unsafe { applicability = .unsafe }
        }
        var rewrite = Rewrite(node.tree)
        rewrite.replace(ByteRange(startOffset: base.range.endOffset, endOffset: node.range.endOffset), with: text)
        return rewrite.fix(applicability, "move the condition into \(chain.links.map { "`.\($0.name)`" }.sentence)")
    }

    private static func parameterName(of closure: Node) -> String {
        guard let parameters = closure.child(.signature)?.child(.parameters) else { return "$0" }
        let names = parameters.children(.element)
        return names.count == 1 ? names[0].child(.name)?.nameText ?? names[0].text : ""
    }

    /// `func name(_ condition: Bool, transform: (Self) -> V) { if condition { transform(self) } else { self } }`.
    private struct Shape {
        private let parameters: [Node]
        private let condition: Int
        private let closure: Int

        init?(_ definition: Node) {
            guard definition.kind == .func, let statements = definition.child(.body)?.children(.statement), statements.count == 1,
                let branch = statements.first, branch.kind == .if, let asked = branch.onlyCondition, asked.kind == .identifier,
                let then = Self.only(branch.child(.thenBody)), let otherwise = Self.only(branch.child(.elseBody)), otherwise.spells("self"),
                let made = CallExpr(then), made.arguments.count == 1, made.arguments[0].label == nil, made.arguments[0].value?.spells("self") == true,
                let transform = made.callee, transform.kind == .identifier
            else { return nil }
            let parameters = definition.child(.parameters)?.children(.element) ?? []
            func index(of name: String) -> Int? { parameters.firstIndex { $0.child(.name)?.nameText == name } }
            guard let condition = index(of: asked.text), let closure = index(of: transform.text) else { return nil }
            self.parameters = parameters
            self.condition = condition
            self.closure = closure
        }

        private static func only(_ body: Node?) -> Node? {
            guard let body, body.kind == .codeBlock, case let statements = body.children(.statement), statements.count == 1 else { return nil }
            return statements[0]
        }

        func condition(in call: CallExpr) -> Node? {
            let arguments = call.arguments
            guard condition < arguments.count, arguments.count + call.trailingClosures.count == parameters.count else { return nil }
            return arguments[condition].value
        }

        func closure(in call: CallExpr) -> Node? {
            let all = call.values
            return closure < all.count && all[closure].kind == .closure ? all[closure] : nil
        }
    }
}
