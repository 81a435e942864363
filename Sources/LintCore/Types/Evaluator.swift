/// Finds the types of expressions, as the compiler would: names are looked up in scopes, overloads chosen, generic
/// parameters inferred, result builders applied.
///
/// What cannot be known is an `unknown` type with a reason; nothing is guessed. Everything asked once is remembered: one
/// evaluator serves one thread.
final class Evaluator {
    let program: Program
    let types = TypeTable()
    let void: TypeID

    // Everything here is used by one thread and never lent out: the checks of exclusive access took a tenth of the time.

    // Generics
    @exclusivity(unchecked) var parameters: [GenericParameter] = []
    @exclusivity(unchecked) var parameterRows = StableRows<ParameterID>()
    let ownParameters = DeclarationMap<ParameterList>()
    let allParameters = DeclarationMap<ParameterList>()
    @exclusivity(unchecked) var requirementRows = StableRows<Requirement>()
    let requirements = DeclarationMap<StableList<Requirement>>()
    @exclusivity(unchecked) var requirementsInProgress = Nesting<DeclarationID>()

    // Declarations
    @exclusivity(unchecked) var signatureRows = StableRows<Signature.Parameter>()
    let signatures = DeclarationMap<Signature>()
    let valueTypes = DeclarationMap<TypeID>()
    @exclusivity(unchecked) var valueTypesInProgress = Nesting<DeclarationID>()
    let attributesOfMembers = DeclarationMap<MemberAttributes>()
    let memberwiseInitializers = DeclarationMap<Signature>()
    let aliasTypes = DeclarationMap<TypeID>()
    @exclusivity(unchecked) var aliasesInProgress = Nesting<DeclarationID>()

    // Types
    let inheritedTypes = DeclarationMap<[InheritedType]>()
    /// The same as it is written, whatever leads back to itself.
    let writtenTypesFound = DeclarationMap<[InheritedType]>()
    @exclusivity(unchecked) var inheritedTypesInProgress = Nesting<DeclarationID>()
    let protocolClosures = DeclarationMap<[DeclarationID]>()
    /// By type and protocol or class.
    let conformances = PairMap<Certainty>()
    @exclusivity(unchecked) var conformancesInProgress = Nesting<ConformanceKey>()
    /// By type and name.
    let memberTypes = PairMap<TypeID>()
    @exclusivity(unchecked) var memberTypesInProgress = Nesting<MemberTypeKey>()
    @exclusivity(unchecked) private var libraryTypes: [DeclarationID?] = []

    let declarationTraits = DeclarationMap<DeclarationTraits>()
    /// By file and name.
    let visibleTypesFound = PairMap<[DeclarationID]>()
    /// By generic parameter.
    let missingArguments = PairMap<TypeID>()
    let openEnds = DeclarationMap<Bool>()
    /// Of types without generic arguments.
    let plainTypes = DeclarationMap<TypeID>()
    /// The same by file and name.
    let plainTypesByName = PairMap<TypeID>()
    @exclusivity(unchecked) var declarationRows = StableRows<DeclarationID>()
    @exclusivity(unchecked) var memberRows = StableRows<MemberPlace>()
    /// By type declaration and name; see `places(ofMembersNamed:in:isStatic:)`.
    let memberPlaces = PairMap<StableList<MemberPlace>>()
    /// By type declaration and protocol; see `conformanceSources(of:to:)`.
    let conformanceSourcesFound = PairMap<StableList<DeclarationID>>()
    let sameTypesFound = DeclarationMap<Substitution>()
    /// By place and name, of names without generic arguments; see `typeNamed`.
    let namedTypes = PairMap<TypeID?>()
    /// By type and name; see `members(named:of:isStatic:)`.
    let membersFound = PairMap<[Candidate]>()
    /// Whether a lookup of members met one that its own file alone sees.
    @exclusivity(unchecked) var metFilePrivate = false

    // Calls
    @exclusivity(unchecked) var argumentRows = StableRows<CallArguments.Item>()
    @exclusivity(unchecked) var collectedArguments = AppendBuffer<CallArguments.Item>(capacity: 1 << 4)
    @exclusivity(unchecked) var argumentTypes = AppendBuffer<TypeID>(capacity: 1 << 10)
    /// Of the candidates that are being looked at: those of a call inside another stand behind those of the other.
    @exclusivity(unchecked) var argumentEnds = AppendBuffer<Int32>(capacity: 1 << 8)

