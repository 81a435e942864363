/// Who gives a variable another value: the place, what has the code there run, and the type that it stands in.
struct Writer {
    /// What leads to the code of a write, from the inside out.
    enum Occasion {
        /// What a call of this name is given to run some other time: `Button`, `task`.
        case action(String, SourceSpan, RunningTime)
        /// A member of this name that others use.
        case member(String, DeclarationID)
        /// A binding is given to a view or modifier of this name: `Toggle`.
        case binding(String, SourceSpan)

        /// Where that is called; nil for a member.
        var place: SourceSpan? {
            switch self {
            case .action(_, let place, _), .binding(_, let place): place
            case .member: nil
            }
        }
    }

    /// What leads to the code of a write, and the code on that way.
    struct Way {
        let occasions: [Occasion]
        /// What writes it, and the calls through which that is reached, from the inside out.
        let codes: [ScopedNode]
        /// Whether it is gone in the very moment in which somebody uses the view or gesture that the code is given to.
        let isAtOnce: Bool
        /// Whether it is gone when a view appears, at once.
        var isOnAppearing = false
        /// Whether a view that is there starts it, by a use of it, or by what it hears of, and it comes no more than once for each: at once, or after
        /// what is waited for.
        var isStarted = false
    }

    fileprivate(set) var variable: DeclarationID?
    /// What the code calls it, where it is a part of something else.
    let spelling: String
    /// What writes it, in the member that it stands in.
    let code: ScopedNode
    /// What it gives the variable, where that is written there.
    var value: KnownValue?
    /// The type that the code stands in.
    let owner: DeclarationID?
    /// Not empty.
    var ways: [Way]
    /// What a binding leads to that it writes.
    fileprivate(set) var target: DeclarationID?
    /// Whether it is a call that closes what the code is shown in, and writes nothing by a name.
    var isCall = false
    /// Whether it is seen to run while the view is there that is asked about.
    var isSeenTogether = true

    /// The way that people go, or else the first one that leads further than to the member that the code stands in.
    var occasions: [Occasion] {
        let found = ways.first { if case .action? = $0.occasions.last { true } else { false } } ?? ways.first { $0.occasions.count > 1 } ?? ways.first
        return found?.occasions ?? []
    }

    var place: SourceSpan { code.span }

    /// Whether somebody who uses the app has it happen.
    var isByPerson: Bool {
        switch occasions.last {
        case .action(_, _, .event), .binding: true
        default: false
        }
    }
}

extension SeenWrite {
    /// What is written, by its names; empty where it is no path.
    fileprivate var target: [String] {
        var top = place.child(.left) ?? place
        while let parent = top.parent, parent.kind == .memberAccess, parent.child(.base)?.id == top.id { top = parent }
        return CodeReference.plain(top)?.ownPath ?? []
    }
}

extension IdentityModel {
    /// All that is seen to give what code reads another value, those first that people have happen.
    func writers(of read: ReadVariable) -> [Writer] {
        var writes = flow.writes(seenBy: read.reference.node, in: read.reference.scope.unit, isUnordered: read.isUnordered)
        // `model.name = "a"` says nothing of `model.title`, where it was not read what the model is.
        if isOfUnread(read) { writes.removeAll { !zip($0.target, read.path).allSatisfy { $0 == $1 } } }
        if writes.isEmpty, let variable = read.declaration {
            let property = properties(along: read).flatMap { $0.count == read.path.count ? $0.last : nil }
            writes = property.map(flow.writes) ?? assignments(to: read.path, of: variable)
        }
        if let variable = read.declaration, read.path.count == 1 { writes += writesByKey(of: variable) }
        let found = writers(making: writes.filter { !isOfAnotherValue($0, than: read) })
        return found.filter(\.isByPerson) + found.filter { !$0.isByPerson }
    }

    /// The same for writes that were found.
    func writers(making writes: [SeenWrite]) -> [Writer] {
        var finder = WriterFinder(self)
        for write in writes { finder.add(write) }
        return finder.found
    }

