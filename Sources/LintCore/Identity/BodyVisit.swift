/// One body as a change meets it: what each view of it is given anew.
struct BodyVisit {
    struct Outcome {
        let verdict: ChangeTrace.Verdict
        let reason: String
        var isCertain = true
        /// What its own body sees change.
        var changed = Change()
        var note: String?
        /// Whether it is shown at another time or place than the view that is recreated with it, if at all.
        var isElsewhere = false
    }

    /// What a body does to content that it is given, by name.
    struct Slots {
        var recreated: Set<String> = []
        /// In rows of data that changed.
        var inRows: Set<String> = []
    }

    let tree: IdentityTree
    /// With what is computed from what changed.
    private(set) var change: Change
    let surroundings: ChangeTracer.Surroundings
    let depth: Int
    let isInList: Bool
    /// By node: what was found, parents first.
    var outcomes: [Int: Outcome] = [:]
    var slots = Slots()
    /// By node: what the body of a view does to its content.
    var contentSlots: [Int: Slots] = [:]
    private var hasChangedContent: Set<Int> = []
    private var inputChanges: [Int: InputChange] = [:]
    /// By node: the environment values below it that change.
    private var environments: [Int: [String: [String]]] = [:]

    private struct InputChange {
        var reason: String?
        /// Why its body runs although its value is equal: it follows a binding, an object or the environment.
        var own: String?
        /// What a modifier on the view reads; the view itself may be equal.
        var layer: String?
        /// Why it is equal all the same.
        var equality: String?
        var changed = Change()
    }

    init(tree: IdentityTree, change: Change, surroundings: ChangeTracer.Surroundings, depth: Int, isInList: Bool) {
        self.tree = tree
        self.change = change
        self.surroundings = surroundings
        self.depth = depth
        self.isInList = isInList
    }

    // MARK: Finding what changes

    /// From the innermost views out: a container changes with what stands in it.
    mutating func find(_ model: IdentityModel, _ reader: VariableReader) {
        change = change.withComputed(model)
        if surroundings == .live || !change.isEmpty { findEnvironments(model, reader) }
        guard case .live = surroundings else { return }
        for node in tree.nodes.reversed() {
            let found = inputChange(of: node, model, reader)
            inputChanges[node.index] = found
            let isChanged = found.reason != nil || found.layer != nil || hasChangedContent.contains(node.index)
                || recreation(of: node, model) != nil || isUnknownAndChanged(node, reader)
            if isChanged, let parent = node.parent { hasChangedContent.insert(parent) }
        }
    }

    /// From the outside in, as values are handed down.
    private mutating func findEnvironments(_ model: IdentityModel, _ reader: VariableReader) {
        for node in tree.nodes {
            let around = node.parent.flatMap { environments[$0] } ?? change.environment
            environments[node.index] = model.environmentKeys(around, through: node, reader, change, isRunning: surroundings == .live)
        }
    }

    /// Whatever it is, it is made with something else.
    private func isUnknownAndChanged(_ node: IdentityNode, _ reader: VariableReader) -> Bool {
        guard case .unknown = node.kind else { return false }
        return change.isSeen(by: reader.reads(of: node.source)) != nil
    }

    private func inputChange(of node: IdentityNode, _ model: IdentityModel, _ reader: VariableReader) -> InputChange {
        var found = InputChange()
        let compared = model.comparedProperties(of: node, in: tree)
        for input in node.inputs {
            if input.isAction {
                if let compared, let name = input.parameter, !compared.contains(name) {
                    found.equality = found.equality ?? "its `==` leaves `\(name)` out"
                } else if node.isCustom, found.reason == nil { found.reason = "\(input.name.isEmpty ? "what it is given" : "`\(input.name)`") is a closure, which cannot be compared" }
                continue
            }
            guard let read = change.isSeen(by: reader.reads(of: input.value)) else { continue }
            guard node.isCustom, let declaration = node.declaration else {
                if !isReference(read, input.value.node, model) { found.reason = found.reason ?? Self.reason(input, read) }
                continue
            }
            for arrival in model.properties(filledBy: input, of: node, read, change, isRunning: surroundings == .live) {
                add(arrival, to: declaration, compared, Self.reason(input, read), model, &found)
            }
        }
        addChoice(of: node, compared, model, &found)
        for input in node.modifiers where !input.isAction && found.layer == nil {
            guard let read = change.isSeen(by: reader.reads(of: input.value)), !isReference(read, input.value.node, model) else { continue }
            found.layer = "`\(input.name)` reads `\(read.text)`"
        }
        found.changed.environment = environments[node.index] ?? change.environment
        if case .given = node.kind, change.variables.contains(where: { model.name(of: $0.declaration) == node.name }) {
            found.reason = "what is given changes"
        }
        addContent(of: node, compared, model, &found)
        guard node.isCustom, let declaration = node.declaration else { return found }
        for property in model.program.ownMembers[declaration] ?? [] {
            guard let key = model.environmentKey(of: property), let part = found.changed.environment[key] else { continue }
            found.changed.variables.append((property, [model.name(of: property)] + part))
            found.own = found.own ?? model.ownRun(of: declaration, byEnvironment: property, part)
        }
        return found
    }