    // Bodies
    @exclusivity(unchecked) var frames: [Frame] = []
    @exclusivity(unchecked) var lazyValues: [LazyValue] = []
    /// By file and node.
    let closureArities = PairMap<Int>()
    @exclusivity(unchecked) var closureResults: [ClosureKey: TypeID] = [:]
    @exclusivity(unchecked) var closureFrames: [ClosureFrameKey: FrameID] = [:]
    @exclusivity(unchecked) var branchesFound: [PlaceKey: (branches: [Branch], isExhaustive: Bool)] = [:]
    @exclusivity(unchecked) var builderResults: [BuilderCallKey: TypeID] = [:]
    let bodyTypes = DeclarationMap<TypeID>()
    /// The outermost frame of each body that was evaluated.
    let bodyFrames = DeclarationMap<FrameID>()
    @exclusivity(unchecked) var bodyTypesInProgress = Nesting<DeclarationID>()
    /// By the declaration whose body they stand in, in the order of evaluation; a closure that was tried for several overloads
    /// may have left some more than once.
    let branchSites = DeclarationMap<[BranchSite]>()
    /// By file and node; see `CallSite`.
    let callSites = PairMap<CallSite>()
    let closureSites = PairMap<ClosureSite>()
    /// By file and node; see `Assumption`.
    let assumptions = PairMap<Assumption>()
    /// Of the members that were checked; see `check(_:)`.
    let nameSites = DeclarationMap<NameSites>()
    /// See `scopedSite(of:in:)`.
    let scopeFrames = DeclarationMap<FrameID>()
    @exclusivity(unchecked) var underlyingTypes: [TypeID: TypeID] = [:]
    @exclusivity(unchecked) var underlyingInProgress = Nesting<TypeID>()
    @exclusivity(unchecked) var revealedResults: [OpaqueResult: TypeID] = [:]
    /// What functions inside bodies hide, and the `some` of each; their opaque results count them backwards.
    @exclusivity(unchecked) var localResults: [(some: Node, type: TypeID)] = []
    @exclusivity(unchecked) var revealedInProgress = Nesting<OpaqueResult>()
    /// By the style that a call gives; see `viewAlternative(to:)`.
    @exclusivity(unchecked) var viewAlternatives: [TypeID: TypeID] = [:]
    @exclusivity(unchecked) var builderRequirementsFound: [Name: [DeclarationID]]?
    /// By declaration, and platform and version.
    let availabilities = PairMap<Bool>()
    let statedTargets = DeclarationMap<OSVersion>()
    /// What modifiers that were not read make of views.
    @exclusivity(unchecked) var unreadModifiers: Set<TypeID> = []
    @exclusivity(unchecked) var chainBases: [ChainBaseKey: TypeID] = [:]
    /// The declarations being evaluated, innermost last: names are looked up from there.
    @exclusivity(unchecked) var contexts: [DeclarationID] = []
    @exclusivity(unchecked) var depth = 0
    /// Whether the arguments of a leading-dot call decide between overloads around it, so that they are looked at even where
    /// the type is known.
    @exclusivity(unchecked) var checksImplicitMembers = false
    /// The call whose result must have a member of this name; see `receiver`.
    @exclusivity(unchecked) var linkToFit: (unit: Int32, node: NodeID, name: Name)?
    /// What was found so deep says nothing of the same expression elsewhere.
    @exclusivity(unchecked) var hasMetMaximumDepth = false
    let expressionTypes = ExpressionMemory()
    /// All types that were spelled, one behind the other, and where each stands.
    @exclusivity(unchecked) var spelled = AppendBuffer<UInt8>(capacity: 1 << 10)
    let spellings = PairMap<Range<Int>>()
    /// See `modifiersOfOtherTypes(named:)`.
    @exclusivity(unchecked) private var modifiersOfOtherTypesFound: [Name: [DeclarationID]] = [:]

    init(_ program: Program) {
        self.program = program
        libraryTypes = Self.findLibraryTypes(program)
        void = types.tuple([], labels: [])
    }

    /// Methods whose name `View` has too, of other views, shapes or protocols: on a receiver of unknown type, each could be
    /// meant whose labels fit.
    func modifiersOfOtherTypes(named name: Name) -> [DeclarationID] {
        if let found = modifiersOfOtherTypesFound[name] { return found }
        guard let view = libraryType(.View), !program.members(of: view, named: name).isEmpty else { return [] }
        let found = program.declarations(named: name).filter { id in
            program[id].kind == .function && program.owner(of: id).map { $0 != view } ?? false
        }
        modifiersOfOtherTypesFound[name] = found
        return found
    }

    // MARK: Making types

    func nominal(_ declaration: DeclarationID, _ arguments: [TypeID] = []) -> TypeID {
        types.intern(arguments) { .nominal(declaration, $0) }
    }

    func unknown(
        _ reason: String, at node: Node, in unit: Int32, conformingTo constraints: [TypeID] = [], cause: UnknownMeaning? = nil,
        hiddenBy: DeclarationID? = nil
    ) -> TypeID {
        types.unknown(
            Unknown(reason: reason, unit: unit, offset: place(of: node), constraints: constraints, cause: cause, hiddenBy: hiddenBy))
    }

    /// Where something is said about a node: of a link of a chain at its name, since all links start at the same place.
    func place(of node: Node) -> Int {
        let link = node.kind == .call ? node.child(.callee) ?? node : node
        guard link.kind == .memberAccess, let base = link.child(.base) else { return node.range.startOffset }
        let period = base.tokenIndices.upperBound
        let name = link.tree.tokens[min(period + 1, link.tokenIndices.upperBound - 1)]
        return name.startOffset
    }