    /// The calls that close what views are shown in, by code of these and of those that they show in the same place, as far as what each is given has
    /// that code shown.
    func closings(by views: [IdentityNode]) -> [Writer] {
        closings(by: views.compactMap { node in node.declaration.map { ($0, PlacedCall(node: node.source.node, member: node.source.scope.member)) } })
    }

    /// The same of a view, whoever makes it.
    func closings(by view: DeclarationID) -> [Writer] { closings(by: [(view, nil)]) }

    /// Whether a write takes the last page off a path, and the code of another page does that: it stands above the one that is asked about.
    ///
    /// - Parameter views: what is shown on that page.
    func popsAnother(_ writer: Writer, than views: [IdentityNode], in tree: IdentityTree) -> Bool {
        guard let call = CallExpr(writer.code.node), call.arguments.isEmpty, names.behaviour(of: call.node, in: writer.code.scope.unit).has(.mutates, "removes"), !views.isEmpty else { return false }
        let shown = typesShown(by: views.compactMap(\.declaration))
        return writer.ways.allSatisfy { way in
            guard let code = way.codes.last, let type = owner(ofMember: code.scope.member), isDrawn(type), type != owner(ofMember: tree.member) else { return false }
            return !shown.contains(type)
        }
    }

    /// The views that these show in the same place, and they themselves.
    private func typesShown(by views: [DeclarationID]) -> Set<DeclarationID> {
        var found = Set(views)
        var pending = views
        while let type = pending.popLast(), found.count <= Limits.callers {
            guard let tree = ownBody(of: type).map(openTree) ?? bodyTree(of: type) else { continue }
            pending += tree.nodes.filter { node in node.isCustom && !tree.isNeverShown(node) }.compactMap(\.declaration).filter { found.insert($0).inserted }
        }
        return found
    }

    /// The body of a view, as long as it is no other one for each view that shares it.
    private func ownBody(of type: DeclarationID) -> DeclarationID? { body(of: type).flatMap { body in program.owner(of: body).map { program[$0].kind == .protocol } ?? false ? nil : body } }

    private func closings(by views: [(type: DeclarationID, maker: PlacedCall?)]) -> [Writer] {
        var finder = WriterFinder(self)
        var pending = views.map { (type: $0.type, maker: $0.maker, around: [DeclarationID: KnownValue]()) }
        var known = Set(views.map(\.type))
        while let (type, maker, around) = pending.popLast(), known.count <= Limits.callers {
            let tree = ownBody(of: type).map(openTree) ?? bodyTree(of: type)
            let given = maker.map { constants(givenBy: $0, to: type, around) } ?? [:]
            let shown = given.isEmpty ? nil : tree.flatMap { self.tree(like: $0, assuming: given) }
            for part in [type] + (program.extensions[type] ?? []) {
                let unit = program[part].unit
                for call in program.node(part).descendants where call.kind == .call && closes(call, in: unit) {
                    // A type in it closes what it is shown in itself.
                    guard let member = member(around: call, in: unit), owner(ofMember: member) == type, !(shown?.leavesOut(SourceSpan(unit: unit, range: call.range)) ?? false),
                        given.isEmpty || !isPassed(call, in: member, holding: given)
                    else { continue }
                    finder.add(closing: ScopedNode(node: call, scope: IdentityScope(member, in: program)))
                }
            }
            guard let tree = shown ?? tree else { continue }
            for node in tree.nodes where node.isCustom && !tree.isNeverShown(node) && !tree.line(to: node).flatMap(\.steps).contains(where: \.isPresented) {
                guard let type = node.declaration, known.insert(type).inserted else { continue }
                pending.append((type, PlacedCall(node: node.source.node, member: node.source.scope.member), given))
            }
        }
        return finder.found
    }

    /// `dismiss()`, `presentationMode.wrappedValue.dismiss()`
    private func closes(_ call: Node, in unit: Int32) -> Bool {
        if names.has(.closes, call, in: unit) { return true }
        guard let called = site(ofCall: call, in: unit)?.declaration, program[called].name == .known(.callAsFunction), let type = program.owner(of: called) else { return false }
        return program.behaviour(of: type).has(.closes)
    }