    /// A change that gets into a property of a view of the project.
    private func add(
        _ arrival: (declaration: DeclarationID, path: [String]), to view: DeclarationID, _ compared: Set<String>?, _ reason: String,
        _ model: IdentityModel, _ found: inout InputChange
    ) {
        let own = model.ownRun(of: view, arrival.declaration, arrival.path)
        found.own = found.own ?? own
        // The same object as before: who is not told of the change has an equal value.
        let isObserved = model.isObject(arrival.declaration) && change.variables.contains { model.observes($0.declaration) }
        if model.reach(of: arrival.declaration, arrival.path).member != nil || isObserved {
            found.changed.variables.append(arrival)
            found.equality = found.equality ?? "its `\(arrival.path[0])` is the same object"
        } else if let compared, !compared.contains(arrival.path[0]) {
            found.equality = found.equality ?? "its `==` leaves `\(arrival.path[0])` out"
            if model.isTracked(arrival.declaration) { found.changed.variables.append(arrival) }
        } else {
            found.changed.variables.append(arrival)
            found.reason = found.reason ?? reason
        }
    }

    /// A view that is written in several places with one identity: what changes chooses between the values that it is given.
    private func addChoice(of node: IdentityNode, _ compared: Set<String>?, _ model: IdentityModel, _ found: inout InputChange) {
        for step in node.steps {
            guard let chooser = step.chooser, case let reads = model.reads(of: chooser), let read = change.isSeen(by: reads),
                !chooser.expressions.allSatisfy({ isReference(read, $0.node, model) })
            else { continue }
            let reason = "`\(chooser.text)` chooses what it is given"
            let others = tree.nodes.filter { other in
                other.index != node.index && other.parent == node.parent && other.steps.contains { $0.chooser?.place == chooser.place }
            }
            guard node.isCustom, let declaration = node.declaration, others.allSatisfy({ $0.declaration == declaration }) else {
                found.reason = found.reason ?? reason
                continue
            }
            for input in node.inputs where !input.isAction {
                let text = input.value.node.text
                guard let parameter = input.parameter,
                    !others.allSatisfy({ $0.inputs.contains { $0.parameter == parameter && $0.value.node.text == text } })
                else { continue }
                for property in model.properties(filledBy: parameter, of: declaration) where !model.keepsInitialValue(property) {
                    let name = model.name(of: property)
                    if let compared, !compared.contains(name) { continue }
                    found.changed.variables.append((property, [name]))
                    found.reason = found.reason ?? reason
                }
            }
        }
    }

    /// Whether no more is read than which object it is, of one in which something changed.
    private func isReference(_ read: VariableRead, _ code: Node, _ model: IdentityModel) -> Bool {
        // A body that does not run reads no more of it.
        guard read.isBare || code.asksWhichObject || surroundings != .live,
            let changed = change.variables.first(where: { read.sees($0.declaration, $0.path) })
        else { return false }
        return model.reach(of: changed.declaration, changed.path).isReference(read.path)
    }

