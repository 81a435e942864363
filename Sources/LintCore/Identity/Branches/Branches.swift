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
    func condition(between arms: [Int]) -> Condition { model.condition(of: found, between: arms) }

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
        if name.kind == .identifier || name.child(.base)?.spells("self") == true {
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
