/// Collections that are the same for the whole run of the program: literals, all cases of an enum, constants.
enum StaticData {
    /// Whether `expression` is such a collection, or made of one without anything that varies.
    static func holds(_ expression: Node, _ scope: FileScope) -> Bool { holds(expression, scope, depth: 0) }

    private static func holds(_ expression: Node, _ scope: FileScope, depth: Int) -> Bool {
        guard depth < 8 else { return false }
        switch expression.kind {
        case .integer, .float, .boolean, .implicitMember: return true
        case .string: return expression.subtree.count == 1
        case .array: return expression.children(.element).allSatisfy { holds($0, scope, depth: depth + 1) }
        case .binary: return [.left, .right].allSatisfy { part($0, of: expression, scope, depth) }
        case .tuple: return expression.children(.argument).allSatisfy { part(.value, of: $0, scope, depth) }
        case .identifier: return namedProperty(expression.text, around: expression, scope, depth)
        case .memberAccess: return member(expression, scope, depth)
        case .call:
            // `Array(Flavor.allCases)`, `Flavor.allCases.sorted()`
            guard let call = CallExpr(expression), let callee = call.callee else { return false }
            if callee.kind == .memberAccess { return part(.base, of: callee, scope, depth) }
            return call.arguments.count == 1 && part(.value, of: call.arguments[0].node, scope, depth)
        default: return false
        }
    }

    private static func part(_ role: Role, of node: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        node.child(role).map { holds($0, scope, depth: depth + 1) } ?? false
    }

    private static func member(_ expression: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        guard let base = expression.child(.base) else { return false }
        let name = expression.memberName
        guard base.kind == .identifier, let first = base.text.first else {
            return holds(base, scope, depth: depth + 1)
        }
        if base.text == "self" { return namedProperty(name, around: expression, scope, depth) }
        guard first.isUppercase else { return holds(base, scope, depth: depth + 1) }
        // `allCases`, and the lists that projects name after it.
        if name.hasSuffix("Cases") { return true }
        if base.text == "Self" {
            guard let type = enclosingType(of: expression), let owner = scope.model.type(declaredBy: type, in: scope.unit) else { return false }
            return scope.model.isConstant(name, of: owner)
        }
        return scope.type(named: base.text).map { scope.model.isConstant(name, of: $0) } ?? false
    }

    /// A property of the enclosing type, one level of computing followed, or a constant of the file.
    private static func namedProperty(_ name: String, around node: Node, _ scope: FileScope, _ depth: Int) -> Bool {
        guard !isLocal(name, at: node) else { return false }
        if let type = enclosingType(of: node), let property = type.property(named: name) {
            return isStatic(property, scope, depth)
        }
        let globals = node.tree.root.children(.statement).compactMap(VariableDecl.init)
        return globals.contains { $0.isLet && $0.bindings.contains { $0.name == name } }
    }

    private static func isStatic(_ property: PatternBinding, _ scope: FileScope, _ depth: Int) -> Bool {
        guard let variable = property.node.parent.flatMap(VariableDecl.init), variable.attributes.isEmpty else { return false }
        if let getter = property.getterBody {
            let results = ResultExpressions.of(getter)
            return !results.isEmpty && results.allSatisfy { branches(of: $0).allSatisfy { holds($0, scope, depth: depth + 1) } }
        }
        guard variable.isLet, let value = property.initialValue else { return false }
        return holds(value, scope, depth: depth + 1)
    }

    private static func branches(of expression: Node) -> [Node] {
        guard expression.kind == .ternary else { return [expression] }
        return [expression.child(.left), expression.child(.right)].compactMap { $0 }.flatMap(branches)
    }

    private static func enclosingType(of node: Node) -> TypeDecl? { node.ancestors.lazy.compactMap(TypeDecl.init).first }

    /// Whether a parameter or local declaration between the node and its type has the name.
    private static func isLocal(_ name: String, at node: Node) -> Bool {
        for ancestor in node.ancestors {
            switch ancestor.kind {
            case .codeBlock, .closure:
                let names = ancestor.children(.statement).compactMap(VariableDecl.init).flatMap { $0.bindings.compactMap(\.name) }
                let parameters = ancestor.child(.signature)?.child(.parameters)?.children(.element) ?? []
                if names.contains(name) || parameters.contains(where: { $0.child(.name)?.nameText == name }) { return true }
            case .func, .`init`:
                let parameters = ancestor.child(.parameters)?.children(.element) ?? []
                if parameters.contains(where: { $0.child(.name)?.nameText == name }) { return true }
            case .for:
                if ancestor.child(.pattern)?.descendants.contains(where: { $0.kind == .identifierPattern && $0.nameText == name })
                    ?? false { return true }
            case .memberBlock: return false
            default: break
            }
        }
        return false
    }
}
