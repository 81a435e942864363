/// One body as a change meets it: what each view of it is given anew.
struct BodyVisit {
    struct Outcome {
        let verdict: ChangeTrace.Verdict
        let reason: ChangeReason
        var isCertain = true
        /// What its own body sees change.
        var changed = Change()
        var note: TraceNote?
        /// Whether it is shown at another time or place than the view that is recreated with it, if at all.
        var isElsewhere = false
        /// How many of the modifiers on it, the outermost, stand around what ends it.
        var outer = 0
    }

    /// What a body does to content that it is given, by name.
    struct Slots {
        /// Those that get another place, and whether each change does that.
        var recreated: [String: Bool] = [:]
        /// Those that are called with something else.
        var calledAnew: Set<String> = []
        /// In rows of data that changed.
        var inRows: Set<String> = []
    }

    let model: IdentityModel
    let tree: IdentityTree
    /// With what is computed from what changed.
    private(set) var change: Change
    let surroundings: ChangeTracer.Surroundings
    let depth: Int
    let isInList: Bool
    /// The constants that the view is given.
    var given: [DeclarationID: KnownValue] = [:]
    /// Where all of it begins anew: what its state is at first, and what it is given then.
    var first: [DeclarationID: KnownValue] = [:]
    /// By node: what was found, parents first.
    var outcomes: [Int: Outcome] = [:]
    var slots = Slots()
    /// By node: what the body of a view does to its content.
    var contentSlots: [Int: Slots] = [:]
    private(set) var contents: [Int: ContentChange] = [:]
    private var viewChanges: [Int: ViewChange] = [:]
    /// By node: the environment values below it that change.
    private var environments: [Int: [String: [String]]] = [:]
    /// By node: whether the body of a modifier of the project runs.
    private var runs: [Int: Bool] = [:]
    /// What it shows then.
    private var treeAtFirst: IdentityTree?

    init(_ model: IdentityModel, tree: IdentityTree, change: Change, surroundings: ChangeTracer.Surroundings, depth: Int, isInList: Bool) {
        self.model = model
        self.tree = tree
        self.change = change
        self.surroundings = surroundings
        self.depth = depth
        self.isInList = isInList
    }

    // MARK: Finding what changes

    /// From the innermost views out: a container changes with what stands in it.
    mutating func find() {
        change = change.withComputed(model.flow)
        if surroundings == .live || !change.isEmpty { findEnvironments() }
        if case .recreated = surroundings {
            findTreeAtFirst()
            return
        }
        for node in tree.nodes where node.isModifier {
            let found = viewChange(of: node)
            runs[node.index] = isRun(node) ? !found.leavesBody : found.own != nil
        }
        for node in tree.nodes.reversed() where !tree.isNeverShown(node) && (surroundings == .live || isRun(node)) {
            let found = viewChange(of: node)
            viewChanges[node.index] = found
            guard let parent = container(of: node) else { continue }
            let isAnother = found.reason != nil || found.layer != nil || contents[node.index] == .another
                || recreation(of: node) != nil || isUnknownAndChanged(node) || found.unread != nil
            if isAnother {
                contents[parent] = .another
            } else if contents[parent] == nil, isRun(node), found.incomparable != nil || contents[node.index] != nil || holdsFunctions(node) {
                contents[parent] = .incomparable
            }
        }
    }

    /// Whether modifiers on a view are given functions that they keep.
    private func holdsFunctions(_ node: IdentityNode) -> Bool {
        if case .unknown = node.kind, node.source.node.descendants.contains(where: { $0.kind == .closure }) { return true }
        return node.modifiers.contains(where: \.isAction) || node.steps.contains { $0.behaviour.runs(.later) }
    }

    /// The view around that is another value with a view: the body of a modifier shows a placeholder, whatever the modifier is on.
    private func container(of node: IdentityNode) -> Int? {
        var found = node.parent
        while let view = found.map({ tree.nodes[$0] }) {
            let maker = runs[view.index] == false ? view : restingMaker(of: view)
            guard let maker, !isMade(node, by: maker) else { break }
            found = view.parent
        }
        return found
    }

