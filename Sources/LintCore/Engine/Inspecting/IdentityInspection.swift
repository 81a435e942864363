/// Answers questions about the identity of single views: the pipeline behind `explain` and `trace`.
public struct IdentityInspection: Sendable {
    /// What can become of a view.
    public static let verdicts = ChangeTrace.Verdict.allCases.map(\.rawValue)

    private let options: LoadOptions

    public init(options: LoadOptions) { self.options = options }

    /// What there is to say about the view at a line, or at a place in it.
    public func explain(_ path: String, line: Int, column: Int?) -> InspectionResult<ExplainAnswer> {
        inspect(path) { model, places, unit, project throws(InspectionFailure) in
            var finder = ViewFinder(model, places, unit: unit, path: path)
            return Self.answer(try finder.views(atLine: line, column: column), asked: "\(path):\(line)", model, places, project)
        }
    }

    /// The same for the views that a type or a member of one means, by its name.
    ///
    /// - Parameter path: The file that declares it; nil for a name of the project.
    public func explain(_ name: String, declaredIn path: String?) -> InspectionResult<ExplainAnswer> {
        guard let path else {
            // Paths are told as they are given: below the working directory from there.
            let paths = ProjectPaths(repositories: [], givenPaths: [], workingDirectory: options.workingDirectory)
            let folder = options.root.map { $0 == options.workingDirectory ? "." : paths.told($0) } ?? "."
            return inspect(LoadedProject(CheckInput(paths: [folder]), options)) { model, places, project throws(InspectionFailure) in
                let found = try NamedViews(model: model).find(name, in: folder == "." ? "this project" : "'\(folder)'")
                return Self.answer(found, asked: name, model, places, project)
            }
        }
        return inspect(path) { model, places, unit, project throws(InspectionFailure) in
            Self.answer(try NamedViews(model: model, unit: unit).find(name, in: "'\(path)'"), asked: name, model, places, project)
        }
    }

    private static func answer(
        _ found: [ViewFinder.Found], asked: String, _ model: IdentityModel, _ places: PlaceFinder, _ project: LoadedProject
    ) -> ExplainAnswer {
        var maker = ExplainReportMaker(model, places)
        guard found.count == 1 else { return .views(maker.list(found, asked: asked)) }
        let unit = found[0].nodes[0].span.unit
        let run = RuleRun(rules: RuleTable(RuleRegistry.all), project: project, configured: ConfiguredRules(project.configured, RuleSelection()))
        let findings = project.files.indices.contains(Int(unit)) ? run.findings(inFile: Int(unit), of: model) : []
        return .view(maker.report(found[0], findings, inUnit: unit))
    }

    /// What a change of a variable does to a view and those below it.
    ///
    /// - Parameters:
    ///   - values: From which value to which one it changes, as code spells them.
    ///   - inside: The container whose static row the view is taken to stand in.
    ///   - filter: Which views are told of.
    public func trace(
        _ path: String, view: String, variable: String, values: (from: String, to: String)? = nil, inside: TraceContainer?,
        filter: TraceFilter = TraceFilter()
    ) -> InspectionResult<TraceReport> {
        inspect(path) { model, places, unit, _ throws(InspectionFailure) in
            let subject = try TraceSubject(view: view, variable: variable, unit: unit, path: path, model)
            let assumed = try values.map { values throws(InspectionFailure) in try subject.assumed(values.from, values.to, model) }
            let trace = ChangeTrace(of: subject.variables, in: subject.view, isInList: inside == .list, assuming: assumed, model)
            var maker = TraceReportMaker(model, places)
            return maker.report(trace, of: subject.computed.map { .computed($0) } ?? .variable(values), inside: inside, filter: filter)
        }
    }

