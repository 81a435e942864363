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
            guard model.program[member].kind == .variable, let body = model.evaluator.body(of: member) else { continue }
            let scope = FileScope(model: model, unit: model.program[member].unit)
            for result in ResultExpressions.of(body) {
                guard let random = RandomValue.first(in: result, scope), random.makesIDs else { continue }
                name = model.name(of: type) + "." + path[0]
                spelling = random.spelling
                node = random.node
                return
            }
        }
        return nil
    }
}