    /// Whether a view stands in the body of a modifier, and is not what that is on.
    private func isMade(_ node: IdentityNode, by modifier: IdentityNode) -> Bool {
        node.source.scope.helpers.contains { model.program.owner(of: $0) == modifier.declaration }
    }

    /// The modifier in whose body a view stands.
    private func maker(of node: IdentityNode) -> IdentityNode? {
        guard !runs.isEmpty else { return nil }
        return tree.line(to: node).dropLast().last { $0.isModifier && isMade(node, by: $0) }
    }

    private func restingMaker(of node: IdentityNode) -> IdentityNode? {
        maker(of: node).flatMap { runs[$0.index] == false ? $0 : nil }
    }

    /// Whether the code runs that makes a view. A modifier may follow a binding while the body around does not run, or rest while that does.
    func isRun(_ node: IdentityNode) -> Bool { maker(of: node).flatMap { runs[$0.index] } ?? (surroundings == .live) }

    /// From the outside in, as values are handed down.
    private mutating func findEnvironments() {
        for node in tree.nodes {
            let around = node.parent.flatMap { environments[$0] } ?? change.environment
            environments[node.index] = model.environmentKeys(around, through: node, change, isRunning: surroundings == .live)
        }
    }

    /// Whatever it is, it is made with something else.
    private func isUnknownAndChanged(_ node: IdentityNode) -> Bool {
        guard case .unknown = node.kind else { return false }
        return change.isSeen(by: VariableReads(model).reads(besideFunctionsIn: node.source)) != nil
    }

    private func comparison(of node: IdentityNode) -> ViewComparison {
        ViewComparison(tree: tree, change: change, isRunning: isRun(node), model: model)
    }

    private func viewChange(of node: IdentityNode) -> ViewChange {
        comparison(of: node).change(
            of: node, environment: environments[node.index] ?? change.environment, content: contents[node.index])
    }

    /// How a view gets another identity.
    private struct Recreation {
        /// Any of them.
        var endings: [IdentityEnding]
        let isCertain: Bool
        let isElsewhere: Bool
        /// How many modifiers stand around the step.
        let outer: Int
        /// Whether a view that is there goes with each change, though others may come: one that is not there stays away, and none stays.
        var neverStays = false

        var reason: ChangeReason { .ends(endings, isCertain: isCertain) }
    }

    /// What ends the identity of a view at one of the steps that lead to it from the view around.
    private func recreation(of node: IdentityNode) -> Recreation? {
        let comparison = self.comparison(of: node)
        var found: Recreation?
        for (index, step, driver) in node.steps.enumerated().flatMap({ step in step.element.drivers.map { (step.offset, step.element, $0) } }) {
            let driver = model.renewing(driver)
            guard driver.kind != .data || driver.random != nil, driver.kind != .space else { continue }
            // Of a body that does not run, a binding alone opens and closes something.
            if !comparison.isRunning, ![.presentation, .item, .navigation].contains(driver.kind) { continue }
            if let random = driver.random {
                let isElsewhere = node.steps[(index + 1)...].contains { $0.isPresentation }
                return Recreation(endings: [step.ending(driver)], isCertain: random.isNeverTwice, isElsewhere: isElsewhere, outer: step.modifiersAround)
            }
            let reads = model.reads(of: driver)
            // That there is content is settled where it is given, whatever changes in it.
            let settled = driver.expressions.allSatisfy(\.node.isMatchedForCase) ? change.content.union(change.payloads) : change.content
            guard let read = change.isSeen(by: reads.filter { !($0.declaration.map(settled.contains) ?? false) }) else { continue }
            if driver.kind == .condition, driver.expressions.allSatisfy({ comparison.isReference(read, $0.node) }) { continue }
            if step.isShownByID, read.isWhole, model.keepsID(ofItem: read, change) { continue }
            let isCertain = step.turn?.isCertain ?? false || step.turn == nil && step.earlier.isEmpty && reads.count == 1 && model.alwaysEnds(driver, read, change)
            let isElsewhere = node.steps[(index + 1)...].contains { $0.isPresentation }
            // What happens each time says more than what happens where something else holds.
            let recreation = Recreation(
                endings: [step.ending(driver)], isCertain: isCertain, isElsewhere: isElsewhere, outer: step.modifiersAround,
                neverStays: driver.kind == .condition && reads.count == 1 && model.alwaysEnds(driver, read, change))
            if isCertain { return recreation }
            guard let known = found else {
                found = recreation
                continue
            }
            // `if let item { Detail(item: item).id(item.id) }`: as a rule there is an item before and after.
            if case .id = step.kind, !known.isElsewhere { found = Recreation(endings: known.endings + recreation.endings, isCertain: false, isElsewhere: isElsewhere, outer: known.outer) }
        }
        return found
    }

