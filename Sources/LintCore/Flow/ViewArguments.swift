/// What a call is given, each value with the parameter that takes it.
struct ViewArguments {
    struct Item {
        /// As it is written; empty without one.
        let label: String
        /// The parameter's name inside; nil where it is not known which one takes it.
        let parameter: String?
        let parameterType: TypeID?
        /// Whether it is a function, to be called later or to give content.
        let isFunction: Bool
        let value: ScopedNode
    }

    let items: [Item]
    /// The initializer or function that takes them; nil for the memberwise initializer, and where none was found.
    let callee: DeclarationID?
    /// Whether it was found what takes them.
    let isUnderstood: Bool

    /// What the project's own function or initializer takes for parameters that are given nothing.
    private let defaults: [String: ScopedNode]

    var byName: [String: ScopedNode] {
        Dictionary(items.compactMap { item in item.parameter.map { ($0, item.value) } }) { first, _ in first }.merging(defaults) { given, _ in given }
    }

    init(_ call: CallExpr, _ site: CallSite, _ scope: IdentityScope, _ model: some SemanticQueries) {
        let evaluator = model.evaluator
        let program = model.program
        let given = evaluator.within(scope.member) { evaluator.arguments(of: call.node, in: site.frame) }
        var callee: DeclarationID?
        var signature: Signature?
        var ranges: [Range<Int>] = []
        for candidate in Self.signatures(of: site, model.names) {
            guard let found = evaluator.within(scope.member, { evaluator.taken(by: candidate.signature.parameters, of: given) }) else { continue }
            (callee, signature, ranges) = (candidate.callee, candidate.signature, found)
            break
        }
        self.callee = callee
        isUnderstood = signature != nil
        let parameters = callee.map { model.isInInterface($0) ? [] : CallParameter.all(of: program.node($0)) } ?? []
        defaults = Dictionary(
            parameters.compactMap { parameter in
                callee.flatMap { callee in parameter.defaultValue.map { (parameter.name, ScopedNode(node: $0, scope: IdentityScope(callee, in: program))) } }
            }) { first, _ in first }
        items = given.items.indices.compactMap { index in
            guard let node = given.node(index) else { return nil }
            let position = ranges.firstIndex { $0.contains(index) }
            let parameter = position.flatMap { signature?.parameters[$0] }
            if let parameter, node.kind == .closure { model.look(into: node, givenFor: parameter, scope) }
            return Item(
                label: program.text(of: given.items[index].label), parameter: parameter.map { program.text(of: $0.name) },
                parameterType: parameter?.type, isFunction: node.kind == .closure || parameter.map { Self.isFunction($0, evaluator) } ?? false,
                value: ScopedNode(node: node, scope: scope))
        }
    }

    private static func isFunction(_ parameter: Signature.Parameter, _ evaluator: Evaluator) -> Bool {
        !parameter.isAutoclosure && evaluator.functionForm(of: parameter.type) != nil
    }

    /// What may be called: of a type, any of its initializers.
    private static func signatures(of site: CallSite, _ names: NameResolver) -> [(callee: DeclarationID?, signature: Signature)] {
        let evaluator = names.evaluator
        guard evaluator.program[site.declaration].kind.isNominal else { return [(site.declaration, evaluator.signature(of: site.declaration))] }
        let initializers = names.initializers(of: evaluator.selfType(of: site.declaration))
        let memberwise = evaluator.memberwiseInitializer(of: site.declaration).map { [(callee: DeclarationID?.none, signature: $0)] } ?? []
        return memberwise + initializers.map { ($0, evaluator.signature(of: $0)) }
    }
}

extension SemanticQueries {
    /// Has a closure evaluated that nobody needed for the type of its call: `Loaded<Item, Row>(item) { Row(item: $0) }`.
    fileprivate func look(into closure: Node, givenFor parameter: Signature.Parameter, _ scope: IdentityScope) {
        guard evaluator.closureSite(of: closure, in: scope.unit) == nil, let function = evaluator.functionForm(of: parameter.type) else { return }
        if !evaluator.isVoid(function.result) { evaluator.check(scope.member) }
    }
}
