/// The options that several rules take.
extension RuleOption {
    static let stableCollections = RuleOption(
        name: "stableCollections", kind: .names,
        summary: "collections that never change while a view shows them, as `tabs` or `Theme.all`")

    static let forEachLike = RuleOption(
        name: "forEachLike", kind: .names,
        summary: "views of the project that take data, `id:` and a closure for a row, as `ForEach` does")

    static let allowedIn = RuleOption(
        name: "allowedIn", kind: .names,
        summary: "types and members in which `AnyView` is right, as `Router` or `Router.destination`")
}

extension Rows {
    /// Whether the project told the rule that a collection never changes: by the name of the property that holds it, or as it is
    /// written.
    func isStable(_ source: ElementOrigin, by options: RuleOptions) -> Bool {
        options.names(.stableCollections, mean: source.root.text) || qualifiedName(of: source).map { options.names(.stableCollections, mean: $0) } ?? false
    }
}
