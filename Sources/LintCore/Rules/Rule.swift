/// One identity defect: how it is found and what is said about it.
///
/// A rule is a value without state: one file here, one line in `RuleRegistry`, one page `Rules/<id>.md` whose examples are
/// its tests.
protocol Rule: Sendable {
    static var info: RuleInfo { get }

    /// What the rule wants to see; the engine calls `check` for nothing else.
    var interest: Interest { get }

    func check(_ node: Node, in context: inout RuleContext)
}

/// What stands in the catalogue about a rule.
public struct RuleInfo: Sendable {
    /// Kebab case, names the bad pattern; never renamed without an alias.
    public let id: String
    public let family: RuleFamily
    /// One line, without a period: what is wrong.
    public let summary: String
    /// That of most of its findings; what decides about each is its evidence.
    public let severity: Severity
    /// The version that first had it.
    public let since: String
    /// What it takes beside a severity and `RuleOption.exclude`.
    public var options: [RuleOption] = []
}

/// Which parts of which files a rule asks for.
struct Interest: Sendable {
    /// The nodes `check` is called with.
    let kinds: [SyntaxKind]
    /// Names of which a file must hold one of each list; without them it cannot hold the pattern, and is not looked at.
    let words: [[String]]

    /// Names of which code that makes views needs one: that of the library, or one of a type or an attribute that lets a function or a
    /// property hold views. A file that has none may still make values of a type that is a view elsewhere, which is asked of the program.
    static let viewCode = [
        "SwiftUI", "SwiftUICore", "View", "ViewBuilder", "ViewModifier", "AnyView", "Scene", "Widget", "ToolbarContent", "Commands", "body",
    ]

    static func nodes(_ kinds: SyntaxKind..., inFilesWith words: [String]...) -> Interest {
        Interest(kinds: kinds, words: words)
    }
}
