/// Where the data of rows is made: the argument itself, or what it names that is evaluated with the body.
struct RandomRowsSource {
    let found: RandomRows
    /// The computed property or function that makes it; nil where it is made in the member that draws the rows.
    let maker: String?

    /// - Returns: Nil where nothing that is evaluated with the body is seen to be another thing each time.
    static func of(_ rows: RowsCall, in scope: FileScope) -> RandomRowsSource? {
        find(rows.data, scope.unit, maker: nil, scope.model.elementIDPath(of: rows), scope.model, depth: 0)
    }

    private static func find(
        _ data: Node, _ unit: Int32, maker: DeclarationID?, _ path: [String]?, _ model: IdentityModel, depth: Int
    ) -> RandomRowsSource? {
        if let found = RandomRows(in: data, identifiedBy: path, FileScope(model: model, unit: unit)) {
            return RandomRowsSource(found: found, maker: maker.map(model.name(of:)))
        }
        guard depth < Limits.aliases, let root = root(of: data, FileScope(model: model, unit: unit)) else { return nil }
        if root.kind == .identifier, let local = LexicalBinding.named(by: root)?.origin {
            guard case .variable(let value?) = local, LexicalBinding.statements(changing: root.text, before: root).isEmpty else { return nil }
            return find(value, unit, maker: maker, path, model, depth: depth + 1)
        }
        guard let named = computed(root, unit, model), let result = onlyResult(of: named, model) else { return nil }
        return find(result, model.program[named].unit, maker: named, path, model, depth: depth + 1)
    }

    /// The name behind what keeps elements, their ids and their order: `rows` of `Array(rows.prefix(3))`.
    private static func root(of data: Node, _ scope: FileScope) -> Node? {
        var current = data.withoutEffects
        while true {
            guard let call = CallExpr(current), let callee = call.callee, scope.behaviour(of: current).keepsOrder else { break }
            guard let next = callee.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil) else { return nil }
            current = next.withoutEffects
        }
        return [.identifier, .memberAccess, .call].contains(current.kind) ? current : nil
    }

    /// The computed property that is read, or the function that is called, if its code has a word for what is random.
    private static func computed(_ root: Node, _ unit: Int32, _ model: IdentityModel) -> DeclarationID? {
        guard let name = CallExpr(root)?.calledName ?? root.referencedName,
            model.remakingMemberNames.contains(model.program.name(spelled: name))
        else { return nil }
        guard root.kind == .call else { return model.names.property(root, in: unit).flatMap { model.isInInterface($0) ? nil : $0 } }
        guard let site = model.site(ofCall: root, in: unit), site.isCertain, model.program[site.declaration].kind == .function,
            !model.isInInterface(site.declaration)
        else { return nil }
        return site.declaration
    }

    /// The one value that a body gives; none where something is assigned, which may be kept for the next time.
    private static func onlyResult(of named: DeclarationID, _ model: IdentityModel) -> Node? {
        guard let body = model.evaluator.body(of: named), !body.descendants.contains(where: { $0.kind == .assignment }) else { return nil }
        let results = ResultExpressions.of(body)
        return results.count == 1 ? results[0] : nil
    }
}
