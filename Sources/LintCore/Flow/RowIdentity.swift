/// What the rows of a `ForEach` are told apart by: the same for a row as long as it stays.
struct RowIdentity {
    private enum Key {
        /// The element itself.
        case whole
        /// A member of it, `id` where none is named.
        case member([String])
    }

    private let key: Key
    private let pairs: RowPairs?
    /// The names of what the closure takes apart, of `enumerated()` and of `zip`; empty where it takes the element in one.
    private let parts: [String]

    /// Of the rows that a closure draws; nil where it draws none, or their key is not understood.
    init?(of closure: Node, in unit: Int32, _ model: some SemanticQueries) {
        guard let call = closure.ancestors.first(where: { $0.kind == .call }).flatMap(CallExpr.init), call.callee?.kind != .memberAccess,
            model.makesRows(call.node, in: unit), let data = call.arguments.first, data.label == nil, let value = data.value?.withoutEffects,
            value.id != closure.id
        else { return nil }
        pairs = RowPairs(of: value, in: unit, model)
        parts = Self.takesApart(closure) ? pairs?.names ?? [] : []
        guard let id = call.arguments.first(where: { $0.label == "id" })?.value else {
            key = Self.isRange(value) || Self.areTheirIDs(value, in: unit, model) ? .whole : .member(["id"])
            return
        }
        if id.text == "\\.self" || KeyPathExpr(id)?.memberNames == [Self.rawValue] && Self.holdsCases(value, in: unit, model) {
            key = .whole
        } else if let names = KeyPathExpr(id)?.memberNames, !names.isEmpty {
            key = .member(names)
        } else {
            return nil
        }
    }

    /// Whether what is read of an element, its name first, cannot be another value in the same row.
    ///
    /// - Parameters:
    ///   - index: The place of the name among the parameters of the closure.
    ///   - asksForCase: Whether no more is asked than which case the element is, which the ids of its type tell.
    func holds(_ path: [String], ofParameter index: Int, asksForCase: Bool = false) -> Bool {
        guard index < max(parts.count, 1) else { return false }
        return switch key {
        case .whole: true
        case .member(let names): read(path, ofParameter: index).starts(with: names) || asksForCase && names == ["id"] && read(path, ofParameter: index).isEmpty
        }
    }

    /// The collection whose element a row shows, where what is read of a parameter is its place there and the row is told apart by the element.
    func collection(placedBy path: [String], ofParameter index: Int, in unit: Int32, _ model: some SemanticQueries) -> Node? {
        guard let pairs, case .member(let names) = key, index < max(parts.count, 1) else { return nil }
        return pairs.collection(placedBy: read(path, ofParameter: index), toldApartBy: names, in: unit, model)
    }

    /// What is read of the element, without a name for it.
    private func read(_ path: [String], ofParameter index: Int) -> [String] { (parts.isEmpty ? [] : [parts[index]]) + path.dropFirst() }

    private static func takesApart(_ closure: Node) -> Bool {
        if let signature = closure.child(.signature) {
            return (signature.child(.parameters)?.children(.element) ?? signature.children(.element)).count == 2
        }
        return closure.descendants.contains { $0.kind == .identifier && $0.text == "$1" }
    }

    /// Whether elements are their own ids: `var id: Self { self }` of a value, `var id: String { rawValue }` of a case.
    private static func areTheirIDs(_ data: Node, in unit: Int32, _ model: some SemanticQueries) -> Bool {
        guard let element = element(of: data, in: unit, model), model.program[element].kind != .class, case .computed(let body)? = model.identity(of: element)?.way
        else { return false }
        let results = ResultExpressions.of(body).map(\.withoutEffects)
        guard results.count == 1 else { return false }
        return results[0].spells("self") || model.program[element].kind == .enum && CodeReference.plain(results[0])?.ownPath == [rawValue]
    }

    /// By which a case is told as by itself.
    private static let rawValue = KnownName.rawValueProperty.rawValue

    private static func holdsCases(_ data: Node, in unit: Int32, _ model: some SemanticQueries) -> Bool {
        element(of: data, in: unit, model).map { model.program[$0].kind == .enum } ?? false
    }

    private static func element(of data: Node, in unit: Int32, _ model: some SemanticQueries) -> DeclarationID? {
        model.typeOfView(data, in: unit).flatMap { model.declaration(of: model.underlying(model.evaluator.elementType(of: $0))) }
    }

    private static func isRange(_ data: Node) -> Bool {
        if data.kind == .memberAccess { return data.memberName == "indices" }
        return data.kind == .binary && (data.hasOperator("..<") || data.hasOperator("..."))
    }
}

extension SemanticQueries {
    /// Whether all that an expression reads is what its row is told apart by.
    ///
    /// - Parameter asksForCase: Whether no more is asked than which case the element is, which the ids of its type tell.
    func isOfRowIdentity(_ expression: ScopedNode, asksForCase: Bool = false) -> Bool {
        let references = CodeReference.all(in: expression.node)
        return !references.isEmpty && references.allSatisfy { isOfRowIdentity($0, expression.scope, asksForCase, depth: 0) }
    }

    private func isOfRowIdentity(_ reference: CodeReference, _ scope: IdentityScope, _ asksForCase: Bool, depth: Int) -> Bool {
        guard depth < Limits.nestedHelpers, let local = reference.local?.origin else { return false }
        if let given = scope.given(for: local, named: reference.path[0]) {
            let references = CodeReference.all(in: given.node)
            guard references.count == 1, references[0].node.id == given.node.id else { return false }
            return isOfRowIdentity(reference.led(to: references[0], reference.path.dropFirst()), given.scope, asksForCase, depth: depth + 1)
        }
        guard case .closureParameter(let closure, let index) = local else { return false }
        return RowIdentity(of: closure, in: scope.unit, self)?.holds(reference.path, ofParameter: index, asksForCase: asksForCase) ?? false
    }
}
