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
                guard let (asked, name) = Self.comparison(condition, branches.unit, model), subject.map({ $0.hasSameCode(as: asked) }) ?? true else { return nil }
                subject = asked
                names.append([name])
            }
        }
        guard let subject else { return nil }
        self.subject = subject
        unit = branches.unit
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

    private static func name(ofPattern pattern: Node, _ unit: Int32, _ model: IdentityModel) -> Name? { model.enumCase(named: pattern, in: unit).map { model.program[$0].name } }

    /// `mode == .wide` and `if case .wide = mode`
    private static func comparison(_ condition: Node, _ unit: Int32, _ model: IdentityModel) -> (subject: Node, name: Name)? {
        let parts = condition.kind == .conditionList ? condition.children(.element) : [condition]
        guard parts.count == 1, let part = parts.first else { return nil }
        if part.kind == .patternCondition {
            guard let subject = part.child(.initialValue), let name = part.child(.pattern).flatMap({ self.name(ofPattern: $0, unit, model) }) else { return nil }
            return (subject, name)
        }
        let node = part.withoutEffects
        guard node.kind == .binary, node.operatorText == "==", let left = node.child(.left), let right = node.child(.right), right.kind == .implicitMember,
            let name = name(ofPattern: right, unit, model)
        else { return nil }
        return (left, name)
    }
}
