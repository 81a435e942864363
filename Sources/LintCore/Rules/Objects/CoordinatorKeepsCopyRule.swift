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
        let changes = found.values.map(\.caller.change)
        context.report(
            .keeps(found), of: Self.info, at: name,
            evidence: Evidence(.seed, change: changes.contains(.seen) ? .seen : .possible, loss: .redraw, intent: .none, cure: .advice),
            related: found.values.flatMap { value in
                [RelatedLocation(message: "`\(value.input.name)` is read here", path: value.read.tree.source.path, range: value.read.range)] + value.caller.related
            })
    }
}

extension Message {
    fileprivate static func keeps(_ found: CoordinatorCopy) -> Message {
        let names = found.values.map { "`\($0.input.name)`" }
        let shown = names.count < 3 ? names.joined(separator: " and ") : "\(names[0]) and \(names.count - 1) other values"
        return Message(
            "`\(found.coordinator.name)` is made once, and keeps reading the first \(shown) that `\(found.view.name)` is given",
            help: (found.isConstant ? "make `\(found.kept.name)` a `var`, and " : "")
                + "set `context.coordinator.\(found.kept.name) = \(found.isWhole ? "self" : found.values[0].input.name)` in `\(found.updater)`")
    }
}
