/// What `explain` tells of one view of a tree: the state that lives there, what ends it, what only updates it.
struct ViewLifetime {
    /// What may end the identity of the view.
    struct End {
        /// What happens: the driver of a step takes another value, the view that holds an id is made again, or what shows it outside of SwiftUI goes, or it
        /// closes whatever it is shown in.
        enum Way {
            case step(IdentityStep)
            case renewed(RenewedID, by: Remaker?)
            case host
            case closed
        }

        let driver: IdentityDriver
        let way: Way
        let condition: Condition
        let reads: [ReadVariable]
        /// Who is seen to have it happen.
        var writers: [Writer] = []
        /// Whether somebody may: all writes that are seen leave the view, or there are none.
        var isSeen = true
        /// Whether one of them is code of the view itself.
        var isOwn = false
    }

    enum InputName: Equatable {
        /// `isOn:`, `.opacity`
        case given(String)
        /// What chooses among the values that it is given.
        case choice
        /// What stands in it.
        case content
        /// A value of the environment by which it is drawn.
        case environment(String)
    }

    /// What a view is given and may see change.
    struct Input {
        let name: InputName
        var reads: [ReadVariable]
        /// Whether it is a modifier on a view of the project: that is drawn otherwise, and the body of the view does not run.
        var isAround = false
    }

    let tree: IdentityTree
    let node: IdentityNode
    /// The state of the view itself.
    let own: [OwnedState.Property]
    /// What it declares beside that, and that refers to an object which others may hold as well.
    let shared: [OwnedState.Property]
    /// That of the views in it, and what SwiftUI's own views keep.
    private(set) var below: OwnedState
    /// That of what it presents, such as a sheet, which goes with it if it is open.
    let presented: OwnedState
    /// Those that can end it, the likeliest first.
    private(set) var ends: [End]
    /// Those that never do: their conditions do not change while the view lives.
    let constants: [End]
    let inputs: [Input]
    /// Properties of the view whose change has its body run again.
    let ownInputs: [DeclarationID]
    /// Why each run of the body around it updates it, whatever changed.
    let eachRun: ChangeReason?
    let notes: [LifetimeNote]
    /// Who makes the view in whose body it stands.
    let makers: [ViewMaker]
    /// Whether those are all.
    let makersAreComplete: Bool
    /// What modifiers on it and on the views in it are given that runs again with a new identity.
    let work: [ViewInput]

