/// Which code runs in the very moment in which somebody uses what is on the screen, or in which that appears.
extension IdentityModel {
    /// Whether code runs in the very moment in which somebody uses a view or gesture, or in which a view appears, and not after something else.
    func runsAtOnce(_ code: Node, when time: RunningTime, in unit: Int32) -> Bool {
        var asked: Set<DeclarationID> = []
        return runsAtOnce(code, when: time, in: unit, &asked)
    }

    private func runsAtOnce(_ code: Node, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        for closure in code.ancestors.lazy.filter({ $0.kind == .closure }) {
            guard let call = closure.enclosingCalls.first, !waits(closure, before: code, in: unit) else { return false }
            if isTakenAtOnce(closure, by: call, when: time, in: unit, &asked) { return true }
            guard isRunByAnimation(closure, in: unit) else { return false }
        }
        return false
    }

    /// Whether a call runs a function that it is given when somebody uses what it makes, a button, or when that appears; or makes a view of the
    /// project that hands it to such a call.
    private func isTakenAtOnce(_ function: Node, by call: CallExpr, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        let behaviour = names.behaviour(of: call.node, in: unit)
        if behaviour.runs(time) && !behaviour.runs(.change) { return true }
        // A use by another name, as in `if let action`, is none that is seen here.
        guard let taker = taker(of: function, by: call, in: unit), !taker.uses.isEmpty else { return false }
        guard taker.names.allSatisfy({ asked.insert($0).inserted }) else { return false }
        for use in taker.uses where !(use.node.parent?.asksWhichObject ?? false) {
            // `if let action = action { Button("a", action: action) }`
            let uses = use.node.role == .initialValue ? use.node.parent.map(self.uses(ofUnwrapped:)) ?? [] : [use.node]
            guard !uses.isEmpty, uses.allSatisfy({ isUsedAtOnce($0, when: time, in: use.unit, &asked) }) else { return false }
        }
        return true
    }

    private func isUsedAtOnce(_ use: Node, when time: RunningTime, in unit: Int32, _ asked: inout Set<DeclarationID>) -> Bool {
        // `action()`, `action?()`
        let called = use.parent?.kind == .optionalChain ? use.parent ?? use : use
        if called.role == .callee { return runsAtOnce(use, when: time, in: unit, &asked) }
        guard use.role == .value, let taker = use.enclosingCalls.first else { return false }
        return isTakenAtOnce(use, by: taker, when: time, in: unit, &asked)
    }

    /// The uses of the name that a condition gives to what it has unwrapped.
    private func uses(ofUnwrapped condition: Node) -> [Node] {
        guard condition.kind == .bindingCondition, let name = condition.child(.pattern)?.nameText, let choice = condition.ancestors.first(where: { $0.kind == .if }) else { return [] }
        return choice.descendants.filter { node in
            guard node.kind == .identifier, node.role != .label, node.text == name, let declaration = LexicalBinding.named(by: node)?.declaration else { return false }
            return condition.subtree.contains(declaration.subtree.lowerBound)
        }
    }

    /// What a view of the project, or a function that gives one, does with a function that it is given: the properties that hold it, or the
    /// function that takes it, and where those are used.
    private func taker(of function: Node, by call: CallExpr, in unit: Int32) -> (names: [DeclarationID], uses: [(node: Node, unit: Int32)])? {
        guard let member = member(around: call.node, in: unit), let site = site(ofCall: call.node, in: unit), !isInInterface(site.declaration),
            let parameter = ViewArguments(call, site, IdentityScope(member, in: program), self).items.first(where: { $0.value.node.id == function.id })?.parameter
        else { return nil }
        if program[site.declaration].kind == .function {
            guard givesView(site.declaration) else { return nil }
            let uses = uses(ofParameter: parameter, of: site.declaration)
            return ([site.declaration], uses.map { ($0, program[site.declaration].unit) })
        }
        guard let view = declaration(of: underlying(site.result)), !isInInterface(view), isDrawn(view), case let properties = flow.properties(filledBy: parameter, of: view), !properties.isEmpty else { return nil }
        return (properties, properties.flatMap { uses(of: $0, in: view).filter { !flow.isInitializing($0.node.parent ?? $0.node) } })
    }
}
