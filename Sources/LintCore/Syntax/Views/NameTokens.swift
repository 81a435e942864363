extension Token {
    /// Where the name stands that a token spells: inside the back-ticks.
    var nameRange: ByteRange {
        let range = range
        guard flags.contains(.backticked), range.endOffset - range.startOffset > 2 else { return range }
        return ByteRange(startOffset: range.startOffset + 1, endOffset: range.endOffset - 1)
    }
}

extension SyntaxRecords {
    /// All that the file spells and that something may be called by.
    func forEachSpelledName(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
        for token in tokens where token.kind.spellsName { body(bytes(in: token.nameRange)) }
    }
}

extension Node {
    /// The token of the name that a node spells: of a reference the base name, of anything else the last word.
    var nameToken: Token {
        guard kind == .identifier || kind == .identifierType else { return lastToken }
        return tree.tokens[tree.nameIndex(at: tokenIndices.lowerBound)]
    }

    /// The token of the member's own name in `a.b`, `.b` and `A.B<C>`; nil where there is none.
    var memberNameToken: Token? {
        let indices = tokenIndices
        let base = tree.child(.base, of: id)
        let period = base.map { Int(tree.nodes[Int($0.index)].endToken) } ?? indices.lowerBound
        guard tree.tokens[period].kind == .period, indices.contains(period + 1) else { return nil }
        return tree.tokens[tree.nameIndex(at: period + 1)]
    }

    /// The token of the name under which calls of something are filed; nil where it has none.
    var calledNameToken: Token? {
        switch kind {
        case .identifier: nameToken
        case .memberAccess, .implicitMember: memberNameToken
        case .genericSpecialization: child(.base)?.nameToken
        default: nil
        }
    }

    /// The token of the last name of a reference, `$` included.
    var referencedNameToken: Token? {
        kind == .genericSpecialization ? child(.base)?.referencedNameToken : calledNameToken
    }

    /// The bytes of what a reference names, back-ticks included: of `a.b` those of `b`.
    var nameBytes: UnsafeBufferPointer<UInt8> {
        tree.bytes(in: (kind == .memberAccess || kind == .implicitMember ? memberNameToken : nil)?.range ?? nameToken.range)
    }

    /// Whether the node is written so: what is compared often is not made a text for that.
    func spells(_ text: StaticString) -> Bool { text.withUTF8Buffer { tree.bytes(in: range).elementsEqual($0) } }

    /// Where the member's own name stands in `a.b`; of anything else the whole.
    var memberNameRange: ByteRange { memberNameToken?.range ?? range }

    /// The word of a modifier.
    var modifierKeyword: Keyword { firstToken.keyword }

    /// Whether a modifier speaks of a part alone: `private(set)`.
    var isPartialModifier: Bool { tokenIndices.count > 1 }
}

extension Node {
    /// The word that says what a declaration is: `func`, `var`. It stands before the first part that is no attribute and no
    /// modifier.
    var introducerToken: Token? {
        for part in children where part.role != .attribute && part.role != .modifier {
            let index = part.tokenIndices.lowerBound - 1
            return tokenIndices.contains(index) ? tree.tokens[index] : nil
        }
        return nil
    }
}
