/// What `explain` tells of the view at a place; made by the engine.
public struct ExplainReport: Sendable {
    /// What code reads, and how often that changes.
    struct Variable: Sendable {
        let text: String
        /// `@State of ParentView`; nil for what is declared elsewhere.
        let declared: String?
        let place: ReportPlace?
        /// `K5`, of the classes in docs/how-it-decides.md.
        let constancy: String
        /// The same in words.
        let words: String
        let isConstant: Bool
    }

    /// A view on the way, or a step that leads to it.
    struct Step: Sendable {
        let text: String
        let place: ReportPlace?
        /// Where the body of a helper is declared.
        let definition: ReportPlace?
    }

    /// What ends the lifetime, or would if it could change.
    struct End: Sendable {
        let text: String
        let place: ReportPlace?
        let constancy: String
        let words: String
        let variables: [Variable]
    }

    struct Input: Sendable {
        let name: String
        let variables: [Variable]
        /// Whether what is around the view is drawn otherwise, and the view itself is not asked.
        let isAround: Bool
    }

    /// The view as one place in one body: what a helper uses twice is two views.
    struct Instance: Sendable {
        let member: String
        let path: [Step]
        let explicitIDs: [String]
        let ownState: [ReportState]
        let stateBelow: [ReportState]
        /// What SwiftUI's own views keep here.
        let builtInState: [String]
        /// Whether all views below are known.
        let isComplete: Bool
        let ends: [End]
        let constants: [End]
        /// What goes with the whole body.
        let owner: String
        let inputs: [Input]
        let ownInputs: [Variable]
        let notes: [String]
    }

    /// A finding about the view.
    struct Remark: Sendable {
        let finding: Finding
        let place: ReportPlace
    }

    let view: String
    let place: ReportPlace
    let instances: [Instance]
    /// Other views that start on the line, or that the helper gives which is called on it.
    let others: [String]
    let isOfHelper: Bool
    let findings: [Remark]
}

/// The forms that `explain` and `trace` can tell in; the raw value is its name on the command line.
public enum InspectionFormat: String, Sendable, CaseIterable {
    case text, json
}

extension ExplainReport {
    public func render(_ format: InspectionFormat) -> OutputBuffer {
        var output = OutputBuffer()
        switch format {
        case .text: ExplainTextReporter(report: self).write(to: &output)
        case .json: ExplainJSONReporter(report: self).write(to: &output)
        }
        return output
    }
}
