/// What is known of identity in a program: where views stand, under which conditions, and what they own.
///
/// Everything is found when it is first asked for and remembered: rules look at syntax first and ask about what could be a
/// finding alone. One model serves one thread, as its evaluator does.
final class IdentityModel: SemanticQueries {
    let evaluator: Evaluator
    let names: NameResolver
    /// How what code reads changes.
    let flow: FlowGraph

    var deadViews: [DeclarationID: Bool] = [:]
    private(set) lazy var holdsStart = findStart()
    var ownedStates: [TypeID: StateWalk.Remembered] = [:]
    /// Without what an id keeps apart.
    var placedStates: [TypeID: StateWalk.Remembered] = [:]
    /// See `ownProperties(of:)`.
    var keptProperties: [DeclarationID: [OwnedState.Property]] = [:]
    /// By declaration; nil for what is given no view.
    var helpers: [DeclarationID: Helper?] = [:]
    /// See `helperPath(of:)`.
    var helperPaths: [DeclarationID: ReceiverPath?] = [:]
    var trees: [DeclarationID: IdentityTree] = [:]
    /// Those with opened containers.
    var openTrees: [DeclarationID: IdentityTree] = [:]
    /// See `bodyTree(of:)`.
    var treesByView: [DeclarationID: IdentityTree] = [:]
    /// By view; see `environmentKeys(readIn:)`.
    var environmentKeysRead: [DeclarationID: Set<String>] = [:]
    /// By key path.
    var environmentSourcesFound: [String: EnvironmentSources] = [:]
    var rowCallsFound: [Int32: Set<NodeID>]?
    var rowsByElement: [DeclarationID: [(rows: RowsCall, unit: Int32)]]?
    /// Functions of the project that only print why a view was drawn again.
    private(set) lazy var tracingHelpers = findTracingHelpers()
    private(set) lazy var randomMemberNames = findRandomMemberNames()
    private(set) lazy var remakingMemberNames = findRemakingMemberNames()
    private(set) lazy var helperDeclarations = findHelperDeclarations()
    private(set) lazy var helpersByName = findHelpersByName()
    private(set) lazy var helperNames = HelperNames(self)
    private(set) lazy var erasedNames = findErasedNames()
    /// See `helperCalls(by:named:in:)`.
    var helperCallsFound: [HelperCall.Key: [HelperCall]] = [:]

    init(_ evaluator: Evaluator) {
        self.evaluator = evaluator
        names = NameResolver(evaluator)
        flow = FlowGraph(evaluator, names)
    }

    /// The type that the member around a node belongs to, seen through extensions.
    func owner(ofMember member: DeclarationID) -> DeclarationID? { program.owner(of: member) }
}
