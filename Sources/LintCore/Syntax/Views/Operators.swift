extension Node {
    /// How the operator of a binary or prefix expression is written; empty for other nodes.
    var operatorText: String {
        let start = kind == .prefixOperator ? tokenIndices.lowerBound : child(.left)?.tokenIndices.upperBound
        let operand = kind == .prefixOperator ? child(.operand) : child(.right)
        guard let start, let end = operand?.tokenIndices.lowerBound, start < end else { return "" }
        // An operator that starts with an angle is several tokens.
        return tree.tokens[start..<end].map(tree.text).joined()
    }
}

extension Node {
    /// Whether a binary expression assigns what it computes: `x += 1`, `mask ^= 1`. Asked of every one of a project: nearly all
    /// compare or add, which the last byte tells.
    var isCompoundAssignment: Bool {
        guard kind == .binary, let right = tree.child(.right, of: id) else { return false }
        let end = Int(tree.nodes[Int(right.index)].firstToken)
        guard end > tokenIndices.lowerBound, tree.bytes[tree.tokens[end - 1].endOffset - 1] == UInt8(ascii: "=") else { return false }
        return !Self.comparisons.contains(operatorText)
    }

    /// Those of the standard library that end as an assignment does.
    private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<=", ".>="]

    /// Whether the operator of a binary expression is this one. Asked of every one of a project: no text is made.
    func hasOperator(_ symbol: StaticString) -> Bool {
        guard let left = tree.child(.left, of: id), let right = tree.child(.right, of: id) else { return false }
        let start = Int(tree.nodes[Int(left.index)].endToken)
        let end = Int(tree.nodes[Int(right.index)].firstToken)
        guard start < end else { return false }
        let range = tree.tokens[start].startOffset..<tree.tokens[end - 1].endOffset
        return symbol.withUTF8Buffer { tree.bytes[range].elementsEqual($0) }
    }
}
