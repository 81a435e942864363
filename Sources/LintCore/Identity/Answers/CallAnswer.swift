/// What a call means, as far as the evaluator chose.
struct CallAnswer {
    /// The function, initializer or enum case; the type itself where any initializer of it gives the same.
    let declared: Declared
    /// The type that it belongs to.
    let owner: Declared?
    /// Whether no other declaration could be meant.
    let isCertain: Bool
    /// What it gives.
    let result: ViewAnswer

    init?(_ call: Node, _ scope: FileScope) {
        let model = scope.model
        guard let site = model.site(ofCall: call, in: scope.unit) else { return nil }
        declared = model.declared(site.declaration)
        owner = model.program.owner(of: site.declaration).map(model.declared)
        isCertain = site.isCertain
        result = ViewAnswer(model.underlying(site.result), model)
    }

    var isOfProject: Bool { declared.isOfProject }
}
