/// Finds the types of expressions, as the compiler would: names are looked up in scopes, overloads chosen, generic
/// parameters inferred, result builders applied.
///
/// What cannot be known is an `unknown` type with a reason; nothing is guessed. Everything asked once is remembered: one
/// evaluator serves one thread.
final class Evaluator {
    let program: Program
    let types = TypeTable()

    // Generics
    var parameters: [GenericParameter] = []
    var ownParameters: [DeclarationID: [ParameterID]] = [:]
    var allParameters: [DeclarationID: [ParameterID]] = [:]
    var requirements: [DeclarationID: [Requirement]] = [:]
    var requirementsInProgress: Set<DeclarationID> = []

    // Declarations
    var signatures: [DeclarationID: Signature] = [:]
    var valueTypes: [DeclarationID: TypeID] = [:]
    var valueTypesInProgress: Set<DeclarationID> = []
    var attributesOfMembers: [DeclarationID: MemberAttributes] = [:]
    var memberwiseInitializers: [DeclarationID: Signature] = [:]
    var aliasTypes: [DeclarationID: TypeID] = [:]
    var aliasesInProgress: Set<DeclarationID> = []

    // Types
    var inheritedTypes: [DeclarationID: [InheritedType]] = [:]
    var inheritedTypesInProgress: Set<DeclarationID> = []
    var protocolClosures: [DeclarationID: [DeclarationID]] = [:]
    var conformances: [ConformanceKey: Certainty] = [:]
    var conformancesInProgress: Set<ConformanceKey> = []
    var memberTypes: [MemberTypeKey: TypeID] = [:]
    var memberTypesInProgress: Set<MemberTypeKey> = []
    var libraryTypes: [KnownName: DeclarationID?] = [:]

    // Bodies
    var frames: [Frame] = []
    var lazyValues: [LazyValue] = []
    var closureResults: [ClosureKey: TypeID] = [:]
    var builderResults: [BuilderCallKey: TypeID] = [:]
    var bodyTypes: [DeclarationID: TypeID] = [:]
    var bodyTypesInProgress: Set<DeclarationID> = []
    /// By the declaration whose body they stand in, in the order of evaluation; a closure that was tried for several overloads
    /// may have left some more than once.
    var branchSites: [DeclarationID: [BranchSite]] = [:]
    var underlyingTypes: [TypeID: TypeID] = [:]
    var underlyingInProgress: Set<TypeID> = []
    var revealedResults: [OpaqueResult: TypeID] = [:]
    var revealedInProgress: Set<OpaqueResult> = []
    var builderRequirementsFound: [Name: [DeclarationID]]?
    var availabilities: [AvailabilityKey: Bool] = [:]
    var chainBases: [ChainBaseKey: TypeID] = [:]
    /// The declarations being evaluated, innermost last: names are looked up from there.
    var contexts: [DeclarationID] = []
    var depth = 0
    private(set) lazy var modifierNamesOfOtherTypes = findModifierNamesOfOtherTypes()

    init(_ program: Program) {
        self.program = program
    }

    /// Names of methods that both `View` and some view, shape or other protocol declare: on a receiver of unknown type, any
    /// could be meant.
    private func findModifierNamesOfOtherTypes() -> Set<Name> {
        guard let view = libraryType(.View) else { return [] }
        var result: Set<Name> = []
        for index in program.declarations.indices where program.declarations[index].kind == .function {
            let id = DeclarationID(index)
            guard let owner = program.owner(of: id), owner != view else { continue }
            if !program.members(of: view, named: program[id].name).isEmpty { result.insert(program[id].name) }
        }
        return result
    }

    // MARK: Making types

    func nominal(_ declaration: DeclarationID, _ arguments: [TypeID] = []) -> TypeID {
        types.intern(.nominal(declaration, arguments))
    }

    var void: TypeID { types.intern(.tuple([], labels: [])) }

    func unknown(_ reason: String, at node: Node, in unit: Int32, conformingTo constraints: [TypeID] = []) -> TypeID {
        types.unknown(Unknown(reason: reason, unit: unit, offset: place(of: node), constraints: constraints))
    }

    /// Where something is said about a node: of a link of a chain at its name, since all links start at the same place.
    func place(of node: Node) -> Int {
        let link = node.kind == .call ? node.child(.callee) ?? node : node
        guard link.kind == .memberAccess, let base = link.child(.base) else { return node.range.startOffset }
        let period = base.tokenIndices.upperBound
        let name = link.tree.tokens[min(period + 1, link.tokenIndices.upperBound - 1)]
        return name.startOffset
    }

    func unknown(_ reason: String, at declaration: DeclarationID) -> TypeID {
        unknown(reason, at: program.node(declaration), in: program[declaration].unit)
    }

    /// A part of an expected type that nothing is asked of.
    private(set) lazy var hole = types.unknown(Unknown(reason: "", unit: -1, offset: 0, constraints: []))

    /// The answer where nothing fits, not even what is unknown: it fits everything.
    func contradiction(_ reason: String, at node: Node) -> TypeID {
        types.unknown(
            Unknown(reason: reason, unit: unit, offset: place(of: node), constraints: [], isContradiction: true))
    }

    func isContradiction(_ type: TypeID) -> Bool {
        guard types.traits(of: type).contains(.hasUnknown), case .unknown(let id) = types[type] else { return false }
        return types.unknown(id).isContradiction
    }

    /// Whether a type is what an interface hides behind `some`: not known, but known to be none of those that are.
    func isHidden(_ type: TypeID) -> Bool {
        guard case .unknown(let id) = types[type] else { return false }
        return !types.unknown(id).constraints.isEmpty
    }

    func isUnknown(_ type: TypeID) -> Bool {
        if case .unknown = types[type] { return true }
        return false
    }

    /// A type of the standard library or of SwiftUI that the language or the evaluator speaks of.
    func libraryType(_ name: KnownName) -> DeclarationID? {
        if let found = libraryTypes[name] { return found }
        let found = program.topLevel[.known(name)]?.first {
            program[$0].flags.contains(.isInInterface) && (program[$0].kind.isNominal)
        }
        libraryTypes[name] = .some(found)
        return found
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
        if case .nominal(let declaration, let arguments) = types[type], declaration == libraryType(.Optional) {
            return arguments.first
        }
        return nil
    }

    /// Whether the type is the library's of this name.
    func isLibrary(_ type: TypeID, _ name: KnownName) -> Bool {
        guard case .nominal(let declaration, _) = types[type], let known = libraryType(name) else { return false }
        return declaration == known
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
