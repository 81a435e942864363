/// `if` and `else` over one view, written as one view with the condition in its arguments (docs/how-it-decides.md, "One view for two").
struct BranchRewrite {
    private let statement: Node
    private let context: RuleContext
    private let decision: DecisionText
    /// Where the condition holds, and where it does not.
    private let arms: [Node]
    private let choice: RootChoice

    /// In what the views at the root may differ, so that the condition chooses it.
    enum RootChoice {
        case nothing
        /// One argument of a view of the project: two constants of one kind.
        case constants
        /// One argument: two names of one type.
        case namesOfOneType
    }

    private init?(_ statement: Node, _ context: RuleContext, choosing choice: RootChoice) {
        guard statement.kind == .if, statement.role != .elseBody, let condition = statement.onlyCondition, let decision = DecisionText(condition),
            let then = statement.child(.thenBody), let otherwise = statement.child(.elseBody), otherwise.kind == .codeBlock
        else { return nil }
        let arms = [then, otherwise].compactMap { body -> Node? in
            let statements = body.children(.statement)
            return statements.count == 1 && BranchSyntax.isExpression(statements[0]) ? statements[0] : nil
        }
        guard arms.count == 2, Self.isRewritable(statement, context) else { return nil }
        self.statement = statement
        self.context = context
        self.decision = decision
        self.arms = arms
        self.choice = choice
    }

    /// - Parameter title: what the fix does, for people.
    static func fix(
        _ statement: Node, _ context: RuleContext, title: String = "write the view once", choosing choice: RootChoice = .nothing
    ) -> Fix? {
        BranchRewrite(statement, context, choosing: choice)?.fix(title)
    }

    /// What is there to begin or end with the view, and what an edit of lines would spoil.
    private static func isRewritable(_ statement: Node, _ context: RuleContext) -> Bool {
        !statement.descendants.contains { node in
            switch node.kind {
            case .call: context.behaviour(of: node).isDeliberate
            case .string: node.text.hasPrefix("\"\"\"") || node.text.hasPrefix("#")
            case .ifConfig, .error: true
            default: false
            }
        }
    }

    private func fix(_ title: String) -> Fix? {
        let chains = arms.map { ViewChain(ofView: $0, startsView: context.startsView) }
        let kept = chains[0].links.count >= chains[1].links.count ? 0 : 1
        guard let merged = merge(chains[kept], with: chains[1 - kept], where: kept == 0 ? decision : decision.negated) else { return nil }
        let comments = comments(besides: arms[kept])
        // What both say of their next line would stand twice over one.
        guard Set(comments).count == comments.count else { return nil }
        let source = statement.tree.source
        let lines = SourceLines(source)
        let indentation = lines.indentation(at: statement.range.startOffset)
        let text = SourceLines.reindented(
            Rewrite.text(of: arms[kept].range, in: source, with: merged.edits), from: lines.indentation(at: arms[kept].range.startOffset),
            to: indentation)
        var rewrite = Rewrite(statement.tree)
        rewrite.replace(statement, with: (comments + [text]).joined(separator: "\n" + indentation))
        return rewrite.fix(merged.applicability, title)
    }

    /// Comments of the branches that do not stand in the code that stays.
    private func comments(besides kept: Node) -> [String] {
        statement.tree.comments.filter { comment in
            let range = comment.range
            let isInside = statement.range.startOffset < range.startOffset && range.endOffset < statement.range.endOffset
            return isInside && !(kept.range.startOffset <= range.startOffset && range.endOffset <= kept.range.endOffset)
        }.map { statement.tree.text(in: $0.range) }
    }

    // MARK: Two chains as one

    private typealias Merged = (edits: [TextEdit], applicability: Fix.Applicability)

