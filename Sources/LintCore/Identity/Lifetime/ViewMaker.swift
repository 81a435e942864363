/// Code that makes a view, and what stands around the view there.
struct ViewMaker {
    /// The view that is made.
    let view: DeclarationID
    let member: DeclarationID
    let place: SourceSpan
    /// From the root of the body; empty where it is made elsewhere, such as in an action.
    let steps: [IdentityStep]
    /// Whether it stands in a body.
    let isShown: Bool
    /// What ends it there, the likeliest first.
    let ends: [ViewLifetime.End]
}

extension IdentityModel {
    /// Who makes the view in whose body another one stands, and who makes those, until something is seen to end each of them.
    func makers(of view: DeclarationID, showing node: IdentityNode, in tree: IdentityTree) -> (makers: [ViewMaker], isComplete: Bool) {
        var found: [ViewMaker] = []
        var isComplete = true
        var known: Set<DeclarationID> = [view]
        var level = [view]
        for _ in 0..<Limits.climbedMakers {
            let calls = level.flatMap { view in makingCalls(of: view).map { (view: view, call: $0) } }.filter { found.isEmpty ? !rulesOut($0.call, node, in: tree) : true }
            let made = calls.flatMap { makers(of: $0.view, by: $0.call) }
            isComplete = isComplete && level.allSatisfy { flow.constructions(of: $0).isComplete }
            found += made
            level = made.filter { $0.ends.allSatisfy(\.writers.isEmpty) }.compactMap { owner(ofMember: $0.member) }.filter { program[$0].kind != .protocol && isDrawn($0) && known.insert($0).inserted }
        }
        return (found, isComplete)
    }

    /// Whether who makes a view gives it what keeps another one in it from being shown: `Row(title: nil)` where that stands in `if let title`.
    private func rulesOut(_ made: PlacedCall, _ node: IdentityNode, in tree: IdentityTree) -> Bool {
        guard let view = owner(ofMember: tree.member), case let given = constants(givenBy: made, to: view, [:]), !given.isEmpty,
            let there = self.tree(like: tree, assuming: given)
        else { return false }
        return there.isNeverShown(there.nodes[node.index])
    }

    /// The calls that make values of a type, in the order of the files; dead code is left out, and what hands on to another initializer.
    func makingCalls(of type: DeclarationID) -> [PlacedCall] {
        flow.live(flow.constructions(of: type).calls.values.joined().filter { call in
            CallExpr(call.node)?.isDelegation != true && !(owner(ofMember: call.member).map(flow.isMadeByPreviewsAlone) ?? false)
        }).sorted { left, right in
            (program[left.member].unit, left.node.range.startOffset) < (program[right.member].unit, right.node.range.startOffset)
        }
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

    private func makers(of view: DeclarationID, by call: PlacedCall) -> [ViewMaker] {
        let place = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        guard let shown = views(madeBy: call) else { return [ViewMaker(view: view, member: call.member, place: place, steps: [], isShown: false, ends: [])] }
        return shown.nodes.map { node in
            ViewMaker(
                view: view, member: shown.tree.member, place: place, steps: shown.tree.steps(to: node), isShown: true,
                ends: ViewLifetime.drivers(of: node, in: shown.tree, self).filter { !$0.condition.constancy.isConstant }.likeliestFirst)
        }
    }
}

extension [ViewLifetime.End] {
    /// From the outermost in, as steps lead to a view: the likeliest first, and of those alike the nearest.
    var likeliestFirst: [ViewLifetime.End] {
        reversed().enumerated().sorted { ($0.element.likelihood, $0.offset) < ($1.element.likelihood, $1.offset) }.map(\.element)
    }
}

extension [Writer] {
    /// Those that people have happen before others; of those alike what the place itself writes, as a sheet does, and then the same type.
    func nearestFirst(from driver: IdentityDriver, in owner: DeclarationID?) -> [Writer] {
        func distance(_ writer: Writer) -> Int {
            (writer.isByPerson ? 0 : 4) + (driver.expressions.contains { $0.span.contains(writer.place) } ? 0 : writer.isCall || writer.owner == owner ? 1 : 2)
        }
        return enumerated().sorted { (distance($0.element), $0.offset) < (distance($1.element), $1.offset) }.map(\.element)
    }
}

extension ViewLifetime.End {
    /// The less the likelier: what happens at each evaluation, what people are seen to do, what code is seen to, what may happen.
    fileprivate var likelihood: Int {
        if !isSeen { return 6 }
        if driver.random?.isNeverTwice ?? false { return 0 }
        // What is presented or pushed people leave by themselves.
        if driver.isOfPresentation || writers.contains(where: \.isByPerson) { return 1 }
        if !writers.isEmpty || driver.random != nil { return 2 }
        return switch condition.constancy {
        case .dynamic: 3
        case .unknown: 4
        default: 5
        }
    }
}
