/// Names a declaration of a `Program`.
struct DeclarationID: Hashable, Sendable {
    let index: Int32

    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    /// Stands where there is no declaration.
    static let none = DeclarationID(-1)
}

/// What a declaration introduces.
enum DeclarationKind: UInt8, CaseIterable, Sendable {
    case `struct`, `class`, `enum`, actor, `protocol`, `extension`
    case function, initializer, `subscript`, variable, enumCase, alias, associatedType, macro

    var isNominal: Bool {
        switch self {
        case .struct, .class, .enum, .actor, .protocol: true
        default: false
        }
    }
}

/// One declared name: what it is and where it stands. Everything else is read from the syntax when it is asked for.
struct Declaration: Sendable {
    let kind: DeclarationKind
    let name: Name
    /// Index of the file in `Program.units`.
    let unit: Int32
    /// The declaration's node: for a variable the `var`, for an enum case the `case`.
    let node: NodeID
    /// The `patternBinding` or `enumElement` that binds the name; else `node`.
    let element: NodeID
    /// The type or extension around it; `.none` at the top of a file.
    let parent: DeclarationID
    let flags: DeclarationFlags

    /// Stands in the room of a file that declares less than it did.
    static let absent = Declaration(
        kind: .macro, name: .unheard, unit: -1, node: .root, element: .root, parent: .none, flags: .isLeftOut)
}

struct DeclarationFlags: OptionSet, Sendable {
    let rawValue: UInt16

    /// `static`, or `class` before a member.
    static let isStatic = DeclarationFlags(rawValue: 1 << 0)
    /// `private` or `fileprivate`: seen from its own file alone.
    static let isFilePrivate = DeclarationFlags(rawValue: 1 << 1)
    /// `@_disfavoredOverload`.
    static let isDisfavored = DeclarationFlags(rawValue: 1 << 2)
    static let isLet = DeclarationFlags(rawValue: 1 << 3)
    /// Has attributes that may matter: wrappers, builders, availability.
    static let hasAttributes = DeclarationFlags(rawValue: 1 << 4)
    /// Binds by a pattern other than a plain name: `let (a, b) = …`.
    static let isDestructured = DeclarationFlags(rawValue: 1 << 5)
    static let isInInterface = DeclarationFlags(rawValue: 1 << 6)
    /// `public`, `open` or `package`, itself or by the extension around it: other modules see it.
    static let isPublic = DeclarationFlags(rawValue: 1 << 7)
    /// `mutating`.
    static let isMutating = DeclarationFlags(rawValue: 1 << 8)
    /// Stands in a clause of `#if` that this build leaves out: it has a number, and nothing means it.
    static let isLeftOut = DeclarationFlags(rawValue: 1 << 9)
    /// Its interface says what it does: `Program.behaviour(of:)`.
    static let hasBehaviour = DeclarationFlags(rawValue: 1 << 10)
}