    /// Whether a view stands behind a condition that does not hold at first: `isOpen`, where that begins as `false`, in a view that begins anew.
    func isHiddenAtFirst(_ node: IdentityNode) -> Bool {
        guard let treeAtFirst else { return false }
        // Rows of nothing are none.
        let isEmpty = tree.line(to: node).flatMap(\.steps).flatMap(\.drivers).contains { driver in
            driver.kind == .data && driver.expressions.allSatisfy { data in model.names.property(data.node.withoutEffects, in: data.scope.unit).map { first[$0]?.isEmpty ?? false } ?? false }
        }
        return isEmpty || treeAtFirst.isNeverShown(treeAtFirst.nodes[node.index])
    }

    private mutating func findTreeAtFirst() {
        for type in [model.owner(ofMember: tree.member)] + tree.nodes.filter(\.isModifier).map(\.declaration) {
            if let type { first.merge(model.firstValues(of: type)) { $1 } }
        }
        first.merge(given) { $1 }
        guard !first.isEmpty, tree.nodes.contains(where: { $0.steps.contains { !$0.drivers.isEmpty } }) else { return }
        treeAtFirst = model.tree(like: tree, assuming: first)
    }

    /// Whether what is chosen changes that a view shows: `TabView(selection: $tab)`.
    func selectsAnother(_ node: IdentityNode) -> Bool {
        node.inputs.contains { input in change.isSeen(by: model.reads(of: input.value).filter(\.isProjection)) != nil }
    }

    // MARK: The four questions

    func outcome(of node: IdentityNode) -> Outcome {
        if let parent = node.parent, let around = outcomes[parent], around.verdict == .recreated {
            if !around.isCertain, surroundings == .live, let own = recreation(of: node), own.isCertain {
                var outcome = recreated(own.reason, node, inherited: around)
                outcome.isCertain = true
                return outcome
            }
            return recreated(.with(tree.nodes[parent].name), node, inherited: around)
        }
        switch surroundings {
        case .recreated(let reason, let isElsewhere, let isCertain):
            var outcome = recreated(reason, node, inherited: nil)
            outcome.isCertain = isCertain
            outcome.isElsewhere = outcome.isElsewhere || isElsewhere
            return outcome
        case .live, .untouched: break
        }
        if let parent = node.parent, let slots = contentSlots[parent], case .content(let slot)? = node.steps.first?.kind, let isCertain = slots.recreated[slot] {
            var outcome = recreated(.moves(slot: slot, in: tree.nodes[parent].name, isCertain: isCertain), node, inherited: nil)
            outcome.isCertain = isCertain
            return outcome
        }
        if case .untouched(let reason) = surroundings, change.isEmpty { return Outcome(verdict: .untouched, reason: reason) }
        if let found = recreation(of: node) {
            var outcome = recreated(found.reason, node, inherited: nil)
            outcome.isCertain = found.isCertain
            outcome.isElsewhere = found.isElsewhere
            outcome.outer = found.outer
            return outcome
        }
        if case .untouched(let reason) = surroundings, !isRun(node) { return untouched(node, reason) }
        var outcome = restingMaker(of: node).map { untouched(node, .rests($0.name)) } ?? liveOutcome(of: node)
        if outcome.verdict == .skipped, let parent = node.parent, outcomes[parent]?.verdict == .unknown {
            return Outcome(verdict: .unknown, reason: .with(tree.nodes[parent].name), changed: outcome.changed)
        }
        if outcome.verdict == .skipped, node.isCustom, let view = node.declaration, let renewed = model.renewedProperty(of: view) {
            let name = model.name(of: renewed)
            outcome = Outcome(verdict: .updated, reason: .renewed(property: name, of: node.name), changed: outcome.changed)
            outcome.changed.variables.append((renewed, [name]))
        }
        if outcome.verdict == .skipped, let (reason, arrivals) = calledAnew(node) {
            outcome = Outcome(verdict: .updated, reason: reason, changed: outcome.changed)
            outcome.changed.variables += arrivals
        }
        if isRow(node) { outcome.note = .rowOfData }
        return outcome
    }

