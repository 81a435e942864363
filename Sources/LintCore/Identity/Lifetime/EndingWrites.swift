/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    /// The step of a view at which something decides.
    typealias Decision = (view: IdentityNode, step: Int, driver: IdentityDriver)

    /// Those of the writes that can end a view there, each by the ways to it that can be gone while the view is there.
    func ending(_ writers: [Writer], at decision: Decision, reading reads: [ReadVariable], in tree: IdentityTree) -> [Writer] {
        let presence = Presence(view: decision.view, step: decision.step, tree: tree, driver: decision.driver)
        return happening(writers.filter { !leaves($0, decision, reading: reads, in: tree) }, during: presence, reading: reads)
    }

    /// Whether a value that is written leaves a view where it stands: `isOn = true` in `if isOn`.
    private func leaves(_ writer: Writer, _ decision: Decision, reading reads: [ReadVariable], in tree: IdentityTree) -> Bool {
        let driver = decision.driver
        if driver.kind == .data, keepsRows(writer, of: driver) { return true }
        // What is pushed onto a path pops nothing.
        if driver.kind == .navigation, adds(writer) { return true }
        guard var variable = writer.variable, let value = writer.value else { return false }
        // What a binding is given goes to what it is to.
        if !reads.contains(where: { $0.declaration == variable }), isBinding(variable) {
            guard reads.count == 1, reads[0].path.count == 1, let bound = reads[0].declaration else { return false }
            variable = bound
        }
        // What is kept under a key is written by whoever has the key.
        if let key = settingKey(of: variable)?.text, let read = reads.lazy.compactMap(\.declaration).first(where: { self.settingKey(of: $0)?.text == key }) { variable = read }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            return value == .flag(true) && driver.expressions.allSatisfy { expression in
                if names.property(expression.node.withoutEffects, in: expression.scope.unit) == variable { return true }
                // By a binding that a modifier was given.
                return CodeReference.plain(expression.node) != nil && reads.count == 1 && reads[0].path.count == 1 && reads[0].declaration == variable
            }
        }
        return leaves(decision, with: value, of: variable, in: tree)
    }

    private func leaves(_ decision: Decision, with value: KnownValue, of variable: DeclarationID, in tree: IdentityTree) -> Bool {
        let (driver, step) = (decision.driver, decision.view.steps[decision.step])
        if let holds = step.holds(driver), let condition = driver.expressions.first, driver.expressions.count == 1 {
            return IdentityTreeBuilder.stays(condition.node, holds, condition.scope, assuming: [variable: value], self) ?? false
        }
        guard let after = self.tree(like: tree, assuming: [variable: value])?.nodes[decision.view.index].steps[decision.step], !after.isNeverTaken else { return false }
        if driver.kind == .erasure { return !after.drivers.contains { $0.place == driver.place } }
        return after.drivers.contains { $0.place == driver.place && $0.isSettled }
    }

    /// Whether all elements of a collection that rows show keep their ids: some are added, or a part of one is written that is not its id.
    private func keepsRows(_ writer: Writer, of driver: IdentityDriver) -> Bool {
        guard let data = driver.expressions.first, CodeReference.plain(data.node) != nil, let variable = writer.variable, let shown = names.property(data.node.withoutEffects, in: data.scope.unit), shown == variable
        else { return false }
        let unit = writer.code.scope.unit
        if writer.code.node.kind == .call { return adds(writer) }
        guard var part = writer.code.node.assignmentAround?.child(.left), let rows = data.node.enclosingCalls.first.flatMap({ rows(of: $0.node, in: data.scope.unit) }),
            let element = declaration(of: evaluator.elementType(of: evaluator.valueType(of: variable))), let id = identity(of: element)?.declaration, evaluator.isStored(id),
            rows.idPath ?? [name(of: id)] == [name(of: id)]
        else { return false }
        while let base = part.child(.base), base.kind != .subscriptCall { part = base }
        guard part.child(.base)?.child(.callee).flatMap({ names.property($0, in: unit) }) == variable, let written = names.property(part, in: unit) else { return false }
        return written != id
    }

    /// Whether all that it does to a collection is to add to it.
    private func adds(_ writer: Writer) -> Bool {
        writer.code.node.kind == .call && names.behaviour(of: writer.code.node, in: writer.code.scope.unit).has(.mutates, "adds")
    }
}

extension IdentityStep {
    /// Whether a condition holds while the view is there: that of its own arm does, those of the arms before do not. Nil where no one condition decides.
    func holds(_ driver: IdentityDriver) -> Bool? {
        guard driver.kind == .condition, driver.expressions.first?.node.role != .subject else { return nil }
        switch kind {
        case .presence: return true
        case .branch(let label): return earlier.contains { $0.place == driver.place } ? false : driver.text == label
        default: return nil
        }
    }
}
