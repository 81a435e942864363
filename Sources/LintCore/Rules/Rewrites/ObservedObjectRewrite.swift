/// `@ObservedObject var model = Model()` as `@StateObject private var model = Model()` (Rules/observed-object-inline.md).
enum ObservedObjectRewrite {
    static func fix(_ variable: VariableDecl, _ found: ObservedObject, in context: RuleContext) -> Fix? {
        guard let attribute = variable.attributes.first(where: { $0.path.last == "ObservedObject" }), let written = attribute.node.child(.name),
            let value = variable.bindings.first?.initialValue, variable.bindings.count == 1, !found.isGiven, !found.isPublic,
            !found.isUsedByInitializers()
        else { return nil }
        var rewrite = Rewrite(context.tree)
        let end = written.range.endOffset
        rewrite.replace(ByteRange(startOffset: end - "ObservedObject".utf8.count, endOffset: end), with: "StateObject")
        if !hasAccessLevel(variable), found.isPrivate, let introducer = variable.node.introducerToken {
            rewrite.insert("private ", at: introducer.startOffset)
        }
        let isPlain = !value.descendants.contains { $0.kind == .identifier && ($0.text.first?.isLowercase ?? true) }
        return rewrite.fix(isProven(found, context) && isPlain ? .safe : .unsafe, title)
    }

    /// `self.model = Model()` of the only initializer as `_model = StateObject(wrappedValue: Model())`.
    ///
    /// What is made of other values goes into a closure, which not each of them may, and which keeps the first ones.
    static func fix(
        _ variable: VariableDecl, _ found: ObservedObject, _ made: ObjectOfInitializers, of owner: TypeDecl, in context: RuleContext
    ) -> Fix? {
        guard let assignment = made.assignment, let attribute = variable.attributes.first(where: { $0.path.last == "ObservedObject" }),
            let written = attribute.node.child(.name), let name = variable.bindings.first?.name, variable.bindings.count == 1, !found.isPublic,
            found.initializerCount == 1,
            !made.value.descendants.contains(where: { $0.kind == .identifier && $0.role != .label && ($0.text.first?.isLowercase ?? true) }),
            // Nothing can be asked of it before the view is shown, and it cannot be given a second time.
            !found.isUsedByInitializers(besides: assignment),
            !owner.node.descendants.contains(where: { $0.kind == .assignment && $0.id != assignment.id && ($0.child(.left).map(found.isNamed) ?? false) })
        else { return nil }
        var rewrite = Rewrite(context.tree)
        let end = written.range.endOffset
        rewrite.replace(ByteRange(startOffset: end - "ObservedObject".utf8.count, endOffset: end), with: "StateObject")
        rewrite.replace(assignment, with: "_\(name) = StateObject(wrappedValue: \(made.value.text))")
        return rewrite.fix(isProven(found, context) ? .safe : .unsafe, title)
    }

    private static let title = "use `@StateObject`"

    /// Whether the system has `@StateObject`, and only the view that is shown uses the object.
    private static func isProven(_ found: ObservedObject, _ context: RuleContext) -> Bool {
        context.runsOn(generation: 14) && found.isUsedWhileShownAlone
    }

    private static func hasAccessLevel(_ variable: VariableDecl) -> Bool {
        variable.node.children(.modifier).contains { ["private", "fileprivate", "internal", "package", "public", "open"].contains($0.text) }
    }
}
