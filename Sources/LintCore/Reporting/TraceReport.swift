/// What `trace` tells of a change; made by the engine.
public struct TraceReport: Sendable {
    struct Row: Sendable {
        let depth: Int
        let name: String
        /// What tells it from its neighbours: `if isOn`, `.id(isOn)`.
        let steps: [String]
        let place: ReportPlace
        let identityPath: [String]
        let verdict: String
        let reason: String
        let isCertain: Bool
        let stateLost: [ReportState]
        let builtInStateLost: [String]
        let note: String?
        /// Whether the note says no more than that the views in it were told further up.
        let isRepeated: Bool
    }

    /// State that is lost.
    struct Loss: Sendable {
        /// Nil for what a view of SwiftUI keeps.
        let state: ReportState?
        /// What a view of SwiftUI keeps, in words.
        let builtIn: String?
        /// Whether each change loses it.
        let isCertain: Bool
    }

    /// What a modifier is given that runs again.
    struct Work: Sendable {
        let modifier: String
        let place: ReportPlace?
        let isCertain: Bool
    }

    /// How many bodies run.
    struct Bodies: Sendable {
        let count: Int
        let rows: [(data: String, count: Int)]
        let mayBeFewer: Bool
        let mayBeMore: Bool
    }

    let view: String
    let variable: String
    /// `@State of ParentView`
    let declared: String
    let place: ReportPlace
    /// What was asked, a line each.
    let subject: [String]
    /// What the change costs, in a line.
    let headline: String
    let lost: [Loss]
    let work: [Work]
    let bodies: Bodies
    /// The container that the view is taken to stand in.
    let inside: String?
    let filter: TraceFilter
    /// Those that the filter lets through.
    let rows: [Row]
    /// How many it does not.
    let leftOut: Int
    /// By verdict, in the order of their weight.
    let counts: [(verdict: String, count: Int)]

    /// - Parameter width: how many columns a line of text may take.
    public func render(_ format: InspectionFormat, width: Int) -> OutputBuffer {
        var output = OutputBuffer()
        switch format {
        case .text: TraceTextReporter(report: self, width: width).write(to: &output)
        case .json: TraceJSONReporter(report: self).write(to: &output)
        }
        return output
    }
}

/// Which views of a trace are shown.
public struct TraceFilter: Sendable {
    /// Nil for all.
    public var verdicts: [String]?
    /// How deep they stand at most below the one that was asked about.
    public var deepest: Int?

    public init(verdicts: [String]? = nil, deepest: Int? = nil) {
        self.verdicts = verdicts
        self.deepest = deepest
    }

    func lets(_ row: TraceReport.Row) -> Bool { (verdicts?.contains(row.verdict) ?? true) && row.depth <= deepest ?? .max }
}