    /// What becomes of a view where it stays although it may be recreated: `if let item { Draft(item: item) }` with another item keeps
    /// its state. Nil where nothing is to be told of that.
    func stay(of node: IdentityNode) -> Outcome? {
        guard isRun(node), let outcome = outcomes[node.index], outcome.verdict == .recreated, !outcome.isCertain, outcome.note == nil,
            node.parent.map({ outcomes[$0]?.verdict != .recreated }) ?? true, let recreation = recreation(of: node), !recreation.neverStays
        else { return nil }
        let stay = liveOutcome(of: node)
        return stay.verdict == .updated || stay.verdict == .skipped && viewChanges[node.index]?.equality != nil ? stay : nil
    }

    /// Content that a container calls with something else, where the view shows what the content is called with.
    private func calledAnew(_ node: IdentityNode) -> (reason: ChangeReason, arrivals: [(declaration: DeclarationID, path: [String])])? {
        for view in tree.line(to: node).reversed() {
            guard let parent = view.parent, let slots = contentSlots[parent], let step = view.steps.first, case .content(let slot) = step.kind,
                slots.calledAnew.contains(slot)
            else { continue }
            let shown = (node.inputs + node.modifiers).filter { input in
                !input.isAction && model.reads(of: input.value).contains { read in
                    guard read.declaration == nil, case .closureParameter(let closure, _)? = LexicalBinding.find(read.path[0], at: read.reference.node)?.origin else { return false }
                    return closure.range == step.place.range
                }
            }
            guard !shown.isEmpty else { return nil }
            let type = node.isCustom ? node.declaration : nil
            let filled = shown.compactMap(\.parameter).flatMap { name in type.map { model.flow.properties(filledBy: name, of: $0) } ?? [] }
            return (
                .calledAnew(slot: slot, by: tree.nodes[parent].name),
                filled.filter { !model.keepsInitialValue($0) }.map { ($0, [model.name(of: $0)]) })
        }
        return nil
    }

    /// What becomes of a view that keeps its identity, in a body that runs.
    func liveOutcome(of node: IdentityNode) -> Outcome {
        if case .unknown(let reason) = node.kind { return Outcome(verdict: .unknown, reason: .unread(reason)) }
        let found = viewChanges[node.index] ?? ViewChange()
        let content = contents[node.index]
        func outcome(_ verdict: ChangeTrace.Verdict, _ reason: ChangeReason) -> Outcome { Outcome(verdict: verdict, reason: reason, changed: found.changed) }
        if let reason = found.reason ?? (node.isCustom ? found.incomparable : nil) ?? found.own { return outcome(.updated, reason) }
        if let unread = found.unread { return outcome(.unknown, unread) }
        if let equality = found.equality { return outcome(.skipped, equality) }
        if content == .another { return outcome(.updated, .contentChanges) }
        if let layer = found.layer, !node.isCustom { return outcome(.updated, layer) }
        if let reason = found.incomparable ?? content.map({ _ in .fresh(.content, .functions([])) }) { return outcome(.updated, reason) }
        // What a caller gives as a function is made again.
        if case .given = node.kind, CallExpr(node.source.node) != nil { return Outcome(verdict: .updated, reason: .calledAgain(node.name), isCertain: false, changed: found.changed) }
        if isOfOtherLibrary(node) { return outcome(.unknown, .unreadStorage(of: node.name)) }
        return outcome(.skipped, found.layer.map { .around($0) } ?? .nothingChanges(found.bystander))
    }

