/// What `List` remembers: a test in one of its written rows proves nothing.
enum ListMemory {
    /// The remark on a finding about a view that stands in a written row of a `List`; nothing elsewhere.
    static func remark(on node: Node, _ context: RuleContext) -> [RelatedLocation] {
        let model = context.model
        guard let member = model.member(around: node, in: context.unit), model.givesView(member) else { return [] }
        let tree = model.tree(of: member)
        guard let view = tree.nodes(around: SourceSpan(unit: context.unit, range: node.range)).first,
            let list = StaticList.around(tree.line(to: view))
        else { return [] }
        return [
            RelatedLocation(
                message: "this `List` keeps the state of its written rows for a while and may bring it back: that it is lost need not show here",
                path: model.program.units[Int(list.span.unit)].tree.source.path, range: list.source.node.nameOfView.range)
        ]
    }
}
