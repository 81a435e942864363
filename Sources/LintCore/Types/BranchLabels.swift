/// A branch of an `if` or `switch` as people speak of it: `if isOn`, `else`, `case .done`.
struct BranchLabel {
    let text: String
    /// Where the branch starts.
    let offset: Int
}

/// The labels of all branches of a statement, in source order, which is the order of the leaves of the type that a builder
/// makes of it.
struct BranchLabels {
    private(set) var labels: [BranchLabel] = []
    /// Without, the whole is optional.
    private(set) var isExhaustive = true

    /// - Parameter profile: says which cases are compiled.
    init(of statement: Node, _ profile: Profile) {
        if statement.kind == .if { addIf(statement) } else { addCases(of: statement, profile) }
    }

    private mutating func addIf(_ statement: Node) {
        var current = statement
        while true {
            let word = labels.isEmpty ? "if " : "else if "
            let condition = current.child(.condition).map { Self.shortened($0.text) } ?? ""
            labels.append(BranchLabel(text: word + condition, offset: current.range.startOffset))
            guard let next = current.child(.elseBody) else {
                isExhaustive = false
                return
            }
            guard next.kind == .if else {
                labels.append(BranchLabel(text: "else", offset: next.range.startOffset))
                return
            }
            current = next
        }
    }

    private mutating func addCases(of node: Node, _ profile: Profile) {
        for element in node.children(.element) {
            if element.kind == .switchCase {
                let items = element.children(.element).filter { $0.kind == .caseItem }.map(\.text)
                let text = items.isEmpty ? "default" : "case " + Self.shortened(items.joined(separator: ", "))
                labels.append(BranchLabel(text: text, offset: element.range.startOffset))
            } else if element.kind == .ifConfig, let clause = profile.activeClause(of: element) {
                addCases(of: clause, profile)
            }
        }
    }

    /// On one line, and not longer than one can take in at a glance.
    private static func shortened(_ text: String) -> String {
        let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 48 ? words.prefix(47) + "…" : words
    }
}
