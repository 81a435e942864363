/// Which code is seen to run while a view is there: people use it in that view, or in one around or beside it that is there as well, or it hears of
/// something whenever that comes. Of other code nothing says when it runs: nobody is seen to call it, or who does so may be away then.
final class SeenTogether {
    private let model: IdentityModel
    /// The view, and those that it stands in further up, by the view in whose body each of them is made.
    private var around: [DeclarationID: [Presence]] = [:]
    private var known: [CodePlace: Bool] = [:]

    init(_ view: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) {
        self.model = model
        var pending = [Presence(view: view, step: view.steps.count - 1, tree: tree)]
        // The nearest first.
        var index = 0
        while index < pending.count, around.count < Limits.viewsAround {
            let next = pending[index]
            index += 1
            guard let owner = model.owner(ofMember: next.tree.member) else { continue }
            let isNew = around[owner] == nil
            around[owner, default: []].append(next)
            guard isNew, case let calls = model.makingCalls(of: owner), calls.count <= Limits.viewsAround else { continue }
            pending += calls.flatMap(model.views(madeBy:)).flatMap { made in made.nodes.map { Presence(view: $0, step: $0.steps.count - 1, tree: made.tree) } }
        }
    }

    /// The writers, each by the ways alone that are seen to be gone while the view is there, where there are some; those first of which that is so.
    ///
    /// - Parameter driver: what decides there; a sheet closes by itself.
    func sorted(_ writers: [Writer], endingBy driver: IdentityDriver) -> [Writer] {
        let told = writers.map { writer in
            // What calls that was found in what is shown.
            guard !writer.isCall, !driver.expressions.contains(where: { $0.span.contains(writer.place) }) else { return writer }
            var found = writer
            let ways = writer.ways.filter { holds($0) }
            found.isSeenTogether = !ways.isEmpty
            if !ways.isEmpty { found.ways = ways }
            return found
        }
        return told.filter(\.isSeenTogether) + told.filter { !$0.isSeenTogether }
    }

    private func holds(_ way: Writer.Way) -> Bool {
        // What a value does while it is made it does before it is shown, or whenever it is made again.
        guard let code = way.codes.last, model.program[code.scope.member].kind != .initializer else { return false }
        if let view = model.owner(ofMember: code.scope.member), model.isDrawn(view) || model.body(of: view) != nil { return isThere(code.node, of: code.scope.member, in: view, way.isAtOnce ? .atOnce : .beside) }
        return switch way.occasions.last {
        case .action(_, _, .change): true
        case .member(_, let member): model.flow.isCalledFromOutside(member)
        default: false
        }
    }

    /// Whether code of a view belongs to one that is there together with the view that is asked about.
    private func isThere(_ code: Node, of member: DeclarationID, in view: DeclarationID, _ moment: Moment) -> Bool {
        let place = CodePlace(unit: model.program[member].unit, node: code.id)
        if let found = known[place] { return found }
        known[place] = false
        let found: Bool
        if let presences = around[view] {
            found = presences.contains { presence in
                let holders = model.holders(of: code, of: member, in: presence.tree)
                return holders.isEmpty || holders.contains { !model.areParted($0, presence, moment) }
            }
        } else {
            found = model.makingCalls(of: view).contains { call in
                model.owner(ofMember: call.member).map { isThere(call.node, of: call.member, in: $0, moment) } ?? false
            }
        }
        known[place] = found
        return found
    }
}