    /// Content that a view of the project is given: as a closure it cannot be compared, and what changes in it changes what
    /// the body of the view shows.
    private func addContent(of node: IdentityNode, _ compared: Set<String>?, _ model: IdentityModel, _ found: inout InputChange) {
        guard node.isCustom, let declaration = node.declaration else { return }
        var slots: [String] = []
        for child in tree.nodes where child.parent == node.index {
            if case .content(let slot)? = child.steps.first?.kind, !slots.contains(slot) { slots.append(slot) }
        }
        for property in slots.flatMap({ model.properties(filledBy: $0, of: declaration) }) {
            let name = model.name(of: property)
            if let compared, !compared.contains(name) { continue }
            if hasChangedContent.contains(node.index) { found.changed.variables.append((property, [name])) }
            if model.isFunction(property) { found.reason = found.reason ?? "`\(name)` is a closure, which cannot be compared" }
        }
    }

    private static func reason(_ input: ViewInput, _ read: VariableRead) -> String {
        let part = read.isElement ? "an element of `\(read.text)`" : "`\(read.text)`"
        return input.name.isEmpty ? "it shows \(part)" : "`\(input.name)` reads \(part)"
    }

    /// What ends the identity of a view at one of the steps that lead to it from the view around.
    private func recreation(of node: IdentityNode, _ model: IdentityModel) -> (reason: String, isCertain: Bool, isElsewhere: Bool)? {
        for (index, step) in node.steps.enumerated() {
            guard let driver = step.driver, driver.kind != .data, driver.kind != .space else { continue }
            // Of a body that does not run, a binding alone opens and closes something.
            if surroundings != .live, ![.presentation, .item, .navigation].contains(driver.kind) { continue }
            if let random = driver.random {
                let isElsewhere = node.steps[(index + 1)...].contains { tree.isPresentation($0, of: node) }
                return ((random.isNeverTwice ? "" : "where ") + step.ending(driver), random.isNeverTwice, isElsewhere)
            }
            let reads = model.reads(of: driver)
            guard let read = change.isSeen(by: reads) else { continue }
            if driver.kind == .condition, driver.expressions.allSatisfy({ isReference(read, $0.node, model) }) { continue }
            let isCertain = reads.count == 1 && read.isBare && model.alwaysEnds(driver, read, change)
            let isElsewhere = node.steps[(index + 1)...].contains { tree.isPresentation($0, of: node) }
            return ((isCertain ? "" : "where ") + step.ending(driver), isCertain, isElsewhere)
        }
        return nil
    }

    // MARK: The four questions

    func outcome(of node: IdentityNode, _ model: IdentityModel, _ reader: VariableReader) -> Outcome {
        if let parent = node.parent, let around = outcomes[parent], around.verdict == .recreated {
            return recreated("with `\(tree.nodes[parent].name)`", node, inherited: around)
        }
        switch surroundings {
        case .recreated(let reason, let isElsewhere):
            var outcome = recreated(reason, node, inherited: nil)
            outcome.isElsewhere = outcome.isElsewhere || isElsewhere
            return outcome
        case .live, .untouched: break
        }
        if let parent = node.parent, let slots = contentSlots[parent], case .content(let slot)? = node.steps.first?.kind, slots.recreated.contains(slot) {
            return recreated("`\(tree.nodes[parent].name)` shows its `\(slot)` at another place", node, inherited: nil)
        }
        if case .untouched(let reason) = surroundings, change.isEmpty { return Outcome(verdict: .untouched, reason: reason) }
        if let found = recreation(of: node, model) {
            var outcome = recreated(found.reason, node, inherited: nil)
            outcome.isCertain = found.isCertain
            outcome.isElsewhere = found.isElsewhere
            if isInList(node) { outcome.note = ChangeTracer.listNote }
            return outcome
        }
        if case .untouched(let reason) = surroundings { return untouched(node, reason, model, reader) }
        var outcome = liveOutcome(of: node)
        if outcome.verdict == .skipped, node.isCustom, let view = node.declaration, let renewed = model.renewedProperty(of: view) {
            let name = model.name(of: renewed)
            outcome = Outcome(verdict: .updated, reason: "`\(name)` is another one in each `\(node.name)`", changed: outcome.changed)
            outcome.changed.variables.append((renewed, [name]))
        }
        outcome.note = rowNote(node, model)
        return outcome
    }

