/// Which code is seen to run while a view is there: people use it in that view, or in one around or beside it that is there as well, or it hears of
/// something whenever that comes. Of other code nothing says when it runs: nobody is seen to call it, or who does so may be away then.
final class SeenTogether {
    private let model: IdentityModel
    /// The view, and those that it stands in further up, by the view in whose body each of them is made; and what is over that body there in which the view is.
    private var around: [DeclarationID: [(presence: Presence, cover: Cover)]] = [:]
    private var known: [Asked: Bool] = [:]

    private enum Cover {
        case none
        /// A page covers its stack alone: another tab can be used.
        case page
        case sheet
    }

    private struct Asked: Hashable {
        let code: CodePlace
        let moment: Bool
        /// The body, and the view in it about which something decides.
        let place: [Int]
    }

    init(_ view: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) {
        self.model = model
        var pending = [(presence: Presence(view: view, step: view.steps.count - 1, tree: tree), cover: Cover.none)]
        // The nearest first.
        var index = 0
        while index < pending.count, around.count < Limits.viewsAround {
            let next = pending[index]
            index += 1
            guard let owner = model.owner(ofMember: next.presence.tree.member) else { continue }
            let isNew = around[owner] == nil
            around[owner, default: []].append(next)
            guard isNew, case let calls = model.makingCalls(of: owner), calls.count <= Limits.viewsAround else { continue }
            let covering = next.presence.steps.filter { model.covers($0, next.presence) }
            let isPushed = Self.stack(around: next.presence) == nil && (next.cover == .page || covering.contains { $0.behaviour.destination != nil })
            let cover: Cover = next.cover == .sheet || covering.contains { $0.behaviour.destination == nil } ? .sheet : isPushed ? .page : .none
            pending += calls.flatMap(model.views(madeBy:)).flatMap { made in made.nodes.map { (Presence(view: $0, step: $0.steps.count - 1, tree: made.tree), cover) } }
        }
    }

    /// The writers, each by the ways alone that are seen to be gone while the view is there, where there are some; those first of which that is so.
    ///
    /// - Parameters:
    ///   - driver: what decides there; a sheet closes by itself.
    ///   - view: which of the views it decides about.
    func sorted(_ writers: [Writer], endingBy driver: IdentityDriver, of view: IdentityNode, in tree: IdentityTree) -> [Writer] {
        let told = writers.map { writer in
            guard !driver.expressions.contains(where: { $0.span.contains(writer.place) }) else { return writer }
            var found = writer
            let ways = writer.ways.filter { holds($0, of: view, in: tree) }
            found.isSeenTogether = !ways.isEmpty
            if !ways.isEmpty { found.ways = ways }
            return found
        }
        return told.filter(\.isSeenTogether) + told.filter { !$0.isSeenTogether }
    }

    private func holds(_ way: Writer.Way, of shown: IdentityNode, in tree: IdentityTree) -> Bool {
        // What a value does while it is made it does before it is shown, or whenever it is made again.
        guard let code = way.codes.last, model.program[code.scope.member].kind != .initializer else { return false }
        if let view = view(running: code.scope.member) {
            // What it wraps is used while it is shown, as a view is.
            let isCoordinator = view != model.owner(ofMember: code.scope.member)
            return isThere(code.node, of: code.scope.member, in: view, isCoordinator ? .atOnce : Self.moment(of: way), of: shown, in: tree)
        }
        return switch way.occasions.last {
        case .action(_, _, .change): true
        case .member(_, let member): model.flow.isCalledFromOutside(member)
        default: false
        }
    }

    /// The view whose code a member is: its own, or that of the coordinator that it makes for the view it wraps.
    private func view(running member: DeclarationID) -> DeclarationID? {
        guard let owner = model.owner(ofMember: member) else { return nil }
        if model.isDrawn(owner) || model.body(of: owner) != nil { return owner }
        let makers = Set(model.flow.constructions(of: owner).calls.values.joined().compactMap { model.owner(ofMember: $0.member) })
        return makers.count == 1 ? makers.first { model.isRepresentable($0) } : nil
    }

    /// When it begins: what people use, and what appears or goes, is not under what covers it.
    private static func moment(of way: Writer.Way) -> Moment {
        switch way.occasions.last {
        case .action(_, _, .event), .action(_, _, .appear), .action(_, _, .disappear), .action(_, _, .measure), .binding: .atOnce
        default: way.isAtOnce ? .atOnce : .beside
        }
    }

    /// Whether code of a view belongs to one that is there together with the view that is asked about.
    private func isThere(_ code: Node, of member: DeclarationID, in view: DeclarationID, _ moment: Moment, of shown: IdentityNode, in tree: IdentityTree) -> Bool {
        let place = Asked(code: CodePlace(unit: model.program[member].unit, node: code.id), moment: moment == .atOnce, place: [Int(tree.member.index), shown.index])
        if let found = known[place] { return found }
        known[place] = false
        let found: Bool
        if let presences = around[view] {
            // Of several ways on which the view may be there that one counts on which the other view is that something ends.
            let own = presences.filter { $0.presence.tree.member == tree.member && $0.presence.tree.line(to: $0.presence.view).contains { $0.index == shown.index } }
            let presences = own.isEmpty ? presences : own
            found = presences.contains { presence, cover in
                let holders = model.holders(of: code, of: member, in: presence.tree)
                if moment == .atOnce, cover == .sheet || cover == .page && Self.arePushedAway(holders, presence) { return false }
                return holders.isEmpty || holders.contains { !model.areParted($0, presence, moment) }
            }
        } else {
            found = model.makingCalls(of: view).contains { call in
                model.owner(ofMember: call.member).map { isThere(call.node, of: call.member, in: $0, moment, of: shown, in: tree) } ?? false
            }
        }
        known[place] = found
        return found
    }

    private static func stack(around presence: Presence) -> IdentityNode? {
        presence.tree.line(to: presence.view).last { $0.behaviour.kept == .path }
    }

    /// Whether code of a body stands in the stack in which a page is over it, and in no page that may be pushed onto that one.
    private static func arePushedAway(_ holders: [IdentityNode], _ presence: Presence) -> Bool {
        if holders.contains(where: { presence.tree.steps(to: $0).contains { $0.behaviour.destination == .path } }) { return false }
        guard let stack = stack(around: presence) else { return true }
        return !holders.isEmpty && holders.allSatisfy { holder in presence.tree.line(to: holder).contains { $0.index == stack.index } }
    }
}