    /// Whether an interface describes the type that is none of SwiftUI: that tells how it is made, and not what it keeps.
    private func isOfOtherLibrary(_ node: IdentityNode) -> Bool {
        guard case .view = node.kind, !node.isCustom, let type = node.declaration, model.isInInterface(type) else { return false }
        return model.program.unit(of: type).module != model.program.moduleOfViews
    }

    private func recreated(_ reason: ChangeReason, _ node: IdentityNode, inherited: Outcome?) -> Outcome {
        if case .unknown(let why) = node.kind { return Outcome(verdict: .recreated, reason: reason, note: .unread(why)) }
        let note: TraceNote? = isInList(node) && !node.holdsRows ? .restored : nil
        let isElsewhere = inherited?.isElsewhere ?? false || node.steps.contains { $0.isPresentation }
        return Outcome(verdict: .recreated, reason: reason, isCertain: inherited?.isCertain ?? true, note: note, isElsewhere: isElsewhere)
    }

    /// A body that does not run leaves its views alone, those aside that hear of the change themselves: by a binding, an object
    /// or the environment.
    private func untouched(_ node: IdentityNode, _ reason: ChangeReason) -> Outcome {
        if case .unknown(let why) = node.kind {
            // The body reads no value that changed: a binding and an object alone are handed on.
            let comparison = self.comparison(of: node)
            let reads = model.reads(of: node.source).filter { $0.isProjection || comparison.isReference($0, node.source.node) }
            let keys = environments[node.index] ?? [:]
            if change.isSeen(by: reads) != nil || !keys.isEmpty && !model.environmentKeys(readIn: node.source).isDisjoint(with: keys.keys) {
                return Outcome(verdict: .unknown, reason: .unread(why))
            }
        }
        let found = viewChange(of: node)
        guard let own = found.own ?? (node.isCustom ? nil : found.reason) else {
            let shown = ViewComparison(tree: tree, change: change, isRunning: true, model: model)
            if shown.isShownAnew(node) {
                let found = shown.change(of: node, environment: environments[node.index] ?? [:], content: nil)
                if let reason = found.reason { return Outcome(verdict: .updated, reason: reason, changed: found.changed) }
            }
            return Outcome(verdict: .untouched, reason: reason, changed: found.changed)
        }
        return Outcome(verdict: .updated, reason: own, changed: found.changed)
    }

    /// What the body of a view does to its content; content that it was only handed on is content of this body.
    mutating func add(_ slots: Slots, of node: IdentityNode) {
        contentSlots[node.index] = slots
        guard let type = node.declaration, !slots.recreated.isEmpty || !slots.inRows.isEmpty || !slots.calledAnew.isEmpty else { return }
        for input in node.inputs {
            guard let parameter = input.parameter, let path = CodeReference.plain(input.value.node)?.ownPath, path.count == 1 else { continue }
            let name = path[0]
            let filled = model.flow.properties(filledBy: parameter, of: type).map(model.name(of:))
            for isCertain in filled.compactMap({ slots.recreated[$0] }) { self.slots.recreated[name] = isCertain }
            if filled.contains(where: slots.calledAnew.contains) { self.slots.calledAnew.insert(name) }
            if filled.contains(where: slots.inRows.contains) { self.slots.inRows.insert(name) }
        }
    }

    // MARK: Rows and lists

    /// Whether a view is itself a row of data that changed, here or in the container that it is given to.
    private func isRow(_ node: IdentityNode) -> Bool {
        if let parent = node.parent, let slots = contentSlots[parent], case .content(let slot)? = node.steps.first?.kind,
            slots.inRows.contains(slot)
        { return true }
        return node.steps.contains { step in
            guard let driver = step.driver, driver.kind == .data else { return false }
            return change.isSeen(by: model.reads(of: driver)) != nil
        }
    }

    func isInRows(_ node: IdentityNode) -> Bool { tree.line(to: node).contains(where: isRow) }

    /// Whether a view stands among the written rows of a `List`, here or around.
    func isInList(_ node: IdentityNode) -> Bool {
        let line = tree.line(to: node)
        return StaticList.around(line) != nil || isInList && StaticList.holdsWritten(line)
    }
}
