/// The expressions whose values a getter or function can return.
enum ResultExpressions {
    /// The values of `return` statements, those of the branches of an `if` or `switch` that is the whole body, and the
    /// initial values of local constants that are returned and used nowhere else.
    static func of(_ body: Node) -> [Node] {
        let returned = returnedValues(in: body)
        let values = returned.isEmpty ? implicitValues(of: body) : returned
        return values.map { localConstant($0, in: body) ?? $0 }
    }

    private static func returnedValues(in body: Node) -> [Node] {
        body.ownDescendants.filter { $0.kind == .return }.compactMap { $0.child(.value) }
    }

    /// The value of a body that is one expression; `if` and `switch` have one in each branch.
    private static func implicitValues(of block: Node) -> [Node] {
        let statements = block.children(.statement)
        guard statements.count == 1, let only = statements.first else { return [] }
        switch only.kind {
        case .if: return branchValues(of: only)
        case .switch: return caseValues(of: only)
        case .ifConfig: return only.children(.element).flatMap { implicitValues(of: $0) }
        default: return [only]
        }
    }

    /// The values of the branches of an `if` or `switch` that is an expression.
    static func ofBranches(_ node: Node) -> [Node] { node.kind == .switch ? caseValues(of: node) : branchValues(of: node) }

    private static func caseValues(of node: Node) -> [Node] {
        node.children(.element).flatMap { element -> [Node] in
            element.kind == .ifConfig
                ? element.children(.element).flatMap { $0.children(.element).flatMap { implicitValues(of: $0) } }
                : implicitValues(of: element)
        }
    }

    private static func branchValues(of node: Node) -> [Node] {
        [node.child(.thenBody), node.child(.elseBody)].compactMap { $0 }
            .flatMap { $0.kind == .if ? branchValues(of: $0) : implicitValues(of: $0) }
    }

    /// What `let x = …; return x` returns, if `x` stands nowhere else: one that is stored too is a cache.
    private static func localConstant(_ value: Node, in body: Node) -> Node? {
        guard value.kind == .identifier else { return nil }
        let name = value.text
        let uses = body.descendants.filter { $0.kind == .identifier && $0.text == name }
        guard uses.count == 1 else { return nil }
        return body.descendants.lazy.compactMap(PatternBinding.init)
            .first { $0.name == name }?.initialValue
    }
}

extension Node {
    /// Whether a value is written out: a number, a Boolean, `nil`, a text without anything put in.
    var isLiteral: Bool {
        let node = withoutEffects
        switch node.kind {
        case .boolean, .integer, .float, .nil: return true
        case .string: return !node.descendants.contains { $0.kind == .interpolation }
        case .prefixOperator: return node.child(.operand)?.isLiteral ?? false
        default: return false
        }
    }

    /// What a body or closure of one statement gives; nil where there are several.
    var onlyResult: Node? {
        let statements = children(.statement)
        guard statements.count == 1 else { return nil }
        return statements[0].kind == .return ? statements[0].child(.value) ?? statements[0] : statements[0]
    }

    /// What a body gives in any case, whatever it does before; nil where more than one place returns.
    var finalResult: Node? {
        let statements = children(.statement)
        guard statements.count > 1, let last = statements.last, last.kind == .return else { return onlyResult }
        return statements.dropLast().contains { ([$0] + $0.outsideClosures).contains { $0.kind == .return } } ? nil : last.child(.value)
    }
}