    /// What all that the action at a line writes does to the view that it stands in and to those below.
    public func trace(
        actionAt line: Int, in path: String, inside: TraceContainer?, filter: TraceFilter = TraceFilter()
    ) -> InspectionResult<TraceReport> {
        inspect(path) { model, places, unit, _ throws(InspectionFailure) in
            var places = places
            guard let range = places.range(ofLine: line, inUnit: unit) else {
                throw InspectionFailure("'\(path)' has no line \(line), it ends with line \(places.lineCount(ofUnit: unit))")
            }
            guard let action = ActionChange.find(in: range, unit: unit, model) else {
                throw InspectionFailure("no action of a view stands at line \(line) of '\(path)'")
            }
            guard !action.writes.isEmpty else {
                let view = model.evaluator.qualifiedTypeName(of: action.view)
                throw InspectionFailure("the action of '\(action.name)' at line \(line) is not seen to write a variable of '\(view)'")
            }
            let trace = ChangeTrace(of: action.writes.map { ($0.variable, $0.path) }, in: action.view, isInList: inside == .list, model)
            var maker = TraceReportMaker(model, places)
            return maker.report(trace, of: .action(action), inside: inside, filter: filter)
        }
    }

    private func inspect<Report: Sendable>(
        _ path: String, _ ask: (IdentityModel, PlaceFinder, Int32, LoadedProject) throws(InspectionFailure) -> Report
    ) -> InspectionResult<Report> {
        if WorkingDirectory.canonicalFolder(path) != nil {
            return InspectionResult(answer: .failure(InspectionFailure("'\(path)' is a folder, not a Swift file")), problems: [])
        }
        guard path.hasSuffix(".swift") else {
            return InspectionResult(answer: .failure(InspectionFailure("'\(path)' is no Swift file", nearest: NearestPath.find(path))), problems: [])
        }
        let project = LoadedProject(CheckInput(paths: [path]), options)
        guard let unit = project.files.firstIndex(where: \.isReported) else {
            let reason = "'\(path)' is left out: the configuration leaves it out, or it belongs to tests"
            return InspectionResult(answer: .failure(InspectionFailure(reason)), problems: project.problems)
        }
        return inspect(project) { model, places, project throws(InspectionFailure) in try ask(model, places, Int32(unit), project) }
    }

    private func inspect<Report: Sendable>(
        _ project: LoadedProject, _ ask: (IdentityModel, PlaceFinder, LoadedProject) throws(InspectionFailure) -> Report
    ) -> InspectionResult<Report> {
        let answer = BigStackThread.run { () -> Result<Report, InspectionFailure> in
            var timings = Timings(isOn: false)
            let (program, places) = project.assemble(&timings)
            let model = IdentityModel(Evaluator(program))
            return Result { () throws(InspectionFailure) in try ask(model, places, project) }
        }
        return InspectionResult(answer: answer, problems: project.problems, isAlone: project.isAlone)
    }
}

/// Containers with a memory of their own, by the names that the command line knows them by.
public enum TraceContainer: String, Sendable, CaseIterable {
    case list = "List"
}

/// What came of a question.
public struct InspectionResult<Report: Sendable>: Sendable {
    public let answer: Result<Report, InspectionFailure>
    /// Each makes the run end with exit code 2; sorted by path.
    public let problems: [Problem]
    /// Whether the one file is all that was read, since nothing says what project it belongs to.
    public var isAlone = false
}

/// Why there is no answer.
public struct InspectionFailure: Error {
    public let message: String
    /// What may have been meant.
    public let nearest: String?

    init(_ message: String, nearest: String? = nil) {
        self.message = message
        self.nearest = nearest
    }

    /// That no view of a name is declared, in a file or in any; or, where code that is not compiled declares one, how to choose that.
    static func notDeclared(_ name: String, in place: String, unit: Int32?, _ program: Program, known: String = "", nearest: String?) -> InspectionFailure {
        let last = name.split(separator: ".").last.map(String.init) ?? name
        for unit in unit.map({ [program.units[Int($0)]] }) ?? program.units where !unit.isInterface {
            for clause in unit.tree.records.root.descendants where clause.kind == .ifConfigClause && !unit.profile.compiles(clause) {
                guard clause.descendants.contains(where: { $0.kind != .extension && TypeDecl($0)?.name == last }) else { continue }
                let condition = clause.child(.condition).map { "#if " + $0.text } ?? "#else"
                return InspectionFailure("'\(name)' is declared under '\(condition)', which is not built here; see --platform and --define")
            }
        }
        return InspectionFailure("no view '\(name)' is declared in \(place)\(known)", nearest: nearest)
    }
}
