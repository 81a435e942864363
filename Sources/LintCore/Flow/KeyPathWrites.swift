/// Properties that are changed by way of a key path: `bump(\.count)`, where `bump` does `self[keyPath: path] += 1`.
extension FlowGraph {
    /// Whether a key path of its name is given to what may write through it.
    func mayBeWrittenByKeyPath(_ variable: DeclarationID) -> Bool { mentions.writes.keyPaths.contain(program[variable].name, in: nil) }

    /// The first call that gives a key path to the property to a function of the project that is seen to write through it.
    func writeByKeyPath(to variable: DeclarationID) -> (node: Node, unit: Int32)? {
        for place in mentions.writes.keyPaths.places(named: program[variable].name) {
            let node = self.node(at: place)
            guard let call = CallExpr(node), !PreviewCode.holds(node), let site = site(ofCall: node, in: place.unit), site.isCertain,
                program[site.declaration].kind == .function, !isInInterface(site.declaration),
                let values = CallParameter.values(for: CallParameter.all(of: program.node(site.declaration)), in: call.node),
                values.contains(where: { leads($0.value, to: variable) && writes(site.declaration, throughParameter: $0.key, to: variable) })
            else { continue }
            return (node, place.unit)
        }
        return nil
    }

    private func leads(_ value: Node, to variable: DeclarationID) -> Bool {
        KeyPathExpr(value)?.memberNames?.last.map { $0 == name(of: variable) } ?? false
    }

    /// Whether a function assigns through a key path that begins at the type of a property, and not to a copy of its own.
    private func writes(_ function: DeclarationID, throughParameter index: Int, to variable: DeclarationID) -> Bool {
        let signature = evaluator.signature(of: function)
        guard index < signature.parameters.count, let body = evaluator.body(of: function),
            case .nominal(_, let arguments) = types[signature.parameters[index].type], let root = arguments.first,
            declaration(of: root) == program.owner(of: variable)
        else { return false }
        let parameter = program.text(of: signature.parameters[index].name)
        return body.descendants.contains { node in
            guard node.kind == .subscriptCall, let argument = node.children(.argument).first.flatMap(Argument.init), argument.label == "keyPath",
                argument.value?.nameText == parameter, isAssigned(node)
            else { return false }
            let root = node.chainRoot
            return root.kind != .identifier || LexicalBinding.named(by: root)?.origin == nil || program[program.owner(of: variable) ?? function].kind == .class
        }
    }

    private func isAssigned(_ target: Node) -> Bool {
        var top = target
        while let parent = top.parent, [.memberAccess, .optionalChain, .forceUnwrap, .subscriptCall].contains(parent.kind) {
            if parent.role == .callee, parent.parent?.kind == .call { return parent.memberName == "toggle" || parent.memberName == "append" }
            top = parent
        }
        if top.parent?.kind == .inout { return true }
        return top.role == .left && (top.parent?.kind == .assignment || top.parent?.isCompoundAssignment ?? false)
    }
}
