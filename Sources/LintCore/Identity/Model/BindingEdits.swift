/// A place at which people edit what a binding leads to: a text field, a switch.
struct BindingEdit {
    /// What a binding comes from.
    enum Root: Hashable {
        /// The element that a closure makes a row of.
        case element(NodeID, unit: Int32)
        case property(DeclarationID)
    }

    let root: Root
    /// The part of it that is edited; empty for all of it.
    let path: [String]
    /// The view of the tree by way of which that happens.
    let node: Int
    /// What is edited with what: `TextField`, `$item.name`.
    let field: String
    let text: String
    /// The views that the binding is handed on to, the outermost first.
    var holders: [String] = []
}

extension IdentityModel {
    /// The edits in the views of a tree and in those that they hand their bindings on to.
    func edits(in tree: IdentityTree) -> [BindingEdit] { edits(in: tree, depth: 0) }

    private func edits(in tree: IdentityTree, depth: Int) -> [BindingEdit] {
        guard depth < Limits.handedBindings else { return [] }
        var found: [BindingEdit] = []
        for node in tree.nodes {
            guard case .view = node.kind else { continue }
            for input in node.inputs where !input.isAction {
                guard let reference = CodeReference.plain(input.value.node), let origin = origin(of: reference, input.value.scope, isBinding: true)
                else { continue }
                if node.behaviour.has(.edits) {
                    found.append(BindingEdit(root: origin.root, path: origin.path, node: node.index, field: node.name, text: input.value.node.text))
                } else if node.isCustom, let type = node.declaration, let parameter = input.parameter {
                    found += edits(below: node, type, by: flow.properties(filledBy: parameter, of: type).filter(isBinding), origin, depth)
                }
            }
        }
        return found
    }

    private func edits(
        below node: IdentityNode, _ type: DeclarationID, by bindings: [DeclarationID], _ origin: (root: BindingEdit.Root, path: [String]), _ depth: Int
    ) -> [BindingEdit] {
        guard !bindings.isEmpty, let tree = bodyTree(of: type) else { return [] }
        return edits(in: tree, depth: depth + 1).compactMap { edit in
            guard case .property(let property) = edit.root, bindings.contains(property) else { return nil }
            return BindingEdit(
                root: origin.root, path: origin.path + edit.path, node: node.index, field: edit.field, text: edit.text, holders: [node.name] + edit.holders)
        }
    }

    /// What a name leads back to, through other names for it and what helpers are given.
    ///
    /// - Parameter isBinding: whether the binding is meant, and not the value behind it.
    func origin(
        of reference: CodeReference, _ scope: IdentityScope, isBinding: Bool, depth: Int = 0
    ) -> (root: BindingEdit.Root, path: [String])? {
        guard depth < Limits.handedBindings, let start = reference.start, !reference.path.contains("wrappedValue"), !reference.path.contains("projectedValue")
        else { return nil }
        let members = reference.ownPath.dropFirst()
        func origin(at given: ScopedNode) -> (root: BindingEdit.Root, path: [String])? {
            CodeReference.plain(given.node).flatMap { self.origin(of: reference.led(to: $0, members), given.scope, isBinding: isBinding, depth: depth + 1) }
        }
        if let local = reference.local {
            if let given = scope.given(for: local.origin, named: reference.path[0]) { return origin(at: given) }
            if let alias = local.origin.alias { return self.origin(of: reference.led(to: alias, members), scope, isBinding: isBinding, depth: depth + 1) }
            guard case .closureParameter(let closure, 0) = local.origin else { return nil }
            // `y` of `{ $y in }` is the value.
            if isBinding, !reference.isProjection, Projection.split(local.declaration.nameText)?.projection == .projectedValue { return nil }
            return (.element(closure.id, unit: scope.unit), Array(members))
        }
        guard let (property, projection) = names.declarations(namedBy: start, in: scope.unit).first else { return nil }
        if let given = scope.properties[property] { return origin(at: given) }
        guard program[property].kind == .variable, !isInInterface(property), evaluator.body(of: property) == nil,
            !isBinding || projection == .projectedValue || holdsBinding(property)
        else { return nil }
        return (.property(property), Array(members))
    }
}
