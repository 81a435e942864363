/// What has to hold for the code on a way to come to the write.
struct WayConditions {
    /// Whether it does not, whatever variables hold.
    let isNeverMet: Bool
    /// Variables that are asked: all that they may hold, and for which of that the write is passed by.
    let values: [(variable: DeclarationID, all: [KnownValue], passed: [KnownValue])]
    /// What variables hold where the write comes: `step` of `if step == 3 { step += 1 }`.
    let held: [(variable: DeclarationID, value: KnownValue)]
}

/// Which writes are passed by while a view is there: what the code on the way to them asks has another answer then.
extension IdentityModel {
    /// Whether all of that is passed by while a view is there.
    func arePassed(_ writers: [Writer], by view: IdentityNode, in tree: IdentityTree) -> Bool {
        writers.allSatisfy { writer in writer.ways.allSatisfy { isPassed($0, of: writer, by: view, in: tree) } }
    }

    /// Whether the code on a way passes a write by while the view is there: `guard !isOn else { return }` where `if isOn` shows the view.
    func isPassed(_ way: Writer.Way, of writer: Writer, by view: IdentityNode, in tree: IdentityTree) -> Bool {
        let conditions = conditions(on: way, to: writer.variable)
        if conditions.isNeverMet { return true }
        guard !conditions.values.isEmpty || !conditions.held.isEmpty else { return false }
        let deciding = variables(decidingOn: view, in: tree)
        let isHeldElsewhere = conditions.held.contains { variable, value in
            // What is kept under a key is the same for whoever has the key.
            let key = settingKey(of: variable)?.text
            let kept = key == nil ? [] : (deciding ?? []).filter { $0 != variable && settingKey(of: $0)?.text == key }
            let given = [variable] + kept + inputs(of: tree, holding: variable)
            if let deciding, !given.contains(where: deciding.contains) { return false }
            return self.tree(like: tree, assuming: Dictionary(given.map { ($0, value) }) { first, _ in first }).map { $0.isNeverShown($0.nodes[view.index]) } ?? false
        }
        if isHeldElsewhere { return true }
        let rows = rowData(around: view, in: tree)
        return conditions.values.contains { variable, all, passed in
            let given = inputs(of: tree, holding: variable)
            if let deciding, !([variable] + given).contains(where: deciding.contains) { return false }
            let shown = all.filter { value in
                // Of rows that are there the data holds some.
                if value.isEmpty == true, rows.contains(variable) { return false }
                guard let there = self.tree(like: tree, assuming: Dictionary(uniqueKeysWithValues: ([variable] + given).map { ($0, value) })) else { return true }
                return !there.isNeverShown(there.nodes[view.index])
            }
            return !shown.isEmpty && shown.count < all.count && shown.allSatisfy(passed.contains)
        }
    }

    /// The stored properties that what decides whether a view is shown reads: a tree is made for values of no other one. Nil where it computes
    /// something elsewhere.
    func variables(decidingOn view: IdentityNode, in tree: IdentityTree) -> Set<DeclarationID>? {
        var found: Set<DeclarationID> = []
        for read in tree.steps(to: view).flatMap(\.drivers).flatMap(reads) {
            guard !read.isCall, let path = properties(along: read), path.count == read.path.count, path.allSatisfy({ isInInterface($0) || evaluator.isStored($0) }) else { return nil }
            found.formUnion(path)
        }
        return found
    }

    /// The variables that hold what the rows are made of in which a view stands.
    func rowData(around view: IdentityNode, in tree: IdentityTree) -> [DeclarationID] {
        tree.steps(to: view).compactMap(\.driver).filter { $0.kind == .data }.flatMap(\.expressions).compactMap { names.property(collection(keptBy: $0.node, in: $0.scope.unit), in: $0.scope.unit) }
    }

    /// `items` of `items.prefix(3)`, `items.filter { $0.isOn }`: where that holds something, so does it.
    private func collection(keptBy data: Node, in unit: Int32) -> Node {
        var node = data.withoutEffects
        while node.kind == .call, names.behaviour(of: node, in: unit).keepsElements, let base = node.child(.callee)?.child(.base) { node = base.withoutEffects }
        return node
    }

    /// The properties of the view whose body a tree is that all who make it give a variable, or a binding to it: `Detail(category: selection)`.
    private func inputs(of tree: IdentityTree, holding variable: DeclarationID) -> [DeclarationID] {
        guard let view = owner(ofMember: tree.member), view != program.owner(of: variable), isDrawn(view), flow.constructions(of: view).isComplete else { return [] }
        return (program.ownMembers[view] ?? []).filter { property in
            guard program.isInstanceVariable(property), evaluator.isStored(property), names.storage(of: property).map({ $0 == .binding }) ?? (names.wrapper(of: property) == nil) else { return false }
            let given = flow.values(givenFor: property)
            return !given.isEmpty && given.allSatisfy { names.property($0.value.withoutEffects, in: $0.unit) == variable }
        }
    }

