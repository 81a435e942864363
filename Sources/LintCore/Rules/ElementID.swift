/// By what the elements of rows can be told apart, as advice.
struct ElementID {
    private let rows: RowsCall
    private let source: CollectionSource
    private let context: RuleContext

    init(of rows: RowsCall, _ source: CollectionSource, _ context: RuleContext) {
        self.rows = rows
        self.source = source
        self.context = context
    }

    /// What to do, to follow a semicolon.
    var cure: String {
        let model = context.model
        let element = Self.element(besides: rows.idPath)
        if let path = usedElsewhere { return "identify them by `\\.\(element.map { $0 + "." } ?? "")\(path)`, as elsewhere" }
        guard let type = source.variable.flatMap({ elementType(of: $0) }), model.isIdentifiable(type) else {
            return "give the elements an id of their own and iterate over them"
        }
        if FreshIdentity(of: type, model) != nil, isRebuilt { return "give the elements an id that stays the same and iterate over them" }
        return element.map { "use an id of the element, `id: \\.\($0).id`" } ?? "iterate over the elements by an id of their own"
    }

    /// How an element is named beside its index; nil where the rows are given indices alone.
    private static func element(besides index: [String]?) -> String? {
        switch index {
        case ["0"]: "1"
        case ["1"]: "0"
        case ["self"], nil: nil
        default: "element"
        }
    }

    /// The key by which other rows of the same collection are told apart.
    private var usedElsewhere: String? {
        guard let variable = source.variable else { return nil }
        for id in (context.model.rowCalls[context.unit] ?? []).sorted(by: { $0.index < $1.index }) where id != rows.node.id {
            guard let other = context.model.rows(of: context.tree.node(id), in: context.unit), let path = other.idPath, path.count == 1,
                path[0] != "self", path[0] != "offset", path[0] != "hashValue", !(path[0].first?.isNumber ?? false), !ForEachNameIDRule.names.contains(path[0]),
                context.model.source(of: other.data, in: context.unit).variable == variable
            else { continue }
            return path[0]
        }
        return nil
    }

    /// The declared type of what a collection holds.
    private func elementType(of variable: DeclarationID) -> DeclarationID? {
        let evaluator = context.model.evaluator
        let type = evaluator.within(variable) { evaluator.valueType(of: variable) }
        let element = evaluator.elementType(of: evaluator.unwrapped(type) ?? type)
        return context.model.declaration(of: element)
    }

    /// Whether new elements are made of others: `rows = results.map { Row($0) }`.
    private var isRebuilt: Bool {
        guard let variable = source.variable else { return false }
        return context.model.changesThroughOwners(of: variable).contains { change in
            change.kind == .assign && (change.value?.descendants.contains { CallExpr($0)?.calledName?.hasSuffix("ap") ?? false } ?? false)
        }
    }
}
