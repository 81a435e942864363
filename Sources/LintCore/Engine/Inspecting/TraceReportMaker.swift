/// Puts a trace into words.
struct TraceReportMaker {
    private let model: IdentityModel
    private var words: IdentityWords

    init(_ model: IdentityModel, _ places: PlaceFinder) {
        self.model = model
        words = IdentityWords(model, places)
    }

    mutating func report(_ trace: ChangeTrace, inside: TraceContainer?, filter: TraceFilter = TraceFilter()) -> TraceReport {
        let rows = trace.rows.map { row in
            TraceReport.Row(
                depth: row.depth, name: row.name, steps: row.labels.map(\.words),
                place: words.places.place(inUnit: row.span.unit, at: row.span.range.startOffset), identityPath: row.path.map(\.words),
                verdict: row.verdict.rawValue, reason: row.reason.words, isCertain: row.isCertain, stateLost: row.lost.map { words.state($0) },
                builtInStateLost: row.lostBuiltIn.map(\.words), note: row.note.map { words.note($0, on: row.type) }, isRepeated: row.note == .repeated)
        }
        let nowhere = words.places.place(inUnit: model.program[trace.view].unit, at: 0)
        let place = words.place(of: trace.property) ?? nowhere
        let summary = trace.summary
        let shown = rows.filter(filter.lets)
        let surroundings = inside.map { ", inside a static `\($0.rawValue)`" } ?? ""
        let declared = words.declared(trace.property)
        return TraceReport(
            view: model.evaluator.qualifiedTypeName(of: trace.view), variable: trace.variable, declared: declared, place: place,
            subject: ["a change of `\(trace.variable)`, \(declared), line \(place.line)\(surroundings)"],
            headline: words.headline(summary, isKnown: trace.count(of: .unknown) == 0, in: place.path),
            lost: summary.lost.map { loss($0) }, work: summary.work.map { work($0) },
            bodies: TraceReport.Bodies(
                count: summary.bodies.count, rows: summary.bodies.rows, mayBeFewer: summary.bodies.mayBeFewer, mayBeMore: summary.bodies.mayBeMore),
            inside: inside?.rawValue, filter: filter, rows: shown, leftOut: rows.count - shown.count,
            counts: ChangeTrace.Verdict.allCases.map { ($0.rawValue, trace.count(of: $0)) })
    }

    private mutating func loss(_ lost: ChangeSummary.Lost) -> TraceReport.Loss {
        switch lost.state {
        case .property(let property): TraceReport.Loss(state: words.state(property), builtIn: nil, isCertain: lost.isCertain)
        case .builtIn(let state): TraceReport.Loss(state: nil, builtIn: state.words, isCertain: lost.isCertain)
        }
    }

    private mutating func work(_ work: ChangeSummary.Work) -> TraceReport.Work {
        TraceReport.Work(modifier: work.modifier, place: words.place(work.span), isCertain: work.isCertain)
    }
}

extension ChangeTrace.Row {
    var name: String { view.words }
}
