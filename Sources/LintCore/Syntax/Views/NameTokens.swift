extension Token {
    /// Where the name stands that a token spells: inside the back-ticks.
    var nameRange: ByteRange {
        let range = range
        guard flags.contains(.backticked), range.endOffset - range.startOffset > 2 else { return range }
        return ByteRange(startOffset: range.startOffset + 1, endOffset: range.endOffset - 1)
    }
}

extension SyntaxRecords {
    var tokenCount: Int { tokens.count }

    /// All that the file spells and that something may be called by, with the places of the tokens.
    ///
    /// - Parameter body: is told the keyword, `none` for other words.
    func forEachSpelledName(_ body: (_ token: Int, _ keyword: Keyword, _ spelling: UnsafeBufferPointer<UInt8>) -> Void) {
        for (index, token) in tokens.enumerated() where token.kind.spellsName {
            body(index, token.kind == .keyword && !token.flags.contains(.backticked) ? token.keyword : .none, bytes(in: token.nameRange))
        }
    }

    /// The name that a token spells.
    func spelling(ofToken index: Int) -> UnsafeBufferPointer<UInt8> { bytes(in: tokens[index].nameRange) }
}

extension Node {
    /// The token of the name that a node spells: of a reference the base name, of anything else the last word.
    var nameToken: Token { tree.tokens[nameTokenIndex] }

    var nameTokenIndex: Int {
        guard kind == .identifier || kind == .identifierType else { return tokenIndices.upperBound - 1 }
        return tree.nameIndex(at: tokenIndices.lowerBound)
    }

    /// The token of the member's own name in `a.b`, `.b` and `A.B<C>`; nil where there is none.
    var memberNameToken: Token? { memberNameTokenIndex.map { tree.tokens[$0] } }

    var memberNameTokenIndex: Int? {
        let indices = tokenIndices
        let base = tree.child(.base, of: id)
        let period = base.map { Int(tree.nodes[Int($0.index)].endToken) } ?? indices.lowerBound
        guard tree.tokens[period].kind == .period, indices.contains(period + 1) else { return nil }
        return tree.nameIndex(at: period + 1)
    }

    /// The token of the name under which calls of something are filed; nil where it has none.
    var calledNameToken: Token? { calledNameTokenIndex.map { tree.tokens[$0] } }

    var calledNameTokenIndex: Int? { initializedType?.referencedNameTokenIndex ?? ownNameTokenIndex }

    private var ownNameTokenIndex: Int? {
        switch kind {
        case .identifier: nameTokenIndex
        case .memberAccess, .implicitMember: memberNameTokenIndex
        case .genericSpecialization: child(.base)?.nameTokenIndex
        default: nil
        }
    }

    /// The token of the last name of a reference, `$` included.
    var referencedNameTokenIndex: Int? {
        kind == .genericSpecialization ? child(.base)?.referencedNameTokenIndex : ownNameTokenIndex
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
