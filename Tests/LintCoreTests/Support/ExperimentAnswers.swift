@testable import LintCore

/// What `explain` and `trace` answer about an experiment, and whether that is what the article saw.
struct ExperimentAnswers {
    enum Judgement: Int, Comparable {
        case agrees, unknown, contradicts

        static func < (one: Judgement, other: Judgement) -> Bool { one.rawValue < other.rawValue }
    }

    private let experiment: Experiment
    /// What is told of the watched views of the body, once for each place that one stands in.
    private let instances: [(view: String, report: ExplainReport, instance: ExplainReport.Instance)]
    /// Nil where no variable changes.
    private let trace: TraceReport?

    /// Asks about each experiment in one project, where `views` holds what all of them use.
    static func all(_ experiments: [Experiment], views: String) -> [ExperimentAnswers] {
        let files = experiments.map { SourceFile(path: "/articles/\($0.name).swift", text: $0.code) } + [SourceFile(path: "/articles/Views.swift", text: views)]
        let project = LoadedProject(CheckInput(paths: [], unsavedFiles: files), LoadOptions())
        return BigStackThread.run {
            var timings = Timings(isOn: false)
            let (program, places) = project.assemble(&timings)
            let model = IdentityModel(Evaluator(program))
            return experiments.map { experiment in
                let unit = project.files.indices.first { places.path(ofUnit: Int32($0)) == "/articles/\(experiment.name).swift" } ?? 0
                return ExperimentAnswers(experiment, inUnit: Int32(unit), model, places)
            }
        }
    }

    private init(_ experiment: Experiment, inUnit unit: Int32, _ model: IdentityModel, _ places: PlaceFinder) {
        self.experiment = experiment
        let member = model.evaluator.viewMembers(ofUnit: unit).map(\.declaration).first { model.evaluator.qualifiedName(of: $0) == experiment.name + ".body" }
        let tree = member.map { model.openTree(of: $0) }
        var explainer = ExplainReportMaker(model, places)
        let views = Set(experiment.watched)
        instances = (tree?.nodes ?? []).filter { views.contains($0.words) }.flatMap { node in
            tree.map { explainer.report(ViewFinder.Found(tree: $0, nodes: [node], others: []), [], inUnit: unit) }.map { report in
                report.instances.map { (node.words, report, $0) }
            } ?? []
        }
        trace = experiment.change.flatMap { variable in
            guard let subject = try? TraceSubject(view: experiment.name, variable: variable, unit: unit, path: "", model) else { return nil }
            let assumed = experiment.values.flatMap { try? subject.assumed($0.from, $0.to, model) }
            var tracer = TraceReportMaker(model, places)
            return tracer.report(ChangeTrace(of: subject.variables, in: subject.view, isInList: false, assuming: assumed, model), of: .variable(experiment.values), inside: nil)
        }
    }

    /// Whether there is an answer at all.
    var isAsked: Bool { (experiment.change == nil || trace != nil) && !instances.isEmpty }

    // MARK: In words

