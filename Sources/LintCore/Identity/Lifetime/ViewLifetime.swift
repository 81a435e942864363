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

        let all = Self.drivers(of: node, in: tree, model)
        ends = all.filter { !$0.condition.constancy.isConstant }.likeliestFirst
        let owner = model.owner(ofMember: tree.member).flatMap { model.program[$0].kind == .protocol ? nil : $0 }
        (makers, makersAreComplete) = owner.map { model.makers(of: $0, showing: node, in: tree) } ?? ([], true)
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
            } else if !driver.expressions.isEmpty, driver.expressions.allSatisfy(model.isOfRowIdentity) {
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
        let closings = driver.isOfPresentation && !condition.constancy.isConstant ? model.closings(by: views(shownAt: place, in: tree, model)) : []
        let writers = condition.constancy.isConstant ? [] : (closings + reads.flatMap(model.writers)).filter { known.insert($0.place).inserted }
        let ending = model.ending(model.lasting(writers, to: reads), at: (place.view, place.step, driver), reading: reads, in: tree).nearestFirst(from: driver, in: model.program.owner(of: tree.member))
        let isSeen = writers.isEmpty ? reads.isEmpty || !reads.allSatisfy(model.isUnchanged) : !ending.isEmpty
        return End(driver: driver, way: .step(place.view.steps[place.step]), condition: condition, reads: reads, writers: ending, isSeen: isSeen)
    }

    /// The outermost views of the project that are shown behind a step, together with the view there: what another branch shows is another page.
    private static func views(shownAt place: (view: IdentityNode, step: Int), in tree: IdentityTree, _ model: IdentityModel) -> [IdentityNode] {
        let opening = place.view.steps[place.step]
        let own = place.view.steps[(place.step + 1)...]
        let shown = tree.nodes.filter { node in
            guard node.isCustom, case let steps = tree.line(to: node).flatMap(\.steps), let start = steps.firstIndex(where: { $0.place == opening.place && $0.mark == opening.mark }) else { return false }
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

    /// Whether a property of a view is given elements of rows, and so another one where those are replaced.
    fileprivate func isGivenElements(_ property: DeclarationID?) -> Bool {
        guard let property, let owner = program.owner(of: property), isDrawn(owner) else { return false }
        let name = name(of: property)
        return flow.callsNamed(asType: owner).contains { place in
            guard let call = CallExpr(node(at: place)), !PreviewCode.holds(call.node), let value = call.arguments.first(where: { $0.label == name })?.value, case let root = value.chainRoot,
                root.kind == .identifier, case .closureParameter(let closure, _)? = LexicalBinding.named(by: root)?.origin, let rows = closure.enclosingCalls.first,
                makesRows(rows.node, in: place.unit)
            else { return false }
            // What tells the row apart stays with it, and so does all of an element where the data stays the same.
            guard let member = member(around: call.node, in: place.unit), let data = rows.arguments.first?.value else { return true }
            return !isOfRowIdentity(ScopedNode(node: value, scope: IdentityScope(member, in: program))) && !isConstant(data, in: member)
        }
    }

    /// Whether it is only asked whether there is a value, and each who makes the view gives one in any case, or none.
    fileprivate func isGivenOrNot(_ read: ReadVariable) -> Bool {
        guard read.presence != nil, read.path.count == 1, let property = read.declaration, case let given = flow.values(givenFor: property), !given.isEmpty else { return false }
        return given.allSatisfy { given in
            given.value.withoutEffects.kind == .nil || member(around: given.value, in: given.unit).map { ExpressionReader(flow, in: $0).isNeverNil(given.value) } ?? false
        }
    }

    /// The properties of a view whose change has its body run.
    func dynamicProperties(of type: DeclarationID) -> [DeclarationID] {
        (program.ownMembers[type] ?? []).filter { names.storage(of: $0)?.updatesView ?? false }
    }

    /// Those whose change has its body run, and that somebody may change.
    func updatingProperties(of type: DeclarationID) -> [DeclarationID] {
        // Who reads an `@Observable` object hears of it, whoever holds that.
        let held = (program.ownMembers[type] ?? []).filter { property in
            program.isInstanceVariable(property) && evaluator.isStored(property) && names.wrapper(of: property) == nil && holdsObject(property) && isReadThrough(property, by: type)
        }
        return held + dynamicProperties(of: type).filter { property in
            // Another object in `@Bindable` is what the view is given.
            rest(of: type, property, [name(of: property)]) == nil && !isSilent(property)
                && (names.storage(of: property) != .bindable && !nobodyChanges(property) && mayBeReplaced(property) || isReadThrough(property, by: type))
        }
    }

    /// Whether a property observes an object that announces nothing: none of what it stores is published, and it stays the same.
    private func isSilent(_ property: DeclarationID) -> Bool {
        guard observes(property), let type = objectType(of: property), flow.constancy(ofVariable: property, .whole).isConstant,
            // A class above stands first.
            evaluator.inherited(by: type).first.map({ declaration(of: $0.type).map { program[$0].kind != .class } ?? false }) ?? true
        else { return false }
        return (program.ownMembers[type] ?? []).filter { program.isInstanceVariable($0) && evaluator.isStored($0) }.allSatisfy { flow.isUnannounced($0, of: type) }
    }

    /// Whether a property may come to hold another value, and not just another state of the object that it holds.
    func mayBeReplaced(_ property: DeclarationID) -> Bool {
        guard let type = objectType(of: property), !observes(property), (program.ownMembers[type] ?? []).contains(where: { isToldToReaders($0, of: property) }) else { return true }
        return !flow.constancy(ofVariable: property, .whole).isConstant
    }

    /// Whether the body of a view reads what may change in the object that a property holds, whose readers hear of it.
    private func isReadThrough(_ property: DeclarationID, by view: DeclarationID) -> Bool {
        guard let type = objectType(of: property) else { return false }
        return (program.ownMembers[type] ?? []).contains { member in
            program[member].kind == .variable && isToldToReaders(member, of: property) && flow.bodyReads(property, [name(of: property), name(of: member)], in: view).isRead
        }
    }

    private func isToldToReaders(_ member: DeclarationID, of property: DeclarationID) -> Bool {
        if case .readers = flow.reach(of: property, [name(of: property), name(of: member)]).kind { true } else { false }
    }

    /// Whether a state never changes that no code changes which was not read.
    func nobodyChanges(_ property: DeclarationID) -> Bool {
        (program[property].flags.contains(.isFilePrivate) || flow.holdsStart && !program.isOpenToOthers(program[property])) && isUnchanged(property)
    }

    /// Whether nothing is seen to change a state. Made to change says its wrapper; whether somebody does is another question.
    func isUnchanged(_ property: DeclarationID) -> Bool {
        guard let wrapper = names.wrapper(of: property), wrapper.kind == .state || wrapper.kind == .published, !wrapper.isOwn else { return false }
        if wrapper.kind == .state, holdsObject(property) { return flow.constancy(ofVariable: property, .whole).isConstant }
        guard let type = declaration(of: evaluator.withoutOptional(evaluator.valueType(of: property)))
        else { return false }
        // Behind a protocol may be an object, which others change.
        return [.struct, .enum].contains(program[type].kind) && flow.change(of: property) == nil && !flow.mayBeWrittenByKeyPath(property)
            && !storageEscapes(of: property)
    }

    func isUnchanged(_ read: ReadVariable) -> Bool {
        guard let path = properties(along: read), path.count == read.path.count, let start = path.first, let last = path.last else { return false }
        // A part of a value changes with all of it.
        let isValue = path.dropLast().allSatisfy { declaration(of: evaluator.withoutOptional(evaluator.valueType(of: $0))).map { program[$0].kind == .struct } ?? false }
        return isUnchanged(isValue ? start : last)
    }

    /// Whether the body of the view that declares a variable runs when it changes; so may that of whoever reads any other.
    func isRun(by variable: DeclarationID, _ path: [String]) -> Bool {
        guard let owner = program.owner(of: variable), body(of: owner) != nil else { return true }
        return rest(of: owner, variable, path) == nil
    }

    /// Whether what is read may change while the view stands where it does: what is the same for it may still change in itself.
    func mayUpdate(_ read: ReadVariable) -> Bool {
        let constancy = constancy(of: read)
        // A namespace is an id, and an object that announces nothing tells nobody.
        if read.path.count == 1, read.declaration.map({ nobodyChanges($0) || isSilent($0) || names.storage(of: $0) == .namespace }) ?? false { return false }
        if read.isWhole, read.path.count == 1, let property = read.declaration, holdsObject(property) {
            if names.storage(of: property) == .bindable, !mayBeReplaced(property) { return false }
            if names.wrapper(of: property) == nil, ConstancyClass(flow.constancy(ofVariable: property, .whole)) <= .callSite { return false }
        }
        // What a view holds may be another object, where its makers make one each time; the one that exists once is not.
        return constancy > .element && (constancy != .callSite || read.declaration.map { read.path.count == 1 && holdsObject($0) && !isShared($0) && !isGivenKept($0) } ?? !read.isElement)
    }

    /// Whether all who make a view give it an object that they have.
    private func isGivenKept(_ property: DeclarationID) -> Bool {
        let given = flow.values(givenFor: property)
        return names.wrapper(of: property) == nil && !given.isEmpty && given.allSatisfy { given in
            guard let member = member(around: given.value, in: given.unit) else { return false }
            return flow.freshness(of: ScopedNode(node: given.value, scope: IdentityScope(member, in: program))) == nil
        }
    }

    /// How often what is read changes.
    func constancy(of read: ReadVariable) -> ConstancyClass {
        let (node, scope) = (read.reference.node, read.reference.scope)
        if flow.isGivenRowID(read) { return .element }
        let found = read.presence == nil && node.kind == .bindingCondition ? Condition(flow.reading(behind: node, in: scope.member), self)
            : read.presence != nil && scope.isOutermost ? condition(of: node, in: scope.member, .presence) : condition(of: read.reference)
        // Another element may come under the same id.
        let own: ConstancyClass = found.constancy.isConstant && (found.isOpen || isGivenElements(read.declaration)) ? .unknown : found.constancy
        // What is read by another name, `settings.isOn` of `var settings: Settings { context.settings }`, is a part of that.
        guard own.isConstant, let spelled = CodeReference.plain(node)?.ownPath.count, spelled < read.path.count, let path = properties(along: read), path.count == read.path.count else { return own }
        return path.dropFirst(spelled).filter { !holdsObject($0) }.map(constancy).reduce(own, max)
    }

    /// Whether a member is read of an object of which it was not read what that is: a variable, a constant or a method.
    func isOfUnread(_ read: ReadVariable) -> Bool {
        guard let declaration = read.declaration, read.path.count > 1 else { return false }
        return types(along: read.path, of: declaration).count < read.path.count - (read.isCall ? 1 : 0) && assignments(to: read.path, of: declaration).isEmpty
    }

    /// How often a property of a view changes.
    func constancy(of property: DeclarationID) -> ConstancyClass {
        ConstancyClass(flow.constancy(ofVariable: property))
    }
}
