/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    /// The step of a view at which something decides.
    typealias Decision = (view: IdentityNode, step: Int, driver: IdentityDriver)

    /// Those of the writes that can end a view there, each by the ways to it that can be gone while the view is there.
    func ending(_ writers: [Writer], at decision: Decision, reading reads: [ReadVariable], in tree: IdentityTree) -> [Writer] {
        writers.compactMap { writer in
            guard !isFirst(writer), !leaves(writer, decision, in: tree) else { return nil }
            var found = writer
            found.ways.removeAll { isDead($0) || isOfAnotherObject($0, than: reads) || isAway($0, from: decision, in: tree) || isPassed($0, by: decision.view, in: tree) }
            return found.ways.isEmpty ? nil : found
        }
    }

    /// Whether nothing leads to a function at the outer end: no code of the project calls or names it, and no system does.
    private func isDead(_ way: Writer.Way) -> Bool {
        guard case .member(_, let function)? = way.occasions.last, program[function].kind == .function, program[function].parent != .none else { return false }
        return flow.isUnused(function)
    }

    /// Whether what is gone to writes an object of its own, and none that decides: two views with a model each.
    private func isOfAnotherObject(_ way: Writer.Way, than reads: [ReadVariable]) -> Bool {
        guard let code = way.codes.last, let base = (code.node.child(.callee) ?? code.node.child(.left))?.child(.base), let holder = names.property(base, in: code.scope.unit), makesItsObject(holder)
        else { return false }
        return reads.allSatisfy { read in read.path.count > 1 && read.declaration.map { $0 != holder && makesItsObject($0) } ?? false }
    }

    /// `@StateObject private var model = Model()`
    private func makesItsObject(_ property: DeclarationID) -> Bool {
        guard names.storage(of: property)?.keepsFirstValue ?? false, holdsObject(property), let start = program.element(property).child(.initialValue) else { return false }
        return names.makesValue(start.withoutEffects, in: program[property].unit)
    }

    /// Whether it is what a value of its own is at first.
    private func isFirst(_ writer: Writer) -> Bool {
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
    private func isOfSelf(_ call: Node) -> Bool { call.child(.callee)?.child(.base)?.spells("self") ?? (call.child(.callee)?.kind == .identifier) }

    /// Whether a value that is written leaves a view where it stands: `isOn = true` in `if isOn`.
    private func leaves(_ writer: Writer, _ decision: Decision, in tree: IdentityTree) -> Bool {
        let driver = decision.driver
        if driver.kind == .data, keepsRows(writer, of: driver) { return true }
        // What is pushed onto a path pops nothing.
        if driver.kind == .navigation, adds(writer) { return true }
        guard let variable = writer.variable, let value = writer.value else { return false }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            return value == .flag(true) && driver.expressions.allSatisfy { names.property($0.node.withoutEffects, in: $0.scope.unit) == variable }
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

    /// Whether the code on a way passes a write by while the view is there: `guard !isOn else { return }` where `if isOn` shows the view.
    private func isPassed(_ way: Writer.Way, by view: IdentityNode, in tree: IdentityTree) -> Bool {
        let asked = called(way).flatMap { code in conditions(before: code.node).map { (node: $0.node, holds: $0.holds, scope: code.scope) } }
        // What its callers give may rule it out by itself: `open(page: nil)` where `if let page` stands around it.
        if asked.contains(where: { IdentityTreeBuilder.isSettled($0.node, $0.scope, assuming: [:], self) == !$0.holds }) { return true }
        var variables: [DeclarationID] = []
        for read in asked.flatMap({ reads(of: ScopedNode(node: $0.node, scope: $0.scope)) }) {
            for variable in properties(along: read) ?? [] where !variables.contains(variable) { variables.append(variable) }
        }
        return variables.contains { variable in
            let values = KnownValue.all(of: variable, self)
            let shown = values.filter { value in
                guard let there = self.tree(like: tree, assuming: [variable: value]) else { return true }
                return !there.isNeverShown(there.nodes[view.index])
            }
            return !shown.isEmpty && shown.count < values.count && shown.allSatisfy { value in
                asked.contains { IdentityTreeBuilder.isSettled($0.node, $0.scope, assuming: [variable: value], self) == !$0.holds }
            }
        }
    }

    /// The code on a way, each part of it in the scope of the call that leads to it.
    private func called(_ way: Writer.Way) -> [ScopedNode] {
        var found: [ScopedNode] = []
        for code in way.codes.reversed() {
            guard let outer = found.last, let call = CallExpr(outer.node), let site = site(ofCall: call.node, in: outer.scope.unit), site.declaration == code.scope.member else {
                found.append(code)
                continue
            }
            let arguments = ViewArguments(call, site, outer.scope, self).byName
            found.append(ScopedNode(node: code.node, scope: IdentityScope(code.scope.member, in: program, calledFrom: outer.scope, arguments: arguments)))
        }
        return found
    }

    /// What has to hold, or not to, for code to run, as far as that is asked in one go with it: nothing is waited for in between.
    private func conditions(before code: Node) -> [(node: Node, holds: Bool)] {
        var found: [(node: Node, holds: Bool)] = []
        var inner = code
        while let outer = inner.parent {
            if outer.kind == .if, let condition = outer.child(.condition), inner.role != .condition { found.append((condition, inner.role == .thenBody)) }
            found += outer.children(.statement).prefix { $0.id != inner.id }.filter { $0.kind == .guard }.compactMap { $0.child(.condition) }.map { ($0, true) }
            inner = outer
            if [.closure, .func, .`init`, .accessor].contains(outer.kind) { break }
        }
        return Self.waits(inner, before: code) ? [] : found
    }

    /// Whether a function waits for something before it comes to code in it; what functions in it wait for is theirs.
    private static func waits(_ function: Node, before code: Node) -> Bool {
        function.descendants.contains { node in
            node.kind == .await && node.range.startOffset < code.range.startOffset
                && node.ancestors.first { [.closure, .func, .`init`, .accessor].contains($0.kind) }?.id == function.id
        }
    }

    /// Whether what people use to have it written is not there while the view is: a button in another branch, or under the sheet that shows it.
    private func isAway(_ way: Writer.Way, from decision: Decision, in tree: IdentityTree) -> Bool {
        guard way.isAtOnce, let code = way.codes.last else { return false }
        let line = tree.line(to: decision.view)
        var steps = line.dropLast().flatMap(\.steps) + decision.view.steps.prefix(decision.step + 1)
        let isOpen = line.flatMap(\.modifiers).contains { $0.behaviour.has(.uncovers) }
        if isOpen { for index in steps.indices { steps[index].isOpen = true } }
        var known: Set<DeclarationID> = []
        return isAway(code.span, of: code.scope.member, from: steps, in: tree, &known)
    }

    private func isAway(_ place: SourceSpan, of member: DeclarationID, from way: [IdentityStep], in tree: IdentityTree, _ known: inout Set<DeclarationID>) -> Bool {
        let holders = tree.nodes.filter { node in node.span.contains(place) || node.modifiers.contains { $0.value.span.contains(place) } }
        let inner = holders.filter { holder in !holders.contains { $0.parent == holder.index } }
        if !inner.isEmpty { return inner.allSatisfy { holder in Self.part(way, tree.steps(to: holder)) } }
        // It stands in another view: who makes that is asked.
        guard let view = owner(ofMember: member), view != owner(ofMember: tree.member), isDrawn(view), known.insert(view).inserted, flow.constructions(of: view).isComplete else { return false }
        let makers = makingCalls(of: view)
        return !makers.isEmpty && makers.allSatisfy { call in
            isAway(SourceSpan(unit: program[call.member].unit, range: call.node.range), of: call.member, from: way, in: tree, &known)
        }
    }

    /// Whether a view and another one are never there to be used both: in two branches, or one of them under what the other is shown in.
    private static func part(_ way: [IdentityStep], _ other: [IdentityStep]) -> Bool {
        for (own, other) in zip(way, other) {
            switch (own.kind, other.kind) {
            case (.branch, .branch) where own.mark != other.mark: return true
            // One `AnyView` or the other, by what chooses between them.
            case (.erasure, .erasure) where own.place != other.place && own.driver?.place == other.driver?.place: return own.driver != nil
            default: if own.mark != other.mark { return own.covers }
            }
        }
        return way.dropFirst(other.count).contains(where: \.covers)
    }

    /// Whether code runs in the very moment in which somebody uses a view or gesture, and not after something else.
    func runsAtOnce(_ code: Node, in unit: Int32) -> Bool {
        var asked: Set<DeclarationID> = []
        return runsAtOnce(code, in: unit, &asked)
    }

    private func runsAtOnce(_ code: Node, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !Self.waits(closure, before: code) else { return false }
            if isTakenAtOnce(closure, by: call, in: unit, &asked) { return true }
            guard isAnimated(closure, in: unit) else { return false }
        }
        return false
    }

    /// Whether a call runs a function that it is given when somebody uses what it makes: a button, or a view of the project that hands it to one.
    private func isTakenAtOnce(_ function: Node, by call: CallExpr, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        if names.behaviour(of: call.node, in: unit).runs(.event) { return true }
        guard let member = member(around: call.node, in: unit), let site = site(ofCall: call.node, in: unit), let view = declaration(of: underlying(site.result)), !isInInterface(view),
            isDrawn(view), let parameter = ViewArguments(call, site, IdentityScope(member, in: program), self).items.first(where: { $0.value.node.id == function.id })?.parameter
        else { return false }
        let properties = flow.properties(filledBy: parameter, of: view)
        return !properties.isEmpty && properties.allSatisfy { property in
            asked.insert(property).inserted && uses(of: property, in: view).filter { !flow.isInitializing($0.node.parent ?? $0.node) }.allSatisfy { use in
                if use.node.role == .callee { return runsAtOnce(use.node, in: use.unit, &asked) }
                guard use.node.role == .value, let taker = use.node.enclosingCalls.first else { return false }
                return isTakenAtOnce(use.node, by: taker, in: use.unit, &asked)
            }
        }
    }

    /// Whether code of a function runs while that is called, and nothing is waited for.
    func runsInOneGo(_ code: Node, in unit: Int32) -> Bool {
        guard let function = code.ancestors.first(where: { $0.kind == .func || $0.kind == .closure && !isAnimated($0, in: unit) }), function.kind == .func else { return false }
        return !Self.waits(function, before: code)
    }

    /// `withAnimation` runs what it is given, and a second closure when the animation has ended.
    private func isAnimated(_ closure: Node, in unit: Int32) -> Bool {
        closure.enclosingCalls.first.map { call in names.behaviour(of: call.node, in: unit).has(.animates) && call.closures.first?.id == closure.id } ?? false
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

    /// Whether what stands behind it is over all else, which cannot be used meanwhile.
    fileprivate var covers: Bool {
        guard case .content = kind, !isOpen, let driver, driver.kind == .presentation || driver.kind == .item else { return false }
        return behaviour.has(.covers)
    }
}
