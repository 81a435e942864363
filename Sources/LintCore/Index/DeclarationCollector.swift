/// Files what one tree declares, outside functions.
struct DeclarationCollector {
    let program: Program
    let unit: Int32

    private var tree: SyntaxRecords { program.units[Int(unit)].tree.records }

    mutating func collect(_ nodes: [Node], parent: DeclarationID) {
        for node in nodes { collect(node, parent: parent) }
    }

    private mutating func collect(_ node: Node, parent: DeclarationID) {
        switch node.kind {
        case .struct: addType(node, .struct, parent)
        case .class: addType(node, .class, parent)
        case .enum: addType(node, .enum, parent)
        case .actor: addType(node, .actor, parent)
        case .protocol: addType(node, .protocol, parent)
        case .extension: addType(node, .extension, parent)
        case .func: add(node, .function, parent)
        case .`init`: add(node, .initializer, name: .known(.`init`), parent)
        case .subscript: add(node, .subscript, name: .known(.empty), parent)
        case .typealias: add(node, .alias, parent)
        case .associatedtype: add(node, .associatedType, parent)
        case .macro: add(node, .macro, parent)
        case .var: addVariables(node, parent)
        case .case: addCases(node, parent)
        case .ifConfig:
            if let clause = program.units[Int(unit)].profile.activeClause(of: node) {
                collect(clause.children(.statement) + clause.children(.member), parent: parent)
            }
        default: break
        }
    }

    private mutating func addType(_ node: Node, _ kind: DeclarationKind, _ parent: DeclarationID) {
        let id = add(node, kind, parent)
        if let body = node.child(.body) { collect(body.children(.member), parent: id) }
    }

    @discardableResult
    private mutating func add(
        _ node: Node, _ kind: DeclarationKind, name: Name? = nil, _ parent: DeclarationID
    ) -> DeclarationID {
        let name = name ?? node.child(.name).map { program.name(of: $0) } ?? .known(.empty)
        return program.append(
            Declaration(
                kind: kind, name: name, unit: unit, node: node.id, element: node.id, parent: parent, flags: flags(of: node)))
    }

    private mutating func addVariables(_ node: Node, _ parent: DeclarationID) {
        var flags = flags(of: node)
        if node.introducer == .let { flags.insert(.isLet) }
        for binding in node.children(.element) {
            guard let pattern = binding.child(.pattern) else { continue }
            if pattern.kind == .identifierPattern {
                append(program.name(of: pattern), .variable, node, binding, parent, flags)
            } else {
                for part in pattern.descendants where part.kind == .identifierPattern {
                    append(program.name(of: part), .variable, node, binding, parent, flags.union(.isDestructured))
                }
            }
        }
    }

    private mutating func addCases(_ node: Node, _ parent: DeclarationID) {
        let flags = flags(of: node).union(.isStatic)
        for element in node.children(.element) {
            guard let name = element.child(.name) else { continue }
            append(program.name(of: name), .enumCase, node, element, parent, flags)
        }
    }

    private func append(
        _ name: Name, _ kind: DeclarationKind, _ node: Node, _ element: Node, _ parent: DeclarationID,
        _ flags: DeclarationFlags
    ) {
        _ = program.append(
            Declaration(
                kind: kind, name: name, unit: unit, node: node.id, element: element.id, parent: parent, flags: flags))
    }

    private func flags(of node: Node) -> DeclarationFlags {
        var flags: DeclarationFlags = program.units[Int(unit)].isInterface ? .isInInterface : []
        for child in node.children {
            switch child.role {
            case .attribute:
                flags.insert(.hasAttributes)
                if child.kind == .attribute, child.child(.name).map({ program.text(of: program.name(of: $0)) }) == "_disfavoredOverload" {
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