    init(of node: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) {
        self.tree = tree
        self.node = node
        let declaration = node.isCustom ? node.declaration : nil
        own = declaration.map(model.ownProperties) ?? []
        shared = declaration.map(model.stateProperties)?.filter { [own] in !own.contains($0) } ?? []
        var below = model.state(ownedBy: node, in: tree)
        below.properties.removeAll { [own] property in own.contains(property) }
        // Whatever stands for a type that others choose was not read.
        if let type = node.type, model.holdsParameter(model.underlying(type)) { below.isComplete = false }
        self.below = below

        let together = SeenTogether(node, in: tree, model)
        let all = Self.drivers(of: node, in: tree, model).map { end in
            var end = end
            end.writers = together.sorted(end.writers, endingBy: end.driver, of: node, in: tree)
            return end
        }
        ends = all.filter { !$0.condition.constancy.isConstant }.likeliestFirst
        let owner = model.owner(ofMember: tree.member).flatMap { model.program[$0].kind == .protocol ? nil : $0 }
        (makers, makersAreComplete) = owner.map { model.makers(of: $0, showing: node, in: tree, together) } ?? ([], true)
        // Where it is shown was not followed, and yet it closes what that is.
        if let owner, !makers.isEmpty, makers.allSatisfy({ $0.view != owner || !$0.isShown }), case let closings = model.closings(by: owner), !closings.isEmpty {
            let driver = IdentityDriver(kind: .container, text: model.name(of: owner), place: tree.nodes[0].span, expressions: [])
            ends.append(End(driver: driver, way: .closed, condition: Condition(constancy: .dynamic), reads: [], writers: closings))
        }
        let renewal = model.renewal(of: node, in: tree)
        (work, presented) = (renewal.work, renewal.presented)
        // What a type may hold and these constants rule out.
        if let held = renewal.held { self.below.properties.removeAll { !held.contains($0.declaration) } }
        let nearest = makers.filter { $0.view == owner }
        // What is the id of the view around, by whatever name, is the same while it is there.
        let renewed = ends.filter { end in
            end.driver.kind == .condition && !end.reads.isEmpty && end.reads.allSatisfy { read in read.declaration.map { model.areRenewed(nearest, by: $0, read.path) } ?? false }
        }
        ends.removeAll { end in renewed.contains { $0.driver.place == end.driver.place } }
        constants = all.filter { $0.condition.constancy.isConstant } + renewed

        let updates = ContentUpdates(of: node, in: tree, model)
        inputs = (Self.inputs(of: node, in: tree, model) + updates.environment.map { Input(name: .environment($0.key), reads: $0.reads) }
            + (updates.given.isEmpty ? [] : [Input(name: .given(""), reads: updates.given)])
            + (updates.content.isEmpty ? [] : [Input(name: .content, reads: updates.content)])).compactMap { input in
                var input = input
                input.reads.removeAll { read in read.declaration.map { model.areRenewed(nearest, by: $0, read.path) } ?? false }
                return input.reads.isEmpty ? nil : input
            }
        ownInputs = declaration.map(model.updatingProperties)?.filter { !model.areRenewed(nearest, by: $0, [model.name(of: $0)]) } ?? []
        eachRun = updates.eachRun
        let line = tree.line(to: node)
        notes = Self.notes(on: line, ends, model) + Self.animated(ends, model) + model.editedIDs(on: line, in: tree).map(LifetimeNote.edited) + Self.unheard(by: node, ends, model)
            + Self.unread(by: node, in: tree, model).map(LifetimeNote.perhapsUpdated) + Self.uses(of: tree, model)
    }

    /// All that decides on the way to a view, from the outermost in.
    static func drivers(of node: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) -> [End] {
        drivers(of: node, in: tree, model) { end(at: $0, in: tree, $1, model) }
    }

    /// - Parameter end: what may end a view at a step, by one of its drivers.
    static func drivers(
        of node: IdentityNode, in tree: IdentityTree, _ model: IdentityModel, ended end: (_ place: (view: IdentityNode, step: Int), _ driver: IdentityDriver) -> End
    ) -> [End] {
        tree.line(to: node).flatMap { view in
            view.steps.indices.flatMap { step in
                view.steps[step].drivers.map { driver in
                    var end = end((view, step), model.renewing(driver))
                    if !end.writers.isEmpty {
                        end.writers = model.ending(end.writers, at: (view, step, driver), ofRow: node, in: tree)
                        end.isSeen = !end.writers.isEmpty
                    }
                    // What the view itself does comes before what others do.
                    let own = node.isCustom ? end.writers.filter { $0.owner == node.declaration } : []
                    end.isOwn = own.contains(where: \.isByPerson)
                    end.writers = own + end.writers.filter { !node.isCustom || $0.owner != node.declaration }
                    return end
                }
            }
        }
    }

