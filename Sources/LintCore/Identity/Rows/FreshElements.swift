/// Elements with `id = UUID()` that are made while the view is evaluated, or each time it is made.
struct FreshElements {
    enum Place {
        case body
        /// A computed property or a function, by its name.
        case computed(String)
        /// With the view.
        case view

        /// Whether each evaluation of the body makes the elements anew.
        var isEvaluation: Bool { if case .view = self { false } else { true } }
    }

    /// The type of the elements.
    let type: String
    let identity: FreshIdentity
    let place: Place
    /// Where the first of them is made.
    let maker: Node

    init?(of rows: RowsCall, _ scope: FileScope) {
        let model = scope.model
        guard model.elementIDPath(of: rows) == ["id"] else { return nil }
        guard let type = model.elementDeclaration(of: rows, in: scope.unit) ?? Self.mappedType(of: rows, scope),
            let identity = FreshIdentity(of: type, model)
        else { return nil }
        for source in model.flow.elementMakers(of: rows.data, in: scope.unit) {
            guard let maker = identity.maker(in: source.node, unit: source.unit, model) else { continue }
            self.type = model.name(of: type)
            self.identity = identity
            self.maker = maker
            place = switch source.place {
            case .body: .body
            case .computed(let declaration): .computed(model.name(of: declaration))
            case .view: .view
            }
            return
        }
        return nil
    }

    /// `Item` of `names.map(Item.init)`, where which of its initializers is meant was not told.
    private static func mappedType(of rows: RowsCall, _ scope: FileScope) -> DeclarationID? {
        guard let map = CallExpr(rows.data.withoutEffects), map.calledName == "map", map.arguments.count == 1,
            let maker = map.arguments[0].value, maker.isMember(named: "init"), let name = maker.child(.base)?.referencedName
        else { return nil }
        return scope.type(named: name)
    }
}
