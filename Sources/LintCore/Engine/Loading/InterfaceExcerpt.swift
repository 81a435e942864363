/// As much of the embedded interfaces as a program can ask for: the rest need not be parsed.
///
/// The evaluator finds a declaration by its name alone, and it knows names from four places: the files of the project, the
/// declarations that it has already come to, the requirements of protocols, which it looks for in what conforms to them, and
/// `KnownName`. So a type is needed if its name is one of those, and with it all that says what it conforms to and how it is
/// made; a member is needed if its type is and its name is one of those. Both bring the names in their own text. What is
/// left out would have been filed and never found: nothing that is answered changes.
struct InterfaceExcerpt {
    private typealias Text = InterfaceOutline.Text

    /// A member of a type or extension, with the lines below it.
    private struct Member {
        let piece: Int32
        /// The next member of this name; -1 after the last.
        let next: Int32
        let start: Int32
        var end: Int32
        let name: Name?
        let isDirective: Bool
        /// Whether a method in it, which is a type then, has a name that counts wherever it stands.
        var holdsRival = false
        var isKept = false
    }

    /// What is known of one name.
    private struct NameState {
        var isWanted = false
        /// Whether `View` has a method of this name.
        var isModifier = false
        /// Whether the project names it, and as a function that it declares.
        var isInProject = false, isDeclared = false
        /// The last piece and member of this name; -1 where there is none.
        var piece: Int32 = -1, member: Int32 = -1
    }

    private enum State: UInt8 {
        case unused
        /// Somebody may ask for its members.
        case asked
        case kept
    }

    private var outline: InterfaceOutline
    private var names: [NameState] = []
    private var states: [State]
    private var members: [Member] = []
    private var membersOfPieces: [Range<Int32>]
    private var nextPieces: [Int32]
    private var pending: [Name] = []

    /// - Parameter trees: the files of the project.
    init(_ outline: InterfaceOutline, for trees: [SyntaxTree]) {
        self.outline = outline
        states = Array(repeating: .unused, count: outline.pieces.count)
        membersOfPieces = Array(repeating: 0..<0, count: outline.pieces.count)
        nextPieces = Array(repeating: -1, count: outline.pieces.count)
        members.reserveCapacity(4096)
        names.reserveCapacity(8192)
        makeRoom()
        for piece in outline.pieces.indices {
            guard let name = outline.pieces[piece].name else { continue }
            nextPieces[piece] = names[Int(name.index)].piece
            names[Int(name.index)].piece = Int32(piece)
        }
        wantNames(in: trees)
        // First: which names are those of modifiers has to be known for the rest.
        find(.known(.View))
        for name in KnownName.allCases { want(.known(name)) }
        for piece in outline.pieces.indices { askForUnnamed(piece) }
        findAll()
        for piece in outline.pieces.indices where states[piece] == .unused && holdsRival(piece) { ask(piece) }
        findAll()
    }

    private mutating func makeRoom() {
        while names.count < outline.names.count { names.append(NameState()) }
    }

    private mutating func intern(_ text: Text) -> Name {
        let name = outline.intern(text)
        makeRoom()
        return name
    }

    // MARK: What the project names

    /// - Parameter body: is given each name that files mention, whether a function is declared by it, and whether it stands there as
    ///   it is; the name of a property with a wrapper is meant where one of `$name` and `_name` does.
    static func forEachName(
        in trees: [SyntaxTree], _ body: (_ name: UnsafeBufferPointer<UInt8>, _ isDeclared: Bool, _ isInProject: Bool) -> Void
    ) {
        var keywords: Set<Keyword> = []
        for tree in trees {
            tree.source.storage.withUnsafeBufferPointer { bytes in
                var previous = Keyword.none
                for token in tree.tokens {
                    defer { previous = token.keyword }
                    switch token.kind {
                    case .identifier, .dollarIdentifier: break
                    // `.default`: once is enough.
                    case .keyword where keywords.insert(token.keyword).inserted: break
                    default: continue
                    }
                    var range = token.startOffset..<token.endOffset
                    if token.flags.contains(.backticked), range.count > 2 { range = range.lowerBound + 1..<range.upperBound - 1 }
                    body(Text(rebasing: bytes[range]), previous == .func && token.kind != .keyword, true)
                    let first = bytes[range.lowerBound]
                    if first == UInt8(ascii: "$") || first == UInt8(ascii: "_") { body(Text(rebasing: bytes[range.dropFirst()]), false, false) }
                }
            }
        }
    }

    private mutating func wantNames(in trees: [SyntaxTree]) {
        Self.forEachName(in: trees) { text, isDeclared, isInProject in
            let name = intern(text)
            if isDeclared { names[Int(name.index)].isDeclared = true }
            if isInProject { names[Int(name.index)].isInProject = true }
            want(name)
        }
    }

    /// On a value of unknown type, a modifier is taken for one of `View` only if nothing else has a method of its name,
    /// whether anybody asks for it or not.
    private func isRivalName(_ name: Name) -> Bool {
        let state = names[Int(name.index)]
        return state.isDeclared || state.isModifier && state.isInProject
    }

    private mutating func holdsRival(_ piece: Int) -> Bool {
        let text = outline.texts[Int(outline.pieces[piece].text)]
        var lines = InterfaceOutline.Lines(text, outline.pieces[piece].bodyRange)
        while let line = lines.next() {
            let read = InterfaceLine(text, line)
            guard read.kind == .function, let name = outline.name(of: read, in: text) else { continue }
            makeRoom()
            if isRivalName(name) { return true }
        }
        return false
    }

    // MARK: What that leads to