    static func end(at place: (view: IdentityNode, step: Int), in tree: IdentityTree, _ driver: IdentityDriver, _ model: IdentityModel) -> End {
        if driver.kind == .id, driver.random == nil, let renewed = driver.expressions.lazy.compactMap(model.renewedID).first {
            let maker = model.remaker(of: renewed.view)
            let condition = Condition(constancy: maker == nil ? .unknown : .dynamic)
            return End(driver: driver, way: .renewed(renewed, by: maker), condition: condition, reads: [])
        }
        let reads = driver.random == nil ? model.reads(of: driver) : []
        var condition = model.condition(of: driver)
        if [.condition, .id, .erasure, .data].contains(driver.kind) {
            let items = (tree.line(to: place.view).dropLast().flatMap(\.steps) + place.view.steps.prefix(place.step)).compactMap(\.driver).filter { $0.kind == .item }.flatMap(model.reads)
            if !reads.isEmpty, reads.allSatisfy({ model.endsItem($0, ofAnyOf: items) }) {
                condition = Condition(constancy: .element)
            } else if !driver.expressions.isEmpty, driver.expressions.allSatisfy({ model.isOfRowIdentity($0) }) || model.asksForCaseOfIdentity(driver, shownFor: items) {
                condition = Condition(constancy: .element)
            } else if condition.constancy.isConstant, reads.contains(where: { ($0.isElement || model.isGivenElements($0.declaration)) && !model.isGivenOrNot($0) }) {
                // Another element may come under the same id.
                condition = .unknown
            } else if condition.constancy.isConstant, condition.isOpen {
                condition = .unknown
            } else if condition.constancy.isConstant, driver.expressions.contains(where: { model.asksForSelf($0) && !model.isAskedOfRows($0.scope.member) }) {
                // Which value a helper is asked of, `switch self` in an enum, is for its callers to say.
                condition = .unknown
            }
        }
        var known: Set<SourceSpan> = []
        let shown = driver.isOfPresentation && !condition.constancy.isConstant ? views(shownAt: place, in: tree, model) : []
        var writers = condition.constancy.isConstant ? [] : (model.closings(by: shown) + reads.flatMap(model.writers)).filter { known.insert($0.place).inserted }
        if driver.kind == .navigation { writers.removeAll { model.popsAnother($0, than: shown, in: tree) } }
        // What nobody opens nobody closes.
        if driver.kind == .presentation, !reads.isEmpty, reads.allSatisfy(model.isNeverOpened) { return End(driver: driver, way: .step(place.view.steps[place.step]), condition: condition, reads: reads, isSeen: false) }
        let ending = model.ending(model.lasting(writers, to: reads), at: (place.view, place.step, driver), reading: reads, in: tree).nearestFirst(from: driver, in: model.program.owner(of: tree.member))
        let isSeen = writers.isEmpty ? reads.isEmpty || !reads.allSatisfy(model.isUnchanged) : !ending.isEmpty || reads.contains(where: model.mayBeWritten)
        return End(driver: driver, way: .step(place.view.steps[place.step]), condition: condition, reads: reads, writers: ending, isSeen: isSeen)
    }

    /// The outermost views of the project that are shown behind a step, together with the view there: what another branch shows is another page.
    private static func views(shownAt place: (view: IdentityNode, step: Int), in tree: IdentityTree, _ model: IdentityModel) -> [IdentityNode] {
        // A helper may be called for several pages: what leads to it tells them apart.
        let opening = (tree.line(to: place.view).dropLast().flatMap(\.steps) + place.view.steps.prefix(place.step + 1)).map(\.mark)
        let start = opening.count - 1
        let own = place.view.steps[(place.step + 1)...]
        let shown = tree.nodes.filter { node in
            guard node.isCustom, case let steps = tree.line(to: node).flatMap(\.steps), steps.count > start, steps.prefix(opening.count).map(\.mark) == opening, steps[start].place == place.view.steps[place.step].place else { return false }
            let inner = steps[(start + 1)...]
            guard !inner.contains(where: \.isPresented) else { return false }
            guard let (step, other) = zip(own, inner).first(where: { $0.mark != $1.mark }), case .branch = step.kind, case .branch = other.kind else { return true }
            return false
        }
        return shown.filter { node in !tree.line(to: node).dropLast().contains { around in shown.contains { $0.index == around.index } } }
    }

    // MARK: What updates it

