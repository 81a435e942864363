/// Puts a trace into words.
struct TraceReportMaker {
    private let model: IdentityModel
    private var words: IdentityWords

    init(_ model: IdentityModel, _ places: PlaceFinder) {
        self.model = model
        words = IdentityWords(model, places)
    }

    mutating func report(_ trace: ChangeTrace, inside: TraceContainer?) -> TraceReport {
        let rows = trace.rows.map { row in
            TraceReport.Row(
                depth: row.depth, name: row.name, steps: row.labels.map(\.words),
                place: words.places.place(inUnit: row.span.unit, at: row.span.range.startOffset), identityPath: row.path.map(\.words),
                verdict: row.verdict.rawValue, reason: row.reason.words, isCertain: row.isCertain, stateLost: row.lost.map { words.state($0) },
                builtInStateLost: row.lostBuiltIn.map(\.words), note: row.note.map { words.note($0, on: row.type) }, isRepeated: row.note == .repeated)
        }
        let nowhere = words.places.place(inUnit: model.program[trace.view].unit, at: 0)
        return TraceReport(
            view: model.evaluator.qualifiedTypeName(of: trace.view), variable: trace.variable, declared: words.declared(trace.property),
            place: words.place(of: trace.property) ?? nowhere, inside: inside?.rawValue, rows: rows,
            counts: ChangeTrace.Verdict.allCases.map { ($0.rawValue, trace.count(of: $0)) })
    }
}

extension ChangeTrace.Row {
    var name: String { view.words }
}
