/// An `if` or `switch` in a view builder: branches that each have an identity of their own.
struct ViewBranches {
    /// What one branch holds.
    struct Arm {
        /// As people speak of it: `if isOn`, `else`, `case .done`.
        let label: String
        /// What is marked for it: the body of an `if`, the whole case of a `switch`.
        let node: Node
        /// The conditions of an `if`, the case of a `switch`; nil for `else`.
        let condition: Node?
        let frame: FrameID
        /// The statements that give views, in source order.
        let views: [Node]
        /// `let` and `var` before them.
        let declarations: [Node]
        /// Whether `#if` stands among the statements, so that another build sees others.
        let hasConditionalCode: Bool
    }

    let node: Node
    let unit: Int32
    /// The member in whose body it stands.
    let member: DeclarationID
    /// Where the statement stands.
    let frame: FrameID
    /// What the builder made of it.
    let type: TypeID
    let arms: [Arm]
    /// Whether it ends in `else` or is a `switch`: without, nothing may be shown.
    let isExhaustive: Bool

    var isSwitch: Bool { node.kind == .switch }
}

extension IdentityModel {
    /// The branches of a statement; nil where it is no statement of a view builder.
    ///
    /// An `else if` belongs to the `if` it hangs on and is no statement of its own.
    func branches(of node: Node, in unit: Int32) -> ViewBranches? {
        guard node.kind == .if || node.kind == .switch, mayBeBuilt(node, in: unit), let site = site(ofStatement: node, in: unit),
            evaluator.isLibrary(site.builder, .ViewBuilder), let member = member(around: node, in: unit)
        else { return nil }
        let found = evaluator.within(member) { evaluator.branchBlocks(of: node, in: site.frame) }
        let labels = BranchLabels(of: node, program.units[Int(unit)].profile)
        guard labels.labels.count == found.count else { return nil }
        let arms = zip(found, labels.labels).map { branch, label in arm(branch, label.text, in: node, unit) }
        return ViewBranches(
            node: node, unit: unit, member: member, frame: site.frame, type: site.type, arms: arms,
            isExhaustive: labels.isExhaustive)
    }

    /// Whether a statement gives views to a builder, told without evaluating where it stands in the body itself.
    func standsInViewBuilder(_ node: Node, of member: DeclarationID) -> Bool {
        let unit = program[member].unit
        guard let body = evaluator.body(of: member), node.parent?.id == body.id, node.kind == .if || node.kind == .switch,
            !body.outsideClosures.contains(where: { $0.kind == .return })
        else { return branches(of: node, in: unit) != nil }
        return evaluator.builder(of: member).map { evaluator.isLibrary($0, .ViewBuilder) } ?? false
    }

    private func arm(_ branch: Evaluator.Branch, _ label: String, in statement: Node, _ unit: Int32) -> ViewBranches.Arm {
        var views: [Node] = []
        var declarations: [Node] = []
        var hasConditionalCode = false
        var pending = Array(branch.statements.reversed())
        while let next = pending.popLast() {
            switch next.kind {
            case .var, .func: declarations.append(next)
            case .ifConfig where next.child(.base) == nil:
                hasConditionalCode = true
                let clause = program.units[Int(unit)].profile.activeClause(of: next)
                pending += (clause?.children(.statement) ?? []).reversed()
            default: views.append(next)
            }
        }
        return ViewBranches.Arm(
            label: label, node: branch.block(in: statement), condition: branch.condition, frame: branch.frame, views: views,
            declarations: declarations, hasConditionalCode: hasConditionalCode)
    }
}

extension IdentityModel {
    /// What decides between the branches, the conditions of all of them together.
    func condition(of branches: ViewBranches) -> Condition {
        if branches.isSwitch { return branches.node.child(.subject).map { condition(of: $0, in: branches.member) } ?? .unknown }
        return branches.arms.compactMap(\.condition).map { condition(of: $0, in: branches.member) }.joined()
    }

    /// What decides which of these branches is shown, where one of them is: the conditions of all but the last, since none of them is
    /// left or taken up for a later one unless its own condition changes.
    ///
    /// Where conditions exclude each other by what they ask both, `isOn, !isOwn` and `!isOn, isOwn`, all of that has to change at once.
    func condition(of branches: ViewBranches, between arms: [Int]) -> Condition {
        // A helper is for other callers, too.
        if arms.count > 1, helperPath(of: branches.member) == nil, let taken = ArmsTaken(of: branches, among: arms, self), !taken.areMixed { return taken.condition }
        guard !branches.isSwitch, arms.count > 1 else { return condition(of: branches) }
        let excluding = arms.count == 2 ? opposites(branches.arms[arms[0]].condition, branches.arms[arms[1]].condition) : []
        if !excluding.isEmpty {
            let found = excluding.map { condition(of: $0, in: branches.member) }
            if found.count == 1 { return found[0] }
            guard found.allSatisfy({ $0.constancy == .dynamic }) else { return .process }
            var together = found.joined()
            together.constancy = .unknown
            return together
        }
        return arms.sorted().dropLast().compactMap { branches.arms[$0].condition }.map { condition(of: $0, in: branches.member) }.joined()
    }

    /// What two conditions ask for in opposite ways, as the first one writes it.
    private func opposites(_ first: Node?, _ second: Node?) -> [Node] {
        guard let first, let second else { return [] }
        let others = second.conjuncts
        return first.conjuncts.filter { one in others.contains { $0.holds != one.holds && $0.code.hasSameCode(as: one.code) } }.map(\.code)
    }
}

extension Node {
    /// What has to hold for a condition to hold, each without the `!` before it.
    fileprivate var conjuncts: [(code: Node, holds: Bool)] {
        let node = withoutEffects
        switch node.kind {
        case .conditionList: return children(.element).flatMap(\.conjuncts)
        case .binary where node.operatorText == "&&": return [node.child(.left), node.child(.right)].compactMap { $0 }.flatMap(\.conjuncts)
        case .prefixOperator where node.operatorText == "!":
            guard let operand = node.child(.operand)?.withoutEffects else { return [] }
            return [(operand, false)]
        default: return [(node, true)]
        }
    }
}
