/// Something that a project may tell a rule beside its severity.
///
/// A rule declares what it takes in its `RuleInfo`. The reader of the configuration checks names and values by it; the schema is
/// made of it, and the pages are tested against it.
public struct RuleOption: Hashable, Sendable {
    /// What the strings of its list are.
    public enum Kind: Hashable, Sendable {
        /// Names of Swift, `body` or `ContentView.body`.
        case names
        /// What a `.gitignore` holds, from the folder of the configuration.
        case globs
    }

    public let name: String
    public let kind: Kind
    /// A sentence without a period: what it is a list of.
    public let summary: String

    /// What every rule takes. The engine heeds it, so that no rule has to.
    public static let exclude = RuleOption(name: "exclude", kind: .globs, summary: "globs of files in which the rule is off")

    public init(name: String, kind: Kind, summary: String) {
        self.name = name
        self.kind = kind
        self.summary = summary
    }
}

/// What a project has told one rule.
public struct RuleOptions: Hashable, Sendable {
    private var values: [String: [String]]

    public init(_ values: [String: [String]] = [:]) { self.values = values }

    /// The names given for an option; none where it was not given.
    func names(_ option: RuleOption) -> [String] { values[option.name] ?? [] }

    /// Whether a declaration is meant by one of the names: `Outer.Inner.tabs` by `tabs` and by `Inner.tabs`.
    func names(_ option: RuleOption, mean declaration: String) -> Bool {
        names(option).contains { declaration == $0 || declaration.hasSuffix("." + $0) }
    }

    /// Whether a declaration or one around it is meant: `Outer.Inner.body` by `Outer`, too.
    func names(_ option: RuleOption, hold declaration: String) -> Bool {
        names(option).contains { ("." + declaration + ".").contains("." + $0 + ".") }
    }
}