    /// What others write under the key of a setting: by a property of the same name in another view, or in the settings themselves.
    private func writesByKey(of property: DeclarationID) -> [SeenWrite] {
        guard let key = settingKey(of: property)?.text else { return [] }
        let name = program[property].name
        let named = (mentions.assignments.places(named: name).compactMap { place in node(at: place).child(.left).map { ($0, place.unit) } }
            + mentions.mutations.places(named: name).map { (node(at: $0), $0.unit) }).compactMap { names.property($0, in: $1) }
        let others = Set(named).filter { $0 != property && settingKey(of: $0)?.text == key }.sorted { $0.index < $1.index }
        let stored = program.names(with: .stores).flatMap { mentions.calls.places(named: $0) }.filter { place in
            let call = node(at: place)
            guard !PreviewCode.holds(call), let label = names.behaviour(of: call, in: place.unit).values(of: .stores).first else { return false }
            return CallExpr(call)?.arguments.contains { $0.label == label && $0.value?.text == key } ?? false
        }
        return others.flatMap(flow.writes) + stored.map { SeenWrite(reference: node(at: $0), place: node(at: $0), unit: $0.unit, variable: property) }
    }

    /// Whether code gives a member of that name another value, and it was not read of what: `state.isOpen = true` of a property whose wrapper was not.
    func mayBeWritten(_ read: ReadVariable) -> Bool {
        guard let property = properties(along: read)?.last, program.owner(of: property).map({ isObject($0) && !isInInterface($0) }) ?? false, !program[property].flags.contains(.isFilePrivate) else { return false }
        return mentions.assignments.places(named: program[property].name).contains { place in
            let node = self.node(at: place)
            guard !PreviewCode.holds(node), program.sees(property, from: place.unit), let target = node.child(.left), target.kind == .memberAccess, let base = target.child(.base), !base.spells("self") else { return false }
            return names.property(target, in: place.unit) == nil
        }
    }

    /// `model.isOpen = true` of an object that was not read.
    func assignments(to path: [String], of variable: DeclarationID) -> [SeenWrite] {
        mentions.assignments.places(named: program.name(spelled: path[path.count - 1])).compactMap { place in
            let node = self.node(at: place)
            guard !PreviewCode.holds(node), let target = node.child(.left).flatMap(CodeReference.plain), target.ownPath == path,
                let start = target.start, names.property(start, in: place.unit) == variable
            else { return nil }
            return SeenWrite(reference: node, place: node, unit: place.unit)
        }
    }

    /// Whether a write goes to a part of another value of the same type: `draft.title` where `item.title` is read.
    private func isOfAnotherValue(_ write: SeenWrite, than read: ReadVariable) -> Bool {
        // What a wrapper keeps, as the state of an app, is kept once.
        guard let variable = write.variable, names.storage(of: variable) == nil, let owner = program.owner(of: variable), program[owner].kind != .class, !isDrawn(owner) else { return false }
        var target = write.place
        if target.kind == .assignment || target.isCompoundAssignment { target = target.child(.left) ?? target }
        if target.kind == .call { target = target.child(.callee)?.child(.base) ?? target }
        let holders = properties(along: target, in: write.unit).filter { $0 != variable }
        // Its own code changes whatever value it is called on, and that call is a write to this one or to another.
        let known = (read.declaration.map(flow.owners) ?? []) + properties(along: read.reference.node, in: read.reference.scope.unit)
        return !holders.contains(where: known.contains)
    }

    /// The properties that an access goes through.
    private func properties(along access: Node, in unit: Int32) -> [DeclarationID] {
        var found: [DeclarationID] = []
        var next: Node? = access
        while let node = next {
            if let property = names.property(node, in: unit) { found.append(property) }
            next = node.child(.base) ?? node.child(.callee)
        }
        return found
    }
}

/// Follows writes to what has them happen: a binding that is handed on to who writes through it, a function to who calls it.
private struct WriterFinder {
    let model: IdentityModel
    private(set) var found: [Writer] = []
    private var places: Set<SourceSpan> = []
    private var bindings: Set<DeclarationID> = []

