/// A name that code uses, with the members that are read of it: `model.isLoading`.
struct CodeReference {
    /// The name with all that is read of it.
    let node: Node
    /// The name: an identifier, or the condition of a shorthand `if let x`.
    let root: Node
    /// As it is spelled; of `$model.name` and `self.$model.name` without the sign.
    let path: [String]
    /// Whether a projection is meant, `$isOn`, and not the value.
    var isProjection = false
    /// What is called on it.
    var method: String?

    /// What tells which variable or function it is: the name, or the member of `self`; nil for all of `self`.
    var start: Node? {
        guard isOfSelf else { return root }
        // Of `self?.name`, what stands between is no name.
        guard node.id != root.id, let member = root.ancestors.first(where: { $0.kind != .optionalChain && $0.kind != .forceUnwrap }), member.kind == .memberAccess else { return nil }
        return member
    }

    /// Whether it is a member of `self` by its spelling.
    var isOfSelf: Bool { root.kind == .identifier && root.spells("self") }

    /// What a block, closure or parameter list around declares by that name.
    var local: LexicalBinding? { isOfSelf ? nil : LexicalBinding.named(by: root) }

    /// The path without `self`.
    var ownPath: [String] { path[0] == "self" ? Array(path.dropFirst()) : path }

    /// All names in an expression, those in closures included; methods that are called on something else than `self` are left out, what
    /// they are called on is not.
    ///
    /// - Parameter others: code that is left out.
    static func all(in node: Node, without others: Set<NodeID> = []) -> [CodeReference] {
        var found: [CodeReference] = []
        var index = node.subtree.lowerBound
        while index < node.subtree.upperBound {
            let next = node.tree.node(NodeID(index))
            switch next.kind {
            case _ where others.contains(next.id), .closureSignature, .attribute, .keyPath, .typeExpression, .identifierType, .memberType:
                index = next.subtree.upperBound
                continue
            case _ where next.role == .condition && next.parent?.kind == .ifConfigClause:
                // `os(iOS)` is no code.
                index = next.subtree.upperBound
                continue
            case .identifier where next.role != .label: if let reference = reference(from: next) { found.append(reference) }
            case .bindingCondition where next.child(.initialValue) == nil:
                if let name = next.child(.pattern)?.nameText { found.append(CodeReference(node: next, root: next, path: [name])) }
            default: break
            }
            index += 1
        }
        return found
    }

    /// The reference that an expression is and nothing else: `model.feed`.
    static func plain(_ expression: Node) -> CodeReference? {
        let expression = expression.withoutEffects
        let root = expression.chainRoot
        guard root.kind == .identifier, let found = reference(from: root), found.node.id == expression.id || root.id == expression.id else { return nil }
        return found
    }

    /// What a computed property is another name for: `session.user` of `var user: User? { session.user }`.
    static func alias(_ body: Node) -> CodeReference? { body.onlyResult.flatMap(plain) }

    /// The same of what it is another name for.
    func led(to alias: CodeReference, _ members: ArraySlice<String>) -> CodeReference {
        CodeReference(node: alias.node, root: alias.root, path: alias.path + members, isProjection: alias.isProjection, method: method)
    }

    /// The same by another path from the same variable on.
    func along(_ path: [String]) -> CodeReference { CodeReference(node: node, root: root, path: path) }

    /// What is read of an argument by way of its parameter, where that is a member: not of a binding, which is another value.
    func led(into argument: Node, _ path: [String]) -> CodeReference? {
        guard path.count > 1 || method != nil, !path.contains("wrappedValue"), let given = Self.plain(argument), !given.isProjection,
            !given.path.contains("projectedValue")
        else { return nil }
        return led(to: given, path.dropFirst())
    }

    private static func reference(from identifier: Node) -> CodeReference? {
        let isOfSelf = identifier.spells("self")
        var isProjection = false
        /// Of the variable's own name, the sign is no part.
        func part(_ name: String, isStart: Bool) -> String {
            guard isStart, let (bare, projection) = Projection.split(name), projection == .projectedValue else { return name }
            isProjection = true
            return bare
        }
        var top = identifier
        var path = [part(identifier.nameText, isStart: !isOfSelf)]
        while let parent = top.parent {
            switch parent.kind {
            case .memberAccess where parent.child(.base)?.id == top.id:
                // `self.reload()` names what it calls, as `reload()` does.
                if parent.role == .callee, parent.parent?.kind == .call, !(isOfSelf && path.count == 1) {
                    return CodeReference(node: top, root: identifier, path: path, isProjection: isProjection, method: parent.memberName)
                }
                path.append(part(parent.memberName, isStart: isOfSelf && path.count == 1))
            case .optionalChain, .forceUnwrap: break
            case .argument where parent.parent?.bindsMember(ofArgument: parent) ?? false: break
            case .call where top.kind == .argument && parent.bindsMember(ofArgument: top): break
            default: return CodeReference(node: top, root: identifier, path: path, isProjection: isProjection)
            }
            top = parent
        }
        return CodeReference(node: top, root: identifier, path: path, isProjection: isProjection)
    }
}

extension Node {
    /// Whether a call names the object that it is given, in order to bind a member of it: `Bindable(model).name`.
    func bindsMember(ofArgument argument: Node) -> Bool {
        guard role == .base, argument.child(.label).map({ $0.nameText == "wrappedValue" }) ?? true, let call = CallExpr(self), call.calledName == "Bindable",
            call.arguments.count == 1, let member = parent?.memberName
        else { return false }
        return member != "wrappedValue" && member != "projectedValue"
    }
}
