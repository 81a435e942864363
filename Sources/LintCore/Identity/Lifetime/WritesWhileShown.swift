/// Which writes can happen while a view is there.
extension IdentityModel {
    /// Those that can, each by the ways to it that can be gone meanwhile.
    func happening(_ writers: [Writer], during presence: Presence, reading reads: [ReadVariable]) -> [Writer] {
        writers.compactMap { writer in
            guard !isFirst(writer) else { return nil }
            var found = writer
            found.ways.removeAll { way in
                isDead(way) || !way.codes.allSatisfy { flow.areBuiltTogether($0, presence.view.source) } || isOfAnotherObject(way, than: reads.filter { read in writer.variable.map { properties(along: read)?.contains($0) ?? true } ?? true }) || isAway(way, of: writer, from: presence) || opensOrCloses(way, whatShows: presence)
                    // That takes a tree for each value, and is asked where it is told in words.
                    || !presence.isForWeight && isPassed(way, of: writer, by: presence.view, in: presence.tree)
            }
            return found.ways.isEmpty ? nil : found
        }
    }

    /// Whether a write to what a call gives a view can happen while that view is there; where it was not followed, it may.
    func happens(_ write: SeenWrite, whileShownBy call: PlacedCall, reading value: ScopedNode) -> Bool {
        guard case let shown = views(madeBy: call), !shown.isEmpty, case let writers = writers(making: [write]), !writers.isEmpty else { return true }
        let reads = reads(of: value)
        let all = reads.flatMap(self.writers)
        let drawn = Set(lasting(all, to: reads).map(\.place))
        let lasting = writers.filter { writer in drawn.contains(writer.place) || !all.contains { $0.place == writer.place } }
        return shown.contains { shown in
            shown.nodes.contains { node in
                !happening(lasting, during: Presence(view: node, step: node.steps.count - 1, tree: shown.tree, isForWeight: true), reading: reads).isEmpty
            }
        }
    }

    /// Whether all that is seen to give conditions other values comes while no view is there about which they decide.
    func isSeenElsewhereAlone(_ conditions: [Node], in unit: Int32) -> Bool {
        guard let first = conditions.first, let member = member(around: first, in: unit) else { return false }
        let spans = conditions.map { SourceSpan(unit: unit, range: $0.range) }
        for tree in [bodyAround(member), givesView(member) ? member : nil].compactMap({ $0 }).map(tree) {
            let decided = tree.nodes.flatMap { node in
                node.steps.indices.flatMap { step in
                    node.steps[step].drivers.filter { driver in driver.expressions.contains { value in spans.contains { $0.contains(value.span) || value.span.contains($0) } } }
                        .map { (node: node, step: step, driver: $0) }
                }
            }
            guard !decided.isEmpty else { continue }
            return decided.prefix(Limits.callers).allSatisfy { !ViewLifetime.end(at: ($0.node, $0.step), in: tree, $0.driver, self).isSeen }
        }
        return false
    }

    /// Whether nothing leads to the outer end: no code of the project calls or names a function, and no system does, or the view that the code stands in
    /// is made for previews.
    private func isDead(_ way: Writer.Way) -> Bool {
        if let view = way.codes.last.flatMap({ owner(ofMember: $0.scope.member) }), flow.isMadeByPreviewsAlone(view) || flow.isForPreviews(view) { return true }
        // What is called, or holds what is given to a call: `Timer.scheduledTimer { … }`.
        guard let function = way.codes.last?.scope.member, program[function].kind == .function, program[function].parent != .none else { return false }
        return flow.isUnused(function)
    }

    /// Whether what is gone to writes an object of its own, and none that decides: two views with a model each.
    private func isOfAnotherObject(_ way: Writer.Way, than reads: [ReadVariable]) -> Bool {
        // What an object does to itself says who calls it.
        let bases = way.codes.lazy.compactMap { [names] code in (code.node.child(.callee) ?? code.node.child(.left))?.child(.base).flatMap { $0.spells("self") ? nil : names.property($0, in: code.scope.unit) } }
        guard let holder = bases.first, makesItsObject(holder) else { return false }
        return !reads.isEmpty && reads.allSatisfy { read in read.path.count > 1 && read.declaration.map { $0 != holder && makesItsObject($0) } ?? false }
    }

    /// `@StateObject private var model = Model()`
    private func makesItsObject(_ property: DeclarationID) -> Bool {
        guard names.storage(of: property)?.keepsFirstValue ?? false, holdsObject(property), let start = program.element(property).child(.initialValue) else { return false }
        return names.makesValue(start.withoutEffects, in: program[property].unit)
    }

