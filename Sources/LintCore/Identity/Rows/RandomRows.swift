/// What in an expression for the data of rows is another thing each time it is evaluated.
struct RandomRows {
    enum Kind {
        /// The rows are identified by such new values.
        case ids(RandomValue)
        /// The rows change places.
        case order
    }

    let kind: Kind
    let node: Node

    var id: RandomValue? { if case .ids(let value) = kind { value } else { nil } }

    /// - Parameter path: by what the elements are identified; nil where it cannot be told.
    init?(in data: Node, identifiedBy path: [String]?, _ scope: FileScope) {
        if let value = path.flatMap({ Self.randomID(in: data, $0, scope) }) {
            kind = .ids(value)
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
        for element in elements(of: data, isPart: isPart, scope) {
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
        return value.flatMap { RandomValue.first(in: $0, scope) ?? RandomMember.value(of: $0, scope) }
    }

    /// What the elements are made by: those of an array literal, the result of a closure that maps.
    ///
    /// - Parameter isPart: whether the elements are looked for behind that alone which gives them as they are.
    private static func elements(of data: Node, isPart: Bool, _ scope: FileScope) -> [Node] {
        let data = data.withoutEffects
        if data.kind == .array { return data.children(.element) }
        guard let call = CallExpr(data), let callee = call.callee else { return [] }
        let facts = scope.behaviour(of: data)
        if facts.has(.maps), let closure = call.trailingClosures.first ?? call.arguments.first?.value {
            return ResultExpressions.of(closure)
        }
        // `Array(…)`, `items.map { … }.sorted()`
        guard !isPart || facts.keepsElements else { return [] }
        return (callee.child(.base) ?? call.arguments.first?.value).map { elements(of: $0, isPart: isPart, scope) } ?? []
    }

    // MARK: Order

    /// `items.shuffled()` and `items.sorted { _, _ in .random() }`: another order at every evaluation.
    private static func rearrangement(in data: Node, _ scope: FileScope) -> Node? {
        var current = data.withoutEffects
        while let call = CallExpr(current), let callee = call.callee {
            let facts = scope.behaviour(of: current)
            if facts.reorders(.shuffled) { return current }
            if facts.reorders(.seeded) { return nil }
            // What is sorted has the order that it is sorted by.
            if facts.reorders(.sorted) { return comparesAtRandom(call, scope) ? current : nil }
            guard let next = callee.child(.base) ?? (call.arguments.count == 1 ? call.arguments[0].value : nil) else { return nil }
            current = next.withoutEffects
        }
        return nil
    }

    private static func comparesAtRandom(_ call: CallExpr, _ scope: FileScope) -> Bool {
        guard let closure = call.trailingClosures.first ?? call.arguments.first(where: { $0.label == "by" })?.value, closure.kind == .closure
        else { return false }
        return ResultExpressions.of(closure).contains { result in
            RandomValue.first(in: result, scope)?.makesIDs ?? false
        }
    }
}
