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
    private let node: Node
    private let scope: FileScope
    /// Of several that give the same, the one that is meant.
    private let overload: () -> DeclarationID

    init?(_ call: Node, _ scope: FileScope) {
        let model = scope.model
        guard let site = model.site(ofCall: call, in: scope.unit) else { return nil }
        node = call
        self.scope = scope
        overload = { scope.model.names.declaration(calledBy: call, in: scope.unit) ?? site.declaration }
        declared = model.declared(site.declaration)
        owner = model.program.owner(of: site.declaration).map(model.declared)
        isCertain = site.isCertain
        result = ViewAnswer(model.underlying(site.result), model)
    }

    private var model: IdentityModel { scope.model }

    var isOfProject: Bool { declared.isOfProject }

    /// The state that a modifier fills when its view appears, and not when what it is made of changes.
    var loadedState: LoadedState? { LoadedState(filledBy: node, scope) }

    /// The state that a modifier gives its first value again whenever its view appears, though people edit it.
    var resetState: ResetState? { ResetState(by: node, scope) }

    /// The state of the view that it makes which stays when people select something else for it.
    var carriedState: CarriedState? { CarriedState(node, scope) }

    /// Whether the other call means the same declaration, of which no parameter has a type that the call decides.
    func takesTypes(of other: CallAnswer) -> Bool {
        let id = overload()
        let node = model.program.node(id)
        let isGeneric = node.child(.genericParameters) != nil || node.child(.parameters)?.descendants.contains { $0.kind == .someType } ?? false
        return !isGeneric && other.overload() == id
    }

    /// Whether what the call looks at, as `onChange(of: count)` does, is known to change without a condition that decides about the call,
    /// `count > 3`; nil where it is not known what one of them reads.
    func looksAwayFrom(_ condition: Node) -> Bool? {
        guard let value = CallExpr(node)?.arguments.first?.value, let looked = reads(value), let deciding = reads(condition) else { return nil }
        let pairs = looked.flatMap { read in deciding.filter { $0.declaration == read.declaration }.map { (read, $0) } }
        if pairs.contains(where: { zip($0.path, $1.path).allSatisfy(==) }) { return false }
        // What is computed of one member may be computed of the other.
        return pairs.allSatisfy { areStored($0, $1) } ? true : nil
    }

    /// Whether two members of one object or value are stored each by itself.
    private func areStored(_ read: ReadVariable, _ other: ReadVariable) -> Bool {
        guard let variable = read.declaration, read.path.count == 2, other.path.count == 2,
            let type = model.declaration(of: model.evaluator.withoutOptional(model.evaluator.valueType(of: variable)))
        else { return false }
        return [read, other].allSatisfy { member in model.names.ownMembers(spelled: member.path[1], of: type).contains(where: model.evaluator.isStored) }
    }

    /// Nil where something is read that was not led back to where it is stored.
    private func reads(_ expression: Node) -> [ReadVariable]? {
        guard let member = model.member(around: expression, in: scope.unit) else { return nil }
        let reads = model.reads(of: ScopedNode(node: expression, scope: IdentityScope(member, in: model.program)))
        return reads.contains { $0.declaration == nil } ? nil : reads
    }

    /// Content of callers that several of the views show which the call is given.
    func content(repeatedIn views: [Node]) -> RepeatedContent? { RepeatedContent(in: views, scope) }

    /// With which arguments it does nothing; nil for what can only be there or not, and for what is not the library's.
    var neutral: NeutralCall? { isOfProject ? nil : NeutralCall(overload(), model) }
}