    private static func inputs(of node: IdentityNode, in tree: IdentityTree, _ model: IdentityModel) -> [Input] {
        var found: [Input] = []
        // What is its id, or opens the sheet that it stands in, ends it with each change.
        let ids = tree.steps(to: node).compactMap(\.driver).filter { ($0.kind == .id || $0.kind == .presentation) && $0.random == nil }.flatMap { driver in
            driver.expressions.allSatisfy { CodeReference.plain($0.node) != nil } ? model.reads(of: driver) : []
        }
        // What is shown for an item ends with its id, which may be a part of what is read.
        let items = tree.steps(to: node).compactMap(\.driver).filter { $0.kind == .item }.flatMap(model.reads)
        /// Whether a view only holds the object, and observes nothing of it: what that announces gives the view nothing new.
        func isHeldAlone(_ read: ReadVariable, by input: ViewInput) -> Bool {
            guard read.isWhole, read.path.count == 1, let declaration = read.declaration, model.observes(declaration), let type = node.isCustom ? node.declaration : nil, let parameter = input.parameter,
                case let filled = model.flow.properties(filledBy: parameter, of: type), !filled.isEmpty
            else { return false }
            return filled.allSatisfy { model.names.wrapper(of: $0) == nil && model.holdsObject($0) } && ConstancyClass(model.flow.constancy(ofVariable: declaration, .whole)) <= .callSite
        }
        /// Whether all code that is seen to give it another value leaves it alone while the view is there: `if model == nil { model = load() }`.
        func isSetBefore(_ read: ReadVariable) -> Bool {
            guard let declaration = read.declaration, model.names.storage(of: declaration) == .state, case let writers = model.writers(of: read), !writers.isEmpty else { return false }
            return model.arePassed(writers, by: node, in: tree)
        }
        /// `url` of `OpenURLAction { url in … }`
        func isMadeInside(_ read: ReadVariable, _ value: Node) -> Bool {
            guard read.declaration == nil, case .closureParameter(let closure, _)? = LexicalBinding.named(by: read.reference.node.chainRoot)?.origin else { return false }
            return value.subtree.contains(closure.subtree.lowerBound)
        }
        func add(_ input: Input) {
            guard !input.reads.isEmpty else { return }
            // `width:` and `height:` of one `.frame`.
            guard let same = found.firstIndex(where: { $0.name == input.name && $0.isAround == input.isAround }) else { return found.append(input) }
            found[same].reads = (found[same].reads + input.reads).unique
        }
        for chooser in tree.steps(to: node).compactMap(\.chooser) {
            add(Input(name: .choice, reads: chooser.expressions.flatMap { model.reads(of: $0) }.unique.filter { read in
                guard model.mayUpdate(read) else { return false }
                guard let declaration = read.declaration, node.steps.contains(where: { $0.chooser?.place == chooser.place }) else { return true }
                let change = Change(variables: [(declaration, read.path)])
                return ViewComparison(tree: tree, change: change, isRunning: true, model: model).choosesOther(node)
            }))
        }
        func reads(of input: ViewInput, where changes: (ViewComparison) -> Bool) -> [ReadVariable] {
            guard !input.isAction else { return [] }
            if case .unknown = node.kind, VariableReads(model).isFunction(input.value) { return [] }
            return model.reads(of: input.value).filter { read in
                guard model.mayUpdate(read), !isMadeInside(read, input.value.node), !ids.contains(where: { $0.declaration == read.declaration && read.path.starts(with: $0.path) }), !model.endsItem(read, ofAnyOf: items), !isSetBefore(read), !isHeldAlone(read, by: input) else { return false }
                guard let declaration = read.declaration else { return true }
                let change = Change(variables: [(declaration, read.path)]).withComputed(model.flow)
                let running = ViewComparison(tree: tree, change: change, isRunning: true, model: model)
                let isRunning = model.isRun(by: declaration, read.path) || running.isShownAnew(node)
                return changes(ViewComparison(tree: tree, change: change, isRunning: isRunning, model: model))
            }
        }
        for input in node.inputs {
            add(Input(name: .given(input.name), reads: reads(of: input) { comparison in
                let found = comparison.change(of: node, by: input)
                return found.own != nil || found.reason != nil && (comparison.isRunning || !node.isCustom)
            }))
        }
        for modifier in node.ownModifiers {
            let reads = reads(of: modifier) { $0.isRunning && $0.layer(modifier) != nil }
            add(Input(name: .given(modifier.name), reads: reads, isAround: node.isCustom))
        }
        return found
    }

    /// Changes of what it reads that no body is told of: they come with the next run.
    private static func unheard(by node: IdentityNode, _ ends: [End], _ model: IdentityModel) -> [LifetimeNote] {
        let given = (node.inputs + node.modifiers).filter { !$0.isAction }.flatMap { model.reads(of: $0.value) }
        return (ends.flatMap(\.reads) + given).unique.compactMap { read in
            guard let declaration = read.declaration, let view = model.program.owner(of: declaration), model.body(of: view) != nil,
                model.constancy(of: read) > .process, let reason = model.silence(of: declaration, read.path, in: view)
            else { return nil }
            return .unheard(read.text, in: model.evaluator.qualifiedTypeName(of: view), reason)
        }
    }