    private mutating func want(_ name: Name) {
        guard !names[Int(name.index)].isWanted else { return }
        names[Int(name.index)].isWanted = true
        pending.append(name)
    }

    /// What has no name, and extensions of what is no type at the top of these texts.
    private mutating func askForUnnamed(_ piece: Int) {
        guard let name = outline.pieces[piece].name else { return ask(piece) }
        guard outline.pieces[piece].kind == .extension else { return }
        var other = Int(names[Int(name.index)].piece)
        while other >= 0 {
            if outline.pieces[other].kind != .extension { return }
            other = Int(nextPieces[other])
        }
        ask(piece)
    }

    private mutating func findAll() {
        while let name = pending.popLast() { find(name) }
    }

    private mutating func find(_ name: Name) {
        var piece = Int(names[Int(name.index)].piece)
        while piece >= 0 {
            ask(piece)
            piece = Int(nextPieces[piece])
        }
        var member = Int(names[Int(name.index)].member)
        while member >= 0 {
            keepMember(member)
            member = Int(members[member].next)
        }
    }

    private mutating func ask(_ piece: Int) {
        guard states[piece] == .unused else { return }
        states[piece] = .asked
        let found = outline.pieces[piece]
        if found.kind != .extension || found.inherits { keep(piece) }
        let first = members.count
        readMembers(of: piece)
        membersOfPieces[piece] = Int32(first)..<Int32(members.count)
        for member in first..<members.count {
            let found = members[member]
            let isAsked = found.name.map { names[Int($0.index)].isWanted } ?? !found.isDirective
            if isAsked || found.holdsRival { keepMember(member) }
        }
    }

    private mutating func readMembers(of piece: Int) {
        let found = outline.pieces[piece]
        let text = outline.texts[Int(found.text)]
        let isView = found.name == .known(.View)
        let first = members.count
        var lines = InterfaceOutline.Lines(text, found.bodyRange)
        var attributes: Int?
        while let line = lines.next() {
            guard line.count > 4 else { continue }
            let read = InterfaceLine(text, line)
            let name = outline.name(of: read, in: text)
            makeRoom()
            let start = line.lowerBound + 4
            if text[start] == UInt8(ascii: " ") || text[start] == UInt8(ascii: "}") {
                // A line of the member above it.
                guard members.count > first else { continue }
                members[members.count - 1].end = Int32(lines.at)
                if read.kind == .function, let name, isRivalName(name) { members[members.count - 1].holdsRival = true }
                continue
            }
            let beginning = attributes ?? line.lowerBound
            attributes = read.kind == .attributes ? beginning : nil
            if read.kind == .attributes { continue }
            members.append(
                Member(
                    piece: Int32(piece), next: name.map { names[Int($0.index)].member } ?? -1, start: Int32(beginning),
                    end: Int32(lines.at), name: name, isDirective: text[start] == UInt8(ascii: "#")))
            guard let name else { continue }
            names[Int(name.index)].member = Int32(members.count - 1)
            if isView, read.kind == .function { names[Int(name.index)].isModifier = true }
            // A requirement is asked for in each type that conforms.
            if found.kind == .protocol { want(name) }
        }
    }

    private mutating func keep(_ piece: Int) {
        guard states[piece] != .kept else { return }
        states[piece] = .kept
        wantNames(in: outline.pieces[piece].text, outline.pieces[piece].headRange)
    }

    private mutating func keepMember(_ member: Int) {
        guard !members[member].isKept else { return }
        members[member].isKept = true
        let found = members[member]
        keep(Int(found.piece))
        let text = outline.pieces[Int(found.piece)].text
        let range = Int(found.start)..<Int(found.end)
        wantNames(in: text, InterfaceLine.endOfFacts(outline.texts[Int(text)], range)..<range.upperBound)
    }

    /// The names that a declaration mentions: types, which start with a capital, members behind a period, and whatever a
    /// default value is made of.
    private mutating func wantNames(in text: Int32, _ range: Range<Int>) {
        let bytes = outline.texts[Int(text)]
        var isValue = false
        var at = range.lowerBound
        while at < range.upperBound {
            guard InterfaceLine.isWord(bytes[at]) else {
                if bytes[at] == UInt8(ascii: "="), bytes[at - 1] == UInt8(ascii: " "), bytes[at + 1] == UInt8(ascii: " ") {
                    isValue = true
                }
                at += 1
                continue
            }
            let start = at
            while at < range.upperBound, InterfaceLine.isWord(bytes[at]) { at += 1 }
            let isBehindPeriod = start > 0 && bytes[start - 1] == UInt8(ascii: ".")
            guard isValue || isBehindPeriod || InterfaceLine.isTypeName(bytes, start) else { continue }
            want(intern(Text(rebasing: bytes[start..<at])))
        }
    }

    // MARK: Text

    /// What is kept of one of the outline's texts, ending in NUL.
    func bytes(ofText text: Int) -> [UInt8] {
        let bytes = outline.texts[text]
        var result: [UInt8] = []
        // Most is left out as a rule; growing would copy what is kept several times over.
        result.reserveCapacity(bytes.count / 4)
        for piece in outline.pieces.indices where states[piece] == .kept && outline.pieces[piece].text == text {
            result.append(contentsOf: bytes[outline.pieces[piece].headRange])
            for member in membersOfPieces[piece] {
                let found = members[Int(member)]
                guard found.isKept || found.isDirective else { continue }
                result.append(contentsOf: bytes[Int(found.start)..<Int(found.end)])
            }
            result.append(contentsOf: bytes[outline.pieces[piece].tailRange])
        }
        result.append(0)
        return result
    }
}
