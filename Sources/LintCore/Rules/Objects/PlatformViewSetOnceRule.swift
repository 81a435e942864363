/// `func makeUIView(context:) -> UILabel { label(text) }` beside an empty `updateUIView`: the label keeps its first text.
struct PlatformViewSetOnceRule: Rule {
    static let info = RuleInfo(
        id: "platform-view-set-once", family: .objects, summary: "A UIKit or AppKit view that is not updated with a value that changes", severity: .warning,
        since: "0.3")

    let interest = Interest.nodes(.func, inFilesWith: Interest.viewCode)

    func check(_ node: Node, in context: inout RuleContext) {
        guard node.role == .member, let owner = node.ancestors.lazy.compactMap(TypeDecl.init).first, let name = node.child(.name),
            let found = context.type(declaredBy: owner).platformSetUp(by: node)
        else { return }
        let changes = found.values.map(\.caller.change)
        context.report(
            .setOnce(found, by: name.nameText), of: Self.info, at: name,
            evidence: Evidence(.seed, change: changes.contains(.seen) ? .seen : .possible, loss: .redraw, intent: .none, cure: .advice),
            related: found.values.flatMap { value in
                [RelatedLocation(message: "`\(value.input.name)` is used here", path: value.read.tree.source.path, range: value.read.range)] + value.caller.related
            })
    }
}

extension Message {
    fileprivate static func setOnce(_ found: PlatformSetUp, by maker: String) -> Message {
        let names = found.values.map { "`\($0.input.name)`" }
        let shown = names.count < 3 ? names.joined(separator: " and ") : "\(names[0]) and \(names.count - 1) other values"
        return Message(
            "`\(maker)` uses \(shown), but `\(found.updater.name)` does not, so `\(found.view.name)` keeps showing what it was first given",
            help: "set \(names.count == 1 ? "it" : "them") in `\(found.updater.name)` too")
    }
}