    private func liveOutcome(of node: IdentityNode) -> Outcome {
        if case .unknown(let reason) = node.kind { return Outcome(verdict: .unknown, reason: reason) }
        let found = inputChanges[node.index] ?? InputChange()
        if let reason = found.reason { return Outcome(verdict: .updated, reason: reason, changed: found.changed) }
        if let own = found.own { return Outcome(verdict: .updated, reason: own, changed: found.changed) }
        if let equality = found.equality { return Outcome(verdict: .skipped, reason: equality, changed: found.changed) }
        if hasChangedContent.contains(node.index) {
            return Outcome(verdict: .updated, reason: "what stands in it changes", changed: found.changed)
        }
        guard let layer = found.layer else {
            return Outcome(verdict: .skipped, reason: "nothing that it is given changes", changed: found.changed)
        }
        if node.isCustom {
            return Outcome(verdict: .skipped, reason: "its value is equal; \(layer) around it", changed: found.changed)
        }
        return Outcome(verdict: .updated, reason: layer, changed: found.changed)
    }

    private func recreated(_ reason: String, _ node: IdentityNode, inherited: Outcome?) -> Outcome {
        if case .unknown(let why) = node.kind { return Outcome(verdict: .recreated, reason: reason, note: why) }
        let note = inherited?.note == ChangeTracer.listNote ? ChangeTracer.listNote : nil
        let isElsewhere = inherited?.isElsewhere ?? false || node.steps.contains { tree.isPresentation($0, of: node) }
        return Outcome(verdict: .recreated, reason: reason, isCertain: inherited?.isCertain ?? true, note: note, isElsewhere: isElsewhere)
    }

    /// A body that does not run leaves its views alone, those aside that hear of the change themselves: by a binding, an object
    /// or the environment.
    private func untouched(_ node: IdentityNode, _ reason: String, _ model: IdentityModel, _ reader: VariableReader) -> Outcome {
        let found = inputChange(of: node, model, reader)
        guard let own = found.own ?? (node.isCustom ? nil : found.reason) else {
            return Outcome(verdict: .untouched, reason: reason, changed: found.changed)
        }
        return Outcome(verdict: .updated, reason: own, changed: found.changed)
    }

    // MARK: Rows and lists

    private func rowNote(_ node: IdentityNode, _ model: IdentityModel) -> String? {
        isRow(node, model) ? "recreated where its id is new or gone" : nil
    }

    /// Whether a view is itself a row of data that changed, here or in the container that it is given to.
    private func isRow(_ node: IdentityNode, _ model: IdentityModel) -> Bool {
        if let parent = node.parent, let slots = contentSlots[parent], case .content(let slot)? = node.steps.first?.kind,
            slots.inRows.contains(slot)
        { return true }
        return node.steps.contains { step in
            guard let driver = step.driver, driver.kind == .data else { return false }
            return change.isSeen(by: model.reads(of: driver)) != nil
        }
    }

    func isInRows(_ node: IdentityNode, _ model: IdentityModel) -> Bool { tree.line(to: node).contains { isRow($0, model) } }

    /// Whether a view is in a static row of a `List`, here or around.
    func isInList(_ node: IdentityNode) -> Bool {
        let line = tree.line(to: node)
        let list = line.dropLast().lastIndex { $0.isLibrary("List") }
        let steps = line[((list ?? -1) + 1)...].flatMap(\.steps)
        return (list != nil || isInList) && !steps.contains { if case .element = $0.kind { true } else { false } }
    }
}

extension IdentityStep {
    /// What happens at this step when its driver changes, as the reason for a new identity.
    func ending(_ driver: IdentityDriver) -> String {
        switch kind {
        case .presence: "`\(driver.text)` shows or hides it"
        case .id where driver.random?.isNeverTwice ?? false: "`.id(\(driver.text))` is another one at every evaluation of the body"
        case .id where driver.random != nil: "`.id(\(driver.text))` comes out otherwise at an evaluation of the body"
        case .id: "`.id(\(driver.text))` takes another value"
        case .erasure: "`AnyView` wraps another type, by `\(driver.text)`"
        case .content where driver.kind == .navigation: "it is popped" + (driver.text.isEmpty ? "" : ", as by `\(driver.text)`")
        case .content(let slot) where driver.kind == .item:
            "`\(driver.text)` shows or hides it, or holds another \([".sheet", ".fullScreenCover", ".popover"].contains(slot) ? "id" : "value")"
        case .content: "`\(driver.text)` shows or hides it"
        case .element: "its id is new or gone in `\(driver.text)`"
        case .candidate: "another candidate fits"
        case .unknown: driver.text
        default: "`\(driver.text)` takes another branch"
        }
    }
}
