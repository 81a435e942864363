/// By what the elements of rows can be told apart instead of their places.
struct ElementID {
    enum Way {
        /// As other rows of the same collection are.
        case usedElsewhere(path: String)
        /// Nothing in sight.
        case none
        /// An id that other elements have each time the collection is made again.
        case renewed
        /// The id of the elements, which are `Identifiable`.
        case own
    }

    private let rows: RowsCall
    private let source: ElementOrigin
    private let scope: FileScope

    init(of rows: RowsCall, _ source: ElementOrigin, _ scope: FileScope) {
        self.rows = rows
        self.source = source
        self.scope = scope
    }

    /// How the element is named beside the index; nil where the rows are given indices alone.
    var element: String? { Self.element(besides: rows.idPath) }

    var way: Way {
        if let path = usedElsewhere { return .usedElsewhere(path: path) }
        guard let type = source.variable.flatMap({ elementType(of: $0) }), scope.model.isIdentifiable(type) else { return .none }
        return FreshIdentity(of: type, scope.model) != nil && isRebuilt ? .renewed : .own
    }

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
        return scope.model.rowKeys(in: scope.unit)[variable]?.first { $0.rows != rows.node.id }?.key
    }

    /// The declared type of what a collection holds.
    private func elementType(of variable: DeclarationID) -> DeclarationID? {
        let evaluator = scope.model.evaluator
        let type = evaluator.within(variable) { evaluator.valueType(of: variable) }
        let element = evaluator.elementType(of: evaluator.withoutOptional(type))
        return scope.model.declaration(of: element)
    }

    /// Whether new elements are made of others: `rows = results.map { Row($0) }`.
    private var isRebuilt: Bool {
        guard let variable = source.variable else { return false }
        return scope.model.flow.changesThroughOwners(of: variable).contains { change in
            change.kind == .assign && (change.value?.descendants.contains { CallExpr($0)?.calledName?.hasSuffix("ap") ?? false } ?? false)
        }
    }
}

/// The key by which rows are told apart.
struct KeyedRows {
    let rows: NodeID
    let key: String
}

extension IdentityModel {
    /// The keys of a file's rows, by the variable that the rows are made of, in their order.
    fileprivate func rowKeys(in unit: Int32) -> [DeclarationID: [KeyedRows]] {
        if let found = rowKeysFound[unit] { return found }
        var found: [DeclarationID: [KeyedRows]] = [:]
        for id in (rowCalls[unit] ?? []).sorted(by: { $0.index < $1.index }) {
            guard let rows = rows(of: program.units[Int(unit)].tree.node(id), in: unit), let path = rows.idPath, path.count == 1,
                path[0] != "self", path[0] != "offset", path[0] != "hashValue", !(path[0].first?.isNumber ?? false), !BetterID.readableNames.contains(path[0]),
                let variable = flow.elementOrigin(of: rows.data, in: unit).variable
            else { continue }
            found[variable, default: []].append(KeyedRows(rows: id, key: path[0]))
        }
        rowKeysFound[unit] = found
        return found
    }
}
