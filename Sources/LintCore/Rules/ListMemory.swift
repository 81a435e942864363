/// What `List` remembers: with rows that are written out it may keep the identity
/// that was left last and bring its old state back, so that a test in a `List` proves nothing.
///
/// Seen, not promised: a remark says "may".
enum ListMemory {
    /// Views that only arrange what is in them.
    private static let transparent: Set<String> = ["VStack", "HStack", "ZStack", "Section", "Group", "DisclosureGroup"]

    /// The remark on a finding about a view that stands in a written row of a `List`; nothing elsewhere.
    static func remark(on node: Node, _ context: RuleContext) -> [RelatedLocation] {
        for closure in node.ancestors where closure.kind == .closure {
            guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init), let name = call.calledName,
                call.trailingClosures.contains(where: { $0.id == closure.id })
            else { return [] }
            if name == "List" {
                // Rows that are made of data are told apart by its ids.
                guard !call.arguments.contains(where: { $0.label == nil }), !context.scope.projectDeclares(name) else { return [] }
                return [
                    RelatedLocation(
                        message: "this `List` may bring old state back later, so what is seen here proves nothing",
                        path: context.tree.source.path, range: call.node.nameOfView.range)
                ]
            }
            guard transparent.contains(name) else { return [] }
        }
        return []
    }
}
