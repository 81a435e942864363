/// What the rows of a collection keep at their places when the elements move.
struct RowMemory {
    /// The state that then belongs to another element.
    private(set) var kept: OwnedState
    /// The row begins again with each element, by an id of its own.
    let startsOver: Bool
    /// That id, where it is in sight: `item.id`.
    let id: Node?

    init(_ rows: RowsCall, _ scope: FileScope) {
        let model = scope.model
        let type = model.rowType(of: rows, in: scope.unit).map(model.underlying)
        id = Self.id(onRowOf: rows, scope)
        // An id that says what the row is told apart by anyway makes nothing begin again.
        let isKey = id.map { Self.isKey($0, of: rows, scope) } ?? false
        startsOver = !isKey && type.map { Self.isIdentified($0, model) } ?? false
        kept = type.map { model.state(stayingWith: $0) } ?? OwnedState(isComplete: false)
        if let edited = Self.state(whileEditing: rows, scope) { kept = edited }
        kept.properties.removeAll(where: RowPlace(rows, scope).suits)
    }

    /// Whether the outermost of what modifies a view is an id.
    private static func isIdentified(_ type: TypeID, _ model: IdentityModel) -> Bool {
        guard case .nominal(let declaration, let arguments) = model.types[type], model.isInInterface(declaration) else { return false }
        let behaviour = model.program.behaviour(of: declaration)
        guard behaviour.has(.layer), !behaviour.has(.byID) else { return behaviour.has(.layer) }
        return arguments.first.map { isIdentified(model.underlying($0), model) } ?? false
    }

    /// Whether an id is read of the element as that of the rows is: `.id(index)` of `{ index, item in … }` by `\.offset`.
    private static func isKey(_ id: Node, of rows: RowsCall, _ scope: FileScope) -> Bool {
        guard let reference = CodeReference.plain(id), let local = reference.local, case .closureParameter(let closure, let index) = local.origin,
            closure.id == rows.row?.id, let path = scope.model.elementIDPath(of: rows)
        else { return false }
        let members = Array(reference.path.dropFirst())
        let names = closure.child(.signature)?.child(.parameters)?.children(.element) ?? closure.child(.signature)?.children(.element) ?? []
        if names.count > 1 { return members.isEmpty && index == 0 && IndexID(in: scope).isIndex(path, of: rows.data) }
        return members == path || members.isEmpty && path == ["self"]
    }

    /// What the row gives, where it is one statement.
    private static func view(ofRow rows: RowsCall) -> Node? {
        guard let statements = rows.row?.children(.statement), statements.count == 1 else { return nil }
        return statements[0]
    }

    private static func id(onRowOf rows: RowsCall, _ scope: FileScope) -> Node? {
        guard let view = view(ofRow: rows) else { return nil }
        let chain = ViewChain(view)
        if let id = chain.links.last(where: { $0.name == "id" })?.call?.arguments.first?.value { return id }
        guard let body = helper(in: chain.root, scope), body.children(.statement).count == 1 else { return nil }
        return ViewChain(body.children(.statement)[0]).links.last { $0.name == "id" }?.call?.arguments.first?.value
    }

    /// The body of the function that makes the row.
    private static func helper(in node: Node, _ scope: FileScope) -> Node? {
        guard node.kind == .call, let site = scope.model.site(ofCall: node, in: scope.unit), !scope.model.isInInterface(site.declaration),
            scope.model.program[site.declaration].kind == .function
        else { return nil }
        return scope.model.evaluator.body(of: site.declaration)
    }

    /// `onDelete(perform: isEditing ? delete : nil)` beside rows that are others while `isEditing`: the state of those alone is
    /// there when something is deleted.
    private static func state(whileEditing rows: RowsCall, _ scope: FileScope) -> OwnedState? {
        let actions = rows.modifiers.compactMap(CallExpr.init).filter { $0.calledName == "onDelete" || $0.calledName == "onMove" }
        let conditions = actions.compactMap { action -> Node? in
            guard let value = action.arguments.first?.value, value.kind == .ternary, value.child(.right)?.kind == .nil else { return nil }
            return value.child(.condition)
        }
        guard !conditions.isEmpty, conditions.count == actions.count, let view = view(ofRow: rows) else { return nil }
        let body = helper(in: ViewChain(view).root, scope)
        guard let statement = body?.children(.statement).first ?? Optional(view), statement.kind == .if,
            let condition = statement.onlyCondition, condition.hasSameCode(as: conditions[0]),
            let unit = body == nil ? scope.unit : scope.model.helperUnit(of: view, in: scope.unit),
            let arm = scope.model.branches(of: statement, in: unit)?.arms.first
        else { return nil }
        var state = OwnedState()
        for view in arm.views {
            state.add(scope.model.typeOfView(view, in: unit).map { scope.model.state(stayingWith: $0) } ?? OwnedState(isComplete: false))
        }
        return state
    }
}

extension IdentityModel {
    /// The file of the function that a call at the root of a view means.
    fileprivate func helperUnit(of view: Node, in unit: Int32) -> Int32? {
        site(ofCall: ViewChain(view).root, in: unit).map { program[$0.declaration].unit }
    }
}
