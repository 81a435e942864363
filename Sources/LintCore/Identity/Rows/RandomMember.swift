/// A member by which rows are told apart, and which is computed at random: `id: \.token`.
struct RandomMember {
    /// `Item.token`.
    let name: String
    let spelling: String
    /// Where it is made.
    let node: Node

    /// - Returns: Nil for an `id` of an `Identifiable` type, which is that type's own defect.
    init?(of rows: RowsCall, _ scope: FileScope) {
        let model = scope.model
        guard rows.id != nil, let path = model.elementIDPath(of: rows), path.count == 1, path[0] != "self",
            case let key = model.program.name(spelled: path[0]), model.randomMemberNames.contains(key),
            let type = model.elementDeclaration(of: rows, in: scope.unit), !model.isInInterface(type),
            path[0] != "id" || !model.isIdentifiable(type)
        else { return nil }
        for member in model.program.members(of: type, named: key) {
            guard let random = Self.value(of: member, model) else { continue }
            name = model.name(of: type) + "." + path[0]
            spelling = random.spelling
            node = random.node
            return
        }
        return nil
    }

    /// The random value among what a computed property gives.
    private static func value(of member: DeclarationID, _ model: IdentityModel) -> RandomValue? {
        guard model.program[member].kind == .variable, let body = model.evaluator.body(of: member) else { return nil }
        let scope = FileScope(model: model, unit: model.program[member].unit)
        return ResultExpressions.of(body).lazy.compactMap { RandomValue.first(in: $0, scope) }.first(where: \.makesIDs)
    }

    /// The random value behind an expression that reads such a property: `marker.id`, of a type that is not told apart by it itself.
    static func value(of expression: Node, _ scope: FileScope) -> RandomValue? {
        let model = scope.model
        let node = expression.withoutEffects
        guard node.kind == .memberAccess || node.kind == .identifier, let name = node.referencedName.map(model.program.name(spelled:)),
            model.randomMemberNames.contains(name), let member = model.names.property(node, in: scope.unit), !model.isInInterface(member),
            let type = model.program.owner(of: member), model.name(of: member) != "id" || !model.isIdentifiable(type)
        else { return nil }
        return value(of: member, model)
    }
}
