/// What becomes of a view when what it is given, or hears of, changes.
struct ViewChange {
    /// Why its value is another one.
    var reason: ChangeReason?
    /// What of it equals no other one, in each run of the body that makes it.
    var incomparable: ChangeReason?
    /// Why its body runs although its value is equal: it follows a binding, an object or the environment.
    var own: ChangeReason?
    /// What a modifier on the view reads; the view itself may be equal.
    var layer: ChangeReason?
    /// What a modifier on the view does that leaves the view as it is.
    var bystander: ChangeReason?
    /// What a modifier that was not read is given of what changed, whatever it does with it.
    var unread: ChangeReason?
    /// Why it is equal all the same.
    var equality: ChangeReason?
    /// What its own body sees change.
    var changed = Change()

    /// Whether the body of the view has no reason to run.
    var leavesBody: Bool { reason == nil && incomparable == nil && own == nil && unread == nil }
}

/// What becomes of a view by the views in it.
enum ContentChange {
    /// One of them equals no other one, whatever changed.
    case incomparable
    /// One of them is another one, or another value.
    case another
}

/// Compares what the views of one body are given before and after a change.
struct ViewComparison {
    let tree: IdentityTree
    let change: Change
    /// Whether the body runs that makes the views; else a view changes by what it hears of itself.
    let isRunning: Bool
    let model: IdentityModel

    /// - Parameters:
    ///   - environment: The environment values in it that change.
    ///   - content: What becomes of the views in it.
    func change(of node: IdentityNode, environment: [String: [String]], content: ContentChange?) -> ViewChange {
        let compared = model.comparedProperties(of: node, in: tree)
        var found = ViewChange()
        for input in node.inputs { add(input, of: node, compared, to: &found) }
        addChoice(of: node, compared, to: &found)
        found.layer = node.ownModifiers.lazy.compactMap(layer).first
        found.bystander = node.ownModifiers.lazy.compactMap(bystander).first
        found.unread = found.unread ?? node.unread.lazy.compactMap(unread).first
        found.changed.environment = environment
        if case .given = node.kind {
            found.reason = found.reason ?? reason(ofGiven: node)
            if change.renewed.contains(where: { model.name(of: $0) == node.name }) { found.incomparable = .fresh(.shown, .functions([])) }
        }
        if isRunning, !node.isCustom, !ActionArguments(model.flow, node.source.scope.member).content(of: node.source.node).isEmpty {
            found.incomparable = found.incomparable ?? .closure(.content)
        }
        addContent(of: node, compared, content, to: &found)
        addShared(to: &found)
        if case .view = node.kind, !node.isCustom, found.layer == nil, let key = node.behaviour.values(of: .reads).filter({ environment[$0] != nil }).min() {
            found.own = .drawnBy(key)
        }
        guard node.isCustom, let declaration = node.declaration else { return found }
        addSharedObjects(of: node, declaration, to: &found)
        addMade(by: declaration, node, compared, to: &found)
        if isRunning, compared == nil, let property = model.newElements(in: declaration) { found.unread = found.unread ?? .elements(.property(model.name(of: property))) }
        for property in model.program.ownMembers[declaration] ?? [] {
            guard let part = model.environmentSources(of: property)?.changed(environment) else { continue }
            found.changed.variables.append((property, [model.name(of: property)] + part))
            found.own = found.own ?? model.ownRun(of: declaration, byEnvironment: property, part)
        }
        return found
    }

    private func reason(ofGiven node: IdentityNode) -> ChangeReason? {
        if change.variables.contains(where: { model.name(of: $0.declaration) == node.name }) { return .givenChanges }
        let arguments = CallExpr(node.source.node)?.arguments.compactMap(\.value) ?? []
        let read = arguments.lazy.compactMap { change.isSeen(by: model.reads(of: ScopedNode(node: $0, scope: node.source.scope))) }.first
        return read.map { .calledWith(node.name, $0.text) }
    }

