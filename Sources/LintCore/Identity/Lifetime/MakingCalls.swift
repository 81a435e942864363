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

    /// The views that a call makes in a body, or in all bodies that show what the member gives that it stands in; else in that member. Empty where it
    /// makes one that is shown by other means.
    func views(madeBy call: PlacedCall) -> [(tree: IdentityTree, nodes: [IdentityNode])] {
        shown(written(by: call))
    }

    /// The views that code makes in the bodies that show what the member gives in which it stands.
    func views(at place: SourceSpan, showing member: DeclarationID) -> [(tree: IdentityTree, nodes: [IdentityNode])] { shown(written(at: place, showing: member)) }

    /// Whether branches that are never taken are all that shows what a call makes.
    func isRuledOut(_ call: PlacedCall) -> Bool {
        let found = written(by: call)
        return !found.isEmpty && shown(found).isEmpty
    }

    /// What a call makes, whether a branch around it is ever taken or not.
    private func written(by call: PlacedCall) -> [(tree: IdentityTree, nodes: [IdentityNode])] {
        let place = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        if let body = bodyAround(call.member), let found = written(at: place, in: body) { return [found] }
        guard givesView(call.member) else { return [] }
        let found = written(at: place, showing: call.member)
        return found.isEmpty ? written(at: place, in: call.member).map { [$0] } ?? [] : found
    }

    private func written(at place: SourceSpan, showing member: DeclarationID) -> [(tree: IdentityTree, nodes: [IdentityNode])] {
        bodies(showing: member).compactMap { written(at: place, in: $0) }
    }

    private func written(at place: SourceSpan, in member: DeclarationID) -> (tree: IdentityTree, nodes: [IdentityNode])? {
        let tree = openTree(of: member)
        let nodes = tree.nodes.filter { $0.span == place }
        return nodes.isEmpty ? nil : (tree, nodes)
    }

    private func shown(_ views: [(tree: IdentityTree, nodes: [IdentityNode])]) -> [(tree: IdentityTree, nodes: [IdentityNode])] {
        views.compactMap { tree, nodes in
            let shown = nodes.filter { !tree.isNeverShown($0) }
            return shown.isEmpty ? nil : (tree, shown)
        }
    }

    /// The body of the view in whose code a member stands.
    func bodyAround(_ member: DeclarationID) -> DeclarationID? { owner(ofMember: member).flatMap { program[$0].kind == .protocol ? nil : body(of: $0) } }

    /// The bodies whose code asks for what a member gives that none of them holds, itself or through others: `router.page(for: route)`, `route.page`,
    /// a function of the file. Empty where there are too many to look into.
    private func bodies(showing member: DeclarationID) -> [DeclarationID] {
        if let known = bodiesShowing[member] { return known }
        var found: [DeclarationID] = []
        var asked: Set<DeclarationID> = [member]
        var pending = [member]
        while let next = pending.popLast(), found.count <= Limits.bodiesOfAHelper {
            for user in users(of: next) where asked.insert(user).inserted {
                let body = bodyAround(user)
                if let body, !found.contains(body) { found.append(body) }
                if user != body, givesView(user) { pending.append(user) }
            }
        }
        if found.count > Limits.bodiesOfAHelper { found = [] }
        found.sort { (program[$0].unit, $0.index) < (program[$1].unit, $1.index) }
        bodiesShowing[member] = found
        return found
    }

    /// The members whose code asks for another one, previews left out.
    private func users(of member: DeclarationID) -> [DeclarationID] {
        if program[member].kind == .function { return flow.calls(of: member).calls.map(\.member) }
        let others = mentions.members.places(named: program[member].name).filter { place in
            let node = node(at: place)
            return program.sees(member, from: place.unit) && !PreviewCode.holds(node) && names.property(node, in: place.unit) == member
        }.map { (node: node(at: $0), unit: $0.unit) }
        let own = program.owner(of: member).map { uses(of: member, in: $0) } ?? []
        return (own + others).compactMap { self.member(around: $0.node, in: $0.unit) }
    }
}
