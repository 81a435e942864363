/// What a change costs, in a line: what is lost first.
extension IdentityWords {
    /// - Parameters:
    ///   - isKnown: Whether it is known of each view what it loses.
    ///   - file: Where a line number is enough.
    mutating func headline(_ summary: ChangeSummary, isKnown: Bool, in file: String) -> String {
        let losses = losses(summary.lost)
        var parts = losses.isEmpty && isKnown ? ["loses no state"] : losses
        for isCertain in [true, false] {
            let work = summary.work.filter { $0.isCertain == isCertain }
            guard !work.isEmpty else { continue }
            let names = work.map { "`\($0.modifier)`" + whereabouts($0.span, in: file) }.shortened.sentence
            parts.append(names + (isCertain ? work.count == 1 ? " runs again" : " run again" : " may run again"))
        }
        parts.append(Self.count(summary.bodies))
        return parts.joined(separator: "; ")
    }

    private mutating func whereabouts(_ span: SourceSpan, in file: String) -> String {
        place(span).map { " (\($0.path.utf8.elementsEqual(file.utf8) ? "line \($0.line)" : $0.lineText))" } ?? ""
    }

    private func losses(_ lost: [ChangeSummary.Lost]) -> [String] {
        [true, false].compactMap { isCertain in
            let found = lost.filter { $0.isCertain == isCertain }.sorted { rank($0.state) < rank($1.state) }
            guard !found.isEmpty else { return nil }
            let names = found.map { name($0.state) }
            // Of two arms, one alone is there.
            let areAlternatives = found.count == 2 && found[0].arms.contains { arm in
                found[1].arms.contains { $0.decision == arm.decision && $0.place != arm.place }
            }
            return (isCertain ? "loses " : "may lose ") + (areAlternatives ? names.alternatives : names.shortened.sentence)
        }
    }

    private func name(_ state: ChangeSummary.Lost.State) -> String {
        switch state {
        case .property(let property): "`" + (model.program.owner(of: property.declaration).map { model.evaluator.qualifiedTypeName(of: $0) + "." } ?? "") + model.name(of: property.declaration) + "`"
        case .builtIn(let state): state.words.contains("`") ? state.words : "`\(state.words)`"
        }
    }

    /// What people see at once, then what the project keeps, then all else that SwiftUI does.
    private func rank(_ state: ChangeSummary.Lost.State) -> Int {
        switch state {
        case .property: 1
        case .builtIn(let state): state.rank == 0 ? 0 : 2
        }
    }

    private static func count(_ bodies: ChangeSummary.Bodies) -> String {
        let bound = bodies.mayBeMore ? bodies.mayBeFewer ? "about " : "at least " : bodies.mayBeFewer ? "up to " : ""
        let rows = bodies.rows.map { ($0.count == 1 && bodies.count > 0 ? "" : "\($0.count) in ") + "each row of `\($0.data)`" }.shortened.sentence
        guard bodies.count > 0 else { return rows.isEmpty ? bodies.mayBeMore ? "no body is seen to run" : "no body runs" : "bodies run: \(bound)\(rows)" }
        let text = "\(bound)\(bodies.count) \(bodies.count == 1 ? "body runs" : "bodies run")" + (rows.isEmpty ? "" : ", and " + rows)
        return text
    }
}