    /// What a change does to a view by way of one thing that it is given.
    func change(of node: IdentityNode, by input: ViewInput) -> ViewChange {
        var found = ViewChange()
        add(input, of: node, model.comparedProperties(of: node, in: tree), to: &found)
        return found
    }

    // MARK: Arguments

    private func add(_ input: ViewInput, of node: IdentityNode, _ compared: Set<String>?, to found: inout ViewChange) {
        if input.isAction {
            addResult(of: input, of: node, compared, to: &found)
            if let compared, let name = input.parameter, !compared.contains(name) {
                found.equality = found.equality ?? .leftOut(name)
            } else if isRunning {
                found.incomparable = found.incomparable ?? .closure(.input(input.name.isEmpty ? input.parameter ?? "" : input.name))
            }
            return
        }
        if isRunning, !node.isCustom, input.value.node.kind == .closure { found.incomparable = found.incomparable ?? .closure(.input(input.name.isEmpty ? input.parameter ?? "" : input.name)) }
        if isRunning { addRenewed(input, of: node, compared, to: &found) }
        if isRunning, compared == nil, let view = node.declaration, node.isCustom, let parameter = input.parameter,
            model.flow.properties(filledBy: parameter, of: view).contains(where: { model.givesNewElements(input.value, for: $0) })
        {
            found.unread = found.unread ?? .elements(.input(input.label))
        }
        // A body that does not run gives SwiftUI's views what it gave last: a binding alone leads to the new value.
        let reads = model.reads(of: input.value).filter { isRunning || node.isCustom || $0.isProjection }
        guard let read = change.isSeen(by: reads.filter { !model.flow.isGivenRowID($0) }) else { return }
        guard node.isCustom, let declaration = node.declaration else {
            if !isReference(read, input.value.node) { found.reason = found.reason ?? Self.reason(input, read, node) }
            return
        }
        guard let parameter = input.parameter else {
            found.unread = found.unread ?? .unreadInput(of: node.name, read.text)
            return
        }
        let fillings = input.isSet ? model.storedProperty(named: parameter, of: declaration).map { [Filling(property: $0, given: nil)] } ?? []
            : model.flow.fillings(by: parameter, of: declaration)
        let arrivals = change.properties(filledBy: fillings, read, model.flow, isRunning: isRunning)
        for arrival in arrivals {
            if change.leadsAsBefore(read), model.names.storage(of: arrival.declaration) == .binding {
                found.changed.rebound.insert(arrival.declaration)
                found.reason = found.reason ?? Self.reason(input, read, node)
                continue
            }
            add(arrival, to: declaration, compared, Self.reason(input, read, node), &found)
            if arrival.path.count == 1, model.isCase(input.value) { found.changed.payloads.insert(arrival.declaration) }
        }
        if arrivals.isEmpty, isRunning, let seeded = model.flow.properties(filledBy: parameter, of: declaration).first(where: model.keepsInitialValue)
        {
            found.equality = found.equality ?? .startValue(.input(input.name), of: model.name(of: seeded))
        }
    }

    /// A change that gets into a property of a view of the project.
    private func add(
        _ arrival: (declaration: DeclarationID, path: [String]), to view: DeclarationID, _ compared: Set<String>?, _ reason: ChangeReason,
        _ found: inout ViewChange
    ) {
        let own = model.ownRun(of: view, arrival.declaration, arrival.path)
        let doubt = model.doubt(about: arrival.declaration, arrival.path).map(ChangeReason.perhapsAnnounced)
        if own != nil, let doubt = doubt ?? model.unreadTaker(of: view, arrival.declaration, arrival.path) {
            found.unread = found.unread ?? doubt
        } else {
            found.own = found.own ?? own
        }
        // The same object as before: who is not told of the change has an equal value.
        let isObserved = model.holdsObject(arrival.declaration) && change.variables.contains { model.observes($0.declaration) }
        if model.flow.reach(of: arrival.declaration, arrival.path).member != nil || isObserved {
            found.changed.variables.append(arrival)
            found.equality = found.equality ?? .sameObject(arrival.path[0])
        } else if let compared, !compared.contains(arrival.path[0]) {
            found.equality = found.equality ?? .leftOut(arrival.path[0])
            if model.isTracked(arrival.declaration) { found.changed.variables.append(arrival) }
        } else {
            found.changed.variables.append(arrival)
            found.reason = found.reason ?? reason
        }
    }

