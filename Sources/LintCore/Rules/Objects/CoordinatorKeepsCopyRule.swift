/// `func makeCoordinator() -> Coordinator { Coordinator(self) }` that nobody updates: it keeps reading the first `text`.
struct CoordinatorKeepsCopyRule: Rule {
    static let info = RuleInfo(
        id: "coordinator-keeps-copy", family: .objects, summary: "A coordinator that keeps the first copy of a view of UIKit or AppKit", severity: .warning,
        since: "0.3")

    let interest = Interest.nodes(.func, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, let name = node.child(.name),
            let found = context.type(declaredBy: owner).coordinatorCopy(by: node)
        else { return }
        context.report(.keeps(found), of: Self.info, at: name, evidence: found.values.evidence, related: found.values.related("read"))
    }
}

extension Message {
    fileprivate static func keeps(_ found: CoordinatorCopy) -> Message {
        let asked = [found.isConstant ? "a `var`" : nil, found.isPrivate ? "internal" : nil].compactMap { $0 }.joined(separator: " and ")
        return Message(
            "`\(found.coordinator.name)` is made once, and keeps reading the first \(found.values.spelled) that `\(found.view.name)` is given",
            help: (asked.isEmpty ? "" : "make `\(found.kept.name)` \(asked), and ")
                + "set `context.coordinator.\(found.kept.name) = \(found.isWhole ? "self" : found.values[0].input.name)` in `\(found.updater)`")
    }
}
