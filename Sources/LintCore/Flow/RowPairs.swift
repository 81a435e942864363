/// The pairs that rows are made of: an element beside its place, as of `items.enumerated()` and `zip(items, items.indices)`, or beside
/// another element.
struct RowPairs {
    /// What the parts are called.
    let names: [String]
    /// Which part is a place, and in which collection; nil where both are elements.
    private let place: (part: Int, collection: Node)?
    /// The collection whose elements the other part gives.
    private let elements: Node?

    init?(of data: Node, in unit: Int32, _ model: some SemanticQueries) {
        guard let call = CallExpr(data) else { return nil }
        let facts = model.names.behaviour(of: data, in: unit)
        guard facts.has(.places) else {
            // Who leaves pairs out, or puts them in order, hands on the others as they are.
            guard facts.keepsElements, let inner = model.passedOn(data, in: unit), let pairs = RowPairs(of: inner.node.withoutEffects, in: unit, model)
            else { return nil }
            self = pairs
            return
        }
        if let base = call.callee?.child(.base)?.withoutUnwrapping {
            names = ["offset", "element"]
            elements = base
            place = (0, base)
        } else {
            names = ["0", "1"]
            let given = call.arguments.compactMap { $0.value?.withoutUnwrapping }
            let part = given.count == 2 ? given.firstIndex { $0.kind == .memberAccess && model.names.has(.places, $0, in: unit) } : nil
            place = part.flatMap { part in given[part].child(.base).map { (part, $0.withoutUnwrapping) } }
            elements = part.map { given[1 - $0] }
        }
    }

    /// What a path reads of a pair; of `offset` and `element` the numbers are other names.
    private func parts(_ path: [String]) -> [String] {
        guard let first = path.first, let number = ["0", "1"].firstIndex(of: first) else { return path }
        return [names[number]] + path.dropFirst()
    }

    /// The collection that a row shows an element of and that a place in it leads back to: where rows are told apart by the element, or a member
    /// of it, and `path` is its place.
    func collection(placedBy path: [String], toldApartBy key: [String], in unit: Int32, _ model: some SemanticQueries) -> Node? {
        guard let place, let elements, parts(path) == [names[place.part]], parts(key).first == names[1 - place.part] else { return nil }
        if elements.id != place.collection.id { return model.isSameVariable(elements, place.collection) ? elements : nil }
        // An offset is an index where these begin with zero.
        let type = model.typeOfView(elements, in: unit)
        return type.map { model.evaluator.isLibrary($0, .Array) } ?? false ? elements : nil
    }
}

extension SemanticQueries {
    /// Whether a subscript reads the element of the row that it stands in, by the place that the row is given beside it: `items[index]` in rows of
    /// `zip(items, items.indices)` by `\.0.id`.
    func isElementOfRow(_ node: Node, in unit: Int32) -> Bool {
        let arguments = node.children(.argument)
        guard node.kind == .subscriptCall, let base = node.child(.callee), arguments.count == 1, arguments[0].child(.label) == nil,
            let index = arguments[0].child(.value).flatMap(CodeReference.plain), index.method == nil,
            case .closureParameter(let closure, let parameter)? = index.local?.origin,
            let collection = RowIdentity(of: closure, in: unit, self)?.collection(placedBy: index.path, ofParameter: parameter, in: unit, self)
        else { return false }
        return isSameVariable(base.withoutUnwrapping, collection)
    }

    /// Whether two expressions of one body, one of which may stand further in, are one variable or a member of one.
    func isSameVariable(_ left: Node, _ right: Node) -> Bool {
        guard let left = Self.variable(left), let right = Self.variable(right) else { return false }
        return left.path == right.path && left.local == right.local
    }

    /// The path from a local or a member of `self` to what an expression reads; nil where it computes something.
    private static func variable(_ expression: Node) -> (path: [String], local: NodeID?)? {
        var node = expression.withoutUnwrapping
        var path: [String] = []
        while node.kind == .memberAccess, let base = node.child(.base) {
            path.append(node.memberName)
            node = base.withoutUnwrapping
        }
        guard node.kind == .identifier else { return nil }
        if node.spells("self") { return path.isEmpty ? nil : (path, nil) }
        return (path + [node.nameText], LexicalBinding.named(by: node)?.declaration.id)
    }
}
