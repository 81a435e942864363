/// What a helper shows for each case that an enum can have: `visibility(isOn ? .visible : .gone)` is one view that comes and
/// goes, where the helper shows nothing for `.gone`.
struct ReceiverOutcomes {
    /// The parameter that is asked for.
    let subject: String

    /// How many forms of its view a helper shows for these cases; forms that other conditions decide about count too.
    func formCount(of path: ReceiverPath, for cases: Set<String>) -> Int {
        var forms: [Form] = []
        for name in cases.sorted() {
            for form in outcomes(of: path, for: name) where !forms.contains(where: { $0.isSame(as: form) }) { forms.append(form) }
        }
        return forms.count
    }

    private enum Form {
        case receiver(ReceiverPath.Leaf)
        case wrapped(Node)

        func isSame(as other: Form) -> Bool {
            switch (self, other) {
            case (.receiver(let leaf), .receiver(let otherLeaf)): leaf.isSame(as: otherLeaf)
            case (.wrapped(let node), .wrapped(let otherNode)): node.id == otherNode.id
            default: false
            }
        }
    }

    private func outcomes(of path: ReceiverPath, for name: String) -> [Form] {
        switch path {
        case .receiver(let leaf): return [.receiver(leaf)]
        case .wrapped(let node): return [.wrapped(node)]
        case .other: return []
        case .decision(let decision):
            var found: [Form] = []
            for (arm, conditions) in zip(decision.arms, decision.armConditions) {
                let holds = holds(conditions, in: decision, for: name)
                if holds != .no { found += outcomes(of: arm, for: name) }
                if holds == .yes { break }
            }
            return found
        }
    }

    private func holds(_ conditions: [Node], in decision: ReceiverPath.Decision, for name: String) -> Certainty {
        if decision.node.kind == .switch { return matches(conditions, of: decision, name) }
        return conditions.reduce(.yes) { $0 && compares($1, name) }
    }

    /// - Parameter items: those of a case; none is `default`.
    private func matches(_ items: [Node], of decision: ReceiverPath.Decision, _ name: String) -> Certainty {
        guard !items.isEmpty else { return .yes }
        guard let asked = decision.conditions.first, isSubject(asked) else { return .unknown }
        return items.reduce(.no) { result, item in
            guard let pattern = item.child(.pattern), let own = Self.caseName(pattern) else { return result || .unknown }
            if own != name { return result }
            // A pattern may ask for what the case holds, or `where` for more.
            return result || (item.child(.condition) == nil && Self.matchesAnything(in: pattern) ? .yes : .unknown)
        }
    }

    /// Whether a pattern takes its case with whatever that holds.
    private static func matchesAnything(in pattern: Node) -> Bool {
        switch pattern.kind {
        case .valueBindingPattern: pattern.child(.pattern).map(matchesAnything) ?? false
        case .call:
            pattern.children(.argument).allSatisfy { argument in
                guard let value = argument.child(.value) else { return false }
                let inner = value.kind == .valueBindingPattern ? value.child(.pattern) ?? value : value
                return [.identifier, .identifierPattern, .wildcard, .wildcardPattern].contains(inner.kind)
            }
        default: true
        }
    }

    /// `visibility != .gone`.
    private func compares(_ written: Node, _ name: String) -> Certainty {
        let condition = written.withoutEffects
        guard condition.kind == .binary, let left = condition.child(.left), let right = condition.child(.right) else { return .unknown }
        guard let asked = isSubject(left) ? right : isSubject(right) ? left : nil, let own = Self.caseName(asked.withoutEffects) else { return .unknown }
        switch condition.operatorText {
        case "==": return own == name ? .yes : .no
        case "!=": return own == name ? .no : .yes
        default: return .unknown
        }
    }

    private func isSubject(_ written: Node) -> Bool {
        let node = written.withoutEffects
        return node.isBareName && node.referencedName == subject
    }

    private static func caseName(_ pattern: Node) -> String? {
        switch pattern.kind {
        case .implicitMember, .memberAccess: pattern.memberName
        case .call: pattern.child(.callee).flatMap(caseName)
        case .valueBindingPattern: pattern.child(.pattern).flatMap(caseName)
        default: nil
        }
    }
}