    // MARK: Places with their own memory (articles on `List`, `TabView` and `ForEach`)

    private static func notes(on line: [IdentityNode], _ ends: [End], _ model: IdentityModel) -> [LifetimeNote] {
        var notes: [LifetimeNote] = []
        let steps = line.flatMap(\.steps)
        if steps.contains(where: \.isNeverTaken) { notes.append(.neverShown) }
        if let code = line.first?.source, case .unused(let absence)? = model.stillness(around: code.node, in: code.scope.unit), let declared = absence.declared {
            notes.append(absence.isPreviewed ? .previewed(declared.name) : .leftOver(declared.name))
        }
        notes += model.rowNotes(steps)
        if steps.contains(where: { if case .id = $0.kind { true } else { false } }) { notes.append(.idCountsInPlace) }
        if let pages = line.dropLast().last(where: { $0.behaviour.remembers(.hidden) }) { notes.append(.keepsPages(pages.name)) }
        if steps.contains(where: { if case .candidate = $0.kind { true } else { false } }) { notes.append(.forgetsCandidates) }
        if let list = restoringList(around: line, ends) { notes.append(.restoresRows(list.name)) }
        return notes
    }

    private static func animated(_ ends: [End], _ model: IdentityModel) -> [LifetimeNote] {
        var told: Set<String> = []
        return ends.filter { end in
            guard end.driver.kind == .condition, let decision = end.driver.expressions.first else { return false }
            return model.isAlwaysAnimated(end.condition, at: decision.node, in: decision.scope.unit)
        }.map(\.driver.text).filter { told.insert($0).inserted }.map(LifetimeNote.leavesAnimated)
    }

    /// The list of which the view is a row that one of these ends.
    private static func restoringList(around line: [IdentityNode], _ ends: [End]) -> IdentityNode? {
        guard let list = StaticList.around(line), line.last?.holdsRows == false else { return nil }
        let drivers = line.drop { $0.index != list.index }.dropFirst().flatMap(\.steps).flatMap(\.drivers)
        return ends.contains { end in drivers.contains { $0.place == end.driver.place } } ? list : nil
    }
}

extension IdentityModel {
    /// Whether a member is only used of elements that are their own ids: `ForEach(Tab.allCases, id: \.self) { $0.content }`.
    fileprivate func isAskedOfRows(_ member: DeclarationID) -> Bool {
        let uses = mentions.members.places(named: program[member].name).filter { place in
            let use = node(at: place)
            guard !PreviewCode.holds(use), (names.declaration(namedBy: use, in: place.unit) ?? member) == member else { return false }
            // What another type calls so.
            return !(use.child(.base)?.spells("self") ?? false) || self.member(around: use, in: place.unit).flatMap(owner(ofMember:)) == owner(ofMember: member)
        }
        // By its bare name another member of the type uses it.
        return !uses.isEmpty && !flow.isNamed(member) { $0.kind == .identifier && $0.role != .label } && uses.allSatisfy { place in
            guard let base = node(at: place).child(.base), let user = self.member(around: base, in: place.unit) else { return false }
            return flow.isOfRowIdentity(ScopedNode(node: base, scope: IdentityScope(user, in: program)))
        }
    }

    fileprivate func asksForSelf(_ expression: ScopedNode) -> Bool {
        guard expression.scope.value == nil, let owner = program.owner(of: expression.scope.member), !isDrawn(owner) else { return false }
        return CodeReference.all(in: expression.node).contains { $0.path == ["self"] }
    }

    /// Whether it is only asked whether there is a value, and each who makes the view gives one in any case, or none.
    fileprivate func isGivenOrNot(_ read: ReadVariable) -> Bool {
        guard read.presence != nil, read.path.count == 1, let property = read.declaration, case let given = flow.values(givenFor: property), !given.isEmpty else { return false }
        return given.allSatisfy { given in
            given.value.withoutEffects.kind == .nil || member(around: given.value, in: given.unit).map { ExpressionReader(flow, in: $0).isNeverNil(given.value) } ?? false
        }
    }
}