    /// A view that is written in several places with one identity: what changes chooses between the values that it is given.
    private func addChoice(of node: IdentityNode, _ compared: Set<String>?, to found: inout ViewChange) {
        for step in node.steps {
            guard let chooser = step.chooser, chooses(chooser) else { continue }
            let reason = ChangeReason.choice(chooser.text)
            let others = tree.nodes.filter { other in
                other.index != node.index && other.parent == node.parent && other.steps.contains { $0.chooser?.place == chooser.place }
            }
            guard node.isCustom, let declaration = node.declaration, others.allSatisfy({ $0.declaration == declaration }) else {
                found.reason = found.reason ?? reason
                continue
            }
            for input in ([node] + others).flatMap(\.inputs) where !input.isAction {
                let text = input.value.node.text
                if ([node] + others).allSatisfy({ $0.inputs.contains { $0.parameter == input.parameter && $0.value.node.text == text } }) { continue }
                guard let parameter = input.parameter else {
                    found.unread = found.unread ?? .unreadChoice(chooser.text)
                    continue
                }
                for property in model.flow.properties(filledBy: parameter, of: declaration) where !model.keepsInitialValue(property) {
                    let name = model.name(of: property)
                    if let compared, !compared.contains(name) { continue }
                    found.changed.variables.append((property, [name]))
                    found.reason = found.reason ?? reason
                }
            }
        }
    }

    /// Whether a change gives a view that is written in several places another of its values.
    func choosesOther(_ node: IdentityNode) -> Bool {
        var found = ViewChange()
        addChoice(of: node, model.comparedProperties(of: node, in: tree), to: &found)
        return found.reason != nil
    }

    private func chooses(_ chooser: IdentityDriver) -> Bool {
        guard let read = change.isSeen(by: model.reads(of: chooser)) else { return false }
        return !chooser.expressions.allSatisfy { isReference(read, $0.node) }
    }

    /// Content that a view of the project is given: as a closure it cannot be compared, and what changes in it changes what
    /// the body of the view shows.
    private func addContent(of node: IdentityNode, _ compared: Set<String>?, _ content: ContentChange?, to found: inout ViewChange) {
        guard node.isCustom, let declaration = node.declaration else { return }
        var slots: [String] = []
        for child in tree.nodes where child.parent == node.index {
            if case .content(let slot)? = child.steps.first?.kind, !slots.contains(slot) { slots.append(slot) }
        }
        for property in slots.flatMap({ model.flow.properties(filledBy: $0, of: declaration) }) {
            let name = model.name(of: property)
            if let compared, !compared.contains(name) { continue }
            switch content {
            case .another:
                found.changed.variables.append((property, [name]))
                if !comesAndGoes(property, in: node) { found.changed.content.insert(property) }
            case .incomparable: found.changed.renewed.insert(property)
            case nil: break
            }
            if isRunning, model.isFunction(property) { found.incomparable = found.incomparable ?? .closure(.input(name)) }
        }
    }

    /// Whether a property may hold content at one time and `nil` at another.
    private func comesAndGoes(_ property: DeclarationID, in node: IdentityNode) -> Bool {
        guard model.isOptional(property), let view = node.declaration else { return false }
        return tree.nodes.contains { child in
            guard child.parent == node.index, case .content(let slot)? = child.steps.first?.kind, model.mayTakeNothing(slot, of: view) else { return false }
            let isPresence = child.steps.contains { if case .presence = $0.kind { true } else { false } }
            return switch child.kind {
            case .given, .unknown: true
            case .view, .modifier: isPresence
            }
        }
    }

