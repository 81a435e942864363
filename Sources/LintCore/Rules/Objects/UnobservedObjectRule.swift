/// `let song: Song` where `Song` is an `ObservableObject` that changes: the view reads it and is not told.
struct UnobservedObjectRule: Rule {
    static let info = RuleInfo(
        id: "unobserved-object", family: .objects, summary: "An ObservableObject that a view reads and does not observe", severity: .warning, since: "0.3")

    let interest = Interest.nodes(.var, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let variable = VariableDecl(node), let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, owner.node.kind == .struct,
            let binding = variable.bindings.first, let found = context.type(declaredBy: owner).unobservedObject(binding)
        else { return }
        context.report(
            .unobserved(found, by: owner.name), of: Self.info, at: found.property.nameNode,
            evidence: Evidence(.seed, change: .seen, loss: .redraw, intent: found.mayRunAnyway ? .unsure : .none, cure: .advice),
            related: [RelatedLocation(message: "changed here", path: found.write.place.tree.source.path, range: found.write.place.range)])
    }
}

extension Message {
    fileprivate static func unobserved(_ found: UnobservedObject, by view: String) -> Message {
        let isInner = found.path.count > 2
        let holder = found.path.dropLast().joined(separator: ".")
        let other = found.isManaged ? "" : ", or make `\(found.type)` `@Observable`"
        return Message(
            "`\(view)` reads `\(found.path.joined(separator: "."))`, but \(found.isInState ? "`@State` does not observe" : "does not observe") `\(found.type)`, so it keeps showing the old value",
            help: isInner ? "read it in a view that has `\(holder)` as `@ObservedObject`, or announce its changes with those of `\(found.path[0])`"
                : (found.isInState && !found.isManaged ? "use `@StateObject`" : "use `@ObservedObject var \(found.path[0])`") + other)
    }
}
