/// Where the declarations of the embedded interfaces stand, what they are called and what they mention, without reading their text:
/// `scripts/generate.sh` has read it.
///
/// Everything is a number: a module is its place in `EmbeddedInterfaces.all`, and a *piece* is a declaration at the top of a text, with
/// the lines of attributes above it, or a directive or an import. A member stands in a type or extension, with the lines below it. Names
/// are those that anything declares, at any depth. Ranges are bytes of the module's text.
enum InterfaceIndex {
    // MARK: Modules

    /// Those of the embedded modules that a module imports, in any clause of `#if`.
    static func imports(ofModule module: Int) -> NumberList { list(at: moduleImports[module]) }

    static func pieces(ofModule module: Int) -> Range<Int> { moduleFirstPieces[module]..<moduleFirstPieces[module + 1] }

    private static let moduleImports = NumberColumn(InterfaceTables.moduleImports)
    private static let moduleFirstPieces = NumberColumn(InterfaceTables.moduleFirstPieces)

    // MARK: Pieces

    static let pieceCount = pieceNames.count

    struct PieceFlags: OptionSet {
        let rawValue: Int
        static let isExtension = PieceFlags(rawValue: 1)
        /// It is an extension that states a conformance.
        static let inherits = PieceFlags(rawValue: 2)
        static let isProtocol = PieceFlags(rawValue: 4)
    }

    /// Nil for what has none and always counts.
    static func name(ofPiece piece: Int) -> Int? { name(pieceNames[piece]) }

    static func flags(ofPiece piece: Int) -> PieceFlags { PieceFlags(rawValue: pieceFlags[piece]) }

    /// Up to the line that opens its braces, and from the one that closes them.
    static func head(ofPiece piece: Int) -> Range<Int> { range(pieceStarts[piece], pieceHeadLengths[piece]) }
    static func tail(ofPiece piece: Int) -> Range<Int> { range(pieceTails[piece], pieceTailLengths[piece]) }

    static func members(ofPiece piece: Int) -> Range<Int> { pieceFirstMembers[piece]..<pieceFirstMembers[piece + 1] }

    /// The names that its head mentions.
    static func mentions(ofPiece piece: Int) -> NumberList { list(at: pieceMentions[piece]) }

    private static let pieceNames = NumberColumn(InterfaceTables.pieceNames)
    private static let pieceFlags = NumberColumn(InterfaceTables.pieceFlags)
    private static let pieceStarts = NumberColumn(InterfaceTables.pieceStarts)
    private static let pieceHeadLengths = NumberColumn(InterfaceTables.pieceHeadLengths)
    private static let pieceTails = NumberColumn(InterfaceTables.pieceTails)
    private static let pieceTailLengths = NumberColumn(InterfaceTables.pieceTailLengths)
    private static let pieceFirstMembers = NumberColumn(InterfaceTables.pieceFirstMembers)
    private static let pieceMentions = NumberColumn(InterfaceTables.pieceMentions)

    // MARK: Members

    static let memberCount = memberNames.count

    struct MemberFlags: OptionSet {
        let rawValue: Int
        static let isDirective = MemberFlags(rawValue: 1)
        static let isFunction = MemberFlags(rawValue: 2)
    }

    static func piece(ofMember member: Int) -> Int { memberPieces[member] }

    /// Nil for what is asked for without one: initializers, subscripts, cases, operators.
    static func name(ofMember member: Int) -> Int? { name(memberNames[member]) }

    static func flags(ofMember member: Int) -> MemberFlags { MemberFlags(rawValue: memberFlags[member]) }

    static func range(ofMember member: Int) -> Range<Int> { range(memberStarts[member], memberLengths[member]) }

    static func mentions(ofMember member: Int) -> NumberList { list(at: memberMentions[member]) }

    /// The names of methods in it, which is a type then.
    static func functions(inMember member: Int) -> NumberList { list(at: memberFunctions[member]) }

    private static let memberPieces = NumberColumn(InterfaceTables.memberPieces)
    private static let memberNames = NumberColumn(InterfaceTables.memberNames)
    private static let memberFlags = NumberColumn(InterfaceTables.memberFlags)
    private static let memberStarts = NumberColumn(InterfaceTables.memberStarts)
    private static let memberLengths = NumberColumn(InterfaceTables.memberLengths)
    private static let memberMentions = NumberColumn(InterfaceTables.memberMentions)
    private static let memberFunctions = NumberColumn(InterfaceTables.memberFunctions)

    // MARK: Names

    static let nameCount = nameStarts.count - 1

    /// Nil where nothing is called so.
    static func name(spelled spelling: UnsafeBufferPointer<UInt8>) -> Int? {
        let mask = nameSlots.count - 1
        var slot = Int(NameHash.hash(spelling)) & mask
        while let name = name(nameSlots[slot]) {
            let known = UnsafeRawBufferPointer(start: InterfaceTables.nameSpellings.utf8Start + nameStarts[name], count: nameStarts[name + 1] - nameStarts[name])
            if NameHash.equals(known, UnsafeRawBufferPointer(spelling)) { return name }
            slot = (slot + 1) & mask
        }
        return nil
    }

    static func name(_ known: KnownName) -> Int? {
        var spelling = known.spelling
        return spelling.withUTF8(name)
    }

    static func pieces(called name: Int) -> NumberList { list(at: namePieces[name]) }
    static func members(called name: Int) -> NumberList { list(at: nameMembers[name]) }

    /// The pieces in which a method of the name stands, at any depth.
    static func pieces(holdingFunction name: Int) -> NumberList { list(at: nameHolders[name]) }

    private static let namePieces = NumberColumn(InterfaceTables.namePieces)
    private static let nameMembers = NumberColumn(InterfaceTables.nameMembers)
    private static let nameHolders = NumberColumn(InterfaceTables.nameHolders)
    private static let nameStarts = NumberColumn(InterfaceTables.nameStarts)
    private static let nameSlots = NumberColumn(InterfaceTables.nameSlots)

    // MARK: Numbers

    private static let lists = NumberColumn(InterfaceTables.lists)

    private static func list(at start: Int) -> NumberList { NumberList(column: lists, first: start + 1, count: lists[start]) }

    private static func name(_ number: Int) -> Int? { number == 0 ? nil : number - 1 }

    private static func range(_ start: Int, _ length: Int) -> Range<Int> { start..<start + length }
}

/// Numbers of one width, as digits of six bits from `0` on, the highest first.
private struct NumberColumn: Sendable {
    private let width: Int
    private let digits: StaticString

    init(_ column: InterfaceTables.Column) { (width, digits) = column }

    var count: Int { digits.utf8CodeUnitCount / width }

    subscript(index: Int) -> Int {
        var digit = digits.utf8Start + index * width
        var number = 0
        for _ in 0..<width {
            number = number << 6 | Int(digit.pointee &- UInt8(ascii: "0"))
            digit += 1
        }
        return number
    }
}

/// A list of numbers in the column of lists.
struct NumberList: RandomAccessCollection {
    fileprivate let column: NumberColumn
    fileprivate let first: Int
    let count: Int

    var startIndex: Int { 0 }
    var endIndex: Int { count }
    subscript(index: Int) -> Int { column[first + index] }
}