    /// What is asked on a way before the write, whatever view that is about. Of what is asked before something is waited for, that counts which is asked
    /// about the variable that is written: nobody else is seen to write it meanwhile.
    private func conditions(on way: Writer.Way, to written: DeclarationID?) -> WayConditions {
        let key = way.codes.map(\.span)
        if let known = wayConditions[key] { return known }
        let all = called(way).flatMap { code in conditions(before: code.node, in: code.scope.unit).map { (node: $0.node, holds: $0.holds, isWaited: $0.isWaited, scope: code.scope) } }
        let asked = all.filter { condition in
            guard condition.isWaited else { return true }
            return written.map { written in reads(of: subject(of: condition.node, condition.scope)).contains { properties(along: $0)?.last == written } } ?? false
        }
        // What its callers give may rule it out by itself: `open(page: nil)` where `if let page` stands around it.
        let isNeverMet = all.contains { condition in
            IdentityTreeBuilder.isSettled(condition.node, condition.scope, assuming: literals(readBy: subject(of: condition.node, condition.scope)), self) == !condition.holds
        }
        var deciding: [(variable: DeclarationID, conditions: [Int])] = []
        for (number, condition) in asked.enumerated() where !isNeverMet {
            for variable in Set(reads(of: subject(of: condition.node, condition.scope)).flatMap { properties(along: $0) ?? [] }) {
                if let known = deciding.firstIndex(where: { $0.variable == variable }) { deciding[known].conditions.append(number) } else { deciding.append((variable, [number])) }
            }
        }
        let values = deciding.compactMap { variable, conditions -> (DeclarationID, [KnownValue], [KnownValue])? in
            let all = KnownValue.all(of: variable, self)
            let passed = all.filter { value in
                conditions.contains { IdentityTreeBuilder.isSettled(asked[$0].node, asked[$0].scope, assuming: [variable: value], self) == !asked[$0].holds }
            }
            return passed.isEmpty ? nil : (variable, all, passed)
        }
        let held = isNeverMet ? [] : asked.filter(\.holds).flatMap { condition in heldValues(by: condition.node, in: condition.scope) }
        let found = WayConditions(isNeverMet: isNeverMet, values: values, held: held)
        wayConditions[key] = found
        return found
    }

    /// What a condition asks about; of a case of a `switch` the subject.
    private func subject(of condition: Node, _ scope: IdentityScope) -> ScopedNode {
        ScopedNode(node: condition.kind == .switchCase ? condition.switchAround?.child(.subject) ?? condition : condition, scope: scope)
    }

    /// What constants are that are read and say it where they are declared: `static let isEnabled = false`.
    private func literals(readBy value: ScopedNode) -> [DeclarationID: KnownValue] {
        let constants = value.node.descendants.compactMap { names.property($0, in: value.scope.unit) }.filter { !isInInterface($0) && program[$0].flags.contains(.isLet) }
        return Dictionary(constants.compactMap { property in
            program.element(property).child(.initialValue).flatMap { constant($0.withoutEffects, in: program[property].unit) }.map { (property, $0) }
        }) { first, _ in first }
    }

    /// What variables are equal to where a condition holds: `step == 3`, `a && step == 3`.
    private func heldValues(by condition: Node, in scope: IdentityScope) -> [(variable: DeclarationID, value: KnownValue)] {
        let node = condition.withoutEffects
        if node.kind == .conditionList { return node.children(.element).flatMap { heldValues(by: $0, in: scope) } }
        guard node.kind == .binary, let left = node.child(.left), let right = node.child(.right) else { return [] }
        switch node.operatorText {
        case "&&": return heldValues(by: left, in: scope) + heldValues(by: right, in: scope)
        case "==":
            return [(left, right), (right, left)].compactMap { name, value in
                guard let variable = names.property(name.withoutEffects, in: scope.unit) ?? property(watchedAs: name.withoutEffects, in: scope.unit), let value = constant(value.withoutEffects, in: scope.unit) else { return nil }
                return (variable, value)
            }
        default: return []
        }
    }

    /// The property whose new value a closure is given: `new` of `.onChange(of: tab) { _, new in … }`.
    private func property(watchedAs name: Node, in unit: Int32) -> DeclarationID? {
        guard case .closureParameter(let closure, let index)? = LexicalBinding.named(by: name)?.origin, index == closure.closureParameters.count - 1, let call = closure.enclosingCalls.first,
            case let behaviour = names.behaviour(of: call.node, in: unit), behaviour.runs(.change)
        else { return nil }
        return PresentedValue(call, behaviour)?.source.flatMap { names.property($0, in: unit) }
    }

    /// The code on a way, each part of it in the scope of the call that leads to it.
    func called(_ way: Writer.Way) -> [ScopedNode] {
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

    /// Whether code is passed by where variables hold what they are given: `if let onClose { onClose() } else { dismiss() }`.
    func isPassed(_ code: Node, in member: DeclarationID, holding given: [DeclarationID: KnownValue]) -> Bool {
        let scope = IdentityScope(member, in: program)
        return conditions(before: code, in: scope.unit).contains { IdentityTreeBuilder.isSettled($0.node, scope, assuming: given, self) == !$0.holds }
    }

    /// What has to hold, or not to, for code to run, and whether something is waited for after that was asked: in the function, or in a task.
    private func conditions(before code: Node, in unit: Int32) -> [(node: Node, holds: Bool, isWaited: Bool)] {
        var found: [(node: Node, holds: Bool, isWaited: Bool)] = []
        var inner = code
        var isWaited = false
        while let function = function(around: inner, in: unit) {
            isWaited = isWaited || waits(function, before: code, in: unit)
            while let outer = inner.parent, inner.id != function.id {
                if outer.kind == .if, let condition = outer.child(.condition), inner.role != .condition { found.append((condition, inner.role == .thenBody, isWaited)) }
                // Another case may fall through into it.
                if outer.kind == .switchCase, let around = outer.switchAround, !around.descendants.contains(where: { $0.kind == .fallthrough }) {
                    found.append((outer, true, isWaited))
                }
                found += outer.children(.statement).prefix { $0.id != inner.id }.filter { $0.kind == .guard }.compactMap { $0.child(.condition) }.map { ($0, true, isWaited) }
                inner = outer
            }
            guard function.kind == .closure, let taker = function.enclosingCalls.first, names.behaviour(of: taker.node, in: unit).runs(.soon) else { break }
            isWaited = true
        }
        return found
    }
}
