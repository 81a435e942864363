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

extension RuleContext {
    /// The rows that a call makes, also those of a view that the project told the rule about.
    func rows(of node: Node, for info: RuleInfo) -> RowsCall? {
        model.rows(of: node, in: unit) ?? model.rows(of: node, ofContainers: options(of: info).names(.forEachLike))
    }

    /// Whether the project told the rule that a collection never changes: by the name of the property that holds it, or as it is
    /// written.
    func isStable(_ source: CollectionSource, for info: RuleInfo) -> Bool {
        let options = options(of: info)
        if options.names(.stableCollections, mean: source.root.text) { return true }
        guard let variable = source.variable else { return false }
        let owner = model.program.owner(of: variable).map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? ""
        return options.names(.stableCollections, mean: owner + model.name(of: variable))
    }
}
