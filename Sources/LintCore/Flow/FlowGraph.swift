/// How values flow: what is computed from what, who is handed it, who writes it, and how often it changes for that.
///
/// What leads where is found when it is first asked for and the same for all who ask; what a place of code holds fast beside that
/// (`HeldPlaces`) is added where a question is asked, and never kept. One graph serves one thread, as its evaluator does.
final class FlowGraph: SemanticQueries {
    let evaluator: Evaluator
    let names: NameResolver

    /// What is asked of a place.
    struct Question: Hashable {
        enum Kind {
            /// How often what is read there changes.
            case reading
            /// How often what callers give for it does.
            case given
            /// How often another value takes the place of what an initializer put there.
            case replacing
            /// Whether now one object and now another one is put into the environment, by its class.
            case environment
        }

        let kind: Kind
        let place: Place
        var aspect = Aspect.whole
        var context = Context.any
    }

    private let solver = FixpointSolver<Question, Constancy>()
    /// See `properties(filledBy:of:)`.
    let fillings = FixpointSolver<Place, Set<DeclarationID>>()
    /// See `VariableReads`.
    let reads = FixpointSolver<VariableReads.Question, [ReadVariable]>()
    var readMembers: [VariableReads.Member: IdentityScope] = [:]
    /// See `bodyReads(_:_:in:)`.
    var bodyReadsFound: [BodyReads.Question: BodyReads.Outcome] = [:]
    var bodyCodes: [DeclarationID: BodyCode] = [:]
    /// See `computedMembers(of:from:)`.
    var computedMembersFound: [MemberPath: [String]] = [:]
    /// Of members that were asked for what they read: the names that their code spells.
    var bodyNames: [DeclarationID: Set<Name>] = [:]
    var subclassesFound: [DeclarationID: [DeclarationID]]?
    /// See `isWatched(_:)`.
    var observedClassesFound: Set<DeclarationID>??
    var environmentObjectsFound: [DeclarationID: [DeclarationID]]?
    /// See `constructions(of:)`.
    var constructionsFound: [DeclarationID: Constructions] = [:]
    var unnamedConstructionsFound: [String: [CodePlace]]?
    /// See `startedModules`.
    var startedModulesFound: Set<Name>?
    /// See `isUnused(_:)`.
    var unusedMembers: [DeclarationID: Bool] = [:]
    /// See `isForPreviews(_:)`.
    var previewTypes: [DeclarationID: Bool] = [:]
    /// See `isDeadView(_:)`.
    var deadViews: [DeclarationID: Bool] = [:]
    /// See `isLeftOver(_:)`.
    var leftOverMembers: [DeclarationID: Bool] = [:]
    /// See `areBuiltTogether(_:_:)`.
    var usingPlatforms: [DeclarationID: Set<Platform>] = [:]
    /// See `isUniform(_:)`.
    var uniformMembers: [DeclarationID: Bool] = [:]
    /// See `values(givenFor:)`.
    var valuesGiven: [DeclarationID: [(value: Node, call: Node, unit: Int32)]] = [:]
    /// See `calls(of:)`.
    var functionCalls: [DeclarationID: FunctionCalls] = [:]
    /// See `aliases(of:)`.
    var aliasesFound: [Name: [Name]]?
    /// See `heldPlaces(around:)`.
    let heldPlacesAround = FixpointSolver<DeclarationID, HeldPlaces.SharedPaths>()
    /// By the name of what is changed.
    var collectionChanges: [Name: [DeclarationID: [CollectionChange]]] = [:]
    var elementOrders: [CodePlace: ElementOrder] = [:]
    var changingCallsFound: [Name: [(place: CodePlace, kind: CollectionChange.Kind)]]?

    init(_ evaluator: Evaluator, _ names: NameResolver) {
        self.evaluator = evaluator
        self.names = names
    }

    /// The answer to a question, found out by `find` unless it is known.
    func solve(_ question: Question, _ find: () -> Constancy) -> Constancy { solver.solve(question, find) }
}
