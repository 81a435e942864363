/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    /// The step of a view at which something decides.
    typealias Decision = (view: IdentityNode, step: Int, driver: IdentityDriver)

    /// Those of the writes that can end a view there, each by the ways to it that can be gone while the view is there.
    func ending(_ writers: [Writer], at decision: Decision, reading reads: [ReadVariable], in tree: IdentityTree) -> [Writer] {
        let presence = Presence(view: decision.view, step: decision.step, tree: tree, driver: decision.driver)
        let ending = writers.filter { !leaves($0, decision, reading: reads, in: tree) && !endsFurtherOut($0, decision, in: tree) }.compactMap { writer in
            var found = writer
            found.ways.removeAll { way in given(to: writer, on: way).map { leaves($0, decision, reading: reads, in: tree) } ?? false }
            return found.ways.isEmpty ? nil : found
        }
        return happening(ending, during: presence, reading: reads)
    }

    /// A write of a parameter with what a way gives for that: `step = next` on the way from `go(to: .plan)`; nil where that is not known.
    private func given(to writer: Writer, on way: Writer.Way) -> Writer? {
        guard writer.value == nil, let right = writer.code.node.assignmentAround?.child(.right)?.withoutEffects, case .functionParameter? = LexicalBinding.named(by: right)?.origin,
            let code = called(way).last, let value = IdentityTreeBuilder.value(of: right, code.scope, self)
        else { return nil }
        var found = writer
        found.value = value
        return found
    }

    /// Whether a write, or one beside it, takes away what stands around the decision, which is asked no more then: `toast = nil` in `if let toast { if toast.isLong { … } }`.
    private func endsFurtherOut(_ writer: Writer, _ decision: Decision, in tree: IdentityTree) -> Bool {
        let beside = assignments(beside: writer.code.node, in: writer.code.scope.unit).filter(\.isCertain).compactMap { other -> (DeclarationID, KnownValue)? in
            guard let written = other.node.child(.left).flatMap({ names.property($0, in: writer.code.scope.unit) }), let value = other.node.child(.right).flatMap({ constant($0.withoutEffects, in: writer.code.scope.unit) }) else { return nil }
            return (written, value)
        }
        let values = ((writer.target ?? writer.variable).flatMap { variable in writer.value.map { (variable, $0) } }.map { [$0] } ?? []) + beside
        guard !values.isEmpty else { return false }
        let around = tree.line(to: decision.view).dropLast().flatMap(\.steps) + decision.view.steps.prefix(decision.step)
        return around.contains { step in
            step.drivers.contains { driver in
                // `item = nil` closes `.sheet(item: $item)` around it.
                if driver.kind == .item || driver.kind == .presentation, driver.expressions.count == 1, let shown = names.property(driver.expressions[0].node.withoutEffects, in: driver.expressions[0].scope.unit),
                    driver.place != decision.driver.place, values.contains(where: { $0.0 == shown && ($0.1 == .nothing || $0.1 == .flag(false)) }) { return true }
                guard driver.place != decision.driver.place, let holds = step.holds(driver), let condition = driver.expressions.first, driver.expressions.count == 1 else { return false }
                return values.contains { IdentityTreeBuilder.isSettled(condition.node, condition.scope, assuming: [$0.0: $0.1], self) == !holds }
            }
        }
    }

    /// Whether a value that is written leaves a view where it stands: `isOn = true` in `if isOn`.
    private func leaves(_ writer: Writer, _ decision: Decision, reading reads: [ReadVariable], in tree: IdentityTree) -> Bool {
        let driver = decision.driver
        if driver.kind == .data, keepsRows(writer, of: driver) { return true }
        if misses(writer, reads) { return true }
        // What is pushed onto a path pops nothing.
        if driver.kind == .navigation, adds(writer) { return true }
        if constants(setBy: writer).contains(where: { part, value in reads.contains { properties(along: $0)?.last == part } && leaves(decision, with: value, of: part, in: tree) }) { return true }
        guard var variable = writer.variable, let value = writer.value else { return false }
        // What a binding is given goes to what it is to.
        if let target = writer.target, !reads.contains(where: { $0.declaration == variable }) { variable = target }
        // What is kept under a key is written by whoever has the key.
        if let key = settingKey(of: variable)?.text, let read = reads.lazy.compactMap(\.declaration).first(where: { self.settingKey(of: $0)?.text == key }) { variable = read }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            // `Binding(get: { isOpen && item != nil }, set: { … })`
            if driver.expressions.count == 1, let given = driver.expressions.first, let shown = CallExpr(given.node.withoutEffects)?.closures.first?.onlyResult {
                return IdentityTreeBuilder.stays(shown, true, given.scope, assuming: [variable: value], self) ?? false
            }
            return value == .flag(true) && driver.expressions.allSatisfy { expression in
                if names.property(expression.node.withoutEffects, in: expression.scope.unit) == variable { return true }
                // By a binding that a modifier was given.
                guard CodeReference.plain(expression.node) != nil, reads.count == 1, let path = properties(along: reads[0]) else { return false }
                return path.count == reads[0].path.count && path.last.map { $0 == variable || flow.owners(of: $0).contains(variable) } ?? false
            }
        }
        return leaves(decision, with: value, of: variable, in: tree) || isHeld(value, by: variable, whileShown: decision.view, in: tree)
    }

    /// Whether a variable has a value in any case while a view is there: `isOn` of `if isOn`.
    private func isHeld(_ value: KnownValue, by variable: DeclarationID, whileShown view: IdentityNode, in tree: IdentityTree) -> Bool {
        // Something else may be another value of the same kind.
        let isExact = switch value {
        case .flag, .nothing, .empty: true
        case .enumCase(let found): program.element(found).child(.parameters) == nil
        default: false
        }
        guard isExact, case let all = KnownValue.all(of: variable, self), all.contains(value), variables(decidingOn: view, in: tree)?.contains(variable) ?? true else { return false }
        return all.allSatisfy { other in
            other == value || self.tree(like: tree, assuming: [variable: other]).map { $0.isNeverShown($0.nodes[view.index]) } ?? false
        }
    }

    /// Those of the writes after which a condition may come out otherwise, for what else holds while a view is there: in a row of `items` there are
    /// some, where `items.isEmpty` decides as well.
    func ending(_ writers: [Writer], at decision: Decision, ofRow row: IdentityNode, in tree: IdentityTree) -> [Writer] {
        writers.filter { writer in writer.variable.map { !isSettled(decision, ofRow: row, apartFrom: $0, in: tree) } ?? true }
    }

    private func isSettled(_ decision: Decision, ofRow row: IdentityNode, apartFrom variable: DeclarationID, in tree: IdentityTree) -> Bool {
        let (driver, step) = (decision.driver, decision.view.steps[decision.step])
        guard let holds = step.holds(driver), let condition = driver.expressions.first, driver.expressions.count == 1 else { return false }
        let rows = rowData(around: row, in: tree).filter { $0 != variable }
        guard !rows.isEmpty else { return false }
        return IdentityTreeBuilder.isSettled(condition.node, condition.scope, assuming: Dictionary(rows.map { ($0, .filled) }) { first, _ in first }, self) == holds
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
        // Another element at a place leaves the place, and so does one more.
        if isOfElement(writer.code.node) || writer.code.node.kind == .call && adds(writer), let (rows, unit) = rows(madeBy: driver), IndexID(in: FileScope(model: self, unit: unit)).isIndex(rows.idPath ?? ["self"], of: rows.data) { return true }
        // `files ?? []`
        guard let data = driver.expressions.first, case let node = data.node.withoutEffects, let collection = node.operatorText == "??" ? node.child(.left)?.withoutEffects : node,
            CodeReference.plain(collection) != nil, let variable = writer.variable, let shown = names.property(collection, in: data.scope.unit), shown == variable
        else { return false }
        let unit = writer.code.scope.unit
        if writer.code.node.kind == .call { return adds(writer) || moves(writer) }
        guard var part = writer.code.node.assignmentAround?.child(.left), let rows = data.node.enclosingCalls.first.flatMap({ rows(of: $0.node, in: data.scope.unit) }),
            let element = declaration(of: evaluator.elementType(of: evaluator.valueType(of: variable))), let id = identity(of: element)?.declaration, evaluator.isStored(id),
            rows.idPath ?? [name(of: id)] == [name(of: id)]
        else { return false }
        // `items[0] = Item(id: old.id, isRead: true)`
        if part.kind == .subscriptCall, part.child(.callee).flatMap({ names.property($0, in: unit) }) == variable, let made = writer.code.node.assignmentAround?.child(.right).flatMap(CallExpr.init) {
            return made.arguments.contains { argument in argument.label == name(of: id) && argument.value.flatMap { names.property($0, in: unit) } == id }
        }
        while let base = part.child(.base), base.kind != .subscriptCall { part = base }
        guard part.child(.base)?.child(.callee).flatMap({ names.property($0, in: unit) }) == variable, let written = names.property(part, in: unit) else { return false }
        return written != id
    }

    /// `$rows[index]`, `$list.rows[index]`
    private func isOfElement(_ code: Node) -> Bool {
        var node = code
        while let parent = node.parent, [.memberAccess, .subscriptCall].contains(parent.kind), node.role == .base || node.role == .callee {
            if parent.kind == .subscriptCall { return true }
            node = parent
        }
        return false
    }

    /// Whether a state begins as false and is named in code that reads it, and by what it opens, which closes itself.
    func isNeverOpened(_ read: ReadVariable) -> Bool {
        guard read.path.count == 1, let flag = read.declaration, names.wrapper(of: flag)?.kind == .state, program.element(flag).child(.initialValue)?.spells("false") ?? false,
            let owner = program.owner(of: flag), program[flag].flags.contains(.isFilePrivate) || flow.values(givenFor: flag).isEmpty, !flow.mayBeWrittenByKeyPath(flag)
        else { return false }
        func opens(_ node: Node, in unit: Int32) -> Bool { node.enclosingCalls.first.map { presents($0, in: unit) } ?? false }
        let handed = uses(of: flag, in: owner, isProjected: true).filter { [.projectedValue, .storage].contains(names.projection(of: flag, namedBy: $0.node, in: $0.unit)) }
        return !handed.isEmpty && handed.allSatisfy { opens($0.node, in: $0.unit) } && flow.writes(to: flag).allSatisfy { write in
            ![.assignment, .call].contains(write.place.kind) && !write.place.isCompoundAssignment && opens(write.place, in: write.unit)
        }
    }

    // MARK: Parts of a value

    /// Whether a write goes to other parts of a value than all that is read of it: `user.name = name` where `user.isAdmin` decides.
    private func misses(_ writer: Writer, _ reads: [ReadVariable]) -> Bool {
        guard let variable = writer.variable, !reads.isEmpty, let written = parts(of: variable, writtenBy: writer) else { return false }
        let paths = reads.compactMap { properties(along: $0) }
        let owners = Set(written.compactMap(program.owner))
        // All of such a value is read by any name, as of a binding.
        guard paths.count == reads.count, !paths.contains(where: { path in path.last.map { program[$0].kind == .variable && (flow.objectType(of: $0).map(owners.contains) ?? true) } ?? true }) else { return false }
        // What is read of something else has nothing to do with it.
        let parts = paths.filter { path in path.contains(variable) || path.contains { program.owner(of: $0).map(owners.contains) ?? false } }
        return !parts.isEmpty && parts.allSatisfy { path in
            // What is written through another name, as a binding, is a part of a value of the same type.
            let place = path.firstIndex(of: variable).map { $0 + 1 } ?? path.indices.dropFirst().first { program.owner(of: path[$0]).map(owners.contains) ?? false }
            guard let place, place < path.count, case let part = path[place] else { return false }
            if evaluator.isStored(part) { return !written.contains(part) }
            // What is computed of other parts.
            guard program[part].kind == .variable, let type = program.owner(of: part), !isInInterface(type) else { return false }
            return written.allSatisfy { !flow.computedMembers(of: [type], from: [name(of: $0)]).contains(name(of: part)) }
        }
    }

    /// The stored parts that are written; nil where it may be all of it.
    private func parts(of variable: DeclarationID, writtenBy writer: Writer) -> Set<DeclarationID>? {
        let unit = writer.code.scope.unit
        if writer.code.node.kind == .call { return changedMembers(by: writer).map { Set($0.map(\.member)) } }
        // `$draft.name`
        if writer.code.node.assignmentAround == nil, writer.code.node.isProjection, let part = writer.code.node.parent, part.kind == .memberAccess, writer.code.node.role == .base {
            return names.property(part, in: unit).flatMap { isUnobserved($0) ? [$0] : nil }
        }
        var part = writer.code.node.assignmentAround?.child(.left)
        while let inner = part, let base = inner.child(.base) {
            if names.property(base, in: unit) == variable { return names.property(inner, in: unit).flatMap { isUnobserved($0) ? [$0] : nil } }
            part = base
        }
        return nil
    }

    /// Whether a write to a member writes no other one: it is stored, and nobody observes it.
    private func isUnobserved(_ member: DeclarationID) -> Bool { evaluator.isStored(member) && program.element(member).child(.accessors) == nil }

    /// The members of a struct that a method of it gives a constant, and nothing else.
    private func constants(setBy writer: Writer) -> [(DeclarationID, KnownValue)] {
        let members = changedMembers(by: writer) ?? []
        return members.compactMap { found in
            found.value.flatMap { value in members.filter { $0.member == found.member }.count == 1 ? (found.member, value) : nil }
        }
    }

    /// The members of a struct that a method of it gives other values, and which, where that is all that it may do to it.
    private func changedMembers(by writer: Writer) -> [(member: DeclarationID, value: KnownValue?)]? {
        let unit = writer.code.scope.unit
        guard writer.code.node.kind == .call, let method = site(ofCall: writer.code.node, in: unit)?.declaration, !isInInterface(method), program[method].kind == .function,
            let owner = program.owner(of: method), program[owner].kind == .struct, let body = program.node(method).child(.body)
        else { return nil }
        var found: [(member: DeclarationID, value: KnownValue?)] = []
        for node in body.descendants {
            // Whatever else it does to a member or to all of it.
            if [.closure, .func, .inout, .subscriptCall].contains(node.kind) || node.spells("self") && node.role != .base { return nil }
            if node.kind == .call {
                guard let base = node.child(.callee)?.child(.base), case let root = base.chainRoot.spells("self") ? base : base.chainRoot, let object = names.property(root, in: program[method].unit),
                    program.owner(of: object) == owner, holdsObject(object)
                else { return nil }
            }
            guard node.kind == .assignment || node.isCompoundAssignment, let left = node.child(.left) else { continue }
            guard let member = names.property(left, in: program[method].unit), program.owner(of: member) == owner, isUnobserved(member) else { return nil }
            let isCertain = node.kind == .assignment && node.parent?.id == body.id
            found.append((member, isCertain ? node.child(.right).flatMap { constant($0.withoutEffects, in: program[method].unit) } : nil))
        }
        return found.isEmpty ? nil : found
    }

    /// Whether all that it does to a collection is to add to it.
    private func adds(_ writer: Writer) -> Bool { does("adds", writer) }

    /// Whether all that it does to a collection is to change the order of its elements.
    private func moves(_ writer: Writer) -> Bool { does("moves", writer) }

    private func does(_ change: String, _ writer: Writer) -> Bool {
        writer.code.node.kind == .call && names.behaviour(of: writer.code.node, in: writer.code.scope.unit).has(.mutates, change)
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