    init(_ model: IdentityModel) { self.model = model }

    mutating func add(_ write: SeenWrite) {
        let place = SourceSpan(unit: write.unit, range: write.place.range)
        // `item` of `item.isOn = true` is no write of its own.
        guard !places.contains(where: { $0.contains(place) }) else { return }
        places.insert(place)
        // `zip(items.indices, $items)` gives rows a binding each, and their code is asked what it writes by that.
        if write.place.isProjection, let call = write.place.enclosingCalls.first, model.names.has(.places, call.node, in: write.unit) { return }
        let binding = write.place.kind == .assignment || write.place.kind == .call || write.place.isCompoundAssignment ? nil : taker(of: write)
        if let binding, !binding.properties.isEmpty {
            let count = found.count
            for property in binding.properties where bindings.insert(property).inserted {
                for write in model.flow.writes(to: property) { add(write) }
            }
            for index in count..<found.count { found[index].target = write.variable }
            return
        }
        guard let member = model.member(around: write.place, in: write.unit) else { return }
        // What a setter hands on is written by who sets the property.
        if let property = model.flow.forwarder(of: write.place, in: write.unit), property != write.variable, !model.flow.isOpenToOthers(property) {
            let count = found.count
            for write in model.flow.writes(to: property) { add(write) }
            for index in count..<found.count { found[index].variable = write.variable ?? found[index].variable }
            return
        }
        let code = ScopedNode(node: write.place, scope: IdentityScope(member, in: model.program))
        var asked: [DeclarationID: Int] = [:]
        let ways = binding.map { [Writer.Way(occasions: [.binding($0.name, $0.span)], codes: [code], isAtOnce: $0.isUsed)] } ?? ways(to: code, &asked)
        found.append(
            Writer(
                variable: write.variable, spelling: write.place.child(.left)?.text ?? "", code: code, value: model.value(after: write, in: member),
                owner: model.program.owner(of: member), ways: ways))
    }

    /// A call that closes what the view is shown in whose code makes it.
    mutating func add(closing call: ScopedNode) {
        guard places.insert(call.span).inserted else { return }
        var asked: [DeclarationID: Int] = [:]
        found.append(
            Writer(
                variable: nil, spelling: (CallExpr(call.node)?.calledName ?? "") + "()", code: call, value: nil, owner: model.program.owner(of: call.scope.member),
                ways: ways(to: call, &asked), isCall: true))
    }

    // MARK: Bindings

    private struct Taker {
        let name: String
        let span: SourceSpan
        /// What it is put into, in a view of the project.
        let properties: [DeclarationID]
        /// Whether somebody who uses what takes it writes it, and nobody else: a control, or what is closed.
        let isUsed: Bool
    }

    /// What a binding is given to: `isOn` of `Toggle("a", isOn: $isOn.animation())`.
    private func taker(of write: SeenWrite) -> Taker? {
        var value = write.place
        while let parent = value.parent, parent.kind != .argument, parent.kind == .memberAccess || parent.kind == .call && value.role == .callee { value = parent }
        guard value.parent?.kind == .argument, let call = value.enclosingCalls.first, let member = model.member(around: call.node, in: write.unit) else { return nil }
        var properties: [DeclarationID] = []
        var isUsed = false
        if let site = model.site(ofCall: call.node, in: write.unit), model.isInInterface(site.declaration) {
            isUsed = model.startsView(call.node, in: write.unit) || model.presents(call, in: write.unit)
        } else if let site = model.site(ofCall: call.node, in: write.unit), let type = model.declaration(of: model.underlying(site.result)), !model.isInInterface(type) {
            let items = ViewArguments(call, site, IdentityScope(member, in: model.program), model).items
            let parameter = items.first { $0.value.node.id == value.id }?.parameter
            properties = parameter.map { model.flow.properties(filledBy: $0, of: type) } ?? []
            // What else rests on it is made of what it leads to.
            let bound = properties.filter(model.flow.isBinding)
            if !bound.isEmpty { properties = bound }
        }
        return Taker(name: call.calledName ?? "", span: SourceSpan(unit: write.unit, range: call.node.nameOfView.memberNameRange), properties: properties, isUsed: isUsed)
    }

