/// A decoded type whose id is not decoded: the same record has another id after each fetch.
struct DecodedRandomIDRule: Rule {
    static let info = RuleInfo(
        id: "decoded-random-id", family: .ids, summary: "A decoded type with a random id that is not decoded", severity: .warning,
        since: "0.2")

    let interest = Interest.nodes(.patternBinding, inFilesWith: ["id"])

    func check(_ node: Node, in context: inout RuleContext) {
        guard let binding = PatternBinding(node), binding.name == "id", binding.initialValue != nil,
            let owner = node.parent.flatMap({ $0.role == .member ? $0.ancestors.lazy.compactMap(TypeDecl.init).first : nil }),
            let type = context.type(declaredBy: owner).identified, type.derives(.decoding), let fresh = type.fresh,
            fresh.element.tree == node.tree, fresh.element.id == node.id, type.leavesIDUndecoded, let shown = type.rowsByID.first
        else { return }
        let isRefreshed = shown.isRefreshed
        context.report(
            .decoded(type.name, fresh.spelling, isRefreshed: isRefreshed), of: Self.info, at: fresh.node,
            evidence: Evidence(change: isRefreshed ? .seen : .possible, loss: .content, reach: .rows, cure: .advice),
            related: [RelatedLocation(message: "shown as rows here", path: shown.data.tree.source.path, range: shown.data.range)])
    }
}

extension Message {
    fileprivate static func decoded(_ type: String, _ value: String, isRefreshed: Bool) -> Message {
        Message(
            "`\(type).id` is a new `\(value)` for each decoded value, so all rows are replaced \(isRefreshed ? "after each refresh" : "if it is fetched again")",
            help: "derive the id from what is decoded")
    }
}