    func unknown(_ reason: String, at declaration: DeclarationID, cause: UnknownMeaning? = nil) -> TypeID {
        unknown(reason, at: program.node(declaration), in: program[declaration].unit, cause: cause)
    }

    /// A part of an expected type that nothing is asked of.
    private(set) lazy var hole = types.unknown(Unknown(reason: "", unit: -1, offset: 0, constraints: []))

    func holdsHole(_ type: TypeID) -> Bool {
        guard types.traits(of: type).contains(.hasUnknown) else { return false }
        var isFound = false
        _ = types.rewrite(type, holding: .hasUnknown) { part in
            if part == self.hole { isFound = true }
            return nil
        }
        return isFound
    }

    /// What a call left open, as the place of the call has it.
    func filled(_ type: TypeID, from expected: TypeID) -> TypeID {
        guard case .nominal(let declaration, let arguments) = types[type],
            case .nominal(let other, let others) = types[expected], declaration == other, arguments.contains(hole)
        else { return type }
        return nominal(declaration, zip(arguments, others).map { $0 == hole ? $1 : $0 })
    }

    /// The answer where nothing fits, not even what is unknown: it fits everything.
    func contradiction(_ reason: String, _ kind: Unknown.Contradiction = .call, at node: Node) -> TypeID {
        types.unknown(
            Unknown(reason: reason, unit: unit, offset: place(of: node), constraints: [], contradiction: kind))
    }

    /// Whether a block does not fit its builder.
    func isContradiction(_ type: TypeID) -> Bool {
        guard types.isUnknown(type), case .unknown(let id) = types[type] else { return false }
        return types.unknown(id).contradiction == .block
    }

    /// Whether a type is what an interface hides behind `some`: not known, but known to be none of those that are.
    func isHidden(_ type: TypeID) -> Bool {
        guard types.isUnknown(type), case .unknown(let id) = types[type] else { return false }
        return !types.unknown(id).constraints.isEmpty
    }

    func isUnknown(_ type: TypeID) -> Bool { types.isUnknown(type) }

    /// Whether nothing is half known just now on which other answers may rest.
    var isSettled: Bool {
        requirementsInProgress.isEmpty && inheritedTypesInProgress.isEmpty && conformancesInProgress.isEmpty
            && memberTypesInProgress.isEmpty && aliasesInProgress.isEmpty && valueTypesInProgress.isEmpty
    }

    /// A type of the standard library or of SwiftUI that the language or the evaluator speaks of.
    func libraryType(_ name: KnownName) -> DeclarationID? { libraryTypes[Int(Name.known(name).index)] }

    private static func findLibraryTypes(_ program: Program) -> [DeclarationID?] {
        KnownName.allCases.map { name in
            program.topLevel[.known(name)]?.first {
                program[$0].flags.contains(.isInInterface) && program[$0].kind.isNominal
            }
        }
    }

    /// `Optional<T>`, `Array<T>` and so on; unknown if no interface of the library was read.
    func library(_ name: KnownName, _ arguments: TypeID...) -> TypeID {
        guard let declaration = libraryType(name) else {
            return types.unknown(
                Unknown(reason: "no interface declares '\(name.spelling)'", unit: -1, offset: 0, constraints: []))
        }
        return nominal(declaration, arguments)
    }

    func optional(_ type: TypeID) -> TypeID { library(.Optional, type) }

    /// `T` of `Optional<T>`.
    func unwrapped(_ type: TypeID) -> TypeID? {
        let declaration = types.declaration(of: type)
        guard declaration != .none, declaration == libraryType(.Optional),
            case .nominal(_, let arguments) = types[type]
        else { return nil }
        return arguments.first
    }

    /// `T` of `Optional<T>`, and any other type as it is.
    func withoutOptional(_ type: TypeID) -> TypeID { unwrapped(type) ?? type }

    /// What a function takes and gives, one that is optional included; nil for what is no function.
    func functionForm(of type: TypeID) -> (parameters: TypeList, result: TypeID)? {
        guard case .function(let parameters, let result, _) = types[withoutOptional(type)] else { return nil }
        return (parameters, result)
    }

    /// `Void`, which an action gives.
    func isVoid(_ type: TypeID) -> Bool {
        guard case .tuple(let elements, _) = types[type] else { return false }
        return elements.isEmpty
    }

    /// Whether the type is the library's of this name.
    func isLibrary(_ type: TypeID, _ name: KnownName) -> Bool {
        let declaration = types.declaration(of: type)
        return declaration != .none && declaration == libraryType(name)
    }
}

/// An answer that source code may leave open.
enum Certainty: Comparable {
    case no, unknown, yes

    static func && (left: Certainty, right: @autoclosure () -> Certainty) -> Certainty {
        left == .no ? .no : min(left, right())
    }

    static func || (left: Certainty, right: @autoclosure () -> Certainty) -> Certainty {
        left == .yes ? .yes : max(left, right())
    }
}
