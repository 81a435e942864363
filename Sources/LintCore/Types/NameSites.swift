/// Why it is not known what a name means.
enum UnknownMeaning: UInt8, CaseIterable {
    /// Nobody looked: the code has no place where its type could be told.
    case unchecked
    /// What was not read declares it, or what it is a member or an argument of: a library without an interface, or with one that shows
    /// a part of it, Objective-C, what Xcode writes.
    case declaredOutside
    /// Several declarations have the name, and no build file tells which module they are of.
    case ambiguous
    /// Nothing that could be meant has the name.
    case notDeclared
    /// A macro that is not known may declare it.
    case byMacro
    /// What it is a member of has no known type.
    case unknownBase
    /// A leading dot, or a key path without a root, where the place does not tell the type.
    case unknownContext
    /// A member that dynamic member lookup makes of its name.
    case dynamicMember
    /// The build that is meant does not compile it.
    case notCompiled
    /// It stands outside of members: in a preview, a `deinit` or at the top of a file.
    case outsideMembers
    /// Inside a type that a function declares.
    case inLocalType
    /// An argument of a macro or of an attribute that was not read.
    case macroArgument
}

/// What a name in checked code was found to mean.
struct NameSite {
    enum Target: UInt8 {
        case declaration
        /// What blocks, closures and parameter lists declare; `LexicalBinding` tells where.
        case local
        case genericParameter
        case selfValue
        case module
        /// An element of a tuple.
        case element
        case unknown
    }

    let target: Target
    var declaration = DeclarationID.none
    var projection = Projection.none
    /// Whether no other declaration could be meant.
    var isCertain = true
    var reason = UnknownMeaning.unchecked

    static let unchecked = NameSite(target: .unknown, isCertain: false)

    static func unknown(_ reason: UnknownMeaning) -> NameSite { NameSite(target: .unknown, isCertain: false, reason: reason) }
}

/// The names in one checked member: a dense row by node.
struct NameSites {
    let firstNode: Int
    var row: [NameSite]

    subscript(node: Node) -> NameSite? {
        let index = Int(node.id.index) - firstNode
        return row.indices.contains(index) ? row[index] : nil
    }
}
