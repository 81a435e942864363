/// How far questions go before the answer is that it is not known: where code goes further, nobody looks, and everybody who asks is told
/// the same. Types, names, flow, identity and rules refer to these by name.
enum Limits {
    // MARK: Types

    /// Expressions inside expressions.
    static let nestedExpressions = 160

    // MARK: Trees of views

    /// Helpers and modifiers inside one another that are looked through.
    static let nestedHelpers = 8
    /// Views of one body.
    static let viewsOfABody = 4_000
    /// Views inside one another in one body.
    static let nestedViews = 400
    /// Types that give what a protocol asks for, each of which becomes a view.
    static let implementations = 16
    /// Elements of a written array of rows, each of which becomes a row.
    static let writtenRows = 16
    /// Views of the project inside one another whose state is looked for; types nest as deep as code does.
    static let nestedStateOwners = 120
    /// Views of the project inside one another, to see what a container keeps by itself.
    static let nestedContainers = 8
    /// Views of the project inside one another, to see that an equal one is not drawn again.
    static let nestedEqualViews = 8
    /// Views of the project inside one another that are looked into with the constants they are made of.
    static let viewsGivenConstants = 8
    /// Types of views inside one another into which a change is followed.
    static let nestedUpdates = 40

    // MARK: The flow of values

    /// Calls that give a parameter or property its value.
    static let callers = 500
    /// Assignments to one name.
    static let writers = 500
    /// Members that a place is told apart by.
    static let accessPath = 3
    /// Nodes of a member whose results are read.
    static let nodesOfAMember = 20_000

    // MARK: Values

    /// Bindings of names behind one another that a reference is followed through.
    static let references = 8
    /// Names behind one another for the same value, as for a random id, an object, rows.
    static let aliases = 4
    /// Presentations inside one another.
    static let presentations = 3
    /// Properties of a view that its own methods set, inside one another.
    static let settingMethods = 2

    // MARK: Changes

    /// Views around one another that are asked who makes them, to find what ends one.
    static let climbedMakers = 4
    /// Views that one stands in, and the code that makes each, to see what runs beside it.
    static let viewsAround = 32
    /// Of a view that more code makes than this, who makes those makers is not asked.
    static let makersClimbedFrom = 100
    /// Of so many who make a view it is told what they stand in, though something is seen to end them.
    static let makersToldFurther = 6
    /// The bodies that are looked into for what one function shows.
    static let bodiesOfAHelper = 16
    /// How often what code writes that is told of a change is told to other code.
    static let followedConsequences = 2
    /// Bindings handed on from view to view.
    static let handedBindings = 4
    /// The calls of one member that are followed to what has a write happen.
    static let waysToAMember = 4

    // MARK: Words

    /// Names, calls and places that one sentence lists.
    static let listedInASentence = 3
    /// Of what is lost and what decides, those that are named.
    static let namedInASentence = 2
    /// Of what is not named, how many are counted.
    static let countedInASentence = 12
    /// Bytes or characters of code that is repeated as it is written.
    static let quotedCode = 40
    /// Characters of code in a step of identity; what is longer is cut off.
    static let quotedStep = 48

    // MARK: Rewriting

    /// Branches that a rewrite takes apart.
    static let rewrittenBranches = 20
}