    // MARK: Presentations

    /// What is shown for an item is asked for anew with each value of it, whether or not the body around runs.
    func isShownAnew(_ node: IdentityNode) -> Bool {
        tree.line(to: node).flatMap(\.steps).contains { step in
            guard let driver = step.driver, driver.kind == .item || step.isShownByID else { return false }
            return change.isSeen(by: model.reads(of: driver).filter(\.isWhole)) != nil
        }
    }

    // MARK: Modifiers

    /// What a modifier reads of what changed, and the view is drawn otherwise for.
    func layer(_ modifier: ViewInput) -> ChangeReason? {
        // One that is given a binding alone leaves the view as it is, too.
        guard !modifier.isAction, !modifier.behaviour.has(.watches), !modifier.behaviour.has(.presents), !putsObject(modifier),
            let read = change.isSeen(by: model.reads(of: modifier.value).filter { !$0.isProjection && !model.flow.isGivenRowID($0) }), !isReference(read, modifier.value.node)
        else { return nil }
        return .reads(input: modifier.name, read.text)
    }

    /// Whether an object is put into the environment, which draws nothing: the views that read it there hear of its changes.
    private func putsObject(_ modifier: ViewInput) -> Bool {
        guard modifier.behaviour.provides(.whole), let type = model.typeOfView(modifier.value.node, in: modifier.value.scope.unit),
            let declaration = model.declaration(of: model.evaluator.withoutOptional(type))
        else { return false }
        return model.program[declaration].kind == .class
    }

    private func unread(_ modifier: ViewInput) -> ChangeReason? {
        change.isSeen(by: model.reads(of: modifier.value)).map { .unreadModifier(modifier.name, $0.text) }
    }

    private func bystander(_ modifier: ViewInput) -> ChangeReason? {
        guard modifier.behaviour.has(.notices), !modifier.isAction, change.isSeen(by: model.reads(of: modifier.value)) != nil else { return nil }
        return .notices(modifier: modifier.name, isRestarted: modifier.behaviour.notices(.restarts))
    }

    // MARK: References

    /// Whether no more is read than which object it is, of one in which something changed.
    func isReference(_ read: ReadVariable, _ code: Node) -> Bool {
        // A body that does not run reads no more of it.
        (read.isBare || code.asksWhichObject || !isRunning) && change.object(readBy: read, model.flow) != nil
    }

    private static func reason(_ input: ViewInput, _ read: ReadVariable, _ node: IdentityNode) -> ChangeReason {
        // What a view of the project does with an argument without a label says its body.
        .reads(input: input.name.isEmpty && node.isCustom ? input.parameter ?? "" : input.name, read.text, isElement: read.isElement)
    }
}

extension IdentityModel {
    /// Whether it is written which case of an enum a value is.
    fileprivate func isCase(_ value: ScopedNode) -> Bool {
        guard let callee = CallExpr(value.node.withoutEffects)?.callee, let meant = names.meaning(of: callee, in: value.scope.unit).declaration else { return false }
        return program[meant].kind == .enumCase
    }

    fileprivate func isOptional(_ property: DeclarationID) -> Bool {
        evaluator.unwrapped(evaluator.within(property) { evaluator.valueType(of: property) }) != nil
    }

    /// Whether a parameter takes `nil`, or a function that may give it.
    fileprivate func mayTakeNothing(_ parameter: String, of type: DeclarationID) -> Bool {
        let taken = initializers(of: type).compactMap { evaluator.signature(of: $0).parameters.first { program.text(of: $0.name) == parameter }?.type }
        return taken.isEmpty || taken.contains { evaluator.unwrapped(evaluator.functionForm(of: $0)?.result ?? $0) != nil }
    }
}
