/// Files what one tree declares, outside functions, in every clause of `#if`.
struct DeclarationCollector {
    private(set) var names: NameTable
    private let tokenNames: TokenNames
    private(set) var declarations: [DeclarationFacts] = []
    private(set) var clauses: [ClauseFacts] = []
    private(set) var imports: [ImportFacts] = []
    /// What an interface says that its declarations do, by their place.
    private(set) var behaviours: [Int32: Behaviour] = [:]
    private(set) var mistakes: [Behaviour.Mistake] = []
    /// What the project's own code says of itself counts as little as a comment.
    private let isInterface: Bool

    /// - Parameter names: those that the file spells.
    init(_ names: NameTable, _ tokenNames: TokenNames, isInterface: Bool) {
        self.isInterface = isInterface
        self.names = names
        self.tokenNames = tokenNames
    }

    /// - Parameters:
    ///   - parent: the place of the type around them among the declarations; -1 at the top of the file.
    ///   - clause: the innermost clause of `#if` around them, by its place.
    mutating func collect(_ nodes: some Sequence<Node>, parent: Int32 = -1, clause: Int32 = ClauseFacts.none) {
        for node in nodes { collect(node, parent, clause) }
    }

    private mutating func collect(_ node: Node, _ parent: Int32, _ clause: Int32) {
        switch node.kind {
        case .struct: addType(node, .struct, parent, clause)
        case .class: addType(node, .class, parent, clause)
        case .enum: addType(node, .enum, parent, clause)
        case .actor: addType(node, .actor, parent, clause)
        case .protocol: addType(node, .protocol, parent, clause)
        case .extension: addType(node, .extension, parent, clause)
        case .func: add(node, .function, parent, clause)
        case .`init`: add(node, .initializer, name: .known(.`init`), parent, clause)
        case .subscript: add(node, .subscript, name: .known(.empty), parent, clause)
        case .typealias: add(node, .alias, parent, clause)
        case .associatedtype: add(node, .associatedType, parent, clause)
        case .macro: add(node, .macro, parent, clause)
        case .var: addVariables(node, parent, clause)
        case .case: addCases(node, parent, clause)
        case .import:
            guard parent == -1, let found = ImportDecl(node) else { return }
            imports.append(ImportFacts(module: names.intern(found.module), isExported: found.isExported, clause: clause))
        case .ifConfig:
            for part in node.children(.element) {
                clauses.append(ClauseFacts(node: part.id, outer: clause))
                let place = Int32(clauses.count - 1)
                collect(part.children(.statement) + part.children(.member), parent: parent, clause: place)
            }
        default: break
        }
    }

    private func name(of node: Node) -> Name { tokenNames[node.nameTokenIndex] }

    private mutating func addType(_ node: Node, _ kind: DeclarationKind, _ parent: Int32, _ clause: Int32) {
        add(node, kind, parent, clause)
        let place = Int32(declarations.count - 1)
        if let body = node.child(.body) { collect(body.children(.member), parent: place, clause: clause) }
    }

    private mutating func add(_ node: Node, _ kind: DeclarationKind, name: Name? = nil, _ parent: Int32, _ clause: Int32) {
        let written = name == nil ? node.child(.name) : nil
        append(name ?? written.map { self.name(of: $0) } ?? .known(.empty), kind, node, node, parent, clause, flags(of: node))
    }

    private mutating func addVariables(_ node: Node, _ parent: Int32, _ clause: Int32) {
        var flags = flags(of: node)
        if node.introducer == .let { flags.insert(.isLet) }
        for binding in node.children(.element) {
            guard let pattern = binding.child(.pattern) else { continue }
            if pattern.kind == .identifierPattern {
                append(name(of: pattern), .variable, node, binding, parent, clause, flags)
            } else {
                for part in pattern.descendants where part.kind == .identifierPattern {
                    append(name(of: part), .variable, node, binding, parent, clause, flags.union(.isDestructured))
                }
            }
        }
    }

    private mutating func addCases(_ node: Node, _ parent: Int32, _ clause: Int32) {
        let flags = flags(of: node).union(.isStatic)
        for element in node.children(.element) {
            guard let written = element.child(.name) else { continue }
            append(name(of: written), .enumCase, node, element, parent, clause, flags)
        }
    }

    private mutating func append(
        _ name: Name, _ kind: DeclarationKind, _ node: Node, _ element: Node, _ parent: Int32, _ clause: Int32, _ flags: DeclarationFlags
    ) {
        var flags = flags
        if isInterface, flags.contains(.hasAttributes) {
            let found = Behaviour(attributesOf: node, mistakes: &mistakes)
            if !found.isEmpty {
                behaviours[Int32(declarations.count)] = found
                flags.insert(.hasBehaviour)
            }
        }
        declarations.append(
            DeclarationFacts(kind: kind, name: name, node: node.id, element: element.id, parent: parent, flags: flags, clause: clause))
    }

    private func flags(of node: Node) -> DeclarationFlags {
        var flags: DeclarationFlags = []
        for child in node.children {
            switch child.role {
            case .attribute:
                flags.insert(.hasAttributes)
                if child.kind == .attribute, child.child(.name)?.spells("_disfavoredOverload") == true {
                    flags.insert(.isDisfavored)
                }
            case .modifier:
                switch child.modifierKeyword {
                case .static, .class: flags.insert(.isStatic)
                case .public, .open, .package: if !child.isPartialModifier { flags.insert(.isPublic) }
                case .mutating: flags.insert(.isMutating)
                case .private, .fileprivate: if !child.isPartialModifier { flags.insert(.isFilePrivate) }
                default: break
                }
            default: return flags
            }
        }
        return flags
    }
}
