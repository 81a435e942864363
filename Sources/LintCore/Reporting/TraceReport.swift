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

    let view: String
    let variable: String
    /// `@State of ParentView`
    let declared: String
    let place: ReportPlace
    /// The container that the view is taken to stand in.
    let inside: String?
    let rows: [Row]
    /// By verdict, in the order of their weight.
    let counts: [(verdict: String, count: Int)]

    public func render(_ format: InspectionFormat) -> OutputBuffer {
        var output = OutputBuffer()
        switch format {
        case .text: TraceTextReporter(report: self).write(to: &output)
        case .json: TraceJSONReporter(report: self).write(to: &output)
        }
        return output
    }
}
