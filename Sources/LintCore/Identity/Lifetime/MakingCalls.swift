/// Who makes a view, and which views a call makes where it stands.
extension IdentityModel {
    /// The calls that make values of a type, in the order of the files; dead code is left out, and what hands on to another initializer.
    func makingCalls(of type: DeclarationID) -> [PlacedCall] {
        flow.live(flow.constructions(of: type).calls.values.joined().filter { call in
            CallExpr(call.node)?.isDelegation != true && !(owner(ofMember: call.member).map(flow.isMadeByPreviewsAlone) ?? false)
        }).sorted { left, right in
            (program[left.member].unit, left.node.range.startOffset) < (program[right.member].unit, right.node.range.startOffset)
        }
    }

    /// Whether a member gives a view that the body of its type does not show: others do, or code that makes no body.
    func isShownElsewhere(_ member: DeclarationID) -> Bool {
        guard let body = owner(ofMember: member).flatMap({ self.body(of: $0) }), body != member else { return false }
        let whole = SourceSpan(unit: program[member].unit, range: program.element(member).range)
        return !openTree(of: body).nodes.contains { whole.contains($0.span) }
    }

    /// The views that a call makes in a body, or else in the member that it stands in; nil where it makes one that is shown elsewhere.
    func views(madeBy call: PlacedCall) -> (tree: IdentityTree, nodes: [IdentityNode])? {
        let place = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        let body = owner(ofMember: call.member).flatMap { program[$0].kind == .protocol ? nil : self.body(of: $0) }
        for member in [body, givesView(call.member) ? call.member : nil].compactMap({ $0 }) {
            let tree = openTree(of: member)
            let nodes = tree.nodes.filter { $0.span == place && !tree.isNeverShown($0) }
            if !nodes.isEmpty { return (tree, nodes) }
        }
        return nil
    }
}
