/// One body as a change meets it: what each view of it is given anew.
struct BodyVisit {
    struct Outcome {
        let verdict: ChangeTrace.Verdict
        let reason: String
        var isCertain = true
        /// What its own body sees change.
        var changed = Change()
        var note: String?
    }

    let tree: IdentityTree
    let change: Change
    let surroundings: ChangeTracer.Surroundings
    let depth: Int
    let isInList: Bool
    /// By node: what was found, parents first.
    var outcomes: [Int: Outcome] = [:]
    /// The names of given content that this body recreates.
    var recreatedSlots: Set<String> = []
    /// By node: the content that the body of a view recreates.
    var recreatedContent: [Int: Set<String>] = [:]
    private var hasChangedContent: Set<Int> = []
    private var inputChanges: [Int: InputChange] = [:]

    private struct InputChange {
        var reason: String?
        /// What a modifier on the view reads; the view itself may be equal.
        var layer: String?
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
        guard case .live = surroundings else { return }
        for node in tree.nodes.reversed() {
            let found = inputChange(of: node, model, reader)
            inputChanges[node.index] = found
            let isChanged = found.reason != nil || found.layer != nil || hasChangedContent.contains(node.index)
                || recreation(of: node, model) != nil
            if isChanged, let parent = node.parent { hasChangedContent.insert(parent) }
        }
    }

    private func inputChange(of node: IdentityNode, _ model: IdentityModel, _ reader: VariableReader) -> InputChange {
        var found = InputChange()
        for input in node.inputs {
            if input.isAction {
                if node.isCustom, found.reason == nil { found.reason = "\(input.name.isEmpty ? "what it is given" : "`\(input.name)`") is a closure, which cannot be compared" }
                continue
            }
            guard let read = change.isSeen(by: reader.reads(of: input.value)) else { continue }
            guard node.isCustom else {
                found.reason = found.reason ?? Self.reason(input, read)
                continue
            }
            let properties = model.properties(filledBy: input, of: node, read, change)
            guard !properties.isEmpty else { continue }
            found.changed.variables += properties
            found.reason = found.reason ?? Self.reason(input, read)
        }
        for input in node.modifiers where !input.isAction && found.layer == nil {
            guard let read = change.isSeen(by: reader.reads(of: input.value)) else { continue }
            found.layer = "`\(input.name)` reads `\(read.text)`"
        }
        found.changed.environment = change.environment.union(model.environmentKeys(setOn: node, reader, change))
        guard node.isCustom, let declaration = node.declaration else { return found }
        for property in model.program.ownMembers[declaration] ?? [] {
            guard let key = model.environmentKey(of: property), found.changed.environment.contains(key) else { continue }
            found.changed.variables.append((property, [model.name(of: property)]))
            found.reason = found.reason ?? "it reads `\(model.name(of: property))` of the environment"
        }
        return found
    }

    private static func reason(_ input: ViewInput, _ read: VariableRead) -> String {
        let part = read.isElement ? "an element of `\(read.text)`" : "`\(read.text)`"
        return input.name.isEmpty ? "it shows \(part)" : "`\(input.name)` reads \(part)"
    }

    /// What ends the identity of a view at one of the steps that lead to it from the view around.
    private func recreation(of node: IdentityNode, _ model: IdentityModel) -> (reason: String, isCertain: Bool)? {
        for step in node.steps {
            guard let driver = step.driver, driver.kind != .data, driver.kind != .space else { continue }
            let reads = model.reads(of: driver)
            guard let read = change.isSeen(by: reads) else { continue }
            let isCertain = driver.kind != .erasure && reads.count == 1 && read.isBare
            return ((isCertain ? "" : "where ") + step.ending(driver), isCertain)
        }
        return nil
    }

    // MARK: The four questions

    func outcome(of node: IdentityNode, _ model: IdentityModel, _ reader: VariableReader) -> Outcome {
        if let parent = node.parent, let around = outcomes[parent], around.verdict == .recreated {
            return recreated("with `\(tree.nodes[parent].name)`", node, inherited: around)
        }
        switch surroundings {
        case .recreated(let reason): return recreated(reason, node, inherited: nil)
        case .untouched(let reason): return untouched(node, reason, model, reader)
        case .live: break
        }
        if let parent = node.parent, let slots = recreatedContent[parent], case .content(let slot)? = node.steps.first?.kind, slots.contains(slot) {
            return recreated("`\(tree.nodes[parent].name)` shows its `\(slot)` at another place", node, inherited: nil)
        }
        if let found = recreation(of: node, model) {
            var outcome = recreated(found.reason, node, inherited: nil)
            outcome.isCertain = found.isCertain
            if isInList(node) { outcome.note = ChangeTracer.listNote }
            return outcome
        }
        var outcome = liveOutcome(of: node)
        outcome.note = rowNote(node, model)
        return outcome
    }

    private func liveOutcome(of node: IdentityNode) -> Outcome {
        if case .unknown(let reason) = node.kind { return Outcome(verdict: .unknown, reason: reason) }
        let found = inputChanges[node.index] ?? InputChange()
        if let reason = found.reason { return Outcome(verdict: .updated, reason: reason, changed: found.changed) }
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
        return Outcome(verdict: .recreated, reason: reason, note: inherited?.note == ChangeTracer.listNote ? ChangeTracer.listNote : nil)
    }

    /// A body that does not run leaves its views alone, those aside that read the environment themselves.
    private func untouched(_ node: IdentityNode, _ reason: String, _ model: IdentityModel, _ reader: VariableReader) -> Outcome {
        guard !change.environment.isEmpty else { return Outcome(verdict: .untouched, reason: reason) }
        let found = inputChange(of: node, model, reader)
        guard let own = found.reason, !found.changed.variables.isEmpty else {
            return Outcome(verdict: .untouched, reason: reason, changed: Change(environment: found.changed.environment))
        }
        return Outcome(verdict: .updated, reason: own, changed: found.changed)
    }

    // MARK: Rows and lists

    private func rowNote(_ node: IdentityNode, _ model: IdentityModel) -> String? {
        for step in node.steps {
            guard let driver = step.driver, driver.kind == .data, change.isSeen(by: model.reads(of: driver)) != nil else { continue }
            return "recreated where its id is new or gone"
        }
        return nil
    }

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
        case .id: "`.id(\(driver.text))` takes another value"
        case .erasure: "`AnyView` wraps another type, by `\(driver.text)`"
        case .content: "`\(driver.text)` shows or hides it"
        case .element: "its id is new or gone in `\(driver.text)`"
        case .candidate: "another candidate fits"
        default: "`\(driver.text)` takes another branch"
        }
    }
}
