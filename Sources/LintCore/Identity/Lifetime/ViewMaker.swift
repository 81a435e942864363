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
    /// Whether branches that are never taken are all that shows it there.
    var isRuledOut = false
    /// Whether that goes with what the code belongs to: it was followed, or no action makes it.
    let isKeptThere: Bool
    /// What ends it there, the likeliest first.
    let ends: [ViewLifetime.End]
}

extension IdentityModel {
    /// Who makes the view in whose body another one stands, and who makes those, until something is seen to end each of them; further where they are few.
    func makers(of view: DeclarationID, showing node: IdentityNode, in tree: IdentityTree, _ together: SeenTogether) -> (makers: [ViewMaker], isComplete: Bool) {
        var found: [ViewMaker] = []
        var isComplete = true
        var known: Set<DeclarationID> = [view]
        var level = [view]
        // What of each of them leads to the view.
        var leading: [DeclarationID: [(node: IdentityNode, tree: IdentityTree)]] = [view: [(node, tree)]]
        // Those for which what is around the view is built.
        var platforms = [view: flow.platforms(building: node.source.node, in: node.source.scope.unit)]
        var ends = MakerEnds(presence: Presence(view: node, step: node.steps.count - 1, tree: tree), together: together, model: self)
        for _ in 0..<Limits.climbedMakers {
            let calls = level.flatMap { view in makingCalls(of: view).map { (view: view, call: $0) } }.filter { made in
                let built = flow.platforms(building: made.call.node, in: program[made.call.member].unit).intersection(platforms[made.view] ?? [])
                guard !built.isEmpty, !(leading[made.view] ?? []).allSatisfy({ rulesOut(made.call, $0.node, in: $0.tree) }) || leading[made.view] == nil else { return false }
                if let owner = owner(ofMember: made.call.member) { platforms[owner, default: []].formUnion(built) }
                return true
            }
            let made = calls.flatMap { makers(of: $0.view, by: $0.call, &ends) }
            for call in calls.map(\.call) {
                for shown in views(madeBy: call) {
                    guard let owner = owner(ofMember: shown.tree.member), owner != view else { continue }
                    leading[owner, default: []] += shown.nodes.map { ($0, shown.tree) }
                }
            }
            isComplete = isComplete && level.allSatisfy { flow.constructions(of: $0).isComplete }
            // Where others show it, a place where nothing does is of no interest.
            found += made.contains { $0.isShown } ? made.filter { !$0.isRuledOut } : made
            guard found.count <= Limits.makersClimbedFrom else { return (found, false) }
            // Where what an action makes is shown, and so what ends it first, was not followed.
            // Where few make it, all of them are asked who makes them.
            let isFew = found.count <= Limits.makersToldFurther
            level = made.filter { $0.isKeptThere && (isFew || $0.ends.allSatisfy(\.writers.isEmpty)) }.compactMap { owner(ofMember: $0.member) }.filter { program[$0].kind != .protocol && isDrawn($0) && known.insert($0).inserted }
        }
        return (found, isComplete)
    }

    /// What the constants of a run are on the way to a view: `isPad`, or not.
    private func constants(on steps: [IdentityStep]) -> [DeclarationID: Bool] {
        var found: [DeclarationID: Bool] = [:]
        for step in steps {
            for driver in step.drivers {
                guard let holds = step.holds(driver), driver.expressions.count == 1, let condition = driver.expressions.first, case let parts = condition.node.children(.element),
                    let asked = names.property((parts.count == 1 ? parts[0] : condition.node).withoutEffects, in: condition.scope.unit), self.condition(of: driver).constancy <= .process
                else { continue }
                found[asked] = holds
            }
        }
        return found
    }

    /// Whether who makes a view gives it what keeps another one in it from being shown: `Row(title: nil)` where that stands in `if let title`.
    private func rulesOut(_ made: PlacedCall, _ node: IdentityNode, in tree: IdentityTree) -> Bool {
        let own = constants(on: tree.steps(to: node))
        let makers = own.isEmpty ? [] : views(madeBy: made).flatMap { made in made.nodes.map { constants(on: made.tree.steps(to: $0)) } }
        if !makers.isEmpty, makers.allSatisfy({ $0.contains { own[$0.key] == !$0.value } }) { return true }
        guard let view = owner(ofMember: tree.member), case let given = constants(givenBy: made, to: view, [:]), !given.isEmpty,
            let there = self.tree(like: tree, assuming: given)
        else { return false }
        return there.isNeverShown(there.nodes[node.index])
    }

    private func makers(of view: DeclarationID, by call: PlacedCall, _ ends: inout MakerEnds) -> [ViewMaker] {
        let place = SourceSpan(unit: program[call.member].unit, range: call.node.range)
        let shown = views(madeBy: call)
        guard !shown.isEmpty else {
            return [
                ViewMaker(
                    view: view, member: call.member, place: place, steps: [], isShown: false, isRuledOut: isRuledOut(call),
                    isKeptThere: !flow.isMadeByAction(call.node, of: call.member), ends: hostEnds(of: call))
            ]
        }
        return shown.flatMap { shown in
            shown.nodes.map { node in
                ViewMaker(
                    view: view, member: shown.tree.member, place: place, steps: shown.tree.steps(to: node), isShown: true, isKeptThere: true,
                    ends: ViewLifetime.drivers(of: node, in: shown.tree, self) { ends.end(at: $0, in: shown.tree, $1) }
                        .filter { !$0.condition.constancy.isConstant }.likeliestFirst)
            }
        }
    }
}

