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
        /// Whether it is there only while something else shows it: a page, a sheet.
        let isPerhapsHidden: Bool
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

    /// A variable that changes.
    struct Change: Sendable {
        let name: String
        /// `@State of ParentView`
        let declared: String
        let place: ReportPlace?
        /// Where an action writes it.
        var written: ReportPlace?
        /// Whether the action always does.
        var isCertain: Bool
        /// Where a binding leads to: `Screen.isOn`.
        let owners: [String]
    }

    struct Action: Sendable {
        /// What is given it: `Button`.
        let name: String
        let place: ReportPlace?
        /// What it writes that the view does not hold.
        let others: [Other]
    }

    struct Other: Sendable {
        let name: String
        let place: ReportPlace?
    }

    let view: String
    let variable: String
    /// `@State of ParentView`
    let declared: String
    let place: ReportPlace
    /// All that changes at once.
    let changes: [Change]
    /// What was asked for, where it is computed from those.
    let computed: String?
    let action: Action?
    let values: (from: String, to: String)?
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

extension TraceReport {
    /// Variables of others that a line names.
    private static let namedOthers = 3

    /// What was asked, a line each.
    var subject: [String] {
        let surroundings = inside.map { ", inside a static `\($0)`" } ?? ""
        if let action {
            let name = "the action of `\(action.name)`" + (action.place.map { ", " + text(of: $0) } ?? "")
            let heading = "\(name), changes \(changes.count == 1 ? "a variable" : "\(changes.count) variables") of `\(view)`\(surroundings)"
            let others = action.others.map { other in "`\(other.name)`" + (other.place.map { " (\(text(of: $0)))" } ?? "") }
            let rest = others.count > Self.namedOthers ? " and \(others.count - Self.namedOthers) more" : ""
            let outside = "  also written, and not held by `\(view)`: " + others.prefix(Self.namedOthers).joined(separator: ", ") + rest
            return [heading] + changes.map { "  " + text(of: $0) } + (others.isEmpty ? [] : [outside])
        }
        if let computed {
            return ["a change of `\(computed)`\(surroundings), which is computed from"] + changes.map { "  " + text(of: $0) }
        }
        let values = values.map { " from `\($0.from)` to `\($0.to)`" } ?? ""
        return ["a change of `\(variable)`\(values), \(declared), line \(place.line)\(surroundings)"]
    }

    private func text(of change: Change) -> String {
        var text = "`\(change.name)`, \(change.declared)"
        if let written = change.written { text += ": written at " + self.text(of: written) + (change.isCertain ? "" : ", not always") }
        else if let place = change.place { text += ", " + self.text(of: place) }
        if let owner = change.owners.first { text += "; it is `\(owner)`, whose view is not in this table" }
        return text
    }

    /// A line is enough in the file of the view.
    func text(of place: ReportPlace) -> String { place.path.utf8.elementsEqual(self.place.path.utf8) ? "line \(place.line)" : place.lineText }
}
