/// Where a view stands of which is asked what can happen while it is there.
struct Presence {
    let view: IdentityNode
    /// The last of its own steps that counts.
    let step: Int
    let tree: IdentityTree
    /// What decides there: a sheet closes by itself.
    var driver: IdentityDriver?
    /// Whether it is enough that a write is not likely meanwhile. A page hides what it was pushed from on a phone, and beside a sidebar it does not;
    /// what a view does when it appears is done before it is hidden.
    var isForWeight = false

    fileprivate var line: [IdentityNode] { tree.line(to: view) }

    /// The steps to it, as far as they count.
    var steps: [IdentityStep] {
        let line = line
        var steps = line.dropLast().flatMap(\.steps) + view.steps.prefix(step + 1)
        if line.flatMap(\.modifiers).contains(where: { $0.behaviour.has(.uncovers) }) {
            for index in steps.indices { steps[index].isOpen = true }
        }
        return steps
    }
}

/// When code runs that somebody has run.
private enum Moment: Equatable {
    /// In the moment in which the view is used, before another one is shown.
    case atOnce
    /// Then or after what is waited for, once: another branch may be taken by then, but for one that is taken by what is written.
    case started(writing: [DeclarationID])
    case any
}

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
        if let view = way.codes.last.flatMap({ owner(ofMember: $0.scope.member) }), flow.isMadeByPreviewsAlone(view) { return true }
        guard case .member(_, let function)? = way.occasions.last, program[function].kind == .function, program[function].parent != .none else { return false }
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
        let unit = program[member].unit
        let place = SourceSpan(unit: unit, range: code.range)
        // What a helper is given stands in none of its views.
        let calls = code.enclosingCalls.map { SourceSpan(unit: unit, range: $0.node.nameOfView.memberNameRange) }
        let holders = tree.nodes.filter { node in
            node.span.contains(place) || node.modifiers.contains { $0.value.span.contains(place) } || node.steps.contains { step in calls.contains(step.place) }
        }
        let inner = holders.filter { holder in !holders.contains { $0.parent == holder.index } }
        if !inner.isEmpty, case let way = presence.steps { return inner.allSatisfy { holder in part(way, tree.steps(to: holder), presence, moment) } }
        // It stands in another view: who makes that is asked.
        guard let view = owner(ofMember: member), view != owner(ofMember: tree.member), isDrawn(view), known.insert(view).inserted, flow.constructions(of: view).isComplete else { return false }
        let makers = makingCalls(of: view)
        return !makers.isEmpty && makers.allSatisfy { call in
            isAway(call.node, of: call.member, from: presence, moment, &known)
        }
    }

    /// Whether a view and another one are never there to be used both: in two branches, or one of them under what the other is shown in.
    private func part(_ way: [IdentityStep], _ other: [IdentityStep], _ presence: Presence, _ moment: Moment) -> Bool {
        for (index, (own, other)) in zip(way, other).enumerated() {
            switch (own.kind, other.kind) {
            case (.branch, .branch) where own.mark != other.mark: return isTaken(own, apartFrom: moment)
            case _ where moment == .any && own.mark != other.mark: return false
            // One `AnyView` or the other, by what chooses between them.
            case (.erasure, .erasure) where own.place != other.place && own.driver?.place == other.driver?.place: return own.driver != nil
            default: if own.mark != other.mark { return moment == .atOnce && way[index...].contains { covers($0, presence) } }
            }
        }
        return moment == .atOnce && way.dropFirst(other.count).contains { covers($0, presence) }
    }

    /// Whether one branch is taken for as long as code runs that somebody starts who uses another one.
    private func isTaken(_ branch: IdentityStep, apartFrom moment: Moment) -> Bool {
        if moment == .atOnce { return true }
        if branch.drivers.first.map({ condition(of: $0).constancy.isConstant }) ?? false { return true }
        guard case .started(let written) = moment else { return false }
        return branch.drivers.flatMap(reads).contains { properties(along: $0)?.contains(where: written.contains) ?? false }
    }

    /// What a write gives another value, and what is written beside it in one go: nothing is shown in between.
    private func written(by writer: Writer) -> [DeclarationID] {
        let beside = assignments(beside: writer.code.node, in: writer.code.scope.unit).compactMap { $0.node.child(.left).flatMap { names.property($0, in: writer.code.scope.unit) } }
        return (writer.variable.map { [$0] } ?? []) + beside
    }

    /// Whether what stands behind a step is over all else, which cannot be used meanwhile.
    func covers(_ step: IdentityStep, _ presence: Presence) -> Bool {
        guard case .content = step.kind, !step.isOpen else { return false }
        if presence.isForWeight, step.isPresented { return true }
        // What is pushed takes the place of the page before it, unless that stands in a column beside it.
        if step.behaviour.destination != nil {
            var climbed: Set<DeclarationID> = []
            return !hasColumns || standsInStack(presence.view, in: presence.tree, &climbed)
        }
        guard let driver = step.driver, driver.kind == .presentation || driver.kind == .item else { return false }
        return step.behaviour.has(.covers)
    }

    /// Whether the innermost navigation around a view is a stack, there or around all who make the view that it stands in.
    private func standsInStack(_ view: IdentityNode, in tree: IdentityTree, _ climbed: inout Set<DeclarationID>) -> Bool {
        if let around = tree.line(to: view).last(where: { $0.behaviour.kept == .path }) { return around.behaviour.isStack }
        guard let owner = owner(ofMember: tree.member), climbed.count < Limits.climbedMakers, climbed.insert(owner).inserted, flow.constructions(of: owner).isComplete,
            case let made = makingCalls(of: owner).flatMap(views(madeBy:)), !made.isEmpty
        else { return false }
        return made.allSatisfy { made in made.nodes.allSatisfy { standsInStack($0, in: made.tree, &climbed) } }
    }

    /// Whether some code makes a navigation that is no stack, and may show one page beside another.
    private var hasColumns: Bool {
        kept(\.hasColumnsFound) {
            program.names(with: .keeps).contains { name in
                mentions.calls.places(named: name).contains { place in
                    let call = node(at: place)
                    guard case let behaviour = names.behaviour(of: call, in: place.unit), behaviour.kept == .path, !PreviewCode.holds(call) else { return false }
                    return !behaviour.isStack
                }
            }
        }
    }

    /// Whether code runs in the very moment in which somebody uses a view or gesture, or in which a view appears, and not after something else.
    func runsAtOnce(_ code: Node, when time: RunningTime, in unit: Int32) -> Bool {
        var asked: Set<DeclarationID> = []
        return runsAtOnce(code, when: time, in: unit, &asked)
    }

    private func runsAtOnce(_ code: Node, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !waits(closure, before: code, in: unit) else { return false }
            if isTakenAtOnce(closure, by: call, when: time, in: unit, &asked) { return true }
            guard isRunByAnimation(closure, in: unit) else { return false }
        }
        return false
    }

    /// Whether a call runs a function that it is given when somebody uses what it makes, a button, or when that appears; or makes a view of the
    /// project that hands it to such a call.
    private func isTakenAtOnce(_ function: Node, by call: CallExpr, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        let behaviour = names.behaviour(of: call.node, in: unit)
        if behaviour.runs(time) && !behaviour.runs(.change) { return true }
        // A use by another name, as in `if let action`, is none that is seen here.
        guard let taker = taker(of: function, by: call, in: unit), !taker.uses.isEmpty else { return false }
        guard taker.names.allSatisfy({ asked.insert($0).inserted }) else { return false }
        for use in taker.uses where !(use.node.parent?.asksWhichObject ?? false) {
            // `if let action = action { Button("a", action: action) }`
            let uses = use.node.role == .initialValue ? use.node.parent.map(self.uses(ofUnwrapped:)) ?? [] : [use.node]
            guard !uses.isEmpty, uses.allSatisfy({ isUsedAtOnce($0, when: time, in: use.unit, &asked) }) else { return false }
        }
        return true
    }

    private func isUsedAtOnce(_ use: Node, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        // `action()`, `action?()`
        let called = use.parent?.kind == .optionalChain ? use.parent ?? use : use
        if called.role == .callee { return runsAtOnce(use, when: time, in: unit, &asked) }
        guard use.role == .value, let taker = use.enclosingCalls.first else { return false }
        return isTakenAtOnce(use, by: taker, when: time, in: unit, &asked)
    }

    /// The uses of the name that a condition gives to what it has unwrapped.
    private func uses(ofUnwrapped condition: Node) -> [Node] {
        guard condition.kind == .bindingCondition, let name = condition.child(.pattern)?.nameText, let choice = condition.ancestors.first(where: { $0.kind == .if }) else { return [] }
        return choice.descendants.filter { node in
            guard node.kind == .identifier, node.role != .label, node.text == name, let declaration = LexicalBinding.named(by: node)?.declaration else { return false }
            return condition.subtree.contains(declaration.subtree.lowerBound)
        }
    }

    /// What a view of the project, or a function that gives one, does with a function that it is given: the properties that hold it, or the
    /// function that takes it, and where those are used.
    private func taker(of function: Node, by call: CallExpr, in unit: Int32) -> (names: [DeclarationID], uses: [(node: Node, unit: Int32)])? {
        guard let member = member(around: call.node, in: unit), let site = site(ofCall: call.node, in: unit), !isInInterface(site.declaration),
            let parameter = ViewArguments(call, site, IdentityScope(member, in: program), self).items.first(where: { $0.value.node.id == function.id })?.parameter
        else { return nil }
        if program[site.declaration].kind == .function {
            guard givesView(site.declaration) else { return nil }
            let uses = uses(ofParameter: parameter, of: site.declaration)
            return ([site.declaration], uses.map { ($0, program[site.declaration].unit) })
        }
        guard let view = declaration(of: underlying(site.result)), !isInInterface(view), isDrawn(view), case let properties = flow.properties(filledBy: parameter, of: view), !properties.isEmpty else { return nil }
        return (properties, properties.flatMap { uses(of: $0, in: view).filter { !flow.isInitializing($0.node.parent ?? $0.node) } })
    }
}
