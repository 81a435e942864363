/// Which of the writes to what decides about a view can end it.
extension IdentityModel {
    func mayEnd(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        !isFirst(writer) && !leaves(writer, driver, place, in: tree) && !isAway(writer, from: place, in: tree) && !isPassed(writer, driver, place, in: tree)
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
    private func leaves(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        guard let variable = writer.variable, let value = writer.value else { return false }
        // `isShown = true` opens the sheet of `$isShown`.
        if driver.kind == .presentation {
            return value == .flag(true) && driver.expressions.allSatisfy { names.property($0.node.withoutEffects, in: $0.scope.unit) == variable }
        }
        return stands(place, driver, with: value, of: variable, in: tree) ?? false
    }

    /// Whether a view stands where it does with a value of a variable; nil where that alone does not say it.
    private func stands(_ place: (view: IdentityNode, step: Int), _ driver: IdentityDriver, with value: KnownValue, of variable: DeclarationID, in tree: IdentityTree) -> Bool? {
        guard let after = self.tree(like: tree, assuming: [variable: value])?.nodes[place.view.index].steps[place.step] else { return nil }
        if after.isNeverTaken { return false }
        return after.drivers.contains { $0.place == driver.place && $0.isSettled } ? true : nil
    }

    /// Whether the code around a write passes it by while the view is there: `guard !isOn else { return }` where `if isOn` shows the view.
    private func isPassed(_ writer: Writer, _ driver: IdentityDriver, _ place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        let asked = conditions(before: writer.code.node)
        guard driver.kind == .condition, !asked.isEmpty, let variable = writer.variable else { return false }
        let values = KnownValue.all(of: variable, self)
        let shown = values.filter { stands(place, driver, with: $0, of: variable, in: tree) != false }
        return !shown.isEmpty && shown.count < values.count && shown.allSatisfy { value in
            asked.contains { IdentityTreeBuilder.isSettled($0.node, writer.code.scope, assuming: [variable: value], self) == !$0.holds }
        }
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
        return inner.descendants.contains { $0.kind == .await } ? [] : found
    }

    /// Whether what people use to have it written is not there while the view is: a button that stands in other branches alone.
    private func isAway(_ writer: Writer, from place: (view: IdentityNode, step: Int), in tree: IdentityTree) -> Bool {
        guard writer.isAtOnce else { return false }
        let way = tree.line(to: place.view).dropLast().flatMap(\.steps) + place.view.steps.prefix(place.step + 1)
        let holders = tree.nodes.filter { node in node.span.contains(writer.place) || node.modifiers.contains { $0.value.span.contains(writer.place) } }
        let inner = holders.filter { holder in !holders.contains { $0.parent == holder.index } }
        return !inner.isEmpty && inner.allSatisfy { holder in
            guard let parting = zip(way, tree.steps(to: holder)).first(where: { $0.mark != $1.mark }) else { return false }
            if case (.branch, .branch) = (parting.0.kind, parting.1.kind) { return true } else { return false }
        }
    }

    /// Whether code runs in the very moment in which somebody uses a view or gesture, and not after something else.
    func runsAtOnce(_ code: Node, in unit: Int32) -> Bool {
        var asked: Set<DeclarationID> = []
        return runsAtOnce(code, in: unit, &asked)
    }

    private func runsAtOnce(_ code: Node, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !closure.descendants.contains(where: { $0.kind == .await }) else { return false }
            if isTakenAtOnce(closure, by: call, in: unit, &asked) { return true }
            // `withAnimation` runs what it is given, and a second closure when the animation has ended.
            guard names.behaviour(of: call.node, in: unit).has(.animates), call.closures.first?.id == closure.id else { return false }
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
}
