/// The branches of a view builder, with all that is known of what decides between them. What nobody asks for is not looked for.
@dynamicMemberLookup
struct Branches {
    let found: ViewBranches
    private let model: IdentityModel

    /// - Returns: Nil where a statement is none of a view builder.
    init?(_ node: Node, _ scope: FileScope) {
        guard let found = scope.model.branches(of: node, in: scope.unit) else { return nil }
        self.found = found
        model = scope.model
    }

    /// What the statement says by itself: its arms, their labels and views.
    subscript<Value>(dynamicMember member: KeyPath<ViewBranches, Value>) -> Value { found[keyPath: member] }

    /// What decides between all of them.
    var condition: Condition { model.condition(of: found) }

    /// What decides which of some branches is shown, where one of them is.
    func condition(between arms: [Int]) -> Condition {
        // A helper is for other callers, too.
        let taken = model.helperPath(of: found.member) == nil ? model.arms(takenOf: arms, of: found) : arms
        return taken.count > 1 || arms.count < 2 ? model.condition(of: found, between: taken) : Condition(constancy: .callSite)
    }

    /// Whether an expression in one of the branches changes elsewhere, and cannot as long as that branch is shown: `isOpen` in `if isOpen`.
    func holds(_ expression: Node) -> Bool {
        guard ExpressionReader(model.flow, in: found.member).read(expression).constancy.isChanging else { return false }
        let held = HeldPlaces(around: expression, within: found.node, HeldPlaceFinder(names: model.names, unit: found.unit))
        return ExpressionReader(model.flow, in: found.member, held: held).read(expression).constancy.isConstant
    }

    /// Whether a view in one of the branches is another one inside for the same reason.
    func replace(_ view: Node) -> Bool { model.isReplaced(view, in: found) }

    /// Whether anything is seen to lead back to a branch, or may.
    func comesBack(to arm: Int) -> Bool { LoadingCycle.comesBack(to: arm, of: found, model) }

    /// The stored property that a condition is, negated or not; nil for anything else.
    func flag(_ name: Node) -> BranchFlag? { BranchFlag(name, in: found, model) }

    /// Whether a name stands for values of one type in some branches.
    ///
    /// - Parameter isWrapped: whether the name stands for an optional in a branch, of which the others have the value.
    func hasOneType(_ name: String, in arms: [Int], isWrapped: (Int) -> Bool) -> Bool {
        let types = arms.map { arm -> TypeID? in
            guard let type = model.type(ofLocal: name, in: found.arms[arm].frame) else { return nil }
            return isWrapped(arm) ? model.evaluator.unwrapped(type) : type
        }
        return types.allSatisfy { $0 != nil && $0 == types[0] && !model.evaluator.isUnknown($0!) }
    }
}

/// A stored property that decides between branches.
struct BranchFlag {
    let declared: Declared
    private let node: Node
    private let unit: Int32
    private let model: IdentityModel

    /// - Parameter name: `isLoading`, `self.isLoading`, `model.isLoading`.
    fileprivate init?(_ name: Node, in branches: ViewBranches, _ model: IdentityModel) {
        guard let property = Self.property(name, branches, model) else { return nil }
        declared = model.declared(property)
        node = branches.node
        unit = branches.unit
        self.model = model
    }

    private static func property(_ name: Node, _ branches: ViewBranches, _ model: IdentityModel) -> DeclarationID? {
        if name.isBareName {
            return model.names.declaration(namedBy: name, in: branches.unit).flatMap { model.evaluator.isStored($0) ? $0 : nil }
        }
        guard let base = name.child(.base), let type = model.typeOfView(base, in: branches.unit), let owner = model.declaration(of: type)
        else { return nil }
        return model.storedProperty(named: name.memberName, of: owner)
    }

    /// What the code of its type does to it.
    var assignments: Assignments { Assignments(to: declared.id, model) }

    /// Where its value lives.
    var storage: WrapperKind? { model.names.storage(of: declared.id) }

    /// Whether a person can have it say again that something is loading.
    var isSetByPerson: Bool {
        guard let type = EnclosingMember(of: node)?.type else { return false }
        var effects = ActionEffects(on: declared.id, model.flow)
        return effects.setByPerson(in: type.node, unit)
    }
}

extension IdentityModel {
    /// The branches of these that may be taken, by what all who call the function or make the view write: `if isWide && isOpen` is not where each of
    /// them says `isWide: false`.
    fileprivate func arms(takenOf arms: [Int], of branches: ViewBranches) -> [Int] {
        var isOver = false
        return branches.isSwitch ? arms : branches.arms.indices.filter { arm in
            let settled = branches.arms[arm].condition.flatMap { self.settled($0, in: branches.member) }
            defer { isOver = isOver || settled == true }
            return arms.contains(arm) && !isOver && settled != false
        }
    }

    /// Whether a condition holds by what all of these give; nil where that differs or is not known.
    private func settled(_ condition: Node, in member: DeclarationID) -> Bool? {
        guard let owner = program.owner(of: member), !flow.isOpenToOthers(member), !flow.isOpenToOthers(owner) else { return nil }
        let answers: [Bool?]
        if program[member].kind == .function {
            var walk = CallWalk()
            answers = (calledScopes(of: member, &walk) ?? []).map { $0.isOutermost ? nil : IdentityTreeBuilder.isSettled(condition, $0, assuming: [:], self) }
        } else {
            let made = flow.constructions(of: owner)
            guard made.isComplete, isDrawn(owner) else { return nil }
            let calls = made.calls.values.joined().filter { !flow.isDead($0) }
            guard calls.count <= Limits.callers else { return nil }
            answers = calls.map { IdentityTreeBuilder.isSettled(condition, IdentityScope(member, in: program), assuming: constants(givenBy: $0, to: owner, [:]), self) }
        }
        return Set(answers).count == 1 ? answers[0] : nil
    }

    /// A member with what each way to it gives: a function by its callers, and theirs where these are functions; nil where there are others or too many.
    ///
    /// - Parameter walk: what was gone through.
    private func calledScopes(of member: DeclarationID, _ walk: inout CallWalk) -> [IdentityScope]? {
        guard program[member].kind == .function else { return [IdentityScope(member, in: program)] }
        let called = flow.calls(of: member)
        walk.visited += 1
        // What is handed on as a value is called by others.
        guard called.isComplete, walk.visited <= Limits.callers, walk.open.insert(member).inserted, !isNamed(member, where: { $0.role != .callee }) else { return nil }
        defer { walk.open.remove(member) }
        var found: [IdentityScope] = []
        for call in called.calls where !flow.isDead(call) {
            guard let expression = CallExpr(call.node), let site = site(ofCall: call.node, in: program[call.member].unit), let outer = calledScopes(of: call.member, &walk) else { return nil }
            found += outer.map { IdentityScope(member, in: program, calledFrom: $0, arguments: ViewArguments(expression, site, $0, self).byName) }
            guard found.count <= Limits.callers else { return nil }
        }
        return found
    }
}

/// The functions that are being looked into, and how many were.
private struct CallWalk {
    var open: Set<DeclarationID> = []
    var visited = 0
}
