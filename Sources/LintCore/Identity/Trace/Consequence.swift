/// What code writes that is told of a change: `onChange(of: name) { message = nil }`.
struct Consequence: Hashable {
    /// As the view speaks of it: `message`, `model.isLoading`.
    let path: [String]
    let variable: DeclarationID
    /// What has the code run: `onChange`.
    let modifier: String
}

extension BodyVisit {
    /// What becomes of variables of the view whose body it is, when the modifiers in that have run what is told of the change.
    func consequences(in view: DeclarationID) -> [Consequence] {
        guard surroundings == .live, !change.isEmpty else { return [] }
        return tree.nodes.filter { !tree.isNeverShown($0) && isRun($0) }.flatMap { node in
            actions(toldOn: node) { $0.has(.notices) }.flatMap { action -> [Consequence] in
                var effects = ActionEffects(model.flow)
                return effects.all(in: action.value.node, action.value.scope.unit).compactMap { effect in
                    guard effect.isLed, let root = effect.path.first, model.program.owner(of: root.declaration) == view else { return nil }
                    return Consequence(path: effect.path.map(\.name), variable: root.declaration, modifier: action.modifierName)
                }
            }
        }.filter { found in change.variables.allSatisfy { $0.declaration != found.variable || $0.path != found.path } }
    }
}

extension [ChangeTrace.Row] {
    /// The rows with what comes of the change, where that does more to a view than the change by itself, which it may do.
    func joined(with later: [ChangeTrace.Row], by consequences: [Consequence]) -> [ChangeTrace.Row] {
        var first = Dictionary(grouping: reversed()) { TablePlace($0) }
        return later.map { row in
            let known = first[TablePlace(row)]?.popLast()
            if var known, known.verdict == row.verdict || known.verdict == .recreated || known.verdict == .unknown || row.verdict == .skipped || row.verdict == .untouched {
                known.again = row.again
                return known
            }
            var result = row
            result.isCertain = false
            result.reason = .afterwards(consequences, row.reason)
            return result
        }
    }
}

/// Where a row stands in a table.
private struct TablePlace: Hashable {
    let level: Int
    let span: SourceSpan
    let path: [IdentityPathPart]

    init(_ row: ChangeTrace.Row) { (level, span, path) = (row.depth, row.span, row.path) }
}
