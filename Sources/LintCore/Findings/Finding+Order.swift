extension Finding {
    /// The order of every report: path by its bytes, place, rule; the rest only so that no two runs differ.
    static func stands(_ left: Finding, before right: Finding) -> Bool {
        if !left.path.utf8.elementsEqual(right.path.utf8) {
            return left.path.utf8.lexicographicallyPrecedes(right.path.utf8)
        }
        let leftKey = (left.range.startOffset, left.ruleID, left.range.endOffset, left.message.text)
        let rightKey = (right.range.startOffset, right.ruleID, right.range.endOffset, right.message.text)
        return leftKey < rightKey
    }

    /// The files that a report of this finding takes lines from.
    var pathsPointedAt: [String] { [path] + related.map(\.path) + stateLost.map(\.path) + (fix?.edits.map(\.path) ?? []) }
}
