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
        let reason: String
        /// Whether it happens at each change; else only where what is computed from the variable changes with it.
        var isCertain = true
        /// The state of this very view that is lost.
        var lost: [OwnedState.Property] = []
        var lostBuiltIn: [BuiltInState] = []
        var note: String?
        /// Whether the views in it were told further up.
        var isRepeated: Bool { note == ChangeTrace.repeated }
    }

    static let repeated = "views in it as above"

    /// The variable as it was asked for, and the property it starts with.
    let variable: String
    let property: DeclarationID
    let view: DeclarationID
    private(set) var rows: [Row]

    /// - Parameter isInList: whether the view is taken to stand in a static row of a `List`.
    init(of property: DeclarationID, path: [String], in view: DeclarationID, isInList: Bool, _ model: IdentityModel) {
        variable = path.joined(separator: ".")
        self.property = property
        self.view = view
        var tracer = ChangeTracer(model)
        tracer.trace(view, property, path, isInList: isInList)
        rows = tracer.rows
    }

    func count(of verdict: Verdict) -> Int { rows.count { $0.verdict == verdict } }
}

/// What changed, as a body sees it.
struct Change {
    /// Properties of the view whose body it is, each with the part of it that changed.
    var variables: [(declaration: DeclarationID, path: [String])] = []
    /// By keys of environment values and types of environment objects: the part that changed.
    var environment: [String: [String]] = [:]
    /// Those of the properties that hold views, in which something changed.
    var content: Set<DeclarationID> = []

    /// The class of the object in which something changed that others may hold as well, under names of their own.
    var object: DeclarationID?

    var isEmpty: Bool { variables.isEmpty && environment.isEmpty }

    /// The first of these reads that sees it.
    func isSeen(by reads: [ReadVariable]) -> ReadVariable? {
        reads.first { read in variables.contains { read.sees($0.declaration, $0.path) } }
    }

    /// The change with what is computed from the parts that changed: `user.title` where `user.name` did.
    func withComputed(_ model: IdentityModel) -> Change {
        var result = self
        for (declaration, path) in variables where path.count > 1 {
            let holders = model.flow.reach(of: declaration, path).holders
            // What a protocol or a type parameter stands for may compute any of its members from the one that changed.
            if let index = path.indices.dropFirst().first(where: { index in
                guard index < holders.count, let holder = holders[index] else { return true }
                return model.program[holder].kind == .protocol
            }) {
                result.variables.append((declaration, Array(path[..<index])))
            }
            for index in holders.indices.dropFirst() {
                for name in model.flow.computedMembers(of: holders[index...], from: path[index...]) {
                    result.variables.append((declaration, path[..<index] + [name]))
                }
            }
        }
        return result
    }
}
