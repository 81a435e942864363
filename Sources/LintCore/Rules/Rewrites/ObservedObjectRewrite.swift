/// `@ObservedObject var model = Model()` as `@StateObject private var model = Model()` (Rules/observed-object-inline.md).
enum ObservedObjectRewrite {
    static func fix(_ variable: VariableDecl, _ binding: PatternBinding, of owner: TypeDecl, _ context: RuleContext) -> Fix? {
        guard let attribute = variable.attributes.first(where: { $0.path.last == "ObservedObject" }), let written = attribute.node.child(.name),
            let name = binding.name, let value = binding.initialValue, variable.bindings.count == 1, !isGiven(name, to: owner, context),
            let property = context.model.declaration(of: binding.node, in: context.unit),
            !context.model.program[property].flags.contains(.isPublic)
        else { return nil }
        var rewrite = Rewrite(context.tree)
        let end = written.range.endOffset
        rewrite.replace(ByteRange(startOffset: end - "ObservedObject".utf8.count, endOffset: end), with: "StateObject")
        if !hasAccessLevel(variable), !isRead(name, outside: owner, context), !context.model.mayBeWitness(property),
            let introducer = variable.node.introducerToken
        {
            rewrite.insert("private ", at: introducer.startOffset)
        }
        let profile = context.model.program.units[Int(context.unit)].profile
        let hasStateObject = profile.isTargetKnown && profile.deploymentTarget >= OSVersion(generation: 14, on: profile.platform)
        let isPlain = !value.descendants.contains { $0.kind == .identifier && ($0.text.first?.isLowercase ?? true) }
        return rewrite.fix(hasStateObject && isPlain ? .safe : .unsafe, "own the object with `@StateObject`")
    }

    /// Whether somebody hands an object in, or an initializer of the view sets it.
    private static func isGiven(_ name: String, to owner: TypeDecl, _ context: RuleContext) -> Bool {
        let model = context.model
        let view = model.program.intern(TypeDecl(owner.node)?.name.split(separator: ".").last.map(String.init) ?? "")
        let calls = model.code.calls.places(named: view).lazy.map(model.node).compactMap(CallExpr.init)
        if calls.contains(where: { $0.arguments.contains { $0.label == name } }) { return true }
        return owner.node.descendants.contains { node in
            guard node.kind == .assignment, let left = node.child(.left) else { return false }
            return left.referencedName == name || left.referencedName == "_" + name
        }
    }

    private static func hasAccessLevel(_ variable: VariableDecl) -> Bool {
        variable.node.children(.modifier).contains { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0.text) }
    }

    /// Whether some code that is not the view's own has a member of this name: it may be this one.
    private static func isRead(_ name: String, outside owner: TypeDecl, _ context: RuleContext) -> Bool {
        let program = context.model.program
        for (unit, file) in program.units.enumerated() where !file.isInterface {
            for index in file.tree.nodes.indices where file.tree.nodes[index].kind == .memberAccess {
                let node = file.tree.node(NodeID(index))
                let isOwn = Int32(unit) == context.unit && owner.node.subtree.contains(index) && node.child(.base)?.spells("self") == true
                if !isOwn, node.memberName == name || node.memberName == "$" + name { return true }
            }
        }
        return false
    }
}
