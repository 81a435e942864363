/// Takes `AnyView` away where a builder keeps views apart (Rules/any-view-branches.md).
enum AnyViewRewrite {
    /// Branches of a builder that are erased: without, they are what they are.
    static func fix(branches erased: [Node]) -> Fix? {
        guard let tree = erased.first?.tree else { return nil }
        var rewrite = Rewrite(tree)
        for node in erased { guard unwrap(node, &rewrite) else { return nil } }
        return rewrite.fix(.safe, "leave `AnyView` out", followUps: followUps)
    }

    /// What could not be seen of the branches before.
    private static let followUps = [
        "branch-same-view", "branch-same-type", "branch-wraps-content", "branch-container-switch", "branch-redacted", "branch-hidden",
        "switch-mergeable-cases",
    ]

    /// - Parameter member: a function, or the binding of a computed property, that returns erased views on its ways.
    static func fix(_ found: ErasedResults, of member: Node) -> Fix? {
        guard let type = member.child(.result) ?? member.child(.type), found.isBody || !found.mayBeWitness && !found.isUsedAsValue, !found.leadsToItself else { return nil }
        return fix(member: member, body: found.body, erased: found.erased, resultType: type, isBody: found.isBody)
    }

    private static func fix(member: Node, body: Node, erased: [Node], resultType: Node, isBody: Bool) -> Fix? {
        let declaration = member.kind == .patternBinding ? member.parent ?? member : member
        var results: [Node] = []
        guard collect(body.children(.statement), &results), results.count == erased.count, Set(results.map(\.id)) == Set(erased.map(\.id)),
            results.count <= Limits.rewrittenBranches, !declaration.children(.modifier).contains(where: { $0.spells("override") })
        else { return nil }
        var rewrite = Rewrite(member.tree)
        let hasBuilder = isBody || declaration.attributes.contains { $0.name == "ViewBuilder" }
        // Behind other statements, only a builder takes what nobody returns.
        let isBuilt = hasBuilder || results.count > 1 || body.children(.statement).count == 1
        for result in results {
            guard unwrap(result, &rewrite) else { return nil }
            if isBuilt, let parent = result.parent, parent.kind == .return {
                rewrite.replace(ByteRange(startOffset: parent.range.startOffset, endOffset: result.range.startOffset), with: "")
            }
        }
        if !hasBuilder, results.count > 1 { rewrite.insert("@ViewBuilder ", at: start(of: declaration)) }
        // What was `some View` is no other type for those who ask.
        let isOpaque = resultType.kind == .someType
        if !isOpaque { rewrite.replace(resultType, with: "some View") }
        return rewrite.fix(isOpaque ? .safe : .unsafe, results.count > 1 ? "return the views from a `@ViewBuilder`" : "leave `AnyView` out",
            followUps: followUps)
    }

    /// Behind attributes on lines of their own, `@ViewBuilder` stands on the line of the declaration.
    private static func start(of declaration: Node) -> Int {
        let modifier = declaration.children.first { $0.role == .modifier }
        return modifier?.range.startOffset ?? declaration.introducerToken?.startOffset ?? declaration.range.startOffset
    }

    // MARK: Ways through a body

    /// Gathers the results of a body that a builder could have.
    ///
    /// - Returns: False where something stands in it that a builder does not take.
    private static func collect(_ statements: [Node], _ results: inout [Node]) -> Bool {
        for (index, statement) in statements.enumerated() {
            let isLast = index == statements.count - 1
            switch statement.kind {
            case .var: if !(VariableDecl(statement)?.isLet ?? false), index < statements.count { return false }
            case .return:
                guard isLast, let value = statement.child(.value) else { return false }
                results.append(value)
            case .if:
                // After an `if` that returns, the rest is its `else`, which a builder does not know.
                guard isLast, collect(branch: statement, &results) else { return false }
            case .switch:
                guard isLast else { return false }
                for element in statement.children(.element) {
                    guard element.kind == .switchCase, collect(element.children(.statement), &results) else { return false }
                }
            case .call, .memberAccess:
                guard isLast else { return false }
                results.append(statement)
            default: return false
            }
        }
        return !statements.isEmpty
    }

    private static func collect(branch: Node, _ results: inout [Node]) -> Bool {
        guard let then = branch.child(.thenBody), let otherwise = branch.child(.elseBody), collect(then.children(.statement), &results) else {
            return false
        }
        return otherwise.kind == .if ? collect(branch: otherwise, &results) : collect(otherwise.children(.statement), &results)
    }

    // MARK: One view

    /// `AnyView(view)` to `view`, in the indentation of what stood around it.
    private static func unwrap(_ node: Node, _ rewrite: inout Rewrite) -> Bool {
        let root = ViewChain(node).root
        guard let call = CallExpr(root), call.calledName == "AnyView", call.arguments.count == 1, call.trailingClosures.isEmpty,
            let value = call.arguments[0].value, BranchSyntax.isExpression(value)
        else { return false }
        let source = node.tree.source
        let lines = SourceLines(source)
        let text = source.text(in: value.range)
        if text.contains("\"\"\"") { return false }
        let isOnOwnLine = lines.start(of: value.range.startOffset) != lines.start(of: root.range.startOffset)
        let inner = lines.indentation(at: value.range.startOffset)
        let outer = lines.indentation(at: root.range.startOffset)
        rewrite.replace(root, with: isOnOwnLine ? SourceLines.reindented(text, from: inner, to: outer) : text)
        return true
    }
}
