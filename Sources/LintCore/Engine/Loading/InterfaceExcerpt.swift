/// As much of the embedded interfaces as a program can ask for: the rest need not be parsed.
///
/// The evaluator finds a declaration by its name alone, and it knows names from four places: the files of the project, the
/// declarations that it has already come to, the requirements of protocols, which it looks for in what conforms to them, and
/// `KnownName`. So a type is needed if its name is one of those, and with it all that says what it conforms to and how it is
/// made; a member is needed if its type is and its name is one of those. Both bring the names in their own text. What is
/// left out would have been filed and never found: nothing that is answered changes.
struct InterfaceExcerpt {
    private struct NameState: OptionSet {
        let rawValue: UInt8
        static let isWanted = NameState(rawValue: 1)
        /// The project names it, and as a function that it declares.
        static let isInProject = NameState(rawValue: 2), isDeclared = NameState(rawValue: 4)
    }

    private enum PieceState: UInt8 {
        /// Of a module that does not count.
        case absent
        case unused
        /// Somebody may ask for its members.
        case asked
        case kept
    }

    private var names = [NameState](repeating: [], count: InterfaceIndex.nameCount)
    private var pieces = [PieceState](repeating: .absent, count: InterfaceIndex.pieceCount)
    private var isKept = [Bool](repeating: false, count: InterfaceIndex.memberCount)
    private var pending: [Int] = []

    /// - Parameter modules: those that count, by their places among the embedded ones.
    /// - Parameter files: those of the project.
    init(of modules: [Int], for files: [FileFacts]) {
        for module in modules {
            for piece in InterfaceIndex.pieces(ofModule: module) { pieces[piece] = .unused }
        }
        let mentioned = wantNames(in: files)
        for name in KnownName.allCases { InterfaceIndex.name(name).map { want($0) } }
        for module in modules {
            for piece in InterfaceIndex.pieces(ofModule: module) where isAlwaysAsked(piece) { ask(piece) }
        }
        findAll()
        // On a value of unknown type, a modifier is taken for one of `View` only if nothing else has a method of its name, whether
        // anybody asks for it or not.
        for name in mentioned where isRival(name) {
            for piece in InterfaceIndex.pieces(holdingFunction: name) { ask(piece) }
        }
        findAll()
    }

    // MARK: What the project names

    /// - Parameter body: is given each name that files mention and the interfaces declare, whether a function is declared by it, and
    ///   whether it stands there as it is; the name of a property with a wrapper is meant where one of `$name` and `_name` does.
    static func forEachName(in files: [FileFacts], _ body: (_ name: Int, _ isDeclared: Bool, _ isInProject: Bool) -> Void) {
        for facts in files {
            for declaration in facts.declarations where declaration.kind == .function {
                if let name = facts.names.withBytes(of: declaration.name, InterfaceIndex.name) { body(name, true, true) }
            }
            facts.forEachSpelledName { spelling in
                if let name = InterfaceIndex.name(spelled: spelling) { body(name, false, true) }
                let first = spelling.first
                guard first == UInt8(ascii: "$") || first == UInt8(ascii: "_") else { return }
                if let name = InterfaceIndex.name(spelled: UnsafeBufferPointer(rebasing: spelling.dropFirst())) { body(name, false, false) }
            }
        }
    }

    /// The names that stand in the project as they are.
    private mutating func wantNames(in files: [FileFacts]) -> [Int] {
        var mentioned: [Int] = []
        Self.forEachName(in: files) { name, isDeclared, isInProject in
            if isInProject, !names[name].contains(.isInProject) { mentioned.append(name) }
            if isDeclared { names[name].insert(.isDeclared) }
            if isInProject { names[name].insert(.isInProject) }
            want(name)
        }
        return mentioned
    }

    private func isRival(_ name: Int) -> Bool {
        names[name].contains(.isDeclared) || names[name].contains(.isInProject) && InterfaceIndex.members(called: name).contains { isModifier($0) }
    }

    /// Whether a function is a method of `View`.
    private func isModifier(_ member: Int) -> Bool {
        let piece = InterfaceIndex.piece(ofMember: member)
        return InterfaceIndex.flags(ofMember: member).contains(.isFunction) && pieces[piece] != .absent && InterfaceIndex.name(ofPiece: piece) == Self.view
    }

    private static let view = InterfaceIndex.name(.View)

    // MARK: What that leads to

    private mutating func want(_ name: Int) {
        if names[name].insert(.isWanted).inserted { pending.append(name) }
    }

    /// What has no name, and extensions of what is no type at the top of these texts.
    private func isAlwaysAsked(_ piece: Int) -> Bool {
        guard let name = InterfaceIndex.name(ofPiece: piece) else { return true }
        guard InterfaceIndex.flags(ofPiece: piece).contains(.isExtension) else { return false }
        return InterfaceIndex.pieces(called: name).allSatisfy { pieces[$0] == .absent || InterfaceIndex.flags(ofPiece: $0).contains(.isExtension) }
    }

    private mutating func findAll() {
        while let name = pending.popLast() {
            for piece in InterfaceIndex.pieces(called: name) { ask(piece) }
            for member in InterfaceIndex.members(called: name) {
                let piece = pieces[InterfaceIndex.piece(ofMember: member)]
                if piece == .asked || piece == .kept { keep(member: member) }
            }
        }
    }

    private mutating func ask(_ piece: Int) {
        guard pieces[piece] == .unused else { return }
        pieces[piece] = .asked
        let flags = InterfaceIndex.flags(ofPiece: piece)
        if !flags.contains(.isExtension) || flags.contains(.inherits) { keep(piece) }
        for member in InterfaceIndex.members(ofPiece: piece) {
            let name = InterfaceIndex.name(ofMember: member)
            // A requirement is asked for in each type that conforms.
            if flags.contains(.isProtocol), let name { want(name) }
            let isAsked = name.map { names[$0].contains(.isWanted) } ?? !InterfaceIndex.flags(ofMember: member).contains(.isDirective)
            if isAsked || InterfaceIndex.functions(inMember: member).contains(where: { isRival($0) }) { keep(member: member) }
        }
    }

    private mutating func keep(_ piece: Int) {
        guard pieces[piece] != .kept else { return }
        pieces[piece] = .kept
        for name in InterfaceIndex.mentions(ofPiece: piece) { want(name) }
    }

    private mutating func keep(member: Int) {
        guard !isKept[member] else { return }
        isKept[member] = true
        keep(InterfaceIndex.piece(ofMember: member))
        for name in InterfaceIndex.mentions(ofMember: member) { want(name) }
    }

    // MARK: Text

    /// What is kept of a module's text, ending in NUL.
    func bytes(ofModule module: Int) -> [UInt8] {
        let text = EmbeddedInterfaces.all[module].text
        let bytes = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        var result: [UInt8] = []
        // Most is left out as a rule; growing would copy what is kept several times over.
        result.reserveCapacity(bytes.count / 4)
        for piece in InterfaceIndex.pieces(ofModule: module) where pieces[piece] == .kept {
            result.append(contentsOf: bytes[InterfaceIndex.head(ofPiece: piece)])
            for member in InterfaceIndex.members(ofPiece: piece) where isKept[member] || InterfaceIndex.flags(ofMember: member).contains(.isDirective) {
                result.append(contentsOf: bytes[InterfaceIndex.range(ofMember: member)])
            }
            result.append(contentsOf: bytes[InterfaceIndex.tail(ofPiece: piece)])
        }
        result.append(0)
        return result
    }
}
