/// Whether the id of a value says which case of an enum that is: `"message-\(id)"` of one case and `"poll-\(id)"` of the other. What is shown for an id
/// shows one case then, whatever else it carries.
extension IdentityModel {
    /// Whether what decides asks for no more than the case of an item or of the element of a row that is told apart by such an id.
    func asksForCaseOfIdentity(_ driver: IdentityDriver, shownFor items: [ReadVariable]) -> Bool {
        guard driver.kind == .condition, driver.expressions.count == 1, let asked = driver.expressions.first, let choice = asked.node.parent, choice.kind == .switch,
            CasePatterns.askForCasesAlone(choice), let type = typeOfView(asked.node, in: asked.scope.unit).flatMap({ declaration(of: evaluator.withoutOptional(underlying($0))) }),
            program[type].kind == .enum, tellsCasesApart(type)
        else { return false }
        if isOfRowIdentity(asked, asksForCase: true) { return true }
        let reads = reads(of: asked)
        return !reads.isEmpty && reads.allSatisfy { read in items.contains { $0.declaration != nil && $0.declaration == read.declaration && $0.path == read.path } }
    }

    /// Whether two values of different cases never have the same id.
    private func tellsCasesApart(_ type: DeclarationID) -> Bool {
        guard let id = ownID(of: type), let choice = evaluator.body(of: id)?.onlyResult, choice.kind == .switch, choice.child(.subject)?.spells("self") ?? false else { return false }
        var known: [(start: String, isWhole: Bool)] = []
        for element in choice.children(.element) {
            // What several cases share tells none of them from another.
            guard element.kind == .switchCase, CasePatterns.names(of: element).count == 1, CasePatterns.areEnumCases(element) else { return false }
            let starts = ResultExpressions.of(element).map { Self.start(of: $0.withoutEffects) }
            for start in starts {
                guard let start, !known.contains(where: { Self.mayBeEqual($0, start) }) else { return false }
            }
            guard !starts.isEmpty else { return false }
            known += starts.compactMap { $0 }
        }
        return !known.isEmpty
    }

    /// What a text begins with in any case, and whether that is all of it.
    private static func start(of value: Node) -> (start: String, isWhole: Bool)? {
        guard value.kind == .string, value.text.hasPrefix("\""), !value.text.hasPrefix("\"\"\"") else { return nil }
        let text = value.text.dropFirst().dropLast()
        guard let interpolation = value.descendants.first(where: { $0.kind == .interpolation }) else { return (String(text), true) }
        // Without the quote before and the backslash behind.
        return (String(text.utf8.prefix(max(0, interpolation.range.startOffset - value.range.startOffset - 2))) ?? "", false)
    }

    private static func mayBeEqual(_ one: (start: String, isWhole: Bool), _ other: (start: String, isWhole: Bool)) -> Bool {
        if one.isWhole && other.isWhole { return one.start == other.start }
        if one.isWhole { return one.start.hasPrefix(other.start) }
        if other.isWhole { return other.start.hasPrefix(one.start) }
        return one.start.hasPrefix(other.start) || other.start.hasPrefix(one.start)
    }
}
