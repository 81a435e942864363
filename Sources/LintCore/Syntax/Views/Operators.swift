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