extension IdentityModel {
    /// Whether another value of a variable ends a view wherever it is made: it is its `.id(…)` there, by whatever names it is handed down.
    func areRenewed(_ makers: [ViewMaker], by variable: DeclarationID, _ path: [String]) -> Bool {
        guard !makers.isEmpty else { return false }
        func roots(of variable: DeclarationID) -> Set<DeclarationID> {
            Set(flow.owners(of: variable).filter { !flow.isBinding($0) && (names.wrapper(of: $0) != nil || flow.values(givenFor: $0).isEmpty) })
        }
        let changed = roots(of: variable)
        return !changed.isEmpty && makers.allSatisfy { maker in
            maker.ends.contains { end in
                guard end.driver.kind == .id || end.driver.kind == .item && end.reads.allSatisfy(isToldApart), end.driver.random == nil, end.reads.count == 1, end.driver.expressions.allSatisfy({ CodeReference.plain($0.node) != nil }),
                    let id = end.reads[0].declaration, path.dropFirst().starts(with: end.reads[0].path.dropFirst())
                else { return false }
                return roots(of: id) == changed
            }
        }
    }

    /// What has the host of a view go that is made outside of SwiftUI: what keeps it is given something else, or nothing.
    fileprivate func hostEnds(of call: PlacedCall) -> [ViewLifetime.End] {
        flow.hostPlaces(of: call).compactMap { place in
            let path = CodeReference.plain(place.target.node)?.ownPath ?? []
            let writes = flow.writes(to: place.property).filter { write in
                write.place.kind == .assignment && write.place.child(.left).flatMap { names.property($0, in: write.unit) } == place.property
            } + assignments(to: path, of: place.property)
            // What is put there where the view is made takes the place of an older one at most.
            let others = writes.filter { $0.place.child(.right)?.withoutEffects.kind == .nil || member(around: $0.place, in: $0.unit) != place.target.scope.member }
            guard !others.isEmpty else { return nil }
            let driver = IdentityDriver(kind: .container, text: place.target.node.text, place: place.target.span, expressions: [])
            return ViewLifetime.End(driver: driver, way: .host, condition: Condition(constancy: .dynamic), reads: [], writers: writers(making: others))
        }
    }
}

/// What ends the makers of a view: those that stand together share what stands around them, which is asked once.
private struct MakerEnds {
    private struct Place: Hashable {
        let member: DeclarationID
        let node: Int
        let step: Int
        let driver: SourceSpan
    }

    /// That of the view that is asked about, in what they make.
    let presence: Presence
    let together: SeenTogether
    let model: IdentityModel
    private var found: [Place: ViewLifetime.End] = [:]

    init(presence: Presence, together: SeenTogether, model: IdentityModel) {
        self.presence = presence
        self.together = together
        self.model = model
    }

    /// What comes while the view itself is away ends none of those that it stands in either, as far as it is concerned.
    mutating func end(at place: (view: IdentityNode, step: Int), in tree: IdentityTree, _ driver: IdentityDriver) -> ViewLifetime.End {
        let key = Place(member: tree.member, node: place.view.index, step: place.step, driver: driver.place)
        if let known = found[key] { return known }
        var end = ViewLifetime.end(at: place, in: tree, driver, model)
        if !end.writers.isEmpty {
            end.writers = together.sorted(model.happening(end.writers, during: presence, reading: end.reads), endingBy: driver, of: place.view, in: tree)
            // What is shown over another view closes after what is over itself.
            end.isSeen = !end.writers.isEmpty || driver.isOfPresentation
        }
        found[key] = end
        return end
    }
}

extension [ViewLifetime.End] {
    /// From the outermost in, as steps lead to a view: the likeliest first, of those alike what people do in the view itself, and then the nearest.
    var likeliestFirst: [ViewLifetime.End] {
        func rank(_ end: (offset: Int, element: ViewLifetime.End)) -> (Int, Int, Int) { (end.element.likelihood, end.element.isOwn ? 0 : 1, end.offset) }
        return reversed().enumerated().sorted { rank($0) < rank($1) }.map(\.element)
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
    /// Whether people have it happen, or it happens by itself each time.
    var isLikely: Bool { likelihood <= 1 }

    /// The less the likelier: what happens at each evaluation, what people are seen to do, what code is seen to, what may happen.
    fileprivate var likelihood: Int {
        if !isSeen { return 6 }
        if driver.random?.isNeverTwice ?? false { return 0 }
        // What is presented or pushed people leave by themselves.
        if driver.isOfPresentation || writers.contains(where: { $0.isByPerson && $0.isSeenTogether }) { return 1 }
        if writers.contains(where: \.isSeenTogether) || driver.random != nil { return 2 }
        return switch condition.constancy {
        case .dynamic: 3
        case .unknown: 4
        default: 5
        }
    }
}
