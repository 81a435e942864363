/// Which branches are taken by the cases that a value may be, where the source writes them all: `case .loading` of a state that nobody
/// sets to it is never shown, and of two that no caller mixes none takes the place of the other.
struct ArmsTaken {
    /// For each of those who give the value, the branches that it takes.
    private let alternatives: [Set<Int>]

    /// - Returns: Nil where more than the cases of one value decides, or where they are not known.
    init?(of branches: ViewBranches, among arms: [Int], _ model: IdentityModel) {
        guard let question = CaseQuestion(branches, model), let cases = model.flow.possibleCases(of: question.subject, in: question.unit), !cases.isEmpty else { return nil }
        alternatives = cases.map { alternative in Set(arms.filter { arm in alternative.contains { question.mayTake(arm, $0) } }) }
    }

    /// Whether one of them may be shown after another.
    var areMixed: Bool { alternatives.contains { $0.count > 1 } }

    /// What decides between those that are not mixed.
    var condition: Condition { Set(alternatives).count > 1 ? Condition(constancy: .callSite) : .process }
}

/// Branches that ask one value for its cases.
private struct CaseQuestion {
    let subject: Node
    /// Of the subject.
    let unit: Int32
    /// Of each branch, the cases that it is for; nil for what the others leave.
    private let names: [Set<Name>?]

    init?(_ branches: ViewBranches, _ model: IdentityModel) {
        var subject = branches.isSwitch ? branches.node.child(.subject) : nil
        var unit = branches.unit
        var names: [Set<Name>?] = []
        for arm in branches.arms {
            guard let condition = arm.condition else {
                names.append(nil)
                continue
            }
            if branches.isSwitch {
                guard let found = Self.names(ofCase: condition, branches.unit, model) else { return nil }
                names.append(found.isEmpty ? nil : found)
            } else {
                guard let (asked, place, name) = Self.comparison(condition, branches.unit, model), subject.map({ $0.hasSameCode(as: asked) && place == unit }) ?? true
                else { return nil }
                subject = asked
                unit = place
                names.append([name])
            }
        }
        guard let subject else { return nil }
        self.subject = subject
        self.unit = unit
        self.names = names
    }

    func mayTake(_ arm: Int, _ name: Name) -> Bool { names[arm]?.contains(name) ?? !names.contains { $0?.contains(name) ?? false } }

    /// None for `default`.
    private static func names(ofCase node: Node, _ unit: Int32, _ model: IdentityModel) -> Set<Name>? {
        var found: Set<Name> = []
        for item in node.children(.element) where item.kind == .caseItem {
            guard let name = item.child(.pattern).flatMap({ self.name(ofPattern: $0, unit, model) }) else { return nil }
            found.insert(name)
        }
        return found
    }

    private static func name(ofPattern pattern: Node, _ unit: Int32, _ model: IdentityModel) -> Name? {
        switch pattern.kind {
        case .valueBindingPattern: return pattern.child(.pattern).flatMap { name(ofPattern: $0, unit, model) }
        case .call: return pattern.child(.callee).flatMap { name(ofPattern: $0, unit, model) }
        case .implicitMember, .memberAccess:
            // A static member of that name stands for another case.
            guard let named = model.names.meaning(of: pattern, in: unit).declaration, model.program[named].kind == .enumCase else { return nil }
            return model.program[named].name
        default: return nil
        }
    }

    /// `mode == .wide` and `if case .wide = mode`, by itself or behind a name: `isWide`.
    private static func comparison(_ condition: Node, _ unit: Int32, isNamed: Bool = false, _ model: IdentityModel) -> (subject: Node, unit: Int32, name: Name)? {
        let parts = condition.kind == .conditionList ? condition.children(.element) : [condition]
        guard parts.count == 1, let part = parts.first else { return nil }
        if part.kind == .patternCondition {
            guard let subject = part.child(.initialValue), let name = part.child(.pattern).flatMap({ self.name(ofPattern: $0, unit, model) }) else { return nil }
            return (subject, unit, name)
        }
        let node = part.withoutEffects
        if node.kind == .identifier || node.kind == .memberAccess {
            guard !isNamed, let property = model.names.property(node, in: unit), let asked = model.evaluator.body(of: property).flatMap(question) else { return nil }
            return comparison(asked, model.program[property].unit, isNamed: true, model)
        }
        guard node.kind == .binary, node.operatorText == "==", let left = node.child(.left), let right = node.child(.right), right.kind == .implicitMember,
            let name = name(ofPattern: right, unit, model)
        else { return nil }
        return (left, unit, name)
    }

    /// What a computed property asks to be true: its only result, or the condition of `if … { return true }; return false`.
    private static func question(of body: Node) -> Node? {
        if let result = body.onlyResult { return result.kind == .binary ? result : nil }
        let statements = body.children(.statement)
        guard statements.count == 2, statements[0].kind == .if, statements[1].kind == .return, statements[1].child(.value)?.text == "false",
            let then = statements[0].child(.thenBody)?.children(.statement), then.count == 1, then[0].kind == .return, then[0].child(.value)?.text == "true"
        else { return nil }
        return statements[0].child(.condition)
    }
}
