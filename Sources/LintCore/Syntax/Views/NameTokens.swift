extension Node {
    /// The token of the name that a node spells: of a reference the base name, of anything else the last word.
    var nameToken: Token {
        guard kind == .identifier || kind == .identifierType else { return lastToken }
        return tree.tokens[tree.nameIndex(at: tokenIndices.lowerBound)]
    }

    /// The word of a modifier.
    var modifierKeyword: Keyword { firstToken.keyword }

    /// Whether a modifier speaks of a part alone: `private(set)`.
    var isPartialModifier: Bool { tokenIndices.count > 1 }
}
