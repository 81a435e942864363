/// The branches of an `if` or `switch` by syntax alone, as one build compiles them.
struct BranchArms {
    struct Arm {
        let label: String
        let range: ByteRange
        let statements: [Node]
    }

    private(set) var arms: [Arm] = []
    let isExhaustive: Bool
    /// What decides: the conditions of all branches, or the subject.
    private(set) var conditions: [Node] = []
    /// The items of each case of a `switch`; none for `default`.
    private(set) var patterns: [[Node]] = []
    /// What decides as people speak of it: `if isOn`, `switch state`.
    let text: String
    /// Where that stands.
    let range: ByteRange

    init(of node: Node, _ profile: Profile) {
        let labels = BranchLabels(of: node, profile)
        isExhaustive = labels.isExhaustive
        var statements: [[Node]] = []
        if node.kind == .if {
            var current = node
            while true {
                statements.append(current.child(.thenBody)?.children(.statement) ?? [])
                if let condition = current.child(.condition) { conditions.append(condition) }
                guard let next = current.child(.elseBody) else { break }
                guard next.kind == .if else {
                    statements.append(next.children(.statement))
                    break
                }
                current = next
            }
            text = labels.labels.first?.text ?? "if"
            range = node.child(.condition)?.range ?? node.range
        } else {
            let cases = Self.cases(of: node, profile)
            statements = cases.map { $0.children(.statement) }
            patterns = cases.map { $0.children(.element).filter { $0.kind == .caseItem } }
            let subject = node.child(.subject)
            conditions = subject.map { [$0] } ?? []
            text = "switch " + (subject?.text.split(whereSeparator: \.isWhitespace).joined(separator: " ") ?? "")
            range = subject?.range ?? node.range
        }
        arms = zip(labels.labels, statements).map { label, statements in
            let start = label.offset
            let end = statements.last?.range.endOffset ?? start
            return Arm(label: label.text, range: ByteRange(startOffset: start, endOffset: max(start, end)), statements: statements)
        }
    }

    private static func cases(of node: Node, _ profile: Profile) -> [Node] {
        node.children(.element).flatMap { element -> [Node] in
            if element.kind == .switchCase { return [element] }
            guard element.kind == .ifConfig, let clause = profile.activeClause(of: element) else { return [] }
            return cases(of: clause, profile)
        }
    }
}