    /// Whether it is what a value of its own is at first.
    private func isFirst(_ writer: Writer) -> Bool {
        if let owner = writer.owner, flow.isStart(owner), program[writer.code.scope.member].kind == .initializer { return true }
        guard let variable = writer.variable, program.owner(of: variable) == writer.owner else { return false }
        return isMaking(writer.code.node, in: writer.code.scope.member)
    }

    /// Whether code runs only while the value that it belongs to is made: in an initializer, or in a function that nothing else calls.
    private func isMaking(_ code: Node, in member: DeclarationID) -> Bool {
        if flow.isInitializing(code) { return true }
        guard program[member].kind == .function, code.ancestors.first(where: { $0.kind == .func || $0.kind == .closure })?.kind == .func else { return false }
        let found = flow.calls(of: member)
        return found.isComplete && !found.calls.isEmpty && !isNamed(member) { $0.role != .callee } && found.calls.allSatisfy { call in
            call.member != member && program.owner(of: call.member) == program.owner(of: member) && isOfSelf(call.node) && isMaking(call.node, in: call.member)
        }
    }

    /// `load()`, `self.load()`
    private func isOfSelf(_ call: Node) -> Bool { call.child(.callee)?.isBareName ?? false }

    /// Whether what people use to have it written is not there while the view is: a button in another branch, or under the sheet that shows it.
    /// A view that is never there together with another one closes nothing around that, whenever it tries.
    private func isAway(_ way: Writer.Way, of writer: Writer, from presence: Presence) -> Bool {
        let isAtOnce = way.isAtOnce || presence.isForWeight && way.isOnAppearing
        let moment: Moment = isAtOnce ? .atOnce : way.isStarted ? .started(writing: written(by: writer)) : .any
        guard moment != .any || writer.isCall, let code = way.codes.last, presence.driver?.expressions.contains(where: { $0.span.contains(code.span) }) != true else { return false }
        var known: Set<DeclarationID> = []
        if isAway(code.node, of: code.scope.member, from: presence, moment, &known) { return true }
        var climbed: Set<DeclarationID> = []
        return moment != .any && owner(ofMember: presence.tree.member).map { isAway(code, fromMakersOf: $0, presence, moment, &climbed) } ?? false
    }

    /// Whether code stands in another arm than all who make a view, or who make those, or under what they show the view in.
    private func isAway(_ code: ScopedNode, fromMakersOf view: DeclarationID, _ presence: Presence, _ moment: Moment, _ climbed: inout Set<DeclarationID>) -> Bool {
        guard climbed.count < Limits.climbedMakers, climbed.insert(view).inserted, flow.constructions(of: view).isComplete, case let calls = makingCalls(of: view), !calls.isEmpty, calls.count <= Limits.climbedMakers
        else { return false }
        for call in calls {
            let shown = views(madeBy: call)
            guard !shown.isEmpty else { return false }
            for made in shown {
                let isAway = made.nodes.allSatisfy { node in
                    var known: Set<DeclarationID> = []
                    let there = Presence(view: node, step: node.steps.count - 1, tree: made.tree, isForWeight: presence.isForWeight)
                    return self.isAway(code.node, of: code.scope.member, from: there, moment, &known)
                }
                guard isAway || owner(ofMember: made.tree.member).map({ self.isAway(code, fromMakersOf: $0, presence, moment, &climbed) }) ?? false else { return false }
            }
        }
        return true
    }

    private func isAway(_ code: Node, of member: DeclarationID, from presence: Presence, _ moment: Moment, _ known: inout Set<DeclarationID>) -> Bool {
        let tree = presence.tree
        let inner = holders(of: code, of: member, in: tree)
        if !inner.isEmpty { return inner.allSatisfy { areParted($0, presence, moment) } }
        // It stands in another view: who makes that is asked.
        guard let view = owner(ofMember: member), view != owner(ofMember: tree.member), isDrawn(view), known.insert(view).inserted, flow.constructions(of: view).isComplete else { return false }
        let makers = makingCalls(of: view)
        return !makers.isEmpty && makers.allSatisfy { call in
            isAway(call.node, of: call.member, from: presence, moment, &known)
        }
    }

    /// What a write gives another value, and what is written beside it in one go: nothing is shown in between.
    private func written(by writer: Writer) -> [DeclarationID] {
        let beside = assignments(beside: writer.code.node, in: writer.code.scope.unit).compactMap { $0.node.child(.left).flatMap { names.property($0, in: writer.code.scope.unit) } }
        return (writer.variable.map { [$0] } ?? []) + beside
    }
}
