/// What `explain` tells of the view at a place; made by the engine.
public struct ExplainReport: Sendable {
    /// What code reads, and how often that changes.
    struct Variable: Sendable {
        static let unchanged = "nothing is seen to change it"

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
        /// Who is seen to have it happen.
        let writes: [Write]
        /// Whether a write is seen that may do it, or others may write.
        let isSeen: Bool
        /// Whether people have it happen.
        let isLikely: Bool
        /// Whether what it stands in is closed or left: a sheet, a page.
        let isClosing: Bool
        /// What `Self._printChanges()` prints in the view.
        let prints: String?

        /// Whether it is not known that it happens at all.
        var isDoubtful: Bool { writes.isEmpty ? constancy == "K6" : !isClosing && !writes.contains(where: \.isSeenTogether) }
    }

    /// A place that gives a variable another value.
    struct Write: Sendable {
        let variable: String
        let place: ReportPlace?
        /// The type that the code stands in.
        let owner: String?
        /// What leads to it, from the inside out.
        let occasions: [Occasion]
        /// Whether it is a call that closes what the code is shown in: `dismiss()`.
        var isCall = false
        /// Whether it is seen to run while the view is there.
        var isSeenTogether = true

        /// Whether another one stands in the same code.
        func isAlike(_ other: Write) -> Bool {
            variable == other.variable && owner == other.owner && place?.path == other.place?.path && occasions == other.occasions
        }
    }

    struct Occasion: Equatable, Sendable {
        enum Kind: String, Sendable {
            /// A call is given the code to run: `Button`.
            case action
            /// A function or property that others use.
            case member
            /// A binding is handed on.
            case binding
        }

        let kind: Kind
        let name: String
        let place: ReportPlace?
    }

    /// Code that makes the view in whose body this one stands, or one further up.
    struct Maker: Sendable {
        let made: String
        let member: String
        let place: ReportPlace?
        /// What stands around it.
        let steps: [String]
        let ends: [End]
        let isShown: Bool
        let isRuledOut: Bool
    }

    /// What `Self._printChanges()` prints in the body of the view.
    struct Prints: Sendable {
        let begun: String
        let given: String
        let own: [(name: String, line: String)]
        /// Whether that was observed, and not only follows from what was.
        let isCertain: Bool
    }

    /// A closure that runs again with a new identity.
    struct Work: Sendable {
        let modifier: String
        let place: ReportPlace?
    }

    /// What the other views have in common with the one that is told of.
    enum Others: Sendable {
        case onLine, ofHelper, ofPlace
    }

    struct Input: Sendable {
        let name: String
        let variables: [Variable]
        /// Whether what is around the view is drawn otherwise, and the view itself is not asked.
        let isAround: Bool
        let prints: String?
    }

    /// The view as one place in one body: what a helper uses twice is two views.
    struct Instance: Sendable {
        let member: String
        let path: [Step]
        /// Whether the view itself was read: else it may hold state, and ids behind an unread modifier are not seen.
        let isRead: Bool
        let explicitIDs: [String]
        let ownState: [ReportState]
        /// What refers to an object that others may hold as well, which then stays.
        let sharedState: [ReportState]
        let stateBelow: [ReportState]
        /// What SwiftUI's own views keep here.
        let builtInState: [String]
        /// Which of that is the view's own: what a view of another framework is made of.
        let ownBuiltInState: String?
        /// Whether all views below are known.
        let isComplete: Bool
        /// What it presents keeps, a sheet that may be open: that goes with it.
        let presentedState: [ReportState]
        let presentedBuiltInState: [String]
        let ends: [End]
        let constants: [End]
        /// What goes with the whole body.
        let owner: String
        /// Modifiers around it that were not read and may end it, too: `.visible`.
        let unreadModifiers: [String]
        /// The view in whose body it stands; nil where that is for others to say.
        let madeView: String?
        let makers: [Maker]
        /// Whether all who make it were read.
        let makersAreComplete: Bool
        let work: [Work]
        let prints: Prints?
        let inputs: [Input]
        let ownInputs: [Variable]
        /// Why each run of the body around it updates it, whatever changed.
        let eachRun: String?
        /// Why nobody sees it.
        let absence: String?
        let notes: [String]
    }

    /// A finding about the view.
    struct Remark: Sendable {
        let finding: Finding
        let place: ReportPlace
    }

    let view: String
    let place: ReportPlace
    /// Why it is told of, and not what stands at the place that was asked about.
    let instead: String?
    let instances: [Instance]
    /// Whether all of them have one identity, as both sides of `?:`.
    let isOneView: Bool
    /// Whether each run of the program shows one of them: `if #available` chooses, or a constant.
    let isOneInEachRun: Bool
    /// Other views that start on the line, or that the helper gives which is called on it.
    let others: [String]
    let places: Others
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
