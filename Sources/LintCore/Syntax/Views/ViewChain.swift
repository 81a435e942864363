/// An expression taken apart into what it starts with and what is called on that: `Text("x")` with `.bold()` and `.id(1)`.
///
/// A chain is syntax alone: whether a link is a modifier or a member that gives a view is for types to say.
struct ViewChain {
    /// One `.name`, `.name(…)` or `.name { … }`.
    struct Link {
        /// The call, or the member access where nothing is called.
        let node: Node
        let name: String

        var call: CallExpr? { CallExpr(node) }

        /// `.name(…)` as it is written, for messages.
        var spelling: String { "." + name }

        /// Whether the other one is the same code, comments and spaces aside.
        func isSame(as other: Link) -> Bool {
            name == other.name && node.kind == other.node.kind && suffix.hasSameTokens(as: other.suffix)
        }

        /// What stands behind the base: the name with its arguments.
        private var suffix: TokenRun {
            let member = node.kind == .call ? node.child(.callee) ?? node : node
            let start = member.child(.base)?.tokenIndices.upperBound ?? node.tokenIndices.lowerBound
            return TokenRun(tree: node.tree, indices: start..<node.tokenIndices.upperBound)
        }
    }

    let node: Node
    let root: Node
    /// The innermost first.
    let links: [Link]

    /// - Parameter isLink: whether something is a link on its base, asked from the outside in; without, each member is.
    init(_ node: Node, isLink: (Node) -> Bool = { _ in true }) {
        self.node = node
        var links: [Link] = []
        var current = node.withoutEffects
        while let (link, base) = Self.link(current), isLink(current) {
            links.append(link)
            current = base.withoutEffects
        }
        root = current
        self.links = links.reversed()
    }

    /// A chain that starts where the first view may stand: with `model.row`, `self.row`, `self.row(1)` and `Page.Header(text)`, since
    /// no modifier goes without parentheses and none is called on a type.
    ///
    /// - Parameter startsView: whether a call behind a name, or a path of names, gives a view by itself: `Page.Header(text)`.
    init(ofView node: Node, startsView: (Node) -> Bool) {
        self.init(node) { node in
            if node.kind == .memberAccess { return !Self.isPath(node.child(.base)) }
            guard let base = node.child(.callee)?.child(.base), Self.isPath(base) else { return true }
            return !startsView(node)
        }
    }

    /// The view that code begins with, whatever modifies it; `#if` may stand between them.
    static func start(of node: Node, startsView: (Node) -> Bool) -> Node {
        let root = ViewChain(ofView: node, startsView: startsView).root
        return root.kind == .ifConfig ? root.child(.base).map { start(of: $0, startsView: startsView) } ?? root : root
    }

    private static func isPath(_ node: Node?) -> Bool {
        guard let node else { return false }
        return node.kind == .identifier || node.kind == .memberAccess && isPath(node.child(.base))
    }

    private static func link(_ node: Node) -> (Link, base: Node)? {
        switch node.kind {
        case .call:
            guard let callee = node.child(.callee), callee.kind == .memberAccess, callee.initializedType == nil, let base = callee.child(.base) else { return nil }
            return (Link(node: node, name: callee.memberName), base)
        case .memberAccess:
            guard let base = node.child(.base) else { return nil }
            return (Link(node: node, name: node.memberName), base)
        default: return nil
        }
    }

    func link(named name: String) -> Link? { links.first { $0.name == name } }

    /// The name that the root calls or refers to; nil where it is another expression.
    var rootName: String? { root.kind == .call ? CallExpr(root)?.calledName : root.referencedName }
}

/// Some tokens in a row.
struct TokenRun {
    let tree: SyntaxRecords
    let indices: Range<Int>

    /// Whether the same is written, comments and spaces aside.
    func hasSameTokens(as other: TokenRun) -> Bool {
        guard indices.count == other.indices.count else { return false }
        return zip(indices, other.indices).allSatisfy { left, right in
            let (token, otherToken) = (tree.tokens[left], other.tree.tokens[right])
            guard token.kind == otherToken.kind else { return false }
            let (range, otherRange) = (token.range, otherToken.range)
            return range.byteCount == otherRange.byteCount
                && tree.bytes(in: range).elementsEqual(other.tree.bytes(in: otherRange))
        }
    }
}

extension Node {
    /// Whether the same code is written here and there, comments and spaces aside.
    func hasSameCode(as other: Node) -> Bool {
        TokenRun(tree: tree, indices: tokenIndices).hasSameTokens(as: TokenRun(tree: other.tree, indices: other.tokenIndices))
    }

    /// Whether two closures say the same of what they are given, whatever each calls it: `{ Row($0) }` and `{ item in Row(item) }`.
    func hasSameCodeInside(as other: Node) -> Bool {
        let words = self.wordsInside
        return !words.isEmpty && words == other.wordsInside
    }

    /// The tokens of a closure with one parameter, which is `$0` in them; none for others.
    private var wordsInside: [String] {
        let parameters = child(.signature).map { $0.child(.parameters)?.children(.element) ?? $0.children(.element) } ?? []
        guard parameters.count <= 1 else { return [] }
        let name = parameters.first.map { ($0.child(.name) ?? $0).nameText }
        return children(.statement).flatMap { statement in
            let named = ([statement] + statement.descendants).filter { $0.kind == .identifier && $0.role != .label && $0.text == name }
            let places = Set(named.map(\.tokenIndices.lowerBound))
            return statement.tokenIndices.map { places.contains($0) ? "$0" : String(tree.text(of: tree.tokens[$0])) }
        }
    }

    /// The expression without `try`, `await` and parentheses around it.
    var withoutEffects: Node {
        var node = self
        while true {
            switch node.kind {
            case .try, .await, .unsafe:
                guard let operand = node.child(.operand) else { return node }
                node = operand
            case .tuple:
                let arguments = node.children(.argument)
                guard arguments.count == 1, let value = arguments[0].child(.value), arguments[0].child(.label) == nil else { return node }
                node = value
            default: return node
            }
        }
    }

    /// The expression without `try`, parentheses, `?` and `!`.
    var withoutUnwrapping: Node {
        var node = withoutEffects
        while node.kind == .optionalChain || node.kind == .forceUnwrap || node.kind == .inout {
            guard let operand = node.child(.operand) ?? node.child(.base) else { return node }
            node = operand.withoutEffects
        }
        return node
    }
}

extension Node {
    /// Where a view is named, for what is said about it: `Row` of `Row(title: "x")` and of `Row.init(title: "x")`.
    var nameOfView: Node {
        guard kind == .call, let called = child(.callee) else { return self }
        let callee = called.initializedType ?? called
        return callee.kind == .genericSpecialization ? callee.child(.base) ?? callee : callee
    }
}
