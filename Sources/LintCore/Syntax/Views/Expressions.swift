/// `callee(arguments) { … }`.
struct CallExpr {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .call else { return nil }
        self.node = node
    }

    var callee: Node? { node.child(.callee) }
    var arguments: [Argument] { node.children(.argument).compactMap(Argument.init) }

    /// The closures behind the parentheses.
    var trailingClosures: [Node] {
        node.children(.trailingClosure).compactMap { $0.kind == .argument ? $0.child(.value) : $0 }
    }

    /// The closure that gives the content of a view: `{ Text("a") }` of `VStack { Text("a") }`, of `VStack(content: { Text("a") })` and of
    /// `Section(content: { Text("a") }, header: { … })`; of another call the first behind the brackets, or the only one in them.
    var content: Node? {
        if let first = trailingClosures.first { return first }
        let given = arguments.filter { $0.value?.kind == .closure }
        return (given.first { $0.label == "content" } ?? (given.count == 1 ? given[0] : nil))?.value
    }

    /// Whether it is given that closure and nothing else.
    var takesContentAlone: Bool { content != nil && values.count == 1 }

    /// All that it is given, in its order.
    var values: [Node] { arguments.compactMap(\.value) + trailingClosures }

    /// The arguments that are no closures.
    var plainArguments: [Argument] { arguments.filter { $0.value?.kind != .closure } }

    /// All closures that it is given, in their order.
    var closures: [Node] { arguments.compactMap(\.value).filter { $0.kind == .closure } + trailingClosures }

    /// The called name: `ForEach` for `ForEach(…)`, `SwiftUI.ForEach(…)`, `ForEach<A, B, C>(…)` and `ForEach.init(…)`, `id` for `x.id(…)`.
    var calledName: String? { callee.flatMap { ($0.initializedType ?? $0).referencedName } }

    /// Whether it is `self.init(…)`, by which an initializer hands on to another one.
    var isDelegation: Bool { callee.map { $0.isMember(named: "init") && $0.child(.base)?.spells("self") == true } ?? false }
}

/// One argument of a call, subscript, tuple or macro.
struct Argument {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .argument else { return nil }
        self.node = node
    }

    var label: String? { node.child(.label)?.nameText }
    var value: Node? { node.child(.value) }
}

/// `\Root.a.b`.
struct KeyPathExpr {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .keyPath else { return nil }
        self.node = node
    }

    /// The names of the components, optional chaining left out; nil where one is no plain member.
    var memberNames: [String]? {
        var names: [String] = []
        for component in node.children(.component) where component.firstToken.kind != .postfixQuestion {
            guard component.subtree.count == 1, component.tokenIndices.count == 2 else { return nil }
            names.append(component.memberName)
        }
        return names
    }
}

extension Node {
    /// The expression that alone decides an `if`; nil where there are several conditions, or patterns.
    var onlyCondition: Node? {
        guard let list = child(.condition) else { return nil }
        let parts = list.kind == .conditionList ? list.children(.element) : [list]
        guard parts.count == 1, parts[0].kind != .bindingCondition, parts[0].kind != .patternCondition else { return nil }
        return parts[0].withoutEffects
    }
}

extension Node {
    /// The calls that this node stands in an argument or closure of, the innermost first. What a modifier is applied to is not in
    /// its call.
    var enclosingCalls: [CallExpr] {
        var found: [CallExpr] = []
        var inner = self
        for ancestor in ancestors {
            if inner.role != .callee, let call = CallExpr(ancestor) { found.append(call) }
            inner = ancestor
        }
        return found
    }

    /// `type(of: value)`, which no library declares.
    var asksForType: Bool {
        kind == .call && child(.callee)?.spells("type") == true && children(.argument).first?.child(.label)?.nameText == "of"
    }

    /// The token between `as` and the type of a cast, if it is `?` or `!`; another one where there is none.
    var castMark: TokenKind? {
        (child(.right) ?? child(.type)).map { tree.tokens[$0.tokenIndices.lowerBound - 1].kind }
    }

    /// The token behind `try`, if it is `?` or `!`; another one where there is none, nil of anything else.
    var tryMark: TokenKind? {
        guard kind == .try, tokenIndices.contains(tokenIndices.lowerBound + 1) else { return nil }
        return tree.tokens[tokenIndices.lowerBound + 1].kind
    }

    /// Whether an error makes nil of it: `try? await load()`.
    var isOptionalTry: Bool {
        switch kind {
        case .try: tryMark == .postfixQuestion || child(.operand)?.isOptionalTry ?? false
        case .await, .unsafe: child(.operand)?.isOptionalTry ?? false
        case .tuple: withoutEffects.id != id && children(.argument).first?.child(.value)?.isOptionalTry ?? false
        default: false
        }
    }

