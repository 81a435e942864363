/// What a change of one variable does to a view and everything below it, by the four questions of the drawing logic: is the
/// identity equal? the value? has it a rendering of its own? and the same for each child.
struct ChangeTrace {
    enum Verdict: String, CaseIterable {
        /// Destroyed and built anew, or built or destroyed: identity is another one.
        case recreated
        /// Its value is another one: its body runs, or its rendering changes.
        case updated
        /// Its value was made anew and is equal: its body does not run.
        case skipped
        /// Not even looked at, since the body around it does not run; of the view that was asked about, since its body does not.
        case untouched
        case unknown
    }

    struct Row {
        let depth: Int
        let view: IdentityPathPart
        let span: SourceSpan
        /// The steps from the root of the body that it stands in.
        let path: [IdentityPathPart]
        /// Those that tell it from its neighbours: `if isOn`, `.id(isOn)`.
        var labels: [IdentityStep.Kind] = []
        let verdict: Verdict
        var reason: ChangeReason
        /// Whether it happens at each change; else only where what is computed from the variable changes with it, or where the body runs.
        var isCertain = true
        /// The state of this very view that is lost.
        var lost: [OwnedState.Property] = []
        var lostBuiltIn: [BuiltInState] = []
        var note: TraceNote?
        /// The type of the view, for what the note says of its state.
        var type: DeclarationID?
        /// Whether a body of the project runs for it.
        var runsBody = false
        /// What modifiers on it are given that runs again.
        var work: [ViewInput] = []
        /// The arms of branches that lead to it from the view around.
        var arms: [Arm] = []
        /// What rows are made of that lead to it from the view around.
        var data: [String] = []
        /// The state of it and of the views in it that goes with a row, where its id is gone.
        var atStake = OwnedState()
        /// The state of a view that is presented beside what ends, if it is shown just now.
        var presented = OwnedState()
        /// Whether a change from one value to another one is seen to bring it or to take it away.
        var turn: IdentityStep.Turn?
        /// The rows further up that say what becomes of the views in it.
        var again: Range<Int>?

        /// Whether bodies may run for it or in it of which no row tells.
        var isCutShort: Bool {
            switch (verdict, note) {
            case (_, .holdsItself), (_, .makesPage), (.recreated, .unread): return true
            case (.recreated, _), (.updated, _):
                if case .given = view { return true }
                return verdict == .recreated && labels.contains { if case .unread = $0 { true } else { false } }
            default: return false
            }
        }
    }

    /// One arm of an `if` or `switch`.
    struct Arm: Hashable {
        /// The same for all its arms.
        let decision: SourceSpan
        let place: SourceSpan
    }

    /// A variable that changes, and the part of it that does.
    typealias Variable = (declaration: DeclarationID, path: [String])

    let variables: [Variable]
    let view: DeclarationID
    private(set) var rows: [Row]

    /// - Parameters:
    ///   - variables: what changes at once.
    ///   - isInList: Whether the view is taken to stand as a written row of a `List`.
    ///   - assumed: From which value to which one the variable changes.
    init(of variables: [Variable], in view: DeclarationID, isInList: Bool, assuming assumed: AssumedChange? = nil, _ model: IdentityModel) {
        self.variables = variables
        self.view = view
        var tracer = ChangeTracer(model, assuming: assumed)
        tracer.trace(view, variables, isInList: isInList)
        rows = tracer.rows
        // What code writes that is told of it, and what is told of that in turn.
        var following: [DeclarationID: [Consequence]] = [:]
        for _ in 0..<Limits.followedConsequences {
            let found = tracer.consequences.filter { !$0.value.isEmpty }
            guard !found.isEmpty else { break }
            following.merge(found, uniquingKeysWith: +)
            tracer = ChangeTracer(model, assuming: assumed, following: following)
            tracer.trace(view, variables, isInList: isInList)
            rows = rows.joined(with: tracer.rows, by: found.values.joined().sorted { ($0.path.joined(), $0.modifier) < ($1.path.joined(), $1.modifier) })
        }
    }

    init(of property: DeclarationID, path: [String], in view: DeclarationID, isInList: Bool, _ model: IdentityModel) {
        self.init(of: [(property, path)], in: view, isInList: isInList, model)
    }

    var summary: ChangeSummary { ChangeSummary(rows) }

    /// Whether it is known of each view what becomes of it, and what it loses.
    var isKnown: Bool { rows.allSatisfy { $0.verdict != .unknown && ($0.verdict != .recreated || $0.type != nil) } }

    func count(of verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }
}
