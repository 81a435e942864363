/// Names a type of a `TypeTable`: equal types have equal numbers.
struct TypeID: Hashable, Sendable {
    let index: Int32

    init(_ index: Int) { self.index = Int32(truncatingIfNeeded: index) }

    /// Stands where no type was looked for yet.
    static let notFound = TypeID(-1)
}

typealias TypeList = StableList<TypeID>

/// What a type is made of. Plain values throughout: looking at a form counts no references.
enum TypeForm {
    /// A struct, class, enum or actor, or, as a constraint, a protocol. The arguments of the types around it come first.
    case nominal(DeclarationID, TypeList)
    /// `labels` is empty where no element has one; else one name an element, `empty` for none. `()` has no elements.
    case tuple(TypeList, labels: StableList<Name>)
    case function(TypeList, result: TypeID, FunctionTraits)
    /// A generic parameter, seen from inside its declaration.
    case parameter(ParameterID)
    /// An associated type of a type that does not say yet what it is: `Data.Element`.
    case member(TypeID, Name)
    case metatype(TypeID)
    /// `any P & Q`; empty for `Any`.
    case existential(TypeList)
    /// The `some` at a place in the result of a declaration, for given generic arguments. Code that uses it knows the
    /// constraint alone; `UnderlyingTypes` knows what stands behind it.
    case opaque(OpaqueResult, TypeList)
    /// `A, B` in `Pack{A, B}`.
    case pack(TypeList)
    /// `repeat each T`.
    case expansion(TypeID)
    /// A literal whose type its use decides.
    case literal(LiteralKind)
    /// Not to be known from what was read.
    case unknown(UnknownID)
}

/// A `some` in the result of a declaration, counted from the left, or that of a function inside its body.
struct OpaqueResult: Hashable {
    let declaration: DeclarationID
    /// Of a function inside a body, negative.
    let ordinal: Int32

    var isLocal: Bool { ordinal < 0 }
}

struct FunctionTraits: OptionSet, Hashable {
    let rawValue: UInt8

    static let isAsync = FunctionTraits(rawValue: 1)
    static let isThrowing = FunctionTraits(rawValue: 2)
    static let isSendable = FunctionTraits(rawValue: 4)
}

enum LiteralKind: UInt8, Hashable {
    case integer, float, string, interpolatedString, boolean, null
    case emptyArray, emptyDictionary
}

struct ParameterID: Hashable {
    let index: Int32
}

struct UnknownID: Hashable {
    let index: Int32
}

/// Why a type is not known, and where that was found out.
struct Unknown: Hashable {
    let reason: String
    let unit: Int32
    let offset: Int
    /// What it conforms to for certain: members of these can be found, the type itself cannot.
    let constraints: [TypeID]
    var contradiction = Contradiction.none
    /// Where that was told: why names that rest on it have no meaning.
    var cause: UnknownMeaning?
    /// The declaration of a library whose `some` says no more of it.
    var hiddenBy: DeclarationID?

    /// Whether the code as read cannot be compiled in this way: an overload that leads here is not the one that is meant.
    enum Contradiction: UInt8 {
        case none
        /// A call that fits nothing; what is around it is still told.
        case call
        /// A block that the result builder does not take; it is no block of this builder.
        case block
    }
}

/// What a type holds somewhere inside, so that most types need not be walked.
struct TypeTraits: OptionSet {
    let rawValue: UInt8

    static let hasParameter = TypeTraits(rawValue: 1)
    static let hasUnknown = TypeTraits(rawValue: 2)
    static let hasOpaque = TypeTraits(rawValue: 4)
    static let hasLiteral = TypeTraits(rawValue: 8)
    static let hasMember = TypeTraits(rawValue: 16)
    /// A call in it fits nothing that was read: an overload that leads there is meant only if no other one is left.
    static let hasContradiction = TypeTraits(rawValue: 32)
    /// Is unknown as a whole.
    static let isUnknown = TypeTraits(rawValue: 64)
    /// Asks for every type.
    static let all = TypeTraits(rawValue: 255)
}
