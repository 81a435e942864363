/// Turns what is known of a finding into its weight: the first row that fits decides.
///
/// No rule decides that by itself, so that two rules weigh the same evidence alike. docs/how-it-decides.md shows these rows.
public enum LevelTable {
    public struct Row: Sendable {
        /// From 1 on, as the page and the formats name it.
        public let number: Int
        /// By which a configuration speaks of it.
        public let name: String
        /// Nil where nothing is said.
        public let level: Severity?
        /// What it takes, in words.
        public let condition: String
        let fits: @Sendable (Evidence) -> Bool

        /// What is never said is not looked for everywhere.
        var isConfigurable: Bool { level != nil }
    }

    public static let rows: [Row] = [
        Row(
            number: 1, name: "nothing", level: nil,
            condition: """
                change `never` or `perElement`; loss `nothing`; intent `meant`; `perCaller` with the cure `advice` or `none`; a place that is not `seen` to be \
                another element's, with the loss `redraw` or `leaf`; `unknown` or `rare` with the intent `unsure` and the loss `redraw` or `leaf`; \
                `rare` with the cure `advice` or `none` and that loss
                """
        ) { evidence in
            evidence.change == .never || evidence.change == .perElement || evidence.loss == .nothing || evidence.intent == .meant
                || evidence.change == .perCaller && !evidence.isCurable
                || evidence.pattern == .place && !evidence.losesMore(than: .redraw) && !evidence.changes(.seen, .always)
                || evidence.changes(.unknown, .rare) && evidence.intent == .unsure && !evidence.losesMore(than: .redraw)
                || evidence.change == .rare && !evidence.isCurable && !evidence.losesMore(than: .redraw)
        },
        Row(number: 2, name: "helper-closure", level: .warning, condition: "a helper that takes a closure, with a change `always`, `seen` or `possible`") {
            $0.pattern == .takesClosure && $0.changes(.always, .seen, .possible)
        },
        Row(number: 3, name: "doubtful", level: .note, condition: "change `perCaller`; intent `commented`, `unsure` or `unused`; cure `none`") {
            $0.change == .perCaller || $0.intent == .commented || $0.intent == .unsure || $0.intent == .unused || $0.cure == .none
        },
        Row(
            number: 4, name: "certain-loss", level: .error,
            condition: """
                `always` with the loss `state`, `kept` or `content`, an object that is used elsewhere aside; a range without ids \
                with a change `always`, `seen`, `once` or `possible`
                """
        ) { evidence in
            evidence.change == .always && evidence.losesMore(than: .motion) && evidence.pattern != .sharedObject
                || evidence.pattern == .range && evidence.changes(.always, .seen, .once, .possible)
        },
        Row(number: 5, name: "certain", level: .warning, condition: "`always` with any loss but `redraw` and `leaf`") {
            $0.change == .always && $0.losesMore(than: .redraw)
        },
        Row(number: 6, name: "seed", level: .warning, condition: "`seen` of a value that only begins a state") { $0.change == .seen && $0.pattern == .seed },
        Row(
            number: 7, name: "seen-loss", level: .warning,
            condition: "`seen` with any loss but `redraw` and `leaf`; `possible` with the loss `state` or `kept`, rows and an object that is used elsewhere aside"
        ) {
            $0.change == .seen && $0.losesMore(than: .redraw)
                || $0.change == .possible && $0.losesMore(than: .content) && $0.reach != .rows && $0.pattern != .sharedObject
        },
        Row(
            number: 8, name: "curable", level: .warning,
            condition: """
                cure `fix` or `clear`, with any loss but `redraw` and `leaf`: `always`, `seen`, or `possible` in rows; `once` with the loss `state`, \
                `kept` or `content`; cure `fix`: `always`, `seen` or `once` with any loss, and `possible`, `unknown` or no change at all with any loss but `leaf`, a range aside; \
                an aid for debugging; not a place with the loss `motion`, `work`, `redraw` or `leaf`, or with a change that is not seen
                """
        ) { evidence in
            if evidence.pattern == .debugging { return true }
            guard evidence.isCurable, evidence.pattern != .place || evidence.losesMore(than: .motion) else { return false }
            let counts = evidence.changes(.always, .seen) || evidence.change == .once && (evidence.cure == .fix || evidence.losesMore(than: .motion))
                || evidence.change == .possible && evidence.reach == .rows && evidence.pattern != .place
            if counts, evidence.losesMore(than: .redraw) || evidence.cure == .fix && evidence.change != .possible { return true }
            return evidence.cure == .fix && evidence.loss != .leaf && evidence.pattern != .range && evidence.pattern != .place
                && (evidence.change == nil || evidence.changes(.possible, .unknown))
        },
        Row(number: 9, name: "rest", level: .note, condition: "all else") { _ in true },
    ]

    public static func row(for evidence: Evidence) -> Row { rows.first { $0.fits(evidence) } ?? rows[rows.count - 1] }
}

/// What a configuration makes of a row.
public enum RowLevel: String, Sendable, CaseIterable {
    case off, note, warning, error

    init(_ severity: Severity?) { self = severity.flatMap { RowLevel(rawValue: $0.rawValue) } ?? .off }

    var severity: Severity? { Severity(rawValue: rawValue) }
}

extension Evidence {
    fileprivate func changes(_ changes: Change...) -> Bool { change.map(changes.contains) ?? false }

    /// Whether what goes is graver than a loss.
    fileprivate func losesMore(than least: Loss) -> Bool {
        let order = Loss.allCases
        guard let own = order.firstIndex(of: loss), let other = order.firstIndex(of: least) else { return false }
        return own < other
    }

    /// Whether it is known what to write instead.
    fileprivate var isCurable: Bool { cure == .fix || cure == .clear }
}
