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
        let isPlain = !value.descendants.contains { $0.kind == .identifier && ($0.text.first?.isLowercase ?? true) }
        return rewrite.fix(hasStateObject(context) && isPlain ? .safe : .unsafe, title)
    }

    /// `self.model = Model()` of the only initializer as `_model = StateObject(wrappedValue: Model())`.
    ///
    /// What is made of other values goes into a closure, which not each of them may, and which keeps the first ones.
    static func fix(_ variable: VariableDecl, _ made: ObjectOfInitializers, of owner: TypeDecl, _ context: RuleContext) -> Fix? {
        guard let assignment = made.assignment, let attribute = variable.attributes.first(where: { $0.path.last == "ObservedObject" }),
            let written = attribute.node.child(.name), let name = variable.bindings.first?.name, variable.bindings.count == 1,
            let property = context.model.declaration(of: variable.bindings[0].node, in: context.unit),
            !context.model.program[property].flags.contains(.isPublic), let type = context.model.type(declaredBy: owner, in: context.unit),
            context.model.initializers(of: type).count == 1, let initializer = assignment.ancestors.first(where: { $0.kind == .`init` }),
            !made.value.descendants.contains(where: { $0.kind == .identifier && $0.role != .label && ($0.text.first?.isLowercase ?? true) }),
            // Nothing can be asked of it before the view is shown, and it cannot be given a second time.
            !initializer.descendants.contains(where: { uses($0, name) && !assignment.subtree.contains(Int($0.id.index)) }),
            !owner.node.descendants.contains(where: { $0.kind == .assignment && $0.id != assignment.id && ($0.child(.left).map { uses($0, name) } ?? false) })
        else { return nil }
        var rewrite = Rewrite(context.tree)
        let end = written.range.endOffset
        rewrite.replace(ByteRange(startOffset: end - "ObservedObject".utf8.count, endOffset: end), with: "StateObject")
        rewrite.replace(assignment, with: "_\(name) = StateObject(wrappedValue: \(made.value.text))")
        return rewrite.fix(hasStateObject(context) ? .safe : .unsafe, title)
    }

    private static let title = "own the object with `@StateObject`"

    private static func uses(_ node: Node, _ name: String) -> Bool {
        guard node.kind == .identifier && node.role != .label || node.kind == .memberAccess, let used = node.referencedName else { return false }
        return used == name || used == "_" + name || used == "$" + name
    }

    private static func hasStateObject(_ context: RuleContext) -> Bool {
        let profile = context.model.program.units[Int(context.unit)].profile
        return profile.isTargetKnown && profile.deploymentTarget >= OSVersion(generation: 14, on: profile.platform)
    }

    /// Whether somebody hands an object in, or an initializer of the view sets it.
    private static func isGiven(_ name: String, to owner: TypeDecl, _ context: RuleContext) -> Bool {
        let model = context.model
        let view = model.program.name(spelled: TypeDecl(owner.node)?.name.split(separator: ".").last.map(String.init) ?? "")
        let calls = model.mentions.calls.places(named: view).lazy.map(model.node).compactMap(CallExpr.init)
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
        let model = context.model
        return [name, "$" + name].flatMap { model.mentions.members.places(named: model.program.name(spelled: $0)) }.contains { place in
            let node = model.node(at: place)
            let isInside = place.unit == context.unit && owner.node.subtree.contains(Int(node.id.index))
            return node.kind == .memberAccess && !(isInside && node.child(.base)?.spells("self") == true)
        }
    }
}