    /// The longer chain must hold the shorter one; what it has besides does nothing where `decision` does not hold.
    private func merge(_ chain: ViewChain, with other: ViewChain, where decision: DecisionText) -> Merged? {
        let (links, others) = (self.links(chain), self.links(other))
        var merged: Merged = ([], .safe)
        if !hasSameRoot(chain, other) {
            guard let edit = rootArgument(chain.root, other.root, decision) else { return nil }
            merged.edits.append(edit)
            // Which of two things is shown, or how one looks: nobody but a person can tell.
            if choice == .constants { merged.applicability = .unsafe }
        }
        var next = 0
        for link in links {
            if next < others.count, others[next].name == link.name {
                if !others[next].isSame(as: link) {
                    guard let edit = choice(link, others[next], decision) else { return nil }
                    merged.edits.append(edit)
                }
                next += 1
            } else {
                guard let form = ConditionalModifier(link, among: links, where: decision, context) else { return nil }
                merged.edits += form.edits
                if form.applicability == .unsafe { merged.applicability = .unsafe }
            }
        }
        guard next == others.count else { return nil }
        if context.view(chain.root)?.worksWithView ?? false { merged.applicability = .unsafe }
        return merged
    }

    /// The links, the root too where it is a modifier of `self` without the word.
    private func links(_ chain: ViewChain) -> [ViewChain.Link] {
        guard isImplicitSelf(chain), let name = chain.rootName else { return chain.links }
        return [ViewChain.Link(node: chain.root, name: name)] + chain.links
    }

    private func isImplicitSelf(_ chain: ViewChain) -> Bool {
        guard chain.root.child(.callee)?.kind == .identifier, let call = context.call(chain.root) else { return false }
        return call.declared.kind == .function && call.owner?.kind == .protocol
    }

    private func hasSameRoot(_ left: ViewChain, _ right: ViewChain) -> Bool {
        if left.root.hasSameCode(as: right.root) { return true }
        return isImplicitSelf(left) && right.root.spells("self") || isImplicitSelf(right) && left.root.spells("self")
    }

    /// The one argument in which the views at the root differ, chosen by the condition.
    private func rootArgument(_ root: Node, _ other: Node, _ decision: DecisionText) -> TextEdit? {
        guard choice != .nothing, let call = CallExpr(root), let otherCall = CallExpr(other), let callee = call.callee, let otherCallee = otherCall.callee,
            callee.hasSameCode(as: otherCallee), let differing = KinCode.differingValues(root, other), differing.count == 1,
            let declared = context.call(root)?.declared, declared.isOfProject, context.call(other)?.declared.id == declared.id
        else { return nil }
        let (value, otherValue) = differing[0]
        switch choice {
        case .nothing: return nil
        case .constants:
            let isString = value.kind == .string && otherValue.kind == .string && !(value.text + otherValue.text).contains("\\(")
            guard isString || Self.isOneType(value, otherValue) else { return nil }
        case .namesOfOneType:
            guard [value, otherValue].allSatisfy({ $0.kind == .identifier || $0.kind == .memberAccess }),
                let type = context.view(value), type.isKnown, context.view(otherValue)?.hasType(of: type) ?? false
            else { return nil }
        }
        return TextEdit(path: root.tree.source.path, range: value.range, replacement: decision.choosing(value.text, otherValue.text))
    }

    /// The one argument in which two calls of a modifier of the library differ, chosen by the condition: where its type is written in the
    /// declaration, two values of it need no look at what they are.
    private func choice(_ link: ViewChain.Link, _ other: ViewChain.Link, _ decision: DecisionText) -> TextEdit? {
        guard let call = link.call, let otherCall = other.call, call.trailingClosures.isEmpty, otherCall.trailingClosures.isEmpty,
            call.arguments.map(\.label) == otherCall.arguments.map(\.label), let meant = context.call(call.node), !meant.isOfProject,
            let otherMeant = context.call(otherCall.node), meant.takesTypes(of: otherMeant)
        else { return nil }
        var edit: TextEdit?
        for (left, right) in zip(call.arguments, otherCall.arguments) {
            guard let value = left.value, let otherValue = right.value else { return nil }
            if value.hasSameCode(as: otherValue) { continue }
            guard edit == nil, Self.isOneType(value, otherValue) else { return nil }
            edit = TextEdit(path: call.node.tree.source.path, range: value.range, replacement: decision.choosing(value.text, otherValue.text))
        }
        return edit
    }

    private static func isOneType(_ left: Node, _ right: Node) -> Bool {
        let kinds: [SyntaxKind] = [left.kind, right.kind]
        if kinds.contains(where: { $0 == .string || $0 == .nil }) { return false }
        if kinds.allSatisfy({ $0 == .integer || $0 == .float }) { return true }
        return left.kind == right.kind && (left.kind == .boolean || left.kind == .implicitMember && left.child(.argument) == nil)
    }
}