    /// Whether an initializer may give nil: `init?(url:)`.
    var isFailable: Bool {
        guard let name = tokenIndices.first(where: { tree.tokens[$0].keyword == .`init` }), tokenIndices.contains(name + 1) else { return false }
        return [.postfixQuestion, .postfixExclamation, .infixQuestion].contains(tree.tokens[name + 1].kind)
    }

    /// The member's own name in `a.b`, `.b`, `A.B<C>` and `\.b`.
    var memberName: String {
        let period = child(.base)?.tokenIndices.upperBound ?? tokenIndices.lowerBound
        guard tree.tokens[period].kind == .period, tokenIndices.contains(period + 1) else { return "" }
        let token = tree.tokens[tree.nameIndex(at: period + 1)]
        let name = tree.text(of: token)
        return token.flags.contains(.backticked) ? String(name.dropFirst().dropLast()) : name
    }

    /// Whether this is `a.name`. Rules ask it of every call: no text is made of what is compared.
    func isMember(named name: StaticString) -> Bool {
        guard kind == .memberAccess, let base = tree.child(.base, of: id) else { return false }
        let index = tree.nameIndex(at: Int(tree.nodes[Int(base.index)].endToken) + 1)
        guard tokenIndices.contains(index) else { return false }
        let token = tree.tokens[index]
        let ticks = token.flags.contains(.backticked) ? 1 : 0
        let range = token.startOffset + ticks..<token.endOffset - ticks
        return name.withUTF8Buffer { tree.bytes[range].elementsEqual($0) }
    }

    /// Whether it is a name before which nothing stands but `self`: `isOn`, `self.isOn`.
    var isBareName: Bool { kind == .identifier || kind == .memberAccess && child(.base)?.spells("self") == true }

    /// The code of a reference without `self` before it.
    var textWithoutSelf: String {
        let root = chainRoot
        guard root.kind == .identifier, root.spells("self"), root.range.startOffset == range.startOffset, let member = root.parent, member.kind == .memberAccess else { return text }
        return String(text.utf8.dropFirst(member.memberNameRange.startOffset - range.startOffset)) ?? text
    }

    /// The type whose initializer a reference names: `Row` of `Row.init`.
    var initializedType: Node? {
        guard isInitializerName, let base = child(.base), !base.spells("self"), !base.spells("super") else { return nil }
        return base.kind == .identifier || base.kind == .memberAccess || base.kind == .genericSpecialization ? base : nil
    }

    /// Whether it names an initializer, with or without the type: `Row.init`, `.init`. In back-ticks it is another name.
    var isInitializerName: Bool {
        (isMember(named: "init") || kind == .implicitMember && memberName == "init") && memberNameToken?.flags.contains(.backticked) == false
    }

    /// What a reference names, without its base and generic arguments.
    var referencedName: String? {
        switch kind {
        case .identifier: tree.text(of: tree.tokens[tree.nameIndex(at: tokenIndices.lowerBound)])
        case .memberAccess, .implicitMember: memberName
        case .genericSpecialization: child(.base)?.referencedName
        default: nil
        }
    }

    /// The values of `(a, b)`; of anything else itself.
    var tupleParts: [Node] { kind == .tuple ? children(.argument).compactMap { $0.child(.value) } : [self] }

    /// The first link of a chain of members, calls and modifiers: `Text("x")` in `Text("x").bold().id(1)`.
    var chainRoot: Node {
        var root = self
        while true {
            switch root.kind {
            case .memberAccess, .optionalChain, .forceUnwrap, .subscriptCall, .genericSpecialization, .ifConfig:
                guard let base = root.child(.base) ?? root.child(.operand) ?? root.child(.callee) else { return root }
                root = base
            case .call:
                // `Text("x")` and `Text.init("x")` are links of their own, `a.b("x")` leads on to `a`.
                guard let callee = root.child(.callee), callee.kind == .memberAccess, callee.initializedType == nil else { return root }
                root = callee
            default: return root
            }
        }
    }
}

extension Node {
    /// The nodes of a body in source order, those of closures and functions in it left out: these run at another time.
    var ownDescendants: [Node] {
        var found: [Node] = []
        var index = subtree.lowerBound
        while index < subtree.upperBound {
            let node = tree.node(NodeID(index))
            if node.kind == .closure || node.kind == .func {
                index = node.subtree.upperBound
            } else {
                found.append(node)
                index += 1
            }
        }
        return found
    }
}
