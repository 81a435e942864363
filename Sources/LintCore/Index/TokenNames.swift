/// The names that the tokens of a file spell, each looked up once: what collects facts asks for most of them again.
struct TokenNames {
    /// By token; `unheard` for one that spells none.
    private let row: [Name]
    /// Those of `KnownName` that stand in the file.
    let known: [Name]

    init(of tree: SyntaxRecords, _ names: inout NameTable) {
        var row = Array(repeating: Name.unheard, count: tree.tokenCount)
        var keywords = Array(repeating: Name.unheard, count: Keyword.allCases.count)
        var isKnown = Array(repeating: false, count: NameTable.knownCount)
        tree.forEachSpelledName { token, keyword, spelling in
            var name = keywords[Int(keyword.rawValue)]
            if name == .unheard {
                name = names.intern(spelling)
                if keyword != .none { keywords[Int(keyword.rawValue)] = name }
                if Int(name.index) < isKnown.count { isKnown[Int(name.index)] = true }
            }
            row[token] = name
        }
        self.row = row
        known = isKnown.indices.filter { isKnown[$0] }.map { Name(index: UInt32($0)) }
    }

    subscript(token: Int) -> Name { row[token] }
}
