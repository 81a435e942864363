/// Cases of a `switch` whose views are the same code.
struct MergeableCases {
    enum Kind {
        case equal
        /// One shows in `if let name` what the other shows: its value is an optional of the same.
        case optional(name: String)
    }

    let kind: Kind
    /// In source order.
    let arms: [Int]
    /// A case that shows the views without `if let`.
    let plain: Int
    private let syntax: BranchSyntax

    static func all(in syntax: BranchSyntax) -> [MergeableCases] {
        var found: [MergeableCases] = []
        var taken: Set<Int> = []
        let statements = syntax.bodies.map { $0.children(.statement) }
        for arm in syntax.arms.indices where !taken.contains(arm) && !syntax.arms[arm].isEmpty {
            let equal = syntax.arms.indices.filter { other in
                other == arm || other > arm && !syntax.arms[other].isEmpty && EqualCases.areSame(statements[arm], statements[other])
            }
            guard equal.count > 1 else { continue }
            taken.formUnion(equal)
            found.append(MergeableCases(kind: .equal, arms: equal, plain: equal[0], syntax: syntax))
        }
        for arm in syntax.arms.indices where !taken.contains(arm) {
            guard let unwrapped = unwrapped(syntax.arms[arm]), syntax.names(boundIn: arm).contains(unwrapped.name) else { continue }
            let plain = syntax.arms.indices.first { other in
                other != arm && !syntax.arms[other].isEmpty
                    && EqualCases.areSame(statements[other], unwrapped.statements)
            }
            guard let plain else { continue }
            found.append(MergeableCases(kind: .optional(name: unwrapped.name), arms: [arm, plain].sorted(), plain: plain, syntax: syntax))
        }
        return found
    }

    /// What `if let name { … }` shows, where it is all there is.
    private static func unwrapped(_ arm: [Node]) -> (name: String, statements: [Node])? {
        guard arm.count == 1, arm[0].kind == .if, arm[0].child(.elseBody) == nil, var condition = arm[0].child(.condition) else { return nil }
        if condition.kind == .conditionList {
            let parts = condition.children(.element)
            guard parts.count == 1 else { return nil }
            condition = parts[0]
        }
        guard condition.kind == .bindingCondition, let pattern = condition.child(.pattern),
            condition.child(.initialValue).map({ $0.text == pattern.nameText }) ?? true
        else { return nil }
        return (pattern.nameText, arm[0].child(.thenBody)?.children(.statement) ?? [])
    }

    /// The case to point at: the later one, unless that is `default`, which stays.
    var flagged: Int { isDefault(arms[1]) ? arms[0] : arms[1] }
    var other: Int { isDefault(arms[1]) ? arms[1] : arms[0] }

    private func isDefault(_ arm: Int) -> Bool { !syntax.bodies[arm].children(.element).contains { $0.kind == .caseItem } }

    /// Whether the names that the views read stand for values of one type in all cases.
    func bindsAlike(in branches: Branches) -> Bool {
        let used = syntax.arms[plain].reduce(into: Set<String>()) { $0.formUnion(SharedView.names(in: $1)) }
        let bound = arms.map { syntax.names(boundIn: $0).intersection(used) }
        let locals = Set(syntax.bodies[plain].children(.statement).compactMap(VariableDecl.init).flatMap { $0.bindings.compactMap(\.name) })
        let names = bound[0].subtracting(locals)
        guard bound.allSatisfy({ $0.subtracting(locals) == names }) else { return false }
        if case .optional(let name) = kind, !names.contains(name) { return false }
        return names.allSatisfy { name in
            branches.hasOneType(name, in: arms) { arm in
                if case .optional(name) = kind { arm != plain } else { false }
            }
        }
    }
}

/// Cases of a `switch` that show the same.
enum EqualCases {
    /// Whether the bodies of two cases are the same code, comments and spaces aside.
    static func haveSameBody(_ syntax: BranchSyntax, _ left: Int, _ right: Int) -> Bool {
        areSame(syntax.bodies[left].children(.statement), syntax.bodies[right].children(.statement))
            && !syntax.arms[left].isEmpty && !syntax.arms[right].isEmpty
    }

    static func areSame(_ left: [Node], _ right: [Node]) -> Bool {
        left.count == right.count && zip(left, right).allSatisfy { $0.hasSameCode(as: $1) }
    }
}
