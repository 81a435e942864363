/// Puts a trace into words.
struct TraceReportMaker {
    /// What was asked.
    enum Question {
        /// A change of the variable, perhaps from one value to another one.
        case variable((from: String, to: String)?)
        /// What a variable of this name is computed from.
        case computed(String)
        case action(ActionChange)
    }

    private let model: IdentityModel
    private var words: IdentityWords

    init(_ model: IdentityModel, _ places: PlaceFinder) {
        self.model = model
        words = IdentityWords(model, places)
    }

    mutating func report(
        _ trace: ChangeTrace, of question: Question = .variable(nil), inside: TraceContainer?, filter: TraceFilter = TraceFilter()
    ) -> TraceReport {
        let rows = trace.rows.map { row in
            TraceReport.Row(
                depth: row.depth, name: row.name, steps: row.labels.map(\.words),
                place: words.places.place(inUnit: row.span.unit, at: row.span.range.startOffset), identityPath: row.path.map(\.words),
                verdict: row.verdict.rawValue, reason: row.reason.words, isCertain: row.isCertain, stateLost: row.lost.map { words.state($0) },
                builtInStateLost: row.lostBuiltIn.map(\.words), note: row.note.map { words.note($0, on: row.type) }, isRepeated: row.note == .repeated,
                isPerhapsHidden: row.note == .perhapsHidden)
        }
        let nowhere = words.places.place(inUnit: model.program[trace.view].unit, at: 0)
        let first = trace.variables[0].declaration
        let place = words.place(of: first) ?? nowhere
        let summary = trace.summary
        let shown = rows.filter(filter.lets)
        var changes = trace.variables.map { variable in
            TraceReport.Change(
                name: variable.path.joined(separator: "."), declared: words.declared(variable.declaration), place: words.place(of: variable.declaration), written: nil,
                isCertain: true, owners: owners(of: variable.declaration))
        }
        var action: TraceReport.Action?
        if case .action(let found) = question {
            for (index, write) in found.writes.enumerated() {
                changes[index].written = words.place(write.place)
                changes[index].isCertain = write.isCertain
            }
            action = TraceReport.Action(
                name: found.name, place: words.place(found.place),
                others: found.others.map { TraceReport.Other(name: model.evaluator.qualifiedName(of: $0.variable), place: words.place($0.place)) })
        }
        var values: (from: String, to: String)?
        if case .variable(let given) = question { values = given }
        var computed: String?
        if case .computed(let name) = question { computed = name }
        return TraceReport(
            view: model.evaluator.qualifiedTypeName(of: trace.view), variable: computed ?? changes.map(\.name).joined(separator: ", "),
            declared: words.declared(first), place: action?.place ?? place, changes: changes, computed: computed, action: action, values: values,
            headline: words.headline(summary, isKnown: trace.isKnown, in: (action?.place ?? place).path),
            lost: summary.lost.map { loss($0) }, work: summary.work.map { work($0) },
            bodies: TraceReport.Bodies(
                count: summary.bodies.count, rows: summary.bodies.rows, mayBeFewer: summary.bodies.mayBeFewer, mayBeMore: summary.bodies.mayBeMore),
            inside: inside?.rawValue, filter: filter, rows: shown, leftOut: rows.count - shown.count,
            counts: ChangeTrace.Verdict.allCases.map { ($0.rawValue, trace.count(of: $0)) })
    }

    /// The variables of other views that a binding leads to.
    private func owners(of variable: DeclarationID) -> [String] {
        guard model.flow.isBinding(variable) else { return [] }
        return model.flow.owners(of: variable).filter { $0 != variable }.map(model.evaluator.qualifiedName)
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
