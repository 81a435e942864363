/// A type declaration or an extension of one.
struct TypeDecl {
    let node: Node

    init?(_ node: Node) {
        switch node.kind {
        case .struct, .class, .enum, .actor, .protocol, .extension: self.node = node
        default: return nil
        }
    }

    /// The declared name, or the name of the extended type without generic arguments: `Outer.Inner`.
    var name: String {
        if node.kind == .extension { return node.child(.type)?.typeName ?? "" }
        return node.child(.name)?.nameText ?? ""
    }

    /// The types that stand behind the colon.
    var inheritedTypes: [Node] {
        guard let clause = node.child(.inheritance) else { return [] }
        return clause.children(.type)
    }

    /// Its members, those inside `#if` included.
    var members: [Node] {
        guard let body = node.child(.body) else { return [] }
        return body.membersThroughConditionals
    }

    /// The property of this name that stands in this declaration.
    func property(named name: String) -> PatternBinding? {
        members.lazy.compactMap(VariableDecl.init).flatMap(\.bindings).first { $0.name == name }
    }

    /// The `let` and `var` members that have an attribute or a modifier. Walks the records, since most members have none.
    var markedVariables: [VariableDecl] {
        guard let body = node.child(.body) else { return [] }
        let tree = node.tree
        var found: [VariableDecl] = []
        var index = body.subtree.lowerBound + 1
        while index < body.subtree.upperBound {
            let record = tree.nodes[index]
            switch record.kind {
            case .ifConfig, .ifConfigClause:
                index += 1
                continue
            case .var where record.role == .member:
                let first = tree.nodes[index + 1].role
                if first == .attribute || first == .modifier, let variable = VariableDecl(Node(tree, NodeID(index))) {
                    found.append(variable)
                }
            default: break
            }
            index = Int(record.subtreeEnd)
        }
        return found
    }

    /// The name with those of the types around it, `Outer.Inner`.
    var qualifiedName: String {
        var qualified = name
        for ancestor in node.ancestors {
            if let outer = TypeDecl(ancestor) { qualified = outer.name + "." + qualified }
        }
        return qualified
    }
}

/// One `let` or `var` declaration, which may bind several patterns.
struct VariableDecl {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .var else { return nil }
        self.node = node
    }

    var bindings: [PatternBinding] { node.children(.element).compactMap(PatternBinding.init) }
    var attributes: [Attribute] { node.attributes }
    var isLet: Bool { node.introducer == .let }
}

/// One bound pattern of a `let` or `var`, with its type, value and accessors.
struct PatternBinding {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .patternBinding else { return nil }
        self.node = node
    }

    /// The bound name, where the pattern is one.
    var name: String? {
        guard let pattern = node.child(.pattern), pattern.kind == .identifierPattern else { return nil }
        return pattern.nameText
    }

    var type: Node? { node.child(.type) }
    var initialValue: Node? { node.child(.initialValue) }

    /// The statements that compute the value on reading; nil for stored properties and for accessors without a body.
    var getterBody: Node? {
        guard let block = node.child(.accessors) else { return nil }
        if let body = block.child(.body) { return body }
        let getter = block.membersThroughConditionals.first { $0.kind == .accessor && $0.child(.name)?.nameText == "get" }
        return getter?.child(.body)
    }
}

/// `@name(…)` before a declaration or type.
struct Attribute {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .attribute else { return nil }
        self.node = node
    }

    /// The last part of its name: `Query` for `@SwiftData.Query`.
    var name: String {
        let written = node.child(.name)?.text ?? ""
        return String(written.split { $0 == "." || $0 == ":" }.last ?? "")
    }
}

/// `import Module`.
struct ImportDecl {
    let node: Node

    init?(_ node: Node) {
        guard node.kind == .import else { return nil }
        self.node = node
    }

    /// The module without its submodules and the imported declaration.
    var module: String {
        let path = node.child(.name)?.text ?? ""
        return String(path.split { $0 == "." || $0 == ":" }.first ?? "")
    }
}

extension Node {
    /// The text of a name, without back-ticks.
    var nameText: String {
        let text = text
        return text.hasPrefix("`") && text.hasSuffix("`") && text.count > 2 ? String(text.dropFirst().dropLast()) : text
    }

    /// The attributes before a declaration, those inside `#if` included.
    var attributes: [Attribute] {
        children(.attribute).flatMap { child -> [Attribute] in
            if let attribute = Attribute(child) { return [attribute] }
            return child.children(.element).flatMap { $0.attributes }
        }
    }

    /// `static` or, before a member of a class, `class`.
    var isStatic: Bool {
        var index = subtree.lowerBound + 1
        while index < subtree.upperBound {
            let part = tree.nodes[index]
            let keyword = tree.tokens[Int(part.firstToken)].keyword
            if part.role == .modifier, keyword == .static || keyword == .class { return true }
            if part.role != .modifier, part.role != .attribute { return false }
            index = Int(part.subtreeEnd)
        }
        return false
    }

    /// The keyword that says what a declaration is.
    var introducer: Keyword {
        var index = subtree.lowerBound + 1
        while index < subtree.upperBound {
            let part = tree.nodes[index]
            if part.role != .attribute, part.role != .modifier { return tree.tokens[Int(part.firstToken) - 1].keyword }
            index = Int(part.subtreeEnd)
        }
        return .none
    }

    /// The members of a block, with those of every clause of a `#if` in place of it.
    var membersThroughConditionals: [Node] {
        children(.member).flatMap { member -> [Node] in
            guard member.kind == .ifConfig else { return [member] }
            return member.children(.element).flatMap(\.membersThroughConditionals)
        }
    }

    /// A type's name without generic arguments, optionality and `some`: `A.B` for `A<X>.B?`.
    var typeName: String? {
        switch kind {
        case .identifierType: tree.text(of: tree.tokens[tree.nameIndex(at: tokenIndices.lowerBound)])
        case .memberType: child(.base)?.typeName.map { $0 + "." + memberName }
        case .optionalType, .implicitlyUnwrappedType, .someType, .anyType, .attributedType: child(.type)?.typeName
        default: nil
        }
    }
}
