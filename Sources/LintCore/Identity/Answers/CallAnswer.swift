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
    private let model: IdentityModel
    /// Of several that give the same, the one that is meant.
    private let overload: () -> DeclarationID

    init?(_ call: Node, _ scope: FileScope) {
        model = scope.model
        guard let site = model.site(ofCall: call, in: scope.unit) else { return nil }
        overload = { scope.model.names.declaration(calledBy: call, in: scope.unit) ?? site.declaration }
        declared = model.declared(site.declaration)
        owner = model.program.owner(of: site.declaration).map(model.declared)
        isCertain = site.isCertain
        result = ViewAnswer(model.underlying(site.result), model)
    }

    var isOfProject: Bool { declared.isOfProject }

    /// Whether the other call means the same declaration, of which no parameter has a type that the call decides.
    func takesTypes(of other: CallAnswer) -> Bool {
        let id = overload()
        let node = model.program.node(id)
        let isGeneric = node.child(.genericParameters) != nil || node.child(.parameters)?.descendants.contains { $0.kind == .someType } ?? false
        return !isGeneric && other.overload() == id
    }

    /// With which arguments it does nothing; nil for what can only be there or not, and for what is not the library's.
    var neutral: NeutralCall? { isOfProject ? nil : NeutralCall(overload(), model) }
}
