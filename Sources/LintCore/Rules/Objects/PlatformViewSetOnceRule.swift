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
        context.report(.setOnce(found, by: name.nameText), of: Self.info, at: name, evidence: found.values.evidence, related: found.values.related("used"))
    }
}

extension [PlatformSetUp.Value] {
    /// A view of UIKit or AppKit shows the first of them.
    var evidence: Evidence {
        Evidence(.seed, change: contains { $0.caller.change == .seen } ? .seen : .possible, loss: .redraw, intent: .none, cure: .advice)
    }

    /// - Parameter use: what is done with them: used, read.
    func related(_ use: String) -> [RelatedLocation] {
        flatMap { value in
            [RelatedLocation(message: "`\(value.input.name)` is \(use) here", path: value.read.tree.source.path, range: value.read.range)] + value.caller.related
        }
    }

    var spelled: String {
        let names = map { "`\($0.input.name)`" }
        return names.count < 3 ? names.joined(separator: " and ") : "\(names[0]) and \(names.count - 1) other values"
    }
}

extension Message {
    fileprivate static func setOnce(_ found: PlatformSetUp, by maker: String) -> Message {
        Message(
            "`\(maker)` uses \(found.values.spelled), but `\(found.updater.name)` does not, so `\(found.view.name)` keeps showing what it was first given",
            help: "set \(found.values.count == 1 ? "it" : "them") in `\(found.updater.name)` too")
    }
}
