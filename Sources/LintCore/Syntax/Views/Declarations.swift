/// A type declaration or an extension of one.
struct TypeDecl {
    let node: Node

    init?(_ node: Node) {
        guard Self.isType(node.kind) else { return nil }
        self.node = node
    }

    private static func isType(_ kind: SyntaxKind) -> Bool {
        switch kind {
        case .struct, .class, .enum, .actor, .protocol, .extension: true
        default: false
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
        return clause.children(.type).map { $0.kind == .attributedType ? $0.child(.type) ?? $0 : $0 }
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

    /// The name with those of the types around it, `Outer.Inner`.
    var qualifiedName: String {
        var qualified = name
        let tree = node.tree
        var index = Int(node.id.index)
        while index > 0 {
            index = Int(tree.nodes[index].parent)
            if Self.isType(tree.nodes[index].kind), let outer = TypeDecl(tree.node(NodeID(index))) {
                qualified = outer.name + "." + qualified
            }
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
    var name: String { node.tree.attributeName(of: node.id) }

    /// The parts of its name, without generic arguments: `FocusState`, `Binding` for `@FocusState<Field?>.Binding`.
    var path: [String] {
        let written = node.child(.name)?.text ?? ""
        return written.split { $0 == "." || $0 == ":" }.map(String.init) + node.tree.attributeMembers(of: node.id).map(node.tree.text)
    }

    /// The token of the last part.
    var nameToken: Token? { node.tree.attributeNameToken(of: node.id) }

    /// Whether a word stands in it: `deprecated` in `@available(*, deprecated)`.
    func mentions(_ word: String) -> Bool {
        node.tokenIndices.contains { node.tree.text(of: node.tree.tokens[$0]) == word }
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

    /// Whether what it imports is seen in the whole module, and by whoever imports that.
    var isExported: Bool { node.attributes.contains { $0.name == "_exported" } }
}

extension Node {
    /// The text of a name, without back-ticks.
    var nameText: String { tree.nameText(of: id) }

    /// The attributes before a declaration, those inside `#if` included.
    var attributes: [Attribute] {
        guard tree.child(.attribute, of: id) != nil else { return [] }
        var found: [Attribute] = []
        for child in children(.attribute) {
            if let attribute = Attribute(child) {
                found.append(attribute)
            } else {
                for clause in child.children(.element) { found += clause.attributes }
            }
        }
        return found
    }

    /// `static` or, before a member of a class, `class`.
    var isStatic: Bool { tree.hasPrefix(of: id, where: { tree.isStaticModifier($0) }) }

    /// The name of what an accessor is given: `newValue`, `oldValue`, or the one that is written behind it.
    var accessorParameter: String? {
        if let written = child(.parameters) { return String(written.text.dropFirst().dropLast()) }
        return switch child(.name)?.nameText {
        case "set", "willSet", "init": "newValue"
        case "didSet": "oldValue"
        default: nil
        }
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

    /// Whether a type is written `AnyView`, optional or not.
    var isAnyViewType: Bool {
        switch kind {
        case .identifierType: nameBytes.elementsEqual("AnyView".utf8)
        case .optionalType, .implicitlyUnwrappedType, .someType, .anyType, .attributedType: child(.type)?.isAnyViewType ?? false
        default: false
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

extension SyntaxRecords {
    fileprivate func nameText(of id: NodeID) -> String {
        let range = range(of: id)
        let isBackticked = range.byteCount > 2 && bytes[range.startOffset] == UInt8(ascii: "`")
            && bytes[range.endOffset - 1] == UInt8(ascii: "`")
        guard isBackticked else { return text(in: range) }
        return text(in: ByteRange(startOffset: range.startOffset + 1, endOffset: range.endOffset - 1))
    }

    fileprivate func attributeName(of attribute: NodeID) -> String {
        attributeNameToken(of: attribute).map(text(of:)) ?? ""
    }

    fileprivate func attributeNameToken(of attribute: NodeID) -> Token? {
        attributeMembers(of: attribute).last ?? child(.name, of: attribute).map { tokens[Int(nodes[Int($0.index)].endToken) - 1] }
    }

    /// The parts of an attribute's name behind generic arguments.
    fileprivate func attributeMembers(of attribute: NodeID) -> [Token] {
        guard child(.genericArguments, of: attribute) != nil else { return [] }
        var found: [Token] = []
        for clause in Node(self, attribute).children(.genericArguments) {
            var index = clause.tokenIndices.upperBound
            while index + 1 < Int(nodes[Int(attribute.index)].endToken), tokens[index].kind == .period {
                found.append(tokens[index + 1])
                index += 2
            }
        }
        return found
    }

    fileprivate func isStaticModifier(_ part: NodeRecord) -> Bool {
        let keyword = tokens[Int(part.firstToken)].keyword
        return part.role == .modifier && (keyword == .static || keyword == .class)
    }

    /// Whether one of the attributes and modifiers before a declaration satisfies `predicate`.
    @inline(__always)
    fileprivate func hasPrefix(of declaration: NodeID, where predicate: (NodeRecord) -> Bool) -> Bool {
        var index = Int(declaration.index) + 1
        let end = Int(nodes[Int(declaration.index)].subtreeEnd)
        while index < end {
            let part = nodes[index]
            guard part.role == .attribute || part.role == .modifier else { return false }
            if predicate(part) { return true }
            index = Int(part.subtreeEnd)
        }
        return false
    }
}