    /// What `explain` says, a line each; places are left out.
    var explained: [String] {
        var lines: [String] = []
        for (view, report, instance) in instances {
            var parts = [report.headline(of: instance)]
            let inputs = instance.inputs.filter { !$0.isAround }.flatMap { $0.variables.map(\.text) }
            if !inputs.isEmpty { parts.append("updated by " + inputs.map { "`\($0)`" }.joined(separator: ", ")) }
            if !instance.work.isEmpty { parts.append("runs again: " + instance.work.map { "`\($0.modifier)`" }.joined(separator: ", ")) }
            if isPrinting, let prints = instance.prints { parts += ([prints.begun, prints.given] + prints.own.map(\.line)).map { "prints `\($0)`" } }
            let line = "`\(view)`: " + (parts + instance.notes).joined(separator: "; ")
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.map(Self.withoutPlaces)
    }

    /// What `trace` says: first of the change as a whole, then of each watched view.
    var traced: [String] {
        guard let trace else { return [] }
        var lines = [trace.headline]
        for row in trace.rows where experiment.watched.contains(row.name) {
            let line = "`\(row.name)` \(row.verdict): \(row.reason)" + (row.note.map { "; " + $0 } ?? "")
            if !lines.contains(line) { lines.append(line) }
        }
        return lines.map(Self.withoutPlaces)
    }

    private var isPrinting: Bool { experiment.observations.contains { if case .prints = $0 { true } else { false } } }

    /// Without the parts of a line that name another one.
    private static func withoutPlaces(_ text: String) -> String {
        text.replacing(/\ \((?:line \d+|[\w\/]+\.swift:\d+)\)/, with: "").replacing(/\ at (?:line \d+|[\w\/]+\.swift:\d+)/, with: "")
    }

    // MARK: Judgement

    /// What both say of all that was seen.
    var judgements: [(observation: String, explain: Judgement?, trace: Judgement?)] {
        experiment.observations.map { ("\($0)", experiment.values == nil ? explain($0) : nil, trace == nil ? nil : trace($0)) }
    }

    private func told(of view: String) -> [ExplainReport.Instance] { instances.filter { $0.view == view }.map(\.instance) }

    private func isOfChange(_ variables: [ExplainReport.Variable]) -> Bool {
        guard let change = experiment.change else { return true }
        return variables.contains { $0.text == change || $0.text.hasPrefix(change + ".") || change.hasPrefix($0.text + ".") }
    }

    /// The ends that the change is.
    private func ends(of instance: ExplainReport.Instance) -> [ExplainReport.End] { instance.ends.filter { isOfChange($0.variables) || $0.variables.isEmpty } }

    private func explain(_ observation: Experiment.Observation) -> Judgement? {
        func judge(_ view: String, _ isRight: (ExplainReport.Instance) -> Judgement) -> Judgement? { told(of: view).map(isRight).max() }
        switch observation {
        case .ends(let view):
            return judge(view) { ends(of: $0).isEmpty ? .contradicts : ends(of: $0).allSatisfy(\.isDoubtful) ? .unknown : .agrees }
        case .stays(let view):
            return judge(view) { ends(of: $0).isEmpty ? .agrees : .contradicts }
        case .goesByID(let view):
            return judge(view) { !ends(of: $0).isEmpty && ends(of: $0).allSatisfy(Self.isByID) ? .agrees : .contradicts }
        case .isUpdated(let view):
            return judge(view) { instance in
                guard ends(of: instance).allSatisfy(Self.isByID) else { return .contradicts }
                return instance.inputs.contains { !$0.isAround && isOfChange($0.variables) } ? .agrees : .contradicts
            }
        case .rests(let view):
            return judge(view) { instance in
                ends(of: instance).isEmpty && !instance.inputs.contains { !$0.isAround && isOfChange($0.variables) } ? .agrees : .contradicts
            }
        case .loses(let state): return holders(of: state).map { ends(of: $0).isEmpty ? .contradicts : .agrees }.min() ?? .contradicts
        case .keeps(let state): return holders(of: state).map { ends(of: $0).isEmpty ? .agrees : .contradicts }.max() ?? .contradicts
        case .losesNothing:
            let ended = instances.map(\.instance).filter { !ends(of: $0).isEmpty }
            return ended.contains { !($0.ownState + $0.stateBelow).isEmpty || !$0.builtInState.isEmpty } ? .contradicts : .agrees
        case .runsAgain(let modifiers):
            return instances.contains { $0.instance.work.map(\.modifier).sorted() == modifiers.sorted() } ? .agrees : .contradicts
        case .says(let text, _):
            return text.map { text in instances.contains { $0.instance.notes.contains { $0.contains(text) } } ? .agrees : .contradicts }
        case .prints(let view, let begun, let given, let own):
            return judge(view) { instance in
                guard let prints = instance.prints else { return .contradicts }
                return prints.begun == begun && prints.given == given && prints.own.map(\.line) == own ? prints.isCertain ? .agrees : .unknown : .contradicts
            }
        }
    }

    /// Whether it is a row that goes with its id.
    private static func isByID(_ end: ExplainReport.End) -> Bool { end.text.hasPrefix("its id is new or gone") }

    private func holders(of state: String) -> [ExplainReport.Instance] {
        instances.map(\.instance).filter { instance in
            (instance.ownState + instance.stateBelow).contains { "\($0.view).\($0.property)" == state } || instance.builtInState.contains(state)
        }
    }

    private func trace(_ observation: Experiment.Observation) -> Judgement? {
        guard let trace else { return nil }
        func judge(_ view: String, _ isRight: (TraceReport.Row) -> Judgement) -> Judgement {
            trace.rows.filter { $0.name == view }.map { $0.verdict == "unknown" ? .unknown : isRight($0) }.max() ?? .contradicts
        }
        let lost = trace.lost.map { (name: $0.state.map { "\($0.view).\($0.property)" } ?? $0.builtIn ?? "", isCertain: $0.isCertain) }
        switch observation {
        case .ends(let view): return judge(view) { $0.verdict == "recreated" ? $0.isCertain ? .agrees : .unknown : .contradicts }
        case .stays(let view): return judge(view) { $0.verdict != "recreated" ? .agrees : $0.isCertain ? .contradicts : .unknown }
        case .goesByID(let view):
            return judge(view) { $0.note == "recreated where its id is new or gone" ? .agrees : $0.verdict == "recreated" && $0.isCertain ? .contradicts : .unknown }
        case .isUpdated(let view): return judge(view) { $0.verdict == "updated" ? .agrees : $0.verdict == "recreated" && !$0.isCertain ? .unknown : .contradicts }
        case .rests(let view): return judge(view) { ["skipped", "untouched"].contains($0.verdict) ? .agrees : $0.isCertain ? .contradicts : .unknown }
        case .loses(let state):
            guard let loss = lost.first(where: { $0.name == state }) else { return .contradicts }
            return loss.isCertain ? .agrees : .unknown
        case .keeps(let state): return lost.first { $0.name == state }.map { $0.isCertain ? .contradicts : .unknown } ?? .agrees
        case .losesNothing: return lost.isEmpty ? .agrees : lost.contains(where: \.isCertain) ? .contradicts : .unknown
        case .runsAgain(let modifiers):
            guard trace.work.map(\.modifier).sorted() == modifiers.sorted() else { return .contradicts }
            return trace.work.allSatisfy(\.isCertain) ? .agrees : .unknown
        case .says(_, let text): return text.map { text in trace.rows.contains { $0.note?.contains(text) ?? false } ? .agrees : .contradicts }
        case .prints: return nil
        }
    }
}
