/// What is known of identity in a program: where views stand, under which conditions, and what they own.
///
/// Everything is found when it is first asked for and remembered: rules look at syntax first and ask about what could be a
/// finding alone. One model serves one thread, as its evaluator does.
final class IdentityModel: SemanticQueries {
    let evaluator: Evaluator
    let names: NameResolver
    /// How what code reads changes.
    let flow: FlowGraph

    var stillViews: [DeclarationID: Stillness?] = [:]
    var ownedStates: [TypeID: StateWalk.Remembered] = [:]
    /// Without what an id keeps apart.
    var placedStates: [TypeID: StateWalk.Remembered] = [:]
    var shownStates: [ShownState.Question: ShownState] = [:]
    /// See `ownProperties(of:)`.
    var keptProperties: [DeclarationID: [OwnedState.Property]] = [:]
    /// See `firstValues(of:)`.
    var firstValuesFound: [DeclarationID: [DeclarationID: KnownValue]] = [:]
    /// By declaration; nil for what is given no view.
    var helpers: [DeclarationID: Helper?] = [:]
    /// See `helperPath(of:)`.
    var helperPaths: [DeclarationID: ReceiverPath?] = [:]
    var trees: [DeclarationID: IdentityTree] = [:]
    /// Those with opened containers.
    var openTrees: [DeclarationID: IdentityTree] = [:]
    /// See `bodies(showing:)`.
    var bodiesShowing: [DeclarationID: [DeclarationID]] = [:]
    var hasColumnsFound: Bool?
    /// See `tree(like:assuming:)`.
    var assumedTrees = AssumedTrees()
    /// By the code on a way to a write; see `happening(_:during:reading:)`.
    var wayConditions: [[SourceSpan]: WayConditions] = [:]
    /// See `remaker(of:)`.
    var remakersFound: [DeclarationID: Remaker?] = [:]
    /// See `bodyTree(of:)`.
    var treesByView: [DeclarationID: IdentityTree] = [:]
    /// By view; see `environmentKeys(readIn:)`.
    var environmentKeysRead: [DeclarationID: Set<String>] = [:]
    /// By key path.
    var environmentSourcesFound: [String: EnvironmentSources] = [:]
    /// By the data of rows; see `renewing(_:)`.
    var randomRowIDs: [SourceSpan: RandomID?] = [:]
    var rowCallsFound: [Int32: Set<NodeID>]?
    var rowsByElement: [DeclarationID: [(rows: RowsCall, unit: Int32)]]?
    /// By file, by the variable that rows are made of; see `ElementID`.
    var rowKeysFound: [Int32: [DeclarationID: [KeyedRows]]] = [:]
    /// See `IdentifiedType.mayTellViewsApart`.
    var shownElementsFound: ShownElements?
    var membersReadFound: [Name: Set<DeclarationID>] = [:]
    var heldNames: [Name: Bool] = [:]
    /// By the type around them; see `worksWithView(_:)`.
    var actionCallsFound: [DeclarationID: [CodePlace]]?
    /// Members of the project by what they do, each found at its first use; see the properties that are called so without `Found`.
    var tracingHelpersFound: Set<Name>?
    var randomMemberNamesFound: Set<Name>?
    var remakingMemberNamesFound: Set<Name>?
    var helperDeclarationsFound: [DeclarationID]?
    var helpersByNameFound: [Name: [DeclarationID]]?
    var helperNamesFound: HelperNames?
    var erasedNamesFound: Set<Name>?
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

/// The trees of the two members that were asked for last, a view and one that makes it, by what is taken for granted.
struct AssumedTrees {
    struct Key: Hashable {
        let opensContainers: Bool
        let assumed: [DeclarationID: KnownValue]
    }

    private var recent: [(member: DeclarationID, found: [Key: IdentityTree])] = []

    subscript(member: DeclarationID, key: Key) -> IdentityTree? {
        get { recent.first { $0.member == member }?.found[key] }
        set {
            if let index = recent.firstIndex(where: { $0.member == member }) {
                recent[index].found[key] = newValue
                recent.swapAt(0, index)
            } else {
                recent = [(member, newValue.map { [key: $0] } ?? [:])] + recent.prefix(1)
            }
        }
    }
}
