/// What in an expression for the data of rows is another thing each time it is evaluated.
struct RandomRows {
    enum Kind {
        /// The rows are identified by new values, spelt so.
        case ids(String)
        /// The rows change places.
        case order
    }

    let kind: Kind
    let node: Node

    /// - Parameter path: by what the elements are identified; nil where it cannot be told.
    init?(in data: Node, identifiedBy path: [String]?, _ scope: FileScope) {
        if let value = path.flatMap({ Self.randomID(in: data, $0, scope) }) {
            kind = .ids(value.spelling)
            node = value.node
        } else if let call = Self.rearrangement(in: data, scope) {
            kind = .order
            node = call
        } else {
            return nil
        }
    }

    // MARK: Ids

    /// `[UUID()]` for `\.self`, `items.map { Row(id: UUID(), …) }` for `\.id`, `items.map { (UUID(), $0) }` for `\.0`.
    private static func randomID(in data: Node, _ path: [String], _ scope: FileScope) -> RandomValue? {
        guard let first = path.first else { return nil }
        // The numbers of `enumerated()` name its parts, and not those of the elements.
        let isPart = first.first?.isNumber ?? false
        for element in elements(of: data, through: isPart ? RowsOrder.keepsElements : { _ in true }) {
            guard let value = id(of: element.withoutEffects, first, scope), value.makesIDs else { continue }
            return value
        }
        return nil
    }

    private static func id(of element: Node, _ name: String, _ scope: FileScope) -> RandomValue? {
        if name == "self" { return RandomValue(element, scope) }
        let value: Node?
        if element.kind == .tuple {
            let parts = element.children(.argument).compactMap(Argument.init)
            let part = Int(name).flatMap { parts.indices.contains($0) ? parts[$0] : nil } ?? parts.first { $0.label == name }
            value = part?.value
        } else {
            value = CallExpr(element)?.arguments.first { $0.label == name }?.value
        }
        return value.flatMap { RandomValue.first(in: $0, scope) }
    }

    /// What the elements are made by: those of an array literal, the result of a closure that maps.
    ///
    /// - Parameter isPassed: whether the elements behind a call of this name are looked for.
    private static func elements(of data: Node, through isPassed: (String) -> Bool) -> [Node] {
        let data = data.withoutEffects
        if data.kind == .array { return data.children(.element) }
        guard let call = CallExpr(data), let callee = call.callee, let name = call.calledName else { return [] }
        if ["map", "compactMap"].contains(name), let closure = call.trailingClosures.first ?? call.arguments.first?.value {
            return ResultExpressions.of(closure)
        }
        // `Array(…)`, `items.map { … }.sorted()`
        guard isPassed(name) else { return [] }
        return (callee.child(.base) ?? call.arguments.first?.value).map { elements(of: $0, through: isPassed) } ?? []
    }

    // MARK: Order

    /// `items.shuffled()` and `items.sorted { _, _ in .random() }`: another order at every evaluation.
    private static func rearrangement(in data: Node, _ scope: FileScope) -> Node? {
        var current = data.withoutEffects
        while let call = CallExpr(current), let callee = call.callee {
            if callee.kind == .memberAccess, callee.memberName == "shuffled" {
                return call.arguments.contains { $0.label == "using" } ? nil : current
            }
            // What is sorted has the order that it is sorted by.
            if callee.kind == .memberAccess, callee.memberName == "sorted" { return comparesAtRandom(call, scope) ? current : nil }
            guard let next = callee.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil) else { return nil }
            current = next.withoutEffects
        }
        return nil
    }

    private static func comparesAtRandom(_ call: CallExpr, _ scope: FileScope) -> Bool {
        guard let closure = call.trailingClosures.first ?? call.arguments.first(where: { $0.label == "by" })?.value, closure.kind == .closure
        else { return false }
        return ResultExpressions.of(closure).contains { result in
            guard let value = RandomValue.first(in: result, scope), value.makesIDs else { return false }
            // A generator with a seed compares alike each time.
            return !(CallExpr(value.node)?.arguments.contains { $0.label == "using" } ?? false)
        }
    }
}

/// What the calls on the way from a collection to the rows do to its elements.
enum RowsOrder {
    /// Whether a call gives the elements themselves, all or some, in whatever order.
    static func keepsElements(_ name: String) -> Bool { keeping.contains(name) || name == "sorted" || name == "shuffled" }

    /// Whether they come in the order in which the collection has them, or the other way round.
    static func keepsOrder(_ name: String) -> Bool { keeping.contains(name) }

    private static let keeping: Set<String> = [
        "Array", "filter", "prefix", "suffix", "dropFirst", "dropLast", "drop", "reversed", "lazy",
    ]
}