    // MARK: Code

    /// What has code run: the nearest function that a call keeps for later, or the member and whoever uses that.
    ///
    /// - Parameter asked: how often each member was asked for: it is called in several ways, each of which counts.
    private func ways(to code: ScopedNode, _ asked: inout [DeclarationID: Int]) -> [Writer.Way] {
        let (member, unit) = (code.scope.member, code.scope.unit)
        let actions = ActionArguments(model.flow, member)
        for call in code.node.enclosingCalls {
            let kept = actions.nodes(of: call.node)
            guard let name = call.calledName, !kept.isEmpty, ([code.node] + code.node.ancestors).contains(where: { kept.contains($0.id) }) else { continue }
            let time = model.flow.runningTime(ofActionsOf: call.node, in: unit) ?? .event
            // `Toggle("a", isOn: Binding(get:set:))`
            if call.node.parent?.kind == .argument, let made = model.site(ofCall: call.node, in: unit)?.result, model.evaluator.isLibrary(made, .Binding), let taker = call.node.enclosingCalls.first, let name = taker.calledName {
                return [Writer.Way(occasions: [.binding(name, SourceSpan(unit: unit, range: taker.node.nameOfView.memberNameRange))], codes: [code], isAtOnce: false)]
            }
            // A function that a project keeps by itself says nothing of when: `store.on { }`, `Task { }`.
            if time == .soon { continue }
            // What a view of the project is given it may run whenever it likes.
            let isOfLibrary = model.site(ofCall: call.node, in: unit).map { model.isInInterface($0.declaration) } ?? false
            let action = Writer.Occasion.action(name, SourceSpan(unit: unit, range: call.node.nameOfView.memberNameRange), time)
            return [Writer.Way(occasions: [action], codes: [code], isAtOnce: model.runsAtOnce(code.node, when: .event, in: unit), isOnAppearing: time == .appear && model.runsAtOnce(code.node, when: .appear, in: unit),
                isStarted: time != .disappear && isOfLibrary && model.runsOnce(code.node, within: call, in: unit))]
        }
        guard model.owner(ofMember: member).map({ model.body(of: $0) != member }) ?? true else { return [Writer.Way(occasions: [], codes: [code], isAtOnce: false)] }
        // Beyond that, whoever calls it may do so at any time.
        guard asked[member, default: 0] < Limits.waysToAMember else { return [Writer.Way(occasions: [], codes: [code], isAtOnce: false)] }
        asked[member, default: 0] += 1
        let own = Writer.Occasion.member(model.name(of: member), member)
        let calls = model.program[member].kind == .function ? model.flow.calls(of: member) : FunctionCalls(isComplete: false)
        let isDirect = model.runsInOneGo(code.node, in: unit)
        let isOnce = model.runsOnce(code.node, in: unit)
        var found = calls.calls.filter { !PreviewCode.holds($0.node) }.prefix(Limits.callers).flatMap { call -> [Writer.Way] in
            ways(to: ScopedNode(node: call.node, scope: IdentityScope(call.member, in: model.program)), &asked).map { way in
                Writer.Way(occasions: [own] + way.occasions, codes: [code] + way.codes, isAtOnce: isDirect && way.isAtOnce, isOnAppearing: isDirect && way.isOnAppearing, isStarted: isOnce && way.isStarted)
            }
        }
        // Whoever else may call it does so at any time.
        if found.isEmpty || !calls.isComplete { found.append(Writer.Way(occasions: [own], codes: [code], isAtOnce: false)) }
        return found
    }
}

extension IdentityTree {
    /// Whether code stands in views alone that are never shown.
    fileprivate func leavesOut(_ code: SourceSpan) -> Bool {
        let inner = innermostHolders(of: code)
        return !inner.isEmpty && inner.allSatisfy(isNeverShown)
    }
}

extension IdentityDriver {
    /// Whether what it shows can close itself.
    var isOfPresentation: Bool { kind == .presentation || kind == .item || kind == .navigation }
}
